// All moves that a table allows.
import { judgeDraw, judgePlay, judgeRedeal, runLength } from './judge.js';
import { DRAW, REDEAL, type Move } from './moves.js';
import type { PileRule } from './rules.js';
import type { Table } from './table.js';

/** How many cards could be a unit of this pile: from the least to the most; a single card always may be one. */
function unitsOf(table: Table, pile: PileRule): readonly number[] {
  const length = table.pile(pile).length;
  if (!length) return [];
  const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
  switch (pile.group.gives) {
    case 'column':
      return length > 1 ? [1, length] : [1];
    case 'run': {
      const run = runLength(table, pile);
      return run > 1 ? [1, run] : [1];
    }
    case 'any':
      return upTo(runLength(table, pile));
    case 'group':
      return upTo(length - table.faceDown(pile));
    default:
      return [1];
  }
}

/** Calls `found` for each legal play until it returns true; whether it did. */
export function somePlay(
  table: Table,
  found: (from: PileRule, to: PileRule, count: number) => boolean,
): boolean {
  for (const from of table.rules.givers) {
    for (const count of unitsOf(table, from)) {
      for (const to of table.rules.takers) {
        if (from !== to && !judgePlay(table, from, to, count) && found(from, to, count)) return true;
      }
    }
  }
  return false;
}

/** Every legal move: plays, then a draw, then a redeal. */
export function movesOf(table: Table): Move[] {
  const moves: Move[] = [];
  somePlay(table, (from, to, count) => {
    moves.push({ kind: 'play', from: from.id, to: to.id, count });
    return false;
  });
  if (!judgeDraw(table)) moves.push(DRAW);
  if (!judgeRedeal(table)) moves.push(REDEAL);
  return moves;
}
