// Units: the number of cards of a pile that move together.
import type { Fits } from './build.js';
import type { CardId } from './cards.js';
import type { PileRule } from './compiled-variant.js';
import type { Table } from './table.js';
import type { PileGroup } from './variant.js';

/** The length of the face-up run that ends a pile. `fits`: whether a card may be on another in the run. */
export function runLength(cards: readonly CardId[], faceUp: number, fits: Fits | undefined): number {
  if (!fits) return Math.min(1, faceUp);
  const { length } = cards;
  let run = Math.min(1, faceUp);
  while (run < faceUp && fits(cards[length - run] as CardId, cards[length - run - 1] as CardId)) run++;
  return run;
}

/** Whether the units of a pile are runs. */
export const isRunUnit = (gives: PileGroup['gives']): boolean =>
  gives === 'run' || gives === 'top-or-run' || gives === 'any';

/** Whether several cards of a pile move only as the largest unit. */
export const isWhole = ({ gives }: PileRule): boolean => gives === 'top-or-run';

/** The smallest and the largest unit of a pile. */
export function unitSizes(table: Table, pile: PileRule): readonly [least: number, most: number] {
  const cards = table.pile(pile);
  const { length } = cards;
  const faceUp = length - table.faceDown(pile);
  switch (pile.gives) {
    case 'column':
      return [length, length];
    case 'group':
      return [1, faceUp];
    case 'run':
    case 'top-or-run':
    case 'any': {
      const run = runLength(cards, faceUp, pile.runs);
      return [pile.gives === 'run' ? run : 1, run];
    }
    default:
      return [1, 1];
  }
}

/**
 * The number of cards that move together if the card at `index` is picked up; 0 if it cannot be.
 *
 * The top card is picked up alone, because it may go to a foundation. A lower card brings the whole unit of its pile:
 * the column, the run, or all cards on top of it.
 */
export function unitAt(table: Table, pile: PileRule, index: number): number {
  const count = table.pile(pile).length - index;
  if (!pile.gives || index < table.faceDown(pile) || count < 1 || table.isCovered(pile)) return 0;
  const [least, most] = unitSizes(table, pile);
  if (count === 1) return 1;
  if (count > most) return 0;
  return isWhole(pile) ? most : Math.max(count, least);
}
