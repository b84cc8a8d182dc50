// The clock of a game. It runs from the first move on and stops while any hold is active.
import type { Clock } from '../platform/clock.js';

export class Stopwatch {
  readonly #clock: Clock;
  /** The active holds: paused by the player, page hidden, covered by a dialog, idle, game over. */
  readonly #holds = new Set<string>();
  #accumulated = 0;
  #since: number | undefined;
  #started = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Sets the elapsed time in milliseconds and stops until the next start. */
  reset(elapsed = 0): void {
    this.#accumulated = elapsed;
    this.#since = undefined;
    this.#started = false;
  }

  /** Starts the clock: the player made a move. */
  start(): void {
    this.#started = true;
    this.#run();
  }

  /** Adds a hold. `since`: the clock time from which it applies, if that is in the past. */
  hold(reason: string, since = Infinity): void {
    this.#accumulated = Math.max(this.#accumulated, this.elapsed - Math.max(0, this.#clock.now() - since));
    this.#since = undefined;
    this.#holds.add(reason);
  }

  release(reason: string): void {
    this.#holds.delete(reason);
    this.#run();
  }

  holds(reason: string): boolean {
    return this.#holds.has(reason);
  }

  get running(): boolean {
    return this.#since !== undefined;
  }

  /** The elapsed time in milliseconds. */
  get elapsed(): number {
    return this.#accumulated + (this.#since === undefined ? 0 : this.#clock.now() - this.#since);
  }

  #run(): void {
    if (this.#started && !this.#holds.size) this.#since ??= this.#clock.now();
  }
}
