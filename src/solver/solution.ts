// Types of a search: limits in, solution out.
import type { Move, Variant, VariantData } from '../engine/index.js';

/**
 * `winnable`: the search found a line of moves that reaches the goal. `unwinnable`: no such line exists; the search was
 * exhaustive, or a proof was found. `unknown`: the search ended at a limit.
 */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

/** The limits and the goal of a search. */
export interface Limits {
  /** The maximum number of states to visit. Default: no limit. */
  readonly states?: number | undefined;
  /** The maximum search time in milliseconds. Default: no limit. */
  readonly ms?: number | undefined;
  /**
   * The maximum memory for visited states, in bytes. Default and upper bound: 256 MiB; for `search` 192 MiB, and less
   * while other searches run.
   */
  readonly memory?: number | undefined;
  /**
   * The condition that ends the search. `win`: a win, or a proof that none exists. `best`: a proof that no line has a
   * better score. `aim`: the game's aim (Reno: `net ≥ 0`; Over-Under: the fewest cards left; other games: the win), or
   * a proof that it cannot be reached. `shortest`: a proof that no win has fewer moves; for positions a few moves
   * before the win, such as puzzles. Default: `win`.
   */
  readonly goal?: 'win' | 'best' | 'aim' | 'shortest' | undefined;
  /** With the goal `shortest`: the maximum number of moves of a line. Default: no limit. */
  readonly moves?: number | undefined;
  /** The description of the game. Required if the game is not registered in `variants`. */
  readonly variant?: Variant | VariantData | undefined;
}

/** The result of a search. The solver uses all cards, including face-down ones. */
export interface Solution {
  /** Whether this position can be won, as the rules define *won*. */
  readonly verdict: Verdict;
  /** Whether the game's aim can be reached from here. Equals `verdict` if winning is the aim. */
  readonly aim: Verdict;
  /** All moves from the position to the win. Present only if `verdict` is `winnable`. */
  readonly line?: readonly Move[];
  /**
   * The best score found: the highest, or the lowest if the game's `score.best` is `lowest`. Present with the goal
   * `best`, and with `aim` in a game whose aim is a net score. `exact` states whether it is the best possible score.
   */
  readonly best?: number;
  /**
   * The fewest cards left by a line. Present with the goal `aim` in a game whose aim is to leave the fewest cards.
   * `exact` states whether it is the minimum.
   */
  readonly fewest?: number;
  /** All moves from the position to the best score, or to the fewest cards. */
  readonly bestLine?: readonly Move[];
  /**
   * Whether it is proven that no line has a better score than `best`, or leaves fewer cards than `fewest`. With the
   * goal `shortest`: that no win has fewer moves than `line` or, without a line, that no win exists within the limit.
   */
  readonly exact?: boolean;
  /** The number of visited states. */
  readonly states: number;
  /** The search time in milliseconds, without waiting time. */
  readonly ms: number;
}

/** The progress of a search. */
export interface Progress {
  /** The number of visited states. */
  readonly states: number;
  /** The search time in milliseconds, without waiting time; a search waits while the page is hidden. */
  readonly ms: number;
}

/** A search that runs in steps, so that the caller can cancel it and share its thread with other work. */
export interface Stepper {
  /**
   * Visits more states.
   *
   * @param states the approximate number; fewer if a limit is reached
   * @param ms the approximate maximum time, in milliseconds
   * @returns whether the search is over
   */
  step(states: number, ms?: number): boolean;
  /** The work so far. Reading it costs nothing, unlike {@link solution}, which can contain a line of moves. */
  readonly progress: Progress;
  /** The result so far. */
  readonly solution: Solution;
}
