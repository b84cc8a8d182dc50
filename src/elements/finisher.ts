// Finishes a game that needs no more thought, card by card, faster and faster, until somebody stops it.
import type { Move } from '../engine/index.js';
import { reducedMotion } from './flights.js';

const FIRST_MS = 180;
const LEAST_MS = 40;
const FASTER = 0.92;

/** Makes a move; when it cannot, the rest is left. */
type Play = (move: Move, which: { readonly first: boolean; readonly last: boolean }) => boolean;

export class Finisher {
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

  /** Whether there was something to stop. */
  stop(): boolean {
    const running = this.#rest !== undefined;
    clearTimeout(this.#timer);
    this.#rest = undefined;
    return running;
  }

  #step(first: boolean, delay: number): void {
    const [move, ...rest] = this.#rest ?? [];
    const last = !rest.length;
    // before the move: whoever hears of it may stop the rest
    this.#rest = last ? undefined : rest;
    if (!move || !this.#play(move, { first, last })) this.#rest = undefined;
    if (!this.#rest) return;
    const wait = reducedMotion() ? LEAST_MS : delay;
    this.#timer = setTimeout(() => this.#step(false, Math.max(LEAST_MS, delay * FASTER)), wait);
  }
}
