// What the player takes hold of when a card is pressed.
import { RANKS, rankName, type Rank } from './cards.js';
import { acceptedRank, ruleHolds, runLength } from './judge.js';
import type { PileRule } from './rules.js';
import type { Table } from './table.js';

/**
 * How many cards come along when the card at `index` is taken; 0 when it cannot be taken.
 *
 * The top card comes alone, since it may go to a foundation; a card under it brings the whole unit of its
 * pile: all of the column, the run, or as many as lie on it.
 */
export function unitAt(table: Table, pile: PileRule, index: number): number {
  const { length } = table.pile(pile);
  const { gives } = pile.group;
  if (!gives || index < table.faceDown(pile) || index >= length) return 0;
  const count = length - index;
  if (count === 1) return 1;
  const run = runLength(table, pile);
  switch (gives) {
    case 'top':
      return 0;
    case 'column':
      return length;
    case 'run':
      return count <= run ? run : 0;
    case 'any':
      return count <= run ? count : 0;
    case 'group':
      return count;
  }
}

/** The ranks an empty pile takes from the player as things stand: all 13, some, or none. */
export const acceptsAt = (table: Table, pile: PileRule): readonly Rank[] =>
  (pile.group.takes?.empty ?? [])
    .filter((rule) => ruleHolds(table, rule))
    .flatMap((rule) => {
      const rank = acceptedRank(table, rule);
      return rank < 0 ? RANKS : [rankName(rank)];
    });
