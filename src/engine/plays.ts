// Generates the legal moves of a table.
import type { CardId } from './cards.js';
import { emptyTakes, judgeDraw, judgePlay, judgeRedeal } from './judge.js';
import { DRAW, REDEAL, type Move } from './moves.js';
import type { PileRule } from './rules.js';
import type { Table } from './table.js';
import { unitSizes } from './units.js';

/** Calls `found` for each legal play from these piles until it returns true. Returns whether it did. */
export function somePlay(
  table: Table,
  found: (from: PileRule, to: PileRule, count: number) => boolean,
  givers: readonly PileRule[] = table.rules.givers,
): boolean {
  for (const from of givers) {
    const cards = table.pile(from);
    if (!cards.length) continue;
    const [least, most] = unitSizes(table, from);
    for (const to of from.targets) {
      const target = table.pile(to);
      const onto = target[target.length - 1];
      const single = to.group.takes?.single;
      for (let count = single ? 1 : least; count <= (single ? 1 : most); count++) {
        // Most pairs of cards do not fit: test that first, because it is cheap.
        const card = cards[cards.length - count] as CardId;
        const fits = onto === undefined ? emptyTakes(table, from, to, card) : to.fits?.(card, onto);
        if (fits && !judgePlay(table, from, to, count) && found(from, to, count)) return true;
      }
    }
  }
  return false;
}

/**
 * Every legal move: plays in the order of the source piles, then of the target piles, smallest units first; then a draw,
 * then a redeal.
 */
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
