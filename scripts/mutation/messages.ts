// What the mutation runner and the processes in which faults are active send to each other.
import type { Result } from './known.js';

/** A fault to be planted. `alone`: in fresh modules only. `thorough`: also by tests that take long. */
export interface Order {
  readonly fault: number;
  readonly alone: boolean;
  readonly thorough: boolean;
}

export type Answer =
  /** The tests can be run. `ms`: how long they take. */
  | { readonly kind: 'ready'; readonly tests: number; readonly ms: number }
  /** These tests fail without any fault. */
  | { readonly kind: 'failed'; readonly failed: readonly string[] }
  /** The next answer takes this many milliseconds at most. */
  | { readonly kind: 'within'; readonly within: number }
  /** `result`: unless another process has to look again. `spent`: the process is to be replaced. */
  | {
      readonly kind: 'result';
      readonly result: Result | undefined;
      readonly spent: boolean;
      readonly ms: number;
    }
  /** The process has ended. */
  | { readonly kind: 'broken' };
