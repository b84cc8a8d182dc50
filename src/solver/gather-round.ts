// All that can be played between two redeals of a game whose redeal gathers the columns (Cruel).
import { rankOf, suitOf } from '../engine/cards.js';

/** Of one round, no more layouts than these can be looked at. */
export const MOST = 1 << 16;
const TABLE = MOST * 2;
/** No card under it, or on it. */
const NONE = -1;

/** A card is played at most twice in a round: on its neighbour and home. So the set of plays is the layout. */
export class Round {
  /** The cards left as a redeal would gather them, 255 after the last; four to a word. */
  readonly words = new Int32Array(13);
  readonly row = new Uint8Array(this.words.buffer);
  /** How many are left. */
  size = 0;
  /** How it came to this: twice the card, plus one where it went home. */
  readonly plays: number[] = [];
  /** Layouts met. */
  count = 0;

  /** For each card the one under it, the one on it, and its column. */
  readonly #under = new Int8Array(52);
  readonly #over = new Int8Array(52);
  readonly #column = new Uint8Array(52);
  /** For each column the card at its bottom and its top one. */
  readonly #bottoms: number[] = [];
  readonly #tops: number[] = [];
  /** For each suit a bit for each card that was put on its neighbour, and from bit 12 on how many are home. */
  readonly #key = new Uint16Array(4);
  readonly #keys = new Uint32Array(this.#key.buffer);
  /** For each play, as it was before: the key of the suit; from bit 16 on the card under, plus one; the column. */
  readonly #undo: number[] = [];
  /** The next to try: twice the column, plus one for its top card to go home. */
  #try = 0;
  /** Layouts met in this round: the round's number, and the two halves of the key. */
  #round = 0;
  readonly #met = new Uint32Array(TABLE * 3);

  /** Begins with these columns; what is in none of them is home. */
  start(columns: readonly (readonly number[] | Uint8Array)[]): void {
    this.#round++;
    this.count = this.#try = 0;
    this.plays.length = this.#undo.length = 0;
    this.#key.fill(13 << 12);
    columns.forEach((column, i) => {
      let under = NONE;
      this.#bottoms[i] = column[0] ?? NONE;
      for (const card of column) {
        const suit = suitOf(card);
        if (under >= 0) this.#over[under] = card;
        this.#under[card] = under;
        this.#column[card] = i;
        this.#key[suit] = Math.min(this.#key[suit] as number, rankOf(card) << 12);
        under = card;
      }
      this.#tops[i] = under;
      if (under >= 0) this.#over[under] = NONE;
    });
    this.#meet();
    this.#gather();
  }

  /** How many cards of a suit are home. */
  home(suit: number): number {
    return (this.#key[suit] as number) >> 12;
  }

  /** Goes on to a layout not yet met; false when there is none left, or so many were. */
  next(limit: number): boolean {
    while (this.count < limit) {
      while (this.#try < 2 * this.#tops.length) if (this.#play(this.#try++)) return true;
      if (!this.plays.length) return false;
      this.#takeBack();
    }
    return false;
  }

  #play(attempt: number): boolean {
    const column = attempt >> 1;
    const card = this.#tops[column] as number;
    if (card < 0) return false;
    const goesHome = attempt & 1;
    const suit = suitOf(card);
    const rank = rankOf(card);
    const key = this.#key[suit] as number;
    if (goesHome) {
      if (key >> 12 !== rank) return false;
      this.#key[suit] = (key & ~(1 << rank)) + (1 << 12);
    } else {
      if (rank > 11 || this.#tops[this.#column[card + 1] as number] !== card + 1) return false;
      this.#key[suit] = key | (1 << rank);
    }
    const under = this.#under[card] as number;
    this.#undo.push((column << 22) | ((under + 1) << 16) | key);
    this.plays.push(2 * card + goesHome);
    this.#tops[column] = under;
    if (!goesHome) {
      this.#column[card] = this.#column[card + 1] as number;
      this.#under[card] = card + 1;
      this.#over[card + 1] = this.#tops[this.#column[card]] = card;
    }
    if (!this.#meet()) {
      this.#takeBack();
      return false;
    }
    this.#try = 0;
    this.#gather();
    return true;
  }

  #takeBack(): void {
    const play = this.plays.pop() as number;
    const undo = this.#undo.pop() as number;
    const card = play >> 1;
    const column = undo >> 22;
    const under = ((undo >> 16) & 63) - 1;
    if (!(play & 1)) this.#tops[this.#column[card] as number] = card + 1;
    this.#tops[column] = card;
    this.#column[card] = column;
    this.#under[card] = under;
    if (under >= 0) this.#over[under] = card;
    this.#key[suitOf(card)] = undo;
    this.#try = 2 * column + (play & 1) + 1;
  }

  /** Is this layout new? */
  #meet(): boolean {
    const met = this.#met;
    const [low, high] = this.#keys as unknown as [number, number];
    let at = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b);
    for (at ^= at >>> 15; ; at++) {
      at &= TABLE - 1;
      const start = at * 3;
      if (met[start] !== this.#round) {
        met[start] = this.#round;
        met[start + 1] = low;
        met[start + 2] = high;
        this.count++;
        return true;
      }
      if (met[start + 1] === low && met[start + 2] === high) return false;
    }
  }

  #gather(): void {
    let size = 0;
    for (let i = 0; i < this.#tops.length; i++) {
      const top = this.#tops[i] as number;
      if (top < 0) continue;
      let card = this.#bottoms[i] as number;
      for (; card !== top; card = this.#over[card] as number) this.row[size++] = card;
      this.row[size++] = top;
    }
    this.row.fill(255, size);
    this.size = size;
  }
}
