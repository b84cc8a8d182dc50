// A priority queue: a binary heap of numbers, the lowest first.

export class Heap {
  readonly #keys: number[] = [];

  push(key: number): void {
    const keys = this.#keys;
    let at = keys.length;
    while (at) {
      const parent = (at - 1) >> 1;
      const above = keys[parent] as number;
      if (above <= key) break;
      keys[at] = above;
      at = parent;
    }
    keys[at] = key;
  }

  /** Removes the lowest number; `undefined` if there is none. */
  pop(): number | undefined {
    const keys = this.#keys;
    const lowest = keys[0];
    const last = keys.pop() as number;
    const { length } = keys;
    if (!length) return lowest;
    let at = 0;
    for (let child = 1; child < length; child = 2 * at + 1) {
      if (child + 1 < length && (keys[child + 1] as number) < (keys[child] as number)) child++;
      if ((keys[child] as number) >= last) break;
      keys[at] = keys[child] as number;
      at = child;
    }
    keys[at] = last;
    return lowest;
  }
}
