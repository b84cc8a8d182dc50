// The client side of `search`: all tables of a page share one scheduler, in a worker if possible. If the worker fails,
// pending searches move to the next transport without the callers noticing.
import { findVariant } from '../engine/registry.js';
import { tableAt } from '../engine/restore.js';
import type { Position } from '../engine/index.js';
import { Desk, type Answer, type Ask } from './search-desk.js';
import type { Progress, Search } from './search.js';
import type { Solution } from './solution.js';

/** An open connection to a search scheduler, in a worker or on this thread. */
export interface Line {
  post(ask: Ask): void;
  /** Cancels all searches, frees their memory and stops all responses. */
  close(): void;
}

/** Opens a connection. Throws on failure; calls `broken` if the connection fails later. */
export type Way = (hear: (answer: Answer) => void, broken: () => void) => Line;

/** What the client needs from the page or from Node. Replaceable in tests. */
export interface Site {
  /** The available transports, best first. Called once. */
  ways(): readonly Way[];
  readonly now: () => number;
  /** Calls back when the thread is idle, after input and painting. */
  readonly soon: (run: () => void) => void;
  /** Calls back after `ms` milliseconds. Returns a function that cancels the timer. */
  later(run: () => void, ms: number): () => void;
  /** Whether the page is hidden. `watch` registers a callback for changes. */
  hidden(): boolean;
  watch(changed: () => void): void;
}

interface Job {
  readonly ask: Ask;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  resolve(solution: Solution): void;
  reject(error: Error): void;
}

const IDLE_MS = 10_000;

export function searchOver(site: Site): Search {
  const jobs = new Map<number, Job>();
  let ways: readonly Way[] = [];
  /** The index of the transport in use. */
  let way = 0;
  let line: Line | undefined;
  let last = 0;
  let stay: (() => void) | undefined;

  const here: Way = (hear) => {
    const desk = new Desk(hear, site.now, site.soon);
    return { post: (ask) => desk.take(ask), close: () => undefined };
  };

  const hear = (answer: Answer): void => {
    const job = jobs.get(answer.id);
    switch (answer.kind) {
      case 'progress':
        // a promise, so that an exception in the page's callback does not stop the search
        if (job?.onProgress) void Promise.resolve(answer.progress).then(job.onProgress);
        break;
      case 'done':
        job?.resolve(answer.solution);
        break;
      case 'failed':
        job?.reject(answer.error);
    }
  };

  const post = (ask: Ask): void => {
    if (!ways.length) {
      ways = [...site.ways(), here];
      site.watch(hold);
    }
    while (!line) {
      try {
        line = (ways[way] as Way)(hear, broken);
        hold();
      } catch {
        way++;
      }
    }
    tell(ask);
  };

  const tell = (ask: Ask): void => line?.post(ask);

  const hold = (): void => tell({ kind: 'hold', held: site.hidden() });

  const leave = (): void => {
    line?.close();
    line = undefined;
  };

  const broken = (): void => {
    leave();
    way++;
    for (const { ask } of jobs.values()) post(ask);
  };

  return (position, { signal, onProgress, states, ms, memory, goal, variant } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      // check here: a worker does not know the games this page has defined, and its errors would have other classes
      const described = findVariant(variant ?? position.variant);
      tableAt(position, described);
      const id = ++last;
      const end = (): void => {
        jobs.delete(id);
        signal?.removeEventListener('abort', abort);
        if (!jobs.size && ways[way] !== here) stay = site.later(leave, IDLE_MS);
      };
      const abort = (): void => {
        tell({ kind: 'drop', id });
        end();
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the page's own reason
        reject(signal?.reason);
      };
      const ask: Ask = {
        kind: 'search',
        id,
        // copy: proxies of frameworks cannot be cloned to a worker
        position: JSON.parse(JSON.stringify(position)) as Position,
        limits: { states, ms, memory, goal },
        game: JSON.stringify(described),
      };
      jobs.set(id, {
        ask,
        onProgress,
        resolve: (solution) => {
          end();
          resolve(solution);
        },
        reject: (error) => {
          end();
          reject(error);
        },
      });
      signal?.addEventListener('abort', abort);
      stay?.();
      post(ask);
    });
}
