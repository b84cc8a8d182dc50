// The rows of cards that a gathered game was seen in: each kept once, with the row it came from, until its turn.

/** A row takes 16 words: 13 of cards, then these. */
const WORDS = 16;
const PARENT = 13;
/** The next in its queue, and the next of the same hash: numbers of rows, plus one. */
const NEXT = 14;
const CHAIN = 15;
/** Rows in a page of memory. */
const PAGE = 4096;
const HASHES = 1 << 18;
const GRADES = 64;

export class Rows {
  readonly #most: number;
  readonly #pages: Int32Array[] = [];
  #kept = 0;
  readonly #hashes = new Int32Array(HASHES);
  /** For each length and grade the last row queued. */
  readonly #queues = new Int32Array(53 * GRADES);
  /** For each length a grade that none queued is above. */
  readonly #best = new Int8Array(53);
  #length = 0;
  /** The grade of the row last taken. */
  grade = 0;

  constructor(memory: number) {
    this.#most = memory / (WORDS * 4);
  }

  get full(): boolean {
    return this.#kept >= this.#most;
  }

  #page(row: number): Int32Array {
    return this.#pages[Math.floor(row / PAGE)] as Int32Array;
  }

  #word(row: number, word: number): number {
    return this.#page(row)[(row % PAGE) * WORDS + word] as number;
  }

  parent(row: number): number {
    return this.#word(row, PARENT);
  }

  /** Its cards, 255 after the last. */
  cards(row: number): Uint8Array {
    return new Uint8Array(this.#page(row).buffer, (row % PAGE) * WORDS * 4, PARENT * 4);
  }

  /** Is it this row? */
  is(row: number, words: Int32Array): boolean {
    const page = this.#page(row);
    const start = (row % PAGE) * WORDS;
    for (let i = 0; i < PARENT; i++) if (page[start + i] !== words[i]) return false;
    return true;
  }

  /** Keeps a row, unless it is known; its number, or 0. */
  keep(words: Int32Array, parent: number): number {
    let hash = 0;
    for (let i = 0; i < PARENT; i++) {
      hash = Math.imul(hash ^ (words[i] as number), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash &= HASHES - 1;
    for (let at = this.#hashes[hash] as number; at; at = this.#word(at - 1, CHAIN)) {
      if (this.is(at - 1, words)) return 0;
    }
    const row = this.#kept++;
    if (row % PAGE === 0) this.#pages.push(new Int32Array(PAGE * WORDS));
    const page = this.#page(row);
    const start = (row % PAGE) * WORDS;
    page.set(words, start);
    page[start + PARENT] = parent;
    page[start + CHAIN] = this.#hashes[hash] as number;
    this.#hashes[hash] = row + 1;
    return row;
  }

  queue(row: number, length: number, grade: number): void {
    const queue = length * GRADES + grade;
    this.#page(row)[(row % PAGE) * WORDS + NEXT] = this.#queues[queue] as number;
    this.#queues[queue] = row + 1;
    this.#best[length] = Math.max(this.#best[length] as number, grade);
  }

  /** Takes the row of the best grade out of the next length that has any; −1 when there is none. */
  take(): number {
    for (let tries = 0; tries < 53; tries++) {
      this.#length = (this.#length + 52) % 53;
      for (let grade = this.#best[this.#length] as number; grade >= 0; grade--) {
        this.#best[this.#length] = grade;
        const queue = this.#length * GRADES + grade;
        const at = this.#queues[queue] as number;
        if (at) {
          this.#queues[queue] = this.#word(at - 1, NEXT);
          this.grade = grade;
          return at - 1;
        }
      }
    }
    return -1;
  }
}
