// Types of a search: limits in, solution out.
import type { Move, Variant, VariantData } from '../engine/index.js';

/**
 * `winnable`: the search found a line of moves that reaches the goal. `unwinnable`: no such line exists; the search was
 * exhaustive, or a proof was found. `unknown`: a limit was reached first.
 */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

/** The limits and the goal of a search. */
export interface Limits {
  /** The maximum number of states to visit. Default: no limit. */
  readonly states?: number | undefined;
  /** The maximum search time in milliseconds. Default: no limit. */
  readonly ms?: number | undefined;
  /** The maximum memory for visited states, in bytes. Default and upper bound: 256 MiB. */
  readonly memory?: number | undefined;
  /**
   * When the search ends. `win`: at a win, or at the proof that none exists. `best`: at the proof that no line scores
   * more. `aim`: when the game's aim is reached (Reno: `net ≥ 0`; Over-Under: the fewest cards left; other games: the
   * win), or proven out of reach. `shortest`: at the proof that no win has fewer moves; for positions a few moves before
   * the win, such as puzzles. Default: `win`.
   */
  readonly goal?: 'win' | 'best' | 'aim' | 'shortest' | undefined;
  /** With the goal `shortest`: the number of moves of the longest line to look for. Default: no limit. */
  readonly moves?: number | undefined;
  /** The description of the game. Required if the game is not registered in `variants`. */
  readonly variant?: Variant | VariantData | undefined;
}

/** The result of a search. The solver sees every card, including face-down ones. */
export interface Solution {
  /** Whether this position can be won, as the rules define *won*. */
  readonly verdict: Verdict;
  /** Whether the game's aim can be reached from here. Equals `verdict` if winning is the aim. */
  readonly aim: Verdict;
  /** All moves from the position to the win. Present only if `verdict` is `winnable`. */
  readonly line?: readonly Move[];
  /**
   * The best score found: the highest, or the lowest where the game says so. With the goal `best` it is the best there is,
   * unless a limit was reached first (see `exact`).
   */
  readonly best?: number;
  /**
   * The fewest cards that a line leaves, with the goal `aim` in a game whose aim is to leave the fewest. It is the minimum,
   * unless a limit was reached first (see `exact`).
   */
  readonly fewest?: number;
  /** All moves from the position to the best score, or to the fewest cards. */
  readonly bestLine?: readonly Move[];
  /**
   * Whether it is proven that no line scores more than `best`, or leaves fewer cards than `fewest`; with the goal
   * `shortest`, that no win has fewer moves than `line` or, without a line, that none has as few as the limit.
   */
  readonly exact?: boolean;
  /** The number of visited states. */
  readonly states: number;
  /** The search time in milliseconds. */
  readonly ms: number;
}

/** A search that runs in steps, so that the caller can cancel it and share its thread with other work. */
export interface Stepper {
  /**
   * Visits more states.
   *
   * @param states about how many; fewer if a limit is reached
   * @param ms stops after about this time
   * @returns whether the search is over
   */
  step(states: number, ms?: number): boolean;
  /** The result so far. */
  readonly solution: Solution;
}
