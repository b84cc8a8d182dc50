// Determines whether and how a game can be won, independent of a page.
import type { Position } from './engine/index.js';
import { systemClock } from './platform/clock.js';
import { systemSearch } from './platform/search-worker.js';
import type { Search } from './solver/search.js';
import type { Limits, Solution } from './solver/solution.js';
import { solveWith } from './solver/stepper.js';

export type { Aborting, Search, SearchLimits } from './solver/search.js';
export type { Limits, Progress, Solution, Verdict } from './solver/solution.js';

/**
 * Searches a position synchronously, which blocks the calling thread. A search without limits can take minutes.
 *
 * @param position The position to search; all its cards are used, including face-down ones.
 * @param limits The limits and the goal. Default: no limit of states and time, and the goal `win`.
 * @returns The verdict, and a line of moves if one was found.
 * @throws InvalidSetupError, InvalidVariantError if the position does not belong to the game
 * @example
 * const { verdict, line } = solve(Game.deal('klondike', { deal: 14 }).position, { ms: 5000 });
 */
export const solve = (position: Position, limits: Limits = {}): Solution =>
  solveWith(position, limits, () => systemClock.now());

/**
 * Searches a position in a worker or, without workers, in slices between other tasks of the thread.
 *
 * @param position The position to search; all its cards are used, including face-down ones.
 * @param limits The limits and the goal, an `AbortSignal` and a progress callback. Default: as for {@link solve}.
 * @returns A promise of the result. It is rejected with an InvalidSetupError or InvalidVariantError if the position
 *   does not belong to its game, and with the signal's reason if the search is aborted.
 * @example
 * const { verdict } = await search(game.position, { ms: 5000, signal: AbortSignal.timeout(10_000) });
 */
export const search: Search = systemSearch;
