// Auto-finish: plays the remaining moves one by one, increasingly fast, until it is stopped.
import type { Move } from '../engine/index.js';
import { reducedMotion } from '../platform/page.js';

/** The first delay between two moves, the shortest one, and the factor from one delay to the next. */
const FIRST_MS = 180;
const LEAST_MS = 40;
const FASTER = 0.92;

/** Makes a move. If it returns false, auto-finish ends. */
type Play = (move: Move, which: { readonly first: boolean; readonly last: boolean }) => boolean;

export class AutoFinish {
  readonly #play: Play;
  #rest: readonly Move[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(play: Play) {
    this.#play = play;
  }

  start(moves: readonly Move[]): void {
    this.stop();
    this.#rest = moves;
    this.#step(true, FIRST_MS);
  }

  /** Stops. Returns whether auto-finish was running. */
  stop(): boolean {
    const running = this.#rest !== undefined;
    clearTimeout(this.#timer);
    this.#rest = undefined;
    return running;
  }

  #step(first: boolean, delay: number): void {
    const [move, ...rest] = this.#rest ?? [];
    const last = !rest.length;
    // set before the move: a listener may stop auto-finish
    this.#rest = last ? undefined : rest;
    if (!move || !this.#play(move, { first, last })) this.#rest = undefined;
    if (!this.#rest) return;
    const wait = reducedMotion() ? LEAST_MS : delay;
    this.#timer = setTimeout(() => this.#step(false, Math.max(LEAST_MS, delay * FASTER)), wait);
  }
}
