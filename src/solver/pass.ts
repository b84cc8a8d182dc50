// One search algorithm. A search runs a list of passes in order: each pass decides the position or leaves it to the next.
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
