// The moves of one state with their weights, to be sorted: the search tries the move with the highest weight first.

import { listOf } from '../engine/lists.js';

/** The initial size of the buffers; a custom game can have more moves. */
const ROOM = 1024;
/** Fewer moves than this are sorted by insertion. */
const FEW = 256;

/** A copy of twice the size. */
function wider(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const wide = new Int32Array(2 * list.length);
  wide.set(list);
  return wide;
}

export class MoveList {
  #moves = new Int32Array(ROOM);
  #weights = new Int32Array(ROOM);
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  add(move: number, weight: number): void {
    if (this.#count === this.#moves.length) {
      this.#moves = wider(this.#moves);
      this.#weights = wider(this.#weights);
    }
    this.#moves[this.#count] = move;
    this.#weights[this.#count++] = weight;
  }

  /** Whether a move passes a test. */
  some(test: (move: number) => boolean): boolean {
    for (let i = 0; i < this.#count; i++) if (test(this.#moves[i] as number)) return true;
    return false;
  }

  /** Removes all moves that do not pass a test. */
  keep(test: (move: number) => boolean): void {
    let kept = 0;
    for (let i = 0; i < this.#count; i++) {
      const move = this.#moves[i] as number;
      if (!test(move)) continue;
      this.#moves[kept] = move;
      this.#weights[kept++] = this.#weights[i] as number;
    }
    this.#count = kept;
  }

  /** Appends the moves to a list, the highest weight last; moves of the same weight stay in their order. */
  appendTo(list: number[]): void {
    const weights = this.#weights;
    const moves = this.#moves;
    const count = this.#count;
    if (count >= FEW) {
      const order = listOf(count, (i) => i);
      order.sort((a, b) => (weights[a] as number) - (weights[b] as number));
      for (const i of order) list.push(moves[i] as number);
      return;
    }
    // insertion sort: there are only a few moves
    for (let i = 1; i < count; i++) {
      const weight = weights[i] as number;
      const move = moves[i] as number;
      let at = i;
      for (; at && (weights[at - 1] as number) > weight; at--) {
        weights[at] = weights[at - 1] as number;
        moves[at] = moves[at - 1] as number;
      }
      weights[at] = weight;
      moves[at] = move;
    }
    for (let i = 0; i < count; i++) list.push(moves[i] as number);
  }
}
