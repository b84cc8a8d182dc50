// The time of a game: runs from the first move, stands still while anything holds it.
import type { Clock } from '../platform/clock.js';

export class Stopwatch {
  readonly #clock: Clock;
  /** Why it stands still: paused by the player, hidden, idle, over. */
  readonly #holds = new Set<string>();
  #gathered = 0;
  #since: number | undefined;
  #started = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Stands at so many milliseconds until the next start. */
  reset(gathered = 0): void {
    this.#gathered = gathered;
    this.#since = undefined;
    this.#started = false;
  }

  /** A move is made. */
  start(): void {
    this.#started = true;
    this.#run();
  }

  /** `since`: it should have stood still from then on, had anybody looked. */
  hold(reason: string, since = Infinity): void {
    this.#gathered = Math.max(this.#gathered, this.elapsed - Math.max(0, this.#clock.now() - since));
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

  /** Milliseconds. */
  get elapsed(): number {
    return this.#gathered + (this.#since === undefined ? 0 : this.#clock.now() - this.#since);
  }

  #run(): void {
    if (this.#started && !this.#holds.size) this.#since ??= this.#clock.now();
  }
}
