// The empty piles of a table: which cards they accept, and how many cards can move at once by means of them.
import { rankIndex, rankOf, type CardId } from './cards.js';
import type { PileRule } from './compiled-variant.js';
import type { Table } from './table.js';
import { PILE_KINDS, type EmptyRule, type PileKind } from './variant.js';

/** The numbers of the kinds of pile. */
const NUMBER = Object.fromEntries(PILE_KINDS.map((kind, i) => [kind, i])) as Readonly<
  Record<PileKind, number>
>;
const KINDS = PILE_KINDS.length;

/** The rank that an empty-pile rule accepts; −1 for any. */
export const acceptedRank = (table: Table, rule: EmptyRule): number =>
  rule.accepts === 'base' ? table.base : rankIndex(rule.accepts);

/** Whether an empty-pile rule is for cards of this pile. */
export const isFor = (rule: EmptyRule, from: PileRule): boolean => rule.from?.includes(from.kind) ?? true;

/** The empty piles of a table, counted once for all plays that are examined. */
export class Spaces {
  readonly #table: Table;
  /** The number of empty piles and of piles with cards, by the number of the kind. */
  readonly #empty = new Array<number>(KINDS).fill(0);
  readonly #filled = new Array<number>(KINDS).fill(0);
  /** The ranks that an empty pile accepts, as a bit set, by its kind and the kind that the cards come from. */
  readonly #ranks: number[] = [];

  constructor(table: Table) {
    this.#table = table;
    for (const pile of table.rules.piles) {
      const counts = table.pile(pile).length ? this.#filled : this.#empty;
      const kind = NUMBER[pile.kind];
      counts[kind] = (counts[kind] as number) + 1;
    }
  }

  /** The largest unit that can move between two piles by the number of free cells. */
  atOnce({ group }: PileRule, to: PileRule): number {
    if (!group.atMost) return Infinity;
    const doublings = group.atMost === 'free-cells' ? this.#free('tableau', to) : 0;
    return (this.#free('reserve', to) + 1) * 2 ** doublings;
  }

  /** Whether an empty pile accepts a card. */
  accepts(from: PileRule, to: PileRule, card: CardId): boolean {
    const pair = NUMBER[from.kind] * KINDS + NUMBER[to.kind];
    return (((this.#ranks[pair] ??= this.#ranksOf(from, to)) >> rankOf(card)) & 1) === 1;
  }

  /** Whether the condition of an empty-pile rule is met. */
  allow({ whenEmpty }: EmptyRule): boolean {
    return whenEmpty === undefined || !this.#filled[NUMBER[whenEmpty]];
  }

  /** The number of empty piles of a kind besides this one. */
  #free(kind: PileKind, but: PileRule): number {
    return (this.#empty[NUMBER[kind]] as number) - Number(but.kind === kind && !this.#table.pile(but).length);
  }

  #ranksOf(from: PileRule, { group }: PileRule): number {
    let ranks = 0;
    for (const rule of group.takes?.empty ?? []) {
      if (!isFor(rule, from) || !this.allow(rule)) continue;
      const rank = acceptedRank(this.#table, rule);
      ranks |= rank < 0 ? -1 : 1 << rank;
    }
    return ranks;
  }
}
