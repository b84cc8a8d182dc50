// All that can be played between two redeals of a game whose redeal gathers the columns (Cruel).
import { rankOf, suitOf } from '../engine/cards.js';

/** Of one round, as many layouts are looked at. */
export const MOST = 1 << 15;
const TABLE = MOST * 2;
const NONE = -1;
const GONE = -2;

/** A card is played at most twice in a round: on its neighbour and home. So the set of plays is the layout. */
export class Round {
  /** The cards left as a redeal would gather them, 255 after the last; four to a word. */
  readonly words = new Int32Array(13);
  readonly row = new Uint8Array(this.words.buffer);
  /** How many are left. */
  size = 0;
  /** How it came to this: twice the card, plus one where it went home. */
  readonly plays: number[] = [];
  /** Layouts met; more than `MOST` are not looked at. */
  count = 0;

  /** For each card the one under and the one on it. */
  readonly #under = new Int8Array(52);
  readonly #over = new Int8Array(52);
  /** The cards that lay at the bottom of a column, column by column. */
  #bottoms: number[] = [];
  /** For each suit a bit for each card that was put on its neighbour, and from bit 12 on how many are home. */
  readonly #key = new Uint16Array(4);
  readonly #keys = new Uint32Array(this.#key.buffer);
  /** What each play changed: the card that lay under, and the key of the suit. */
  readonly #undo: [number, number][] = [];
  /** The next play to try. */
  #try = 0;
  /** Layouts met in this round: the round's number, and the two halves of the key. */
  #round = 0;
  readonly #met = new Uint32Array(TABLE * 3);

  /** Begins with these columns; what is in none of them is home. */
  start(columns: Iterable<Iterable<number>>): void {
    this.#round++;
    this.count = this.#try = 0;
    this.plays.length = this.#undo.length = 0;
    this.#bottoms = [];
    this.#under.fill(GONE);
    this.#over.fill(GONE);
    this.#key.fill(13 << 12);
    for (const column of columns) {
      let under = NONE;
      for (const card of column) {
        const suit = suitOf(card);
        if (under < 0) this.#bottoms.push(card);
        else this.#over[under] = card;
        this.#under[card] = under;
        this.#over[card] = NONE;
        this.#key[suit] = Math.min(this.#key[suit] as number, rankOf(card) << 12);
        under = card;
      }
    }
    this.#meet();
    this.#gather();
  }

  /** How many cards of a suit are home. */
  home(suit: number): number {
    return (this.#key[suit] as number) >> 12;
  }

  /** Goes on to a layout not yet met; false when there is none left. */
  next(): boolean {
    while (this.count < MOST) {
      while (this.#try < 104) if (this.#play(this.#try++)) return true;
      const play = this.plays.pop();
      if (play === undefined) return false;
      this.#takeBack(play);
      this.#try = play + 1;
    }
    return false;
  }

  #play(play: number): boolean {
    const card = play >> 1;
    if (this.#over[card] !== NONE) return false;
    const suit = suitOf(card);
    const rank = rankOf(card);
    const key = this.#key[suit] as number;
    const under = this.#under[card] as number;
    if (play & 1) {
      if (key >> 12 !== rank) return false;
      this.#key[suit] = (key & ~(1 << rank)) + (1 << 12);
      this.#over[card] = this.#under[card] = GONE;
    } else {
      if (rank > 11 || this.#over[card + 1] !== NONE) return false;
      this.#key[suit] = key | (1 << rank);
      this.#over[card + 1] = card;
      this.#under[card] = card + 1;
    }
    if (under >= 0) this.#over[under] = NONE;
    this.#undo.push([under, key]);
    if (!this.#meet()) {
      this.#takeBack(play);
      return false;
    }
    this.plays.push(play);
    this.#try = 0;
    this.#gather();
    return true;
  }

  #takeBack(play: number): void {
    const card = play >> 1;
    const [under, key] = this.#undo.pop() as [number, number];
    if (!(play & 1)) this.#over[card + 1] = NONE;
    this.#over[card] = NONE;
    this.#under[card] = under;
    if (under >= 0) this.#over[under] = card;
    this.#key[suitOf(card)] = key;
  }

  /** Is this layout new? */
  #meet(): boolean {
    const met = this.#met;
    const [low, high] = this.#keys as unknown as [number, number];
    let at = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> 0;
    for (at ^= at >>> 15; ; at++) {
      at &= TABLE - 1;
      if (met[at * 3] !== this.#round) break;
      if (met[at * 3 + 1] === low && met[at * 3 + 2] === high) return false;
    }
    met[at * 3] = this.#round;
    met[at * 3 + 1] = low;
    met[at * 3 + 2] = high;
    this.count++;
    return true;
  }

  #gather(): void {
    let size = 0;
    for (const bottom of this.#bottoms) {
      if (this.#under[bottom] !== NONE) continue;
      for (let card = bottom; card >= 0; card = this.#over[card] as number) this.row[size++] = card;
    }
    this.row.fill(255, size);
    this.size = size;
  }
}
