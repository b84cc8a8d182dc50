// The saved form of a search result: after a reload, the position on the table is not searched again.
import { cardsLeft, isFewestAim, netAim } from '../engine/aim.js';
import { Game, writeMove, type Position } from '../engine/index.js';
import { isRecord } from '../engine/plain-data.js';
import type { Verdict } from '../solver/solution.js';
import { readMoves } from './saved-moves.js';
import type { SearchResult } from './search-result.js';

/** A position of the current game with its result. */
export interface SearchedPosition {
  readonly position: Position;
  readonly result: SearchResult;
  /** Whether the aim can be reached from the deal; `undefined` if the deal was not searched. */
  readonly deal: Verdict | undefined;
}

/** The saved form of a result. */
export interface SearchRecord extends Omit<SearchResult, 'line'> {
  readonly line?: readonly string[] | undefined;
  readonly deal?: Verdict | undefined;
}

/** The record of a result; `undefined` if the search did not decide the position. */
export function recordOfSearch({ result, deal }: SearchedPosition): SearchRecord | undefined {
  const { line } = result;
  return result.aim === 'unknown' ? undefined : { ...result, line: line?.map(writeMove), deal };
}

const isVerdict = (value: unknown): value is Verdict =>
  value === 'winnable' || value === 'unwinnable' || value === 'unknown';
const integerOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? Number(value) : undefined;

/** Whether the game has reached its aim, or has this number of cards left if the aim is the fewest. */
function isReached({ position, description }: Game, fewest: number | undefined): boolean {
  if (isFewestAim(description)) return cardsLeft(position, description) === (fewest ?? 0);
  return position.status === 'won' || position.net >= (netAim(description) ?? Infinity);
}

/**
 * Reads the saved result for the position of a game; `undefined` if it is damaged. The moves are made, so a position
 * counts as winnable only if they reach the aim.
 */
export function readSearch(record: unknown, game: Game): SearchedPosition | undefined {
  if (!isRecord(record)) return undefined;
  const { verdict, aim, deal } = record;
  if (!isVerdict(verdict) || !isVerdict(aim) || aim === 'unknown') return undefined;
  if (deal !== undefined && !isVerdict(deal)) return undefined;
  const texts: readonly unknown[] | undefined = Array.isArray(record['line']) ? record['line'] : undefined;
  const line = readMoves(texts ?? []);
  if (!line) return undefined;
  const { position, variant } = game;
  const end = Game.at(position, variant).replay(line);
  const fewest = integerOf(record['fewest']);
  if (end.moves < line.length || (aim === 'winnable' && !isReached(end, fewest))) return undefined;
  const best = integerOf(record['best']);
  const isMost = typeof record['isMost'] === 'boolean' ? record['isMost'] : undefined;
  return {
    position,
    result: { verdict, aim, best, isMost, fewest, line: texts && line },
    deal,
  };
}
