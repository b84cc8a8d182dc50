// A map from states (69 bits) to numbers: a table with open addressing that grows up to a memory limit.

const FIRST = 1 << 10;
const WORDS = 3;
const FIVE_BITS = 31;

export class StateTable {
  #table = new Int32Array(FIRST * WORDS);
  #entries = 0;
  readonly #most: number;

  constructor(bytes: number) {
    this.#most = bytes;
  }

  /** Whether no further state fits. */
  get isFull(): boolean {
    return this.#entries > (this.#table.length / WORDS) * 0.75;
  }

  clear(): void {
    this.#table.fill(0);
    this.#entries = 0;
  }

  /** The index of the state's number, valid until the next call. The number of a new state is 0. `a` is never 0. */
  at(a: number, b: number, c: number): number {
    let table = this.#table;
    let place = this.#find(a, b, c);
    if (table[place]) return place + 2;
    // both tables are in memory during growth
    if (++this.#entries * 2 > table.length / WORDS && table.length * 12 <= this.#most) {
      const old = table;
      table = this.#table = new Int32Array(old.length * 2);
      for (let i = 0; i < old.length; i += WORDS)
        if (old[i])
          table.set(
            old.subarray(i, i + WORDS),
            this.#find(old[i] as number, old[i + 1] as number, (old[i + 2] as number) & FIVE_BITS),
          );
      place = this.#find(a, b, c);
    }
    table[place] = a;
    table[place + 1] = b;
    table[place + 2] = c;
    return place + 2;
  }

  get(place: number): number {
    return (this.#table[place] as number) >>> 5;
  }

  set(place: number, value: number): void {
    this.#table[place] = (value << 5) | ((this.#table[place] as number) & FIVE_BITS);
  }

  #find(a: number, b: number, c: number): number {
    const table = this.#table;
    const mask = table.length / WORDS - 1;
    let hash = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
    hash ^= hash >>> 15;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const i = slot * WORDS;
      if (!table[i] || (table[i] === a && table[i + 1] === b && ((table[i + 2] as number) & FIVE_BITS) === c))
        return i;
    }
  }
}
