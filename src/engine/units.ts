// What the player takes hold of: how many cards of a pile make a unit.
import type { CardId } from './cards.js';
import type { PileRule } from './rules.js';
import type { Table } from './table.js';

/** How many cards at the end of a pile lie face up and are built on each other by its own rule. */
function runLength(cards: readonly CardId[], faceUp: number, { fits }: PileRule): number {
  let run = Math.min(1, faceUp);
  while (run < faceUp && fits?.(cards.at(-run) as CardId, cards.at(-run - 1) as CardId)) run++;
  return run;
}

/** The least and the most cards of a pile that are moved together. */
export function unitSizes(table: Table, pile: PileRule): readonly [least: number, most: number] {
  const cards = table.pile(pile);
  const { length } = cards;
  const faceUp = length - table.faceDown(pile);
  switch (pile.group.gives) {
    case 'column':
      return [length, length];
    case 'group':
      return [1, faceUp];
    case 'run':
    case 'any': {
      const run = runLength(cards, faceUp, pile);
      return [pile.group.gives === 'run' ? run : 1, run];
    }
    default:
      return [1, 1];
  }
}

/**
 * How many cards come along when the card at `index` is taken; 0 when it cannot be taken.
 *
 * The top card comes alone, since it may go to a foundation; a card under it brings the whole unit of its
 * pile: all of the column, the run, or as many as lie on it.
 */
export function unitAt(table: Table, pile: PileRule, index: number): number {
  const count = table.pile(pile).length - index;
  if (!pile.group.gives || index < table.faceDown(pile) || count < 1) return 0;
  const [least, most] = unitSizes(table, pile);
  if (count === 1) return 1;
  return count > most ? 0 : Math.max(count, least);
}
