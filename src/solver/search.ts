// Types of the asynchronous search: progress reports and cancellation.
import type { Position } from '../engine/index.js';
import type { Limits, Progress, Solution } from './solution.js';

/** The part of `AbortSignal` that a search uses. Declared here because the solver has no DOM types. */
export interface Aborting {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The limits of a {@link Search}, with cancellation and progress reports. */
export interface SearchLimits extends Limits {
  /** An `AbortSignal`. Aborting ends the search and rejects the promise with the signal's reason. */
  readonly signal?: Aborting | undefined;
  /** Called about four times a second while the search runs. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Searches a position in a worker or, if no worker is available, in short slices on the calling thread.
 *
 * @param position The position to search.
 * @param limits The limits and the goal. Default: as for `solve`.
 * @returns A promise of the result. It is rejected with an InvalidSetupError or InvalidVariantError if the position
 *   does not belong to its game, and with the signal's reason if the search is aborted.
 */
export type Search = (position: Position, limits?: SearchLimits) => Promise<Solution>;
