// The positions of pips on number cards.
import type { Rank } from '../../../engine/cards.js';

export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly upsideDown: boolean;
}

/**
 * Rows of the two outer columns and of the middle one, as base-13 digits: 0 at the top, 6 in the middle, c at the
 * bottom. Row 0 leaves a gap to the index.
 */
const rows: Partial<Readonly<Record<Rank, readonly [outer: string, middle: string]>>> = {
  A: ['', '6'],
  2: ['', '0c'],
  3: ['', '06c'],
  4: ['0c', ''],
  5: ['0c', '6'],
  6: ['06c', ''],
  7: ['06c', '3'],
  8: ['06c', '39'],
  9: ['048c', '6'],
  T: ['048c', '2a'],
};

const column = (digits: string, x: number): Pip[] =>
  [...digits].map((digit) => {
    const row = parseInt(digit, 13);
    return { x, y: 40 + row * 5, upsideDown: row > 6 };
  });

/** The pips of ace to 10 in the traditional arrangement; courts have none. */
export const pipsOf = (rank: Rank): Pip[] => {
  const [outer, middle] = rows[rank] ?? ['', ''];
  return [...column(outer, 27), ...column(middle, 50), ...column(outer, 73)];
};
