// Runs searches in slices, in a worker or on the page's thread, so that each can be cancelled between two slices and
// the thread stays responsive.
import type { Position, Variant } from '../engine/index.js';
import { trusted } from '../engine/registry.js';
import type { Limits, Progress, Solution, Stepper } from './solution.js';
import { stepperFor } from './stepper.js';
import { sum } from '../engine/lists.js';

interface Task {
  readonly id: number;
  readonly position: Position;
  readonly limits: Limits;
  /** The description of the game, in JSON. */
  readonly game: string;
}

/** A request to the scheduler. Plain data: it may come from another thread. */
export type SearchRequest =
  | ({ readonly kind: 'search' } & Task)
  | { readonly kind: 'drop'; readonly id: number }
  | { readonly kind: 'hold'; readonly held: boolean };

export type SearchResponse =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'done'; readonly id: number; readonly solution: Solution }
  | { readonly kind: 'failed'; readonly id: number; readonly error: Error };

/** The length of a slice: short enough for 60 frames per second. */
const SLICE_MS = 4;
/** The time in ms between two progress reports. */
const REPORT_MS = 250;
const MEMORY = 2 ** 28;

interface Job extends Task {
  stepper?: Stepper;
  /** The memory limit in bytes; 0 before the search starts. */
  memory: number;
  /** The time of the last progress report. */
  reportedAt: number;
}

export class SearchScheduler {
  readonly #respond: (response: SearchResponse) => void;
  readonly #now: () => number;
  readonly #whenIdle: (run: () => void) => void;
  /** Compiled games by description: compiling takes longer than many searches. */
  readonly #games = new Map<string, Variant>();
  #jobs: Job[] = [];
  #paused = false;
  #waiting = false;
  /** Whether the last slice was for the newest search. */
  #newest = false;

  /** @param whenIdle calls back when this thread is idle */
  constructor(
    respond: (response: SearchResponse) => void,
    now: () => number,
    whenIdle: (run: () => void) => void,
  ) {
    this.#respond = respond;
    this.#now = now;
    this.#whenIdle = whenIdle;
  }

  handle(request: SearchRequest): void {
    switch (request.kind) {
      case 'search':
        this.#jobs.push({ ...request, memory: 0, reportedAt: this.#now() });
        break;
      case 'drop':
        this.#jobs = this.#jobs.filter(({ id }) => id !== request.id);
        break;
      case 'hold':
        this.#paused = request.held;
    }
    this.#schedule();
  }

  #schedule(): void {
    if (this.#waiting || this.#paused || !this.#jobs.length) return;
    this.#waiting = true;
    this.#whenIdle(() => {
      this.#waiting = false;
      // alternate between the newest search, because the player waits for it, and the oldest, so that it also finishes;
      // searches in between have usually not started and use no memory
      this.#newest = !this.#newest;
      const job = this.#paused ? undefined : this.#jobs.at(this.#newest ? -1 : 0);
      if (job) this.#runSlice(job);
      this.#schedule();
    });
  }

  #runSlice(job: Job): void {
    const { id } = job;
    try {
      const stepper = (job.stepper ??= this.#begin(job));
      const over = stepper.step(Infinity, SLICE_MS);
      const now = this.#now();
      if (over) this.#end(job, { kind: 'done', id, solution: stepper.solution });
      else if (now - job.reportedAt >= REPORT_MS) {
        job.reportedAt = now;
        this.#respond({ kind: 'progress', id, progress: stepper.progress });
      }
    } catch (error) {
      this.#end(job, { kind: 'failed', id, error: error as Error });
    }
  }

  #begin(job: Job): Stepper {
    const { position, limits, game } = job;
    const variant = this.#games.get(game) ?? trusted(JSON.parse(game) as Variant);
    this.#games.set(game, variant);
    // the first search gets three quarters of the memory, each later one half of the rest
    const taken = sum(this.#jobs.map(({ memory }) => memory));
    job.memory = Math.min(limits.memory ?? MEMORY, taken ? (MEMORY - taken) / 2 : (MEMORY * 3) / 4);
    return stepperFor(position, { ...limits, memory: job.memory, variant }, this.#now);
  }

  #end(job: Job, response: SearchResponse): void {
    this.handle({ kind: 'drop', id: job.id });
    this.#respond(response);
  }
}
