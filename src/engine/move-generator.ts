// Finds the legal plays and pairs of a table.
import { rankOf, type CardId } from './cards.js';
import type { PileRule } from './compiled-variant.js';
import { Spaces } from './spaces.js';
import type { Table } from './table.js';
import { isWhole, unitSizes } from './units.js';
import { isAmong } from './pile-names.js';
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
    if (!length || table.isCovered(from)) continue;
    if (onto && (from === onto || !isAmong(onto.group.takes?.from ?? [], from))) continue;
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
        if (count > 1 && count < largest && isWhole(from)) continue;
        const card = cards[length - count] as CardId;
        const fits =
          under === undefined
            ? !(count === length && from.inGroup === to.inGroup) &&
              (spaces ??= new Spaces(table)).accepts(from, to, card)
            : to.fits?.(card, under);
        if (fits && found(from, to, count)) return true;
      }
    }
  }
  return false;
}

/**
 * Calls `found` for each pair of cards that can be removed together, until it returns true. Returns whether it did.
 * `from` is the pile that comes first in a position.
 *
 * @param scan.givers only pairs with a card of one of these piles
 */
export function somePair(
  table: Table,
  found: (from: PileRule, other: PileRule) => boolean,
  { givers, effort }: Partial<Pick<Scan, 'givers' | 'effort'>> = {},
): boolean {
  const { pairing } = table.rules;
  if (!pairing) return false;
  const isWanted = (pile: PileRule): boolean => givers?.includes(pile) ?? true;
  const top = (pile: PileRule): number => rankOf(table.pile(pile).at(-1) as CardId) + 1;
  const open = pairing.from.filter((pile) => pile.group.gives && table.isOpen(pile));
  for (const [i, from] of open.entries()) {
    const cards = table.pile(from);
    const wanted = pairing.sum - top(from);
    const under = pairing.stacked.includes(from) ? cards[cards.length - 2] : undefined;
    const isPair =
      under !== undefined && rankOf(under) + 1 === wanted && cards.length - table.faceDown(from) > 1;
    if (isPair && isWanted(from) && found(from, from)) return true;
    if (effort) effort.spent += open.length - i;
    for (const other of open.slice(i + 1)) {
      if (top(other) === wanted && (isWanted(from) || isWanted(other)) && found(from, other)) return true;
    }
  }
  return false;
}

/** Limits the search for plays; `effort` counts its work. */
export interface Scan {
  readonly givers: readonly PileRule[];
  readonly onto: PileRule;
  readonly effort: Effort;
}
