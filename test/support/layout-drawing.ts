// Draws an arrangement of piles as text, so that a test can show where the piles of a game are.
import type { Arrangement, PileKind, Variant } from '../../src/engine/index.js';
import { pilePlacement } from '../../src/elements/cards/pile-layout.js';

const LETTER: Record<PileKind, string> = {
  stock: 'S',
  waste: 'W',
  reserve: 'R',
  discard: 'D',
  foundation: 'F',
  tableau: 'T',
};

/** A placed pile: its position, and the table columns and rows that it uses. */
export interface PlacedPile {
  readonly id: string;
  readonly kind: PileKind;
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly rows: number;
}

/** The distances between columns, and between the cards of a fan to the right, in card widths. */
const COLUMN = 1.14;
const SIDE_STEP = 0.34;

/** The piles of an arrangement. */
export function placedPiles(variant: Variant, arrangement: Arrangement, mirrored = false): PlacedPile[] {
  return Object.entries(variant.piles).flatMap(([name, { count = 1, shows }]) =>
    Array.from({ length: count }, (_, i): PlacedPile => {
      const kind = name as PileKind;
      const id = count > 1 ? `${kind}-${String(i + 1)}` : kind;
      const { at, fan, rows = 1 } = pilePlacement(variant, arrangement, id, mirrored);
      const beside = fan === 'right' ? (shows === 'top' ? 1 : 2) : 0;
      return { id, kind, column: at[0], row: at[1], width: (1 + beside * SIDE_STEP) / COLUMN, rows };
    }),
  );
}

/**
 * The arrangement as text, one line for each row of the table and two characters for each column. The letter of a pile
 * is the first one of its kind. `>` follows a pile that is fanned to the right, and `|` marks further rows that a pile
 * can use. Below are the columns with reserved space (`face-down + face-up`), and the piles that are lower than their
 * row.
 */
export function drawArrangement(variant: Variant, arrangement: Arrangement): string {
  const piles = placedPiles(variant, arrangement);
  const height = Math.max(...piles.map(({ row, rows }) => row + rows));
  const lines = Array.from({ length: height }, () => Array<string>(arrangement.columns * 2).fill('.'));
  for (const { kind, column, row, rows } of piles) {
    for (let y = row; y < row + rows; y++) {
      const line = lines[y];
      if (line) line[column * 2] = y === row ? LETTER[kind] : '|';
    }
    const line = lines[row];
    if (line && arrangement.places[kind]?.fan === 'right') line[column * 2 + 1] = '>';
  }
  const notes = Object.entries(arrangement.places).flatMap(([kind, { fan, room, lower }]) => [
    ...(fan === 'down' ? [`${kind}: ${(room ?? [0, 0]).join(' + ')}`] : []),
    ...(lower ? [`${kind}: lower by ${String(lower)}`] : []),
  ]);
  return [...lines.map((line) => line.join('')), ...notes].join('\n');
}
