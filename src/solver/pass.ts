// The interface of a pass: one search algorithm. A search runs passes in order until one of them decides the position.
import type { Move } from '../engine/index.js';
import type { Verdict } from './solution.js';

export interface Pass {
  /** Visits up to `states` more states. Returns true when the pass is finished or out of memory. */
  step(states: number): boolean;
  /** The number of visited states. */
  readonly states: number;
  /** The result; `unknown` while the pass runs, and afterwards if it could not decide. */
  readonly verdict: Verdict;
  /** The moves from the position to the win, if the pass found one. */
  line(): Move[];
}

/** A pass that also finds the best value of an {@link Objective}. */
export interface OptimisingPass extends Pass {
  /** The best value so far. */
  readonly best: number;
  /** Whether `best` is proven to be the best value. */
  readonly exact: boolean;
  /** The moves from the position to the best value. */
  bestLine(): Move[];
}

/** The goal of a search in addition to a win: a high score, or few cards left in the piles that the goal empties. */
export type Objective =
  | {
      readonly kind: 'score';
      /** The score at the start. */
      readonly score: number;
      /** The search ends when this score is reached. */
      readonly enough: number;
    }
  | { readonly kind: 'fewest' };
