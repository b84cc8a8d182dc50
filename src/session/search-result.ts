// The solver's result for a position, and the results that follow without a search.
import { cardsLeft, isFewestAim, netAim } from '../engine/aim.js';
import { isSameMove } from '../engine/moves.js';
import type { Move, Position, Variant } from '../engine/index.js';
import type { Verdict } from '../solver/solution.js';

/** The search result of a position. */
export interface SearchResult {
  /** Whether the position can be won. */
  readonly verdict: Verdict;
  /** Whether the game's aim can be reached. */
  readonly aim: Verdict;
  /** The highest score that a line was found for. */
  readonly best?: number | undefined;
  /** Whether `best` is proven to be the highest, or `fewest` the minimum; `undefined` if this was not searched. */
  readonly isMost?: boolean | undefined;
  /** The fewest cards that can be left, if that is the game's aim and the number is proven. */
  readonly fewest?: number | undefined;
  /** All moves to the aim, if it can be reached; otherwise those that leave the fewest cards, if that is the aim. */
  readonly line?: readonly Move[] | undefined;
}

/** The result that follows from the position without a search. */
export function resultWithoutSearch(position: Position, variant: Variant): SearchResult | undefined {
  const { status, net } = position;
  const fewest = isFewestAim(variant) ? { fewest: cardsLeft(position, variant) } : {};
  if (status === 'won') return { verdict: 'winnable', aim: 'winnable', ...fewest, line: [] };
  const verdict = status === 'lost' ? 'unwinnable' : 'unknown';
  if (net >= (netAim(variant) ?? Infinity)) return { verdict, aim: 'winnable', line: [] };
  return status === 'lost' ? { verdict, aim: verdict, ...fewest } : undefined;
}

/** The result for a deal from which the aim cannot be reached. If the aim is a score, the deal may still be winnable. */
export const lostDeal = (variant: Variant): SearchResult => ({
  verdict: netAim(variant) === undefined ? 'unwinnable' : 'unknown',
  aim: 'unwinnable',
});

/** The result that follows for the position after a move. */
export function resultAfter(known: SearchResult, move: Move): SearchResult | undefined {
  const { verdict, aim, line } = known;
  if (line?.[0] && isSameMove(line[0], move)) return { ...known, line: line.slice(1) };
  return verdict === 'unwinnable' && aim === verdict ? { verdict, aim } : undefined;
}
