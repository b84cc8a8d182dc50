// Where searches are worked at, in a worker as on the page's own thread: in slices, so that each can be dropped
// between two of them and the thread has time for all else.
import type { Position, Variant } from '../engine/index.js';
import { findVariant } from '../engine/registry.js';
import type { Progress } from './search.js';
import type { Limits, Solution, Stepper } from './solution.js';
import { stepperFor } from './stepper.js';

interface Task {
  readonly id: number;
  readonly position: Position;
  readonly limits: Limits;
  /** The description of the game, in JSON. */
  readonly game: string;
}

/** What a desk is told. Plain data: it may come from another thread. */
export type Ask =
  | ({ readonly kind: 'search' } & Task)
  | { readonly kind: 'drop'; readonly id: number }
  | { readonly kind: 'hold'; readonly held: boolean };

export type Answer =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'done'; readonly id: number; readonly solution: Solution }
  | { readonly kind: 'failed'; readonly id: number; readonly error: Error };

/** A slice ends in time for a frame. */
const SLICE_MS = 4;
const TOLD_MS = 250;
const MEMORY = 2 ** 28;

interface Job extends Task {
  stepper?: Stepper;
  /** The most bytes it may take; 0 before it begins. */
  memory: number;
  told: number;
}

export class Desk {
  readonly #answer: (answer: Answer) => void;
  readonly #now: () => number;
  readonly #soon: (run: () => void) => void;
  /** A game is read and made ready once: it takes longer than many a search. */
  readonly #games = new Map<string, Variant>();
  #jobs: Job[] = [];
  #held = false;
  #waiting = false;
  /** Whose turn it was. */
  #newest = false;

  /** `soon` calls back when all else that is due on this thread is done. */
  constructor(answer: (answer: Answer) => void, now: () => number, soon: (run: () => void) => void) {
    this.#answer = answer;
    this.#now = now;
    this.#soon = soon;
  }

  take(ask: Ask): void {
    switch (ask.kind) {
      case 'search':
        this.#jobs.push({ ...ask, memory: 0, told: this.#now() });
        break;
      case 'drop':
        this.#jobs = this.#jobs.filter(({ id }) => id !== ask.id);
        break;
      case 'hold':
        this.#held = ask.held;
    }
    this.#wait();
  }

  #wait(): void {
    if (this.#waiting || this.#held || !this.#jobs.length) return;
    this.#waiting = true;
    this.#soon(() => {
      this.#waiting = false;
      // one slice for the newest, since somebody waits for it now, and one for the oldest, so that it comes to an
      // end, too: whatever lies between has not begun, as a rule, and takes no memory
      this.#newest = !this.#newest;
      const job = this.#held ? undefined : this.#jobs.at(this.#newest ? -1 : 0);
      if (job) this.#work(job);
      this.#wait();
    });
  }

  #work(job: Job): void {
    const { id } = job;
    try {
      const stepper = (job.stepper ??= this.#begin(job));
      const over = stepper.step(Infinity, SLICE_MS);
      const now = this.#now();
      if (over) this.#end(job, { kind: 'done', id, solution: stepper.solution });
      else if (now - job.told >= TOLD_MS) {
        job.told = now;
        const { states, ms } = stepper.solution;
        this.#answer({ kind: 'progress', id, progress: { states, ms } });
      }
    } catch (error) {
      this.#end(job, { kind: 'failed', id, error: error as Error });
    }
  }

  #begin(job: Job): Stepper {
    const { position, limits, game } = job;
    const variant = this.#games.get(game) ?? findVariant(JSON.parse(game));
    this.#games.set(game, variant);
    // the first may have most of it, and those after it half of what is left: never more in all
    const taken = this.#jobs.reduce((sum, { memory }) => sum + memory, 0);
    job.memory = Math.min(limits.memory ?? MEMORY, taken ? (MEMORY - taken) / 2 : (MEMORY * 3) / 4);
    return stepperFor(position, { ...limits, memory: job.memory, variant }, this.#now);
  }

  #end(job: Job, answer: Answer): void {
    this.take({ kind: 'drop', id: job.id });
    this.#answer(answer);
  }
}
