// The messages between the mutation runner and its child processes.
import type { Result } from './known.js';

/** Plants a fault. `alone`: in fresh modules only. `thorough`: also runs the tests that take long. */
export interface Order {
  readonly fault: number;
  readonly alone: boolean;
  readonly thorough: boolean;
}

export type Answer =
  /** The tests are ready to run. `ms`: their duration. */
  | { readonly kind: 'ready'; readonly tests: number; readonly ms: number }
  /** These tests fail without any fault. */
  | { readonly kind: 'failed'; readonly failed: readonly string[] }
  /** The next answer takes this many milliseconds at most. */
  | { readonly kind: 'within'; readonly within: number }
  /** `result`: absent if another process has to repeat the test. `spent`: the process must be replaced. */
  | {
      readonly kind: 'result';
      readonly result: Result | undefined;
      readonly spent: boolean;
      readonly ms: number;
    }
  /** The process has ended. */
  | { readonly kind: 'broken' };
