// Checks whether a game can be searched as a game on sets of cards (see `runs-game.ts`).
import { rankOf, suitOf, type CardId } from '../engine/cards.js';
import { pilesOf, type CompiledVariant } from '../engine/compiled-variant.js';
import type { Table } from '../engine/table.js';
import type { PileGroup, PileKind, Takes } from '../engine/variant.js';
import { toJson } from '../engine/json.js';

const hasOnly = (group: PileGroup | undefined, ...others: (keyof PileGroup)[]): group is PileGroup =>
  !!group &&
  Object.keys(group).every((key) => ['count', 'shows', ...others].includes(key as keyof PileGroup));

/** Whether this search applies to a game. `gives`: the unit that its columns must give. */
export function isRunGame({ data }: CompiledVariant, gives: 'any' | 'run' = 'any'): boolean {
  const { stock, waste, foundation, tableau, ...others } = data.piles;
  const { goal, decks = 1, suits = 4, draw, redeal } = data;
  /** `holds`: the number of cards that a pile must be able to hold. */
  const takesFrom = (
    group: PileGroup,
    holds: number,
    accepts: string,
    ...kinds: PileKind[]
  ): group is PileGroup & { readonly takes: Takes } => {
    const { takes } = group;
    return (
      !!takes &&
      (takes.most ?? holds) >= holds &&
      !takes.build?.wrap &&
      !takes.build?.stopOn &&
      kinds.every((kind) => takes.from.includes(kind)) &&
      toJson(takes.empty) === toJson([{ accepts }])
    );
  };
  return (
    !Object.keys(others).length &&
    hasOnly(stock) &&
    hasOnly(waste, 'gives') &&
    hasOnly(foundation, 'takes', 'gives') &&
    hasOnly(tableau, 'takes', 'gives') &&
    takesFrom(foundation, 13, 'A', 'waste', 'tableau') &&
    takesFrom(tableau, 52, 'K', 'waste', 'tableau') &&
    waste.gives === 'top' &&
    waste.shows !== 'none' &&
    tableau.gives === gives &&
    (tableau.shows === 'top' || tableau.shows === 'all') &&
    !tableau.takes.single &&
    tableau.takes.build?.suit === 'alternate' &&
    tableau.takes.build.steps.join() === '-1' &&
    !!foundation.takes.single &&
    (foundation.gives ?? 'top') === 'top' &&
    foundation.takes.build?.suit === 'same' &&
    foundation.takes.build.steps.join() === '1' &&
    foundation.count === 4 &&
    'full' in goal &&
    goal.full === 'foundation' &&
    decks === 1 &&
    suits === 4 &&
    draw?.to === 'waste' &&
    redeal?.kind !== 'gather'
  );
}

/**
 * Whether this order of cards is possible in play: face-up runs on face-down cards, and suits from the ace on the
 * foundations.
 */
export function isInOrder(table: Table): boolean {
  const { rules } = table;
  return (
    pilesOf(rules, 'foundation').every((pile) => {
      const cards = table.pile(pile);
      const suit = suitOf(cards[0] ?? 0);
      return cards.every((card, i) => rankOf(card) === i && suitOf(card) === suit);
    }) &&
    pilesOf(rules, 'tableau').every((pile) => {
      const cards = table.pile(pile);
      const run = cards.slice(table.faceDown(pile));
      return (
        cards.length === 0 ||
        (run.length > 0 && run.every((card, i) => !i || pile.fits?.(card, run[i - 1] as CardId)))
      );
    })
  );
}

export function redealsLeft({ rules, redeals }: Table): number {
  const { redeal } = rules.data;
  return redeal?.kind === 'recycle' ? (redeal.limit ?? Infinity) - redeals : 0;
}
