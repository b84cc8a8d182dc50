// Generates the legal moves of a table.
import type { CardId } from './cards.js';
import { checkDraw, checkRedeal } from './check-move.js';
import { DRAW, REDEAL, type Move } from './moves.js';
import type { PileRule } from './compiled-variant.js';
import { Spaces } from './spaces.js';
import type { Table } from './table.js';
import { unitSizes } from './units.js';
import type { Takes } from './variant.js';

/**
 * A counter of the work done: one for each test of a unit on a pile, and a comparable amount for other steps. It is
 * used instead of a clock, so that work stops at the same point on every machine.
 */
export interface Effort {
  spent: number;
}

/**
 * Calls `found` for each legal play from these piles until it returns true. Returns whether it did. The tests are those
 * of `checkPlay`, in an order that skips most units.
 *
 * @param onto only plays to this pile
 */
export function somePlay(
  table: Table,
  found: (from: PileRule, to: PileRule, count: number) => boolean,
  { givers = table.rules.givers, onto, effort }: Partial<Scan> = {},
): boolean {
  const only = onto && [onto];
  let spaces: Spaces | undefined;
  for (const from of givers) {
    const cards = table.pile(from);
    const { length } = cards;
    if (effort) effort.spent++;
    if (!length || (onto && (from === onto || !onto.group.takes?.from.includes(from.kind)))) continue;
    const [least, largest] = unitSizes(table, from);
    const faceUp = length - table.faceDown(from);
    for (const to of only ?? from.targets) {
      const takes = to.group.takes as Takes;
      const target = table.pile(to);
      const under = target[target.length - 1];
      if (effort) effort.spent++;
      if (under !== undefined && !takes.build) continue;
      // a pile with face-down cards only has no unit
      let low = 1;
      let high = Math.min(1, faceUp);
      if (!takes.single) {
        low = Math.max(1, least);
        high = Math.min(largest, faceUp);
        if (from.group.atMost) high = Math.min(high, (spaces ??= new Spaces(table)).atOnce(from, to));
      }
      if (takes.most !== undefined) high = Math.min(high, takes.most - target.length);
      if (effort && high > low) effort.spent += high - low;
      for (let count = low; count <= high; count++) {
        const card = cards[length - count] as CardId;
        const fits =
          under === undefined
            ? !(count === length && from.kind === to.kind) &&
              (spaces ??= new Spaces(table)).accepts(from, to, card)
            : to.fits?.(card, under);
        if (fits && found(from, to, count)) return true;
      }
    }
  }
  return false;
}

/** Restricts which plays are searched for. */
export interface Scan {
  readonly givers: readonly PileRule[];
  readonly onto: PileRule;
  readonly effort: Effort;
}

/**
 * Every legal move: plays in the order of the source piles, then of the target piles, smallest units first; then a
 * draw, then a redeal.
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
  if (!checkDraw(table)) moves.push(DRAW);
  if (!checkRedeal(table)) moves.push(REDEAL);
  return moves;
}
