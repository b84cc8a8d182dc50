// Entry of `solitaire-elements/solver`: can it be won, and how; with the five games, without any page.
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
 * Searches a position here and now, which may take its time.
 *
 * @throws InvalidSetupError, InvalidVariantError where the position is none of this game
 */
export const solve = (position: Position, limits: Limits = {}): Solution =>
  solveWith(position, limits, () => systemClock.now());

/** Searches a position in a worker, or in slices between all else that the page does. */
export const search: Search = systemSearch;
