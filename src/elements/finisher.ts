// Finishes a game that needs no more thought, card by card, faster and faster, until somebody stops it.
import type { Move } from '../engine/index.js';
import { reducedMotion } from './flights.js';

const FIRST_MS = 180;
const LEAST_MS = 40;
const FASTER = 0.92;

export class Finisher {
  readonly #play: (move: Move, last: boolean) => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `play` makes a move; when it cannot, the rest is left. */
  constructor(play: (move: Move, last: boolean) => boolean) {
    this.#play = play;
  }

  get running(): boolean {
    return this.#timer !== undefined;
  }

  start(moves: readonly Move[], delay = FIRST_MS): void {
    const [move, ...rest] = moves;
    this.stop();
    if (!move || !this.#play(move, !rest.length) || !rest.length) return;
    const wait = reducedMotion() ? LEAST_MS : delay;
    this.#timer = setTimeout(() => this.start(rest, Math.max(LEAST_MS, delay * FASTER)), wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
