// All that can be played between two redeals of a game whose redeal gathers the columns (Cruel).
import { rankOf, suitOf, type CardId } from '../engine/cards.js';

interface Played {
  readonly card: CardId;
  readonly from: CardId[];
  /** The column it was put on; none where it went home. */
  readonly to: CardId[] | undefined;
  /** What else is to be tried first after it, and the key of its suit before it. */
  readonly next: number;
  readonly key: number;
}

/** A card is played at most twice in a round: on its neighbour and home. So the set of plays is the layout. */
export class Round {
  readonly plays: Played[] = [];
  readonly #columns: readonly CardId[][];
  /** For each suit a bit for each card that was put on its neighbour, and from bit 12 on how many are home. */
  readonly #key = new Uint16Array(4);
  readonly #keys = new BigUint64Array(this.#key.buffer);
  /** The layouts met. */
  readonly #met = new Set<bigint | undefined>();
  /** The next to try: twice the column, plus one for its top card to go home. */
  #try = 0;

  /** Begins with these columns; what is in none of them is home. */
  constructor(columns: readonly (readonly CardId[])[]) {
    this.#columns = columns.map((column) => column.slice());
    this.#key.fill(13 << 12);
    for (const card of columns.flat()) {
      const suit = suitOf(card);
      this.#key[suit] = Math.min(this.#key[suit] as number, rankOf(card) << 12);
    }
    this.#meet();
  }

  /** How many layouts were met. */
  get count(): number {
    return this.#met.size;
  }

  /** The cards left as a redeal would gather them. */
  get row(): CardId[] {
    const row: CardId[] = [];
    for (const column of this.#columns) for (const card of column) row.push(card);
    return row;
  }

  /** How many cards of a suit are home. */
  home(suit: number): number {
    return (this.#key[suit] as number) >> 12;
  }

  /** Goes on to a layout not yet met; false when there is none left, or so many were. */
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

  /** Is this layout new? */
  #meet(): boolean {
    const { count } = this;
    return this.#met.add(this.#keys[0]).size > count;
  }
}
