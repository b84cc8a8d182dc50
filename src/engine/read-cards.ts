// Reads cards as people write them: `KS`, `10s`, `A♠`, in lines or columns, with any spaces and punctuation between.
import type { Card } from './cards.js';
import type { Variant } from './variant.js';
import { listOf } from './lists.js';

/** A longer text is not a deck: with symbols and two characters between, two decks have fewer than 700. */
export const MOST_DECK_CHARACTERS = 2000;

const SYMBOLS = [/[♠♤]/g, /[♥♡❤]/g, /[♦♢]/g, /[♣♧]/g];

/** The names of the cards in a text. A word that is not a card stays as it is. */
export function readCards(text: string): Card[] {
  if (text.length > MOST_DECK_CHARACTERS) return [];
  // the variation selectors of emoji are marks, which separate words
  const plain = text.normalize('NFKC').replace(/[\uFE0E\uFE0F]/g, '');
  let letters = plain;
  SYMBOLS.forEach((symbol, suit) => (letters = letters.replace(symbol, 'SHDC'.charAt(suit))));
  const words = letters.match(/(?:10|[2-9TJQKA])[SHDC]|[\p{L}\p{N}]+/giu) ?? [];
  return words.map((word) => word.toUpperCase().replace('10', 'T') as Card);
}

/**
 * The deck in a text, first card dealt first. If its lines have the lengths of the columns that a game deals in rows, as
 * the eight columns of FreeCell, they are those columns.
 */
export function readDeck(text: string, { deal: [step, ...others] }: Variant): Card[] {
  const lines = text
    .split(/[\n|]/)
    .map(readCards)
    .filter((line) => line.length);
  const areColumns =
    !others.length && step?.by === 'row' && String(lines.map((line) => line.length)) === String(step.each);
  if (!areColumns) return readCards(text);
  const rows = listOf(Math.max(...lines.map((line) => line.length)), (row) =>
    lines.flatMap((line) => line.slice(row, row + 1)),
  );
  return rows.flat();
}
