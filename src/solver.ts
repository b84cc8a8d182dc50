// Entry of `solitaire-elements/solver`: finds out whether and how a game can be won; with the five games, independent
// of a page.
import './engine.js';
import type { Position } from './engine/index.js';
import { systemClock } from './platform/clock.js';
import { systemSearch } from './platform/search-worker.js';
import type { Search } from './solver/search.js';
import type { Limits, Solution } from './solver/solution.js';
import { solveWith } from './solver/stepper.js';

export type { Aborting, Progress, Search, SearchLimits } from './solver/search.js';
export type { Limits, Solution, Verdict } from './solver/solution.js';

/**
 * Searches a position synchronously, which blocks the calling thread.
 *
 * @throws InvalidSetupError, InvalidVariantError if the position does not belong to the game
 */
export const solve = (position: Position, limits: Limits = {}): Solution =>
  solveWith(position, limits, () => systemClock.now());

/** Searches a position in a worker or, without workers, in slices between other work of the thread. */
export const search: Search = systemSearch;
