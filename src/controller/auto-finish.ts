// Auto-finish: plays the remaining moves one by one, increasingly fast, until it is stopped.
import type { Move } from '../engine/index.js';
import { reducedMotion } from '../platform/page.js';

/** The first delay between two moves, the shortest one, and the factor from one delay to the next. */
const FIRST_MS = 180;
const LEAST_MS = 40;
const FASTER = 0.92;

/** Makes a move. If it returns false, auto-finish ends. */
type MakeMove = (move: Move, which: { readonly first: boolean; readonly last: boolean }) => boolean;

export class AutoFinish {
  readonly #makeMove: MakeMove;
  #remaining: readonly Move[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isMoving = false;

  constructor(makeMove: MakeMove) {
    this.#makeMove = makeMove;
  }

  /** Starts, unless a listener of its own move requests it. */
  start(moves: readonly Move[]): void {
    if (this.#isMoving) return;
    this.stop();
    this.#remaining = moves;
    this.#step(true, FIRST_MS);
  }

  /** Stops. Returns whether auto-finish was running. */
  stop(): boolean {
    const running = this.#remaining !== undefined;
    clearTimeout(this.#timer);
    this.#remaining = undefined;
    return running;
  }

  #step(first: boolean, delay: number): void {
    const [move, ...rest] = this.#remaining ?? [];
    const last = !rest.length;
    // set before the move: a listener may stop auto-finish
    this.#remaining = last ? undefined : rest;
    if (!move || !this.#make(move, first, last)) this.#remaining = undefined;
    if (!this.#remaining) return;
    const wait = reducedMotion() ? LEAST_MS : delay;
    this.#timer = setTimeout(() => this.#step(false, Math.max(LEAST_MS, delay * FASTER)), wait);
  }

  #make(move: Move, first: boolean, last: boolean): boolean {
    this.#isMoving = true;
    try {
      return this.#makeMove(move, { first, last });
    } finally {
      this.#isMoving = false;
    }
  }
}
