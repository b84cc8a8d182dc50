// The clock of a game. It runs from the first move on and stops while any hold is active, such as a minute without
// activity.
import type { Clock } from '../platform/clock.js';

/** The clock stops after this time in ms without activity. */
const IDLE_MS = 60_000;

/** Why the clock is stopped: the player paused it, the page is hidden, a dialog covers it, idle, or the game is over. */
type Hold = 'player' | 'hidden' | 'covered' | 'idle' | 'over';

export class Stopwatch {
  readonly #clock: Clock;
  readonly #holds = new Set<Hold>();
  #accumulated = 0;
  #since: number | undefined;
  #started = false;
  /** The time of the player's last activity. */
  #lastActivity = 0;

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
  hold(reason: Hold, since = Infinity): void {
    this.#accumulated = Math.max(this.#accumulated, this.elapsed - Math.max(0, this.#clock.now() - since));
    this.#since = undefined;
    this.#holds.add(reason);
  }

  release(reason: Hold): void {
    this.#holds.delete(reason);
    this.#run();
  }

  /** Adds or removes the hold of something that hides the game. The minute without activity begins anew after it. */
  suspend(reason: Hold, suspended: boolean): void {
    this.tick();
    if (suspended) this.hold(reason);
    else if (this.holds(reason)) {
      this.#lastActivity = this.#clock.now();
      this.release(reason);
    }
  }

  /** Records activity of the player, and restarts an idle clock. */
  recordActivity(): void {
    this.tick();
    this.#lastActivity = this.#clock.now();
    this.release('idle');
  }

  /**
   * Stops the clock after a minute without activity. Must be called repeatedly; after a suspension of the page (frozen
   * tab, sleeping computer) the clock is set back to the end of that minute.
   */
  tick(): void {
    const idle = this.#lastActivity + IDLE_MS;
    if (this.running && this.#clock.now() >= idle) this.hold('idle', idle);
  }

  holds(reason: Hold): boolean {
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
