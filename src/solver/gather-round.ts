// Enumerates the layouts that can be reached between two redeals in games like Cruel.
import { rankOf, suitOf, type CardId } from '../engine/cards.js';

interface Played {
  readonly card: CardId;
  readonly from: CardId[];
  /** The column it was placed on; `undefined` if it went to a foundation. */
  readonly to: CardId[] | undefined;
  /** The next move to try after this one is undone, and the key of its suit before the move. */
  readonly next: number;
  readonly key: number;
}

/**
 * A card is played at most twice in a round: onto the next higher card and to its foundation. So the set of plays
 * determines the layout.
 */
export class Round {
  readonly plays: Played[] = [];
  readonly #columns: readonly CardId[][];
  /** For each suit: a bit for each card that is on the next higher one, and the foundation height from bit 12. */
  readonly #key = new Uint16Array(4);
  readonly #keys = new BigUint64Array(this.#key.buffer);
  /** The visited layouts. */
  readonly #met = new Set<bigint | undefined>();
  /** The next move to try: twice the column index, plus one for a foundation move. */
  #try = 0;

  /** Starts with these columns; all other cards are on the foundations. */
  constructor(columns: readonly (readonly CardId[])[]) {
    this.#columns = columns.map((column) => column.slice());
    this.#key.fill(13 << 12);
    for (const card of columns.flat()) {
      const suit = suitOf(card);
      this.#key[suit] = Math.min(this.#key[suit] as number, rankOf(card) << 12);
    }
    this.#meet();
  }

  /** The number of visited layouts. */
  get count(): number {
    return this.#met.size;
  }

  /** The remaining cards in the order in which a redeal would gather them. */
  get row(): CardId[] {
    const row: CardId[] = [];
    for (const column of this.#columns) for (const card of column) row.push(card);
    return row;
  }

  /** The foundation height of a suit. */
  built(suit: number): number {
    return (this.#key[suit] as number) >> 12;
  }

  /** Goes to the next new layout. Returns false if there is none, or if `limit` layouts were visited. */
  next(limit: number): boolean {
    while (this.count < limit) {
      while (this.#try < 2 * this.#columns.length) if (this.#play(this.#try++)) return true;
      if (!this.plays.length) return false;
      this.#takeBack();
    }
    return false;
  }

  #play(attempt: number): boolean {
    const from = this.#columns[attempt >> 1] as CardId[];
    const card = from[from.length - 1];
    if (card === undefined) return false;
    const suit = suitOf(card);
    const rank = rankOf(card);
    const key = this.#key[suit] as number;
    let to: CardId[] | undefined;
    if (attempt & 1) {
      if (key >> 12 !== rank) return false;
      this.#key[suit] = (key & ~(1 << rank)) + (1 << 12);
    } else {
      if (rank < 12) to = this.#columns.find((column) => column[column.length - 1] === card + 1);
      if (!to) return false;
      this.#key[suit] = key | (1 << rank);
      to.push(card);
    }
    from.pop();
    this.plays.push({ card, from, to, key, next: this.#try });
    this.#try = 0;
    if (this.#meet()) return true;
    this.#takeBack();
    return false;
  }

  #takeBack(): void {
    const { card, from, to, key, next } = this.plays.pop() as Played;
    to?.pop();
    from.push(card);
    this.#key[suitOf(card)] = key;
    this.#try = next;
  }

  /** Records the current layout. Returns whether it is new. */
  #meet(): boolean {
    const { count } = this;
    return this.#met.add(this.#keys[0]).size > count;
  }
}
