// Lists the legal moves of a table.
import { checkDraw, checkRedeal } from './check-move.js';
import { somePair, somePlay, type Effort } from './move-generator.js';
import { DRAW, REDEAL, type Move } from './moves.js';
import type { Table } from './table.js';

/**
 * Every legal move: plays in the order of the source piles, then of the target piles, smallest units first; then pairs
 * in the order of the piles; then a draw, then a redeal.
 */
export function movesOf(table: Table, effort?: Effort): Move[] {
  const moves: Move[] = [];
  const scan = effort && { effort };
  somePlay(
    table,
    (from, to, count) => {
      moves.push({ kind: 'play', from: from.id, to: to.id, count });
      return false;
    },
    scan,
  );
  somePair(
    table,
    (from, other) => {
      moves.push({ kind: 'pair', from: from.id, with: other.id });
      return false;
    },
    scan,
  );
  if (!checkDraw(table)) moves.push(DRAW);
  if (!checkRedeal(table)) moves.push(REDEAL);
  return moves;
}
