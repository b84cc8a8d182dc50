// The empty piles of a table: the cards they accept, and the number of cards that can move together through them.
import { rankIndex, rankOf, type CardId } from './cards.js';
import { pilesOf, type PileRule } from './compiled-variant.js';
import { MOST_GROUPS } from './limits.js';
import { isAmong } from './pile-names.js';
import type { Table } from './table.js';
import type { EmptyRule } from './variant.js';

/** The rank that an empty-pile rule accepts; −1 for any. */
export const acceptedRank = (table: Table, rule: EmptyRule): number =>
  rule.accepts === 'base' ? table.base : rankIndex(rule.accepts);

/** Whether an empty-pile rule is for cards of this pile. */
export const isFor = (rule: EmptyRule, from: PileRule): boolean => !rule.from || isAmong(rule.from, from);

/** A pile or a group of piles. */
type SpaceGroup = Pick<PileRule, 'group' | 'inGroup'>;

/** The empty piles of a table. The ranks they accept are computed once for all plays. */
export class Spaces {
  readonly #table: Table;
  /** The number of empty columns and cells. */
  #columns: number | undefined;
  #cells: number | undefined;
  /** The ranks that an empty pile accepts, as a bit set, by its group and the group that the cards come from. */
  readonly #ranks: number[] = [];

  constructor(table: Table) {
    this.#table = table;
  }

  /** The largest unit that can move between two piles, as limited by the empty cells and columns. */
  atOnce({ group }: PileRule, to: PileRule): number {
    if (!group.atMost) return Infinity;
    const isEmpty = !this.#table.pile(to).length;
    this.#cells ??= this.#emptyOf('reserve');
    const cells = this.#cells - Number(isEmpty && to.kind === 'reserve');
    if (group.atMost !== 'free-cells') return cells + 1;
    this.#columns ??= this.#emptyOf('tableau');
    return (cells + 1) * 2 ** (this.#columns - Number(isEmpty && to.kind === 'tableau'));
  }

  /** Whether an empty pile accepts a card. */
  accepts(from: PileRule, to: SpaceGroup, card: CardId): boolean {
    const pair = from.inGroup * MOST_GROUPS + to.inGroup;
    return (((this.#ranks[pair] ??= this.#ranksOf(from, to)) >> rankOf(card)) & 1) === 1;
  }

  /** Whether the condition of an empty-pile rule is met. */
  allow({ whenEmpty }: EmptyRule): boolean {
    const { rules } = this.#table;
    return (
      whenEmpty === undefined || pilesOf(rules, whenEmpty).every((pile) => !this.#table.pile(pile).length)
    );
  }

  #emptyOf(kind: 'reserve' | 'tableau'): number {
    return pilesOf(this.#table.rules, kind).filter((pile) => !this.#table.pile(pile).length).length;
  }

  #ranksOf(from: PileRule, { group }: SpaceGroup): number {
    let ranks = 0;
    for (const rule of group.takes?.empty ?? []) {
      if (!isFor(rule, from) || !this.allow(rule)) continue;
      const rank = acceptedRank(this.#table, rule);
      ranks |= rank < 0 ? -1 : 1 << rank;
    }
    return ranks;
  }
}
