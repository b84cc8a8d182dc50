// What several of the games have in common.
import type { OptionValue, PileGroup, Takes } from '../engine/index.js';

export const closedStock: PileGroup = { shows: 'none' };
/** Face-up cards of which the top one can be played. */
export const openPile: PileGroup = { shows: 'all', gives: 'top' };

/** Built up in suit from the ace, a card at a time; `from` is each game's own. */
export const upInSuit: Omit<Takes, 'from'> = {
  build: { suit: 'same', steps: [1] },
  empty: [{ accepts: 'A' }],
  single: true,
  most: 13,
};
export const foundations = { count: 4, shows: 'all' } as const;

/** May a part of a sequence be moved? */
export const runs: readonly OptionValue[] = [
  { value: 'whole' },
  { value: 'any', patch: { piles: { tableau: { gives: 'any' } } } },
];
