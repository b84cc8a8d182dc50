// A search that comes when it is ready: what it may be told on its way, and what it tells.
import type { Position } from '../engine/index.js';
import type { Limits, Solution } from './solution.js';

/** How far a search has come. */
export interface Progress {
  /** States looked at. */
  readonly states: number;
  /** Milliseconds spent on it; while it waits for its turn, or the page is hidden, none pass. */
  readonly ms: number;
}

/** An `AbortSignal`, as far as a search looks at it: its own type is not known where there is no page. */
export interface Aborting {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface SearchLimits extends Limits {
  /** An `AbortSignal`: aborting ends the search at once; the promise is rejected with the signal's reason. */
  readonly signal?: Aborting | undefined;
  /** Told some four times a second how far it has come. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Searches a position in a worker, or in slices between all else that the page does.
 *
 * Rejected with InvalidSetupError or InvalidVariantError where the position is none of this game, and with the
 * signal's reason.
 */
export type Search = (position: Position, limits?: SearchLimits) => Promise<Solution>;
