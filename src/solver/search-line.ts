// Converts moves of the search to engine moves.
import { applyMove } from '../engine/apply-move.js';
import { checkDraw } from '../engine/check-move.js';
import { DRAW, REDEAL, type Move } from '../engine/moves.js';
import type { Table } from '../engine/table.js';
import { NOWHERE, countOf, fromOf, stepsOf, toOf } from './move-code.js';
import type { PileTables } from './pile-tables.js';
import type { SearchTables } from './search-tables.js';

/** Converts moves from a table on; each draw and redeal becomes a separate move. The table is not changed. */
export function searchLine(start: Table, plan: SearchTables, path: readonly number[]): Move[] {
  const table = start.copy();
  const moves: Move[] = [];
  const make = (move: Move): void => {
    applyMove(table, move);
    moves.push(move);
  };
  const name = (pile: number): string => (plan.piles[pile] as PileTables).id;
  for (const move of path) {
    for (let steps = stepsOf(move); steps; steps--) make(checkDraw(table) ? REDEAL : DRAW);
    const from = fromOf(move);
    if (from === NOWHERE) make(toOf(move) ? REDEAL : DRAW);
    else if (!countOf(move)) make({ kind: 'pair', from: name(from), with: name(toOf(move)) });
    else make({ kind: 'play', from: name(from), to: name(toOf(move)), count: countOf(move) });
  }
  return moves;
}
