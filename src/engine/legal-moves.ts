// Lists the legal moves of a table.
import { checkDraw, checkRedeal } from './check-move.js';
import { somePair, somePlay, type Effort, type Scan } from './move-generator.js';
import { DRAW, REDEAL, type Move } from './moves.js';
import type { Table } from './table.js';

/**
 * The legal plays in the order of the source piles, then of the target piles, smallest units first; then the pairs in
 * the order of the piles. Each is frozen, because a game keeps them.
 */
export function playsOf(table: Table, scan: Partial<Pick<Scan, 'givers' | 'effort'>> = {}): Move[] {
  const moves: Move[] = [];
  somePlay(
    table,
    (from, to, count) => {
      moves.push(Object.freeze({ kind: 'play', from: from.id, to: to.id, count }));
      return false;
    },
    scan,
  );
  somePair(
    table,
    (from, other) => {
      moves.push(Object.freeze({ kind: 'pair', from: from.id, with: other.id }));
      return false;
    },
    scan,
  );
  return moves;
}

/** The other legal moves: a draw, then a redeal. */
export function supplyMovesOf(table: Table): Move[] {
  const moves: Move[] = [];
  if (!checkDraw(table)) moves.push(DRAW);
  if (!checkRedeal(table)) moves.push(REDEAL);
  return moves;
}

/** Every legal move: plays, pairs, a draw, a redeal. */
export const movesOf = (table: Table, effort?: Effort): Move[] => [
  ...playsOf(table, effort && { effort }),
  ...supplyMovesOf(table),
];
