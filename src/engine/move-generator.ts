// Finds the legal plays and pairs of a table.
import { rankOf, type CardId } from './cards.js';
import type { PileRule } from './compiled-variant.js';
import { Spaces } from './spaces.js';
import type { Table } from './table.js';
import { Tops } from './tops.js';
import { isWhole, unitSizes } from './units.js';

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
  const spaces = new Spaces(table);
  // for the cards of one pile, or for one target, it takes longer than it saves
  const tops = onto || givers.length < 2 ? undefined : new Tops(table, spaces);
  for (const from of givers) {
    const cards = table.pile(from);
    const { length } = cards;
    if (effort) effort.spent++;
    const faceUp = length - table.faceDown(from);
    if (faceUp < 1 || table.isCovered(from)) continue;
    const [least, largest] = unitSizes(table, from);
    const most = Math.min(largest, faceUp);
    for (const group of from.targetGroups) {
      const low = group.isSingle ? 1 : least;
      const high = group.isSingle ? 1 : most;
      if (onto && onto.inGroup !== group.inGroup) continue;
      if (tops) {
        let count = low;
        while (count <= high && !tops.mayAccept(from, group, cards[length - count] as CardId)) count++;
        if (count > high) {
          if (effort) effort.spent += group.piles.length;
          continue;
        }
      }
      for (const to of group.piles) {
        if (to === from || (onto && to !== onto)) continue;
        const target = table.pile(to);
        // reading index −1 of an empty list takes longer than the rest of the test
        const under = target.length ? target[target.length - 1] : undefined;
        if (effort) effort.spent++;
        if (under !== undefined && !group.isBuilt) continue;
        let upTo = Math.min(high, group.most - target.length);
        if (from.isLimited && upTo > 1) upTo = Math.min(upTo, spaces.atOnce(from, to));
        if (effort && upTo > low) effort.spent += upTo - low;
        for (let count = low; count <= upTo; count++) {
          if (count > 1 && count < largest && isWhole(from)) continue;
          const card = cards[length - count] as CardId;
          const fits =
            under === undefined
              ? !(count === length && from.inGroup === to.inGroup) && spaces.accepts(from, to, card)
              : to.fits?.(card, under);
          if (fits && found(from, to, count)) return true;
        }
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
  let left = open.length;
  for (const from of open) {
    const cards = table.pile(from);
    const wanted = pairing.sum - top(from);
    const under = pairing.stacked.includes(from) ? cards[cards.length - 2] : undefined;
    const isPair =
      under !== undefined && rankOf(under) + 1 === wanted && cards.length - table.faceDown(from) > 1;
    if (isPair && isWanted(from) && found(from, from)) return true;
    if (effort) effort.spent += left;
    left--;
    for (const other of open.slice(open.length - left)) {
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
