// The set of visited states: 96-bit hashes in a table with open addressing that grows up to a memory limit.

/** The table has 2^PART_BITS parts that grow one by one, so that growing needs little extra memory. */
const PART_BITS = 6;
/** The number of slots of a part at the start, and the share of used slots at which it grows. */
const FIRST_SLOTS = 256;
const LOAD = 0.8;

export class VisitedStates {
  readonly #parts: Int32Array[] = [];
  /** The number of states in each part. */
  readonly #counts = new Int32Array(1 << PART_BITS);
  readonly #mostBytes: number;
  /** The size of all parts. */
  bytes = 0;

  constructor(memory: number) {
    this.#mostBytes = memory;
    for (let i = 0; i < 1 << PART_BITS; i++) this.#parts.push(this.#make(FIRST_SLOTS));
  }

  /** Adds a state. Returns 1 if it is new, 0 if it was visited before, −1 if there is no memory for it. */
  add(a: number, b: number, c: number): number {
    const part = a >>> (32 - PART_BITS);
    const table = this.#parts[part] as Int32Array;
    const slots = table.length / 3;
    let at = (b >>> 0) & (slots - 1);
    for (;;) {
      const i = at * 3;
      const word = table[i] as number;
      if (word === a && table[i + 1] === b && table[i + 2] === c) return 0;
      if (!word && !table[i + 1] && !table[i + 2]) break;
      at = (at + 1) & (slots - 1);
    }
    if ((this.#counts[part] as number) >= slots * LOAD) {
      if (this.bytes + slots * 24 > this.#mostBytes) return -1;
      this.#grow(part, table, slots * 2);
      return this.add(a, b, c);
    }
    const i = at * 3;
    table[i] = a;
    table[i + 1] = b;
    table[i + 2] = c;
    this.#counts[part] = (this.#counts[part] as number) + 1;
    return 1;
  }

  /** Creates a part. */
  #make(slots: number): Int32Array {
    this.bytes += slots * 12;
    return new Int32Array(slots * 3);
  }

  /** Replaces a part by a larger one with the same states. */
  #grow(part: number, old: Int32Array, slots: number): void {
    const table = (this.#parts[part] = this.#make(slots));
    for (let i = 0; i < old.length; i += 3) {
      let at = ((old[i + 1] as number) >>> 0) & (slots - 1);
      while (table[at * 3] || table[at * 3 + 1] || table[at * 3 + 2]) at = (at + 1) & (slots - 1);
      for (let word = 0; word < 3; word++) table[at * 3 + word] = old[i + word] as number;
    }
    this.bytes -= old.length * 4;
  }
}
