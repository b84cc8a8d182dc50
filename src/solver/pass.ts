// One way of searching a position. A search is a row of passes: each may decide, or leave it to the next.
import type { Move } from '../engine/index.js';
import type { Verdict } from './solution.js';

export interface Pass {
  /** Looks at up to so many more states; true when the pass has come to its end, or to that of its memory. */
  step(states: number): boolean;
  /** How many states it has looked at. */
  readonly states: number;
  /** What it found out; `unknown` while it goes on, and after it where it cannot tell. */
  readonly verdict: Verdict;
  /** The moves from the position to the win, where it found one. */
  line(): Move[];
}
