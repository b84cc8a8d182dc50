// Proves that a state of a game of pairs, such as Pyramid, is lost, because some cards that have to leave the table can
// never be paired: each partner is gone, or has to leave before or after the card, because one of them covers the other.
//
// The proof ignores everything else. Of two ranks that are paired with each other, all cards that have to leave need
// different partners; N. S. Mendelsohn and A. L. Dulmage (Some generalizations of the problem of distinct
// representatives, Canadian Journal of Mathematics 10, 1958) showed that it is enough to look at each rank separately.
import type { SearchTables } from './search-tables.js';
import type { State } from './state.js';

/** The cards of a state that are not removed yet, by rank. */
interface Cards {
  /** The number of cards of each rank. */
  readonly count: Uint8Array;
  /** The pile of each card, at `rank * MOST + i`. */
  readonly piles: Uint8Array;
}

/** The cards of one rank in one deck. */
const MOST = 4;

export class PairsDeadlock {
  /** Whether the game is one of pairs, and some cards have to leave. */
  readonly applies: boolean;
  readonly #plan: SearchTables;
  /** The piles in which cards cover each other or wait to be drawn. */
  readonly #piles: readonly number[];
  /** Whether the cards of each pile have to leave. */
  readonly #leaves: readonly boolean[];
  /** For each pile, the piles that are empty before its card can leave, directly or not. */
  readonly #before: readonly ReadonlySet<number>[];
  readonly #cards: Cards = { count: new Uint8Array(13), piles: new Uint8Array(13 * MOST) };

  /** @param state the state at the start of the search */
  constructor({ plan, size }: State) {
    const { pairing, piles, goal, goalSize } = plan;
    this.#plan = plan;
    this.#piles = piles.map((_, pile) => pile).filter((pile) => pile !== pairing?.to);
    this.#leaves = piles.map((_, pile) => goalSize > 0 || goal.includes(pile));
    const before = piles.map(() => new Set<number>());
    const collect = (pile: number, into: Set<number>): void => {
      for (const above of piles[pile]?.coveredBy ?? []) {
        // a pile that is empty at the start covers nothing, even if others cover its place
        if (!size[above] || into.has(above)) continue;
        into.add(above);
        collect(above, into);
      }
    };
    before.forEach((into, pile) => {
      collect(pile, into);
    });
    this.#before = before;
    // the cards that have to leave, and those that cover others, leave only alone or with a partner
    const checked = new Set([...(goalSize > 0 ? [] : goal), ...piles.flatMap(({ coveredBy }) => coveredBy)]);
    this.applies =
      pairing !== undefined &&
      plan.cards === 52 &&
      !plan.filling.length &&
      !plan.collecting.length &&
      (goalSize === 0 || (goal.length === 1 && goal[0] === pairing.to)) &&
      [...checked].every((pile) => piles[pile]?.targets.every((to) => to === pairing.to));
  }

  /** Whether some card that has to leave can never be paired. */
  holds(state: State): boolean {
    const { count, piles } = this.#cards;
    count.fill(0);
    for (const pile of this.#piles) {
      const size = state.size[pile] as number;
      for (let height = 0; height < size; height++) {
        const rank = state.at(pile, height) % 13;
        const n = count[rank] as number;
        piles[rank * MOST + n] = pile;
        count[rank] = n + 1;
      }
    }
    const sum = this.#plan.pairing?.sum ?? 0;
    for (let rank = 0; rank < 13; rank++) {
      const other = sum - rank - 2;
      // a card whose rank is the sum leaves alone, at `other` −1; two cards of one rank are not checked
      if (other === rank || other === -1) continue;
      if (!this.#match(rank, other, 0, 0)) return true;
    }
    return false;
  }

  /**
   * Whether all cards of a rank that have to leave can have different partners.
   *
   * @param index the first card without a partner
   * @param used the partners of the cards before it, as a bit set
   */
  #match(rank: number, other: number, index: number, used: number): boolean {
    const { count, piles } = this.#cards;
    if (index === count[rank]) return true;
    const pile = piles[rank * MOST + index] as number;
    if (!this.#leaves[pile]) return this.#match(rank, other, index + 1, used);
    const partners = other < 0 || other > 12 ? 0 : (count[other] as number);
    for (let i = 0; i < partners; i++) {
      const bit = 1 << i;
      if (used & bit || !this.#canPair(pile, piles[other * MOST + i] as number)) continue;
      if (this.#match(rank, other, index + 1, used | bit)) return true;
    }
    return false;
  }

  #canPair(one: number, other: number): boolean {
    return !this.#before[one]?.has(other) && !this.#before[other]?.has(one);
  }
}
