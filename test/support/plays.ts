// Groups of piles for small games, and the legal plays between two piles, as the list and the check of single moves have
// them.
import { expect } from 'vitest';
import type { Game, PileGroup, Takes, Variant } from '../../src/engine.js';
import { plays, refused } from './decks.js';
import { described, down } from './described.js';

/** A reserve. */
export const CELL: PileGroup = { kind: 'reserve', shows: 'all', gives: 'top' };
export const column = (takes: Partial<Takes>, more: Partial<PileGroup> = {}): PileGroup => ({
  count: 4,
  shows: 'all',
  gives: 'any',
  takes: { ...down, ...takes },
  ...more,
});
/** Three cards for each column, and so many for the other groups. */
export const withCells = (piles: Variant['piles'], each: Readonly<Record<string, number>>): Variant =>
  described(piles, {
    deal: [{ to: 'tableau', each: 3 }, ...Object.entries(each).map(([to, count]) => ({ to, each: [count] }))],
  });

/** The plays between two piles as text, and whether the check of single moves agrees. */
export function between(game: Game, from: string, to: string): string[] {
  const listed = plays(game).filter((text) => text.startsWith(`${from}>${to}`));
  const all = Array.from({ length: 13 }, (_, n) => `${from}>${to}${n ? `:${String(n + 1)}` : ''}`);
  expect(all.filter((text) => !refused(game, text))).toEqual(listed);
  return listed;
}
