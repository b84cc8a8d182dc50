// What a search is asked, and what it answers.
import type { Move, Variant } from '../engine/index.js';

/**
 * `winnable`: a line of moves that leads there was found. `unwinnable`: there is none; all was looked at, or it is
 * proven. `unknown`: a limit was reached first.
 */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

/** How far to search, and for what. */
export interface Limits {
  /** The most states to look at. Default: no limit. */
  readonly states?: number | undefined;
  /** The most milliseconds. Default: no limit. */
  readonly ms?: number | undefined;
  /** The most memory for states seen, in bytes. Default, and at most: 256 MiB. */
  readonly memory?: number | undefined;
  /**
   * What ends the search: `win` a win or the proof that there is none; `best` the proof that no line scores more;
   * `aim` the game's aim (Reno: `net ≥ 0`; elsewhere the win), or the proof that it is out of reach. Default: `win`.
   */
  readonly goal?: 'win' | 'best' | 'aim' | undefined;
  /** The description of the game, where it is not one of `variants`. */
  readonly variant?: Variant | undefined;
}

/** What is known with every card open to view, those that lie face down included. */
export interface Solution {
  /** Can this position be won, as the rules say *won*? */
  readonly verdict: Verdict;
  /** Can the game's aim be reached from here? The verdict, where winning is the aim. */
  readonly aim: Verdict;
  /** All moves from the position to the win; with `winnable` only. */
  readonly line?: readonly Move[];
  /** The highest score that a line was found for; with the goal `best` nothing scores more, unless a limit came first. */
  readonly best?: number;
  /** All moves from the position to the best score. */
  readonly bestLine?: readonly Move[];
  /** Nothing scores more than `best`: it is proven. */
  readonly exact?: boolean;
  /** How many states were looked at. */
  readonly states: number;
  readonly ms: number;
}

/** A search that goes on in steps, so that it can be stopped, and share its thread, wherever it runs. */
export interface Stepper {
  /** Looks at about so many more states, fewer at a limit and after so many ms; whether the search is over. */
  step(states: number, ms?: number): boolean;
  /** What is known so far. */
  readonly solution: Solution;
}
