// All moves that a table allows.
import { judgeDraw, judgePlay, judgeRedeal, runLength } from './judge.js';
import type { CardId } from './cards.js';
import { DRAW, REDEAL, type Move } from './moves.js';
import type { PileRule } from './rules.js';
import type { Table } from './table.js';

/** How many cards the greatest unit of this pile has. */
function greatestUnit(table: Table, pile: PileRule): number {
  switch (pile.group.gives) {
    case 'column':
      return table.pile(pile).length;
    case 'run':
    case 'any':
      return runLength(table, pile);
    case 'group':
      return table.pile(pile).length - table.faceDown(pile);
    default:
      return 1;
  }
}

/** Calls `found` for each legal play from these piles until it returns true; whether it did. */
export function somePlay(
  table: Table,
  found: (from: PileRule, to: PileRule, count: number) => boolean,
  givers: readonly PileRule[] = table.rules.givers,
): boolean {
  for (const from of givers) {
    const cards = table.pile(from);
    if (!cards.length) continue;
    const { gives } = from.group;
    const greatest = greatestUnit(table, from);
    const least = gives === 'column' || gives === 'run' ? greatest : 1;
    for (const to of from.targets) {
      const target = table.pile(to);
      const onto = target[target.length - 1];
      const single = to.group.takes?.single;
      const most = single ? 1 : greatest;
      for (let count = single ? 1 : least; count <= most; count++) {
        // Nearly all pairs of cards don't fit: only the others are worth the judge's time.
        const card = cards[cards.length - count] as CardId;
        if (onto === undefined ? !to.group.takes?.empty : !to.fits?.(card, onto)) continue;
        if (!judgePlay(table, from, to, count) && found(from, to, count)) return true;
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
