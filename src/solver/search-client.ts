// The client side of `search`: all tables of a page share one scheduler, in a worker if possible. If the worker fails,
// pending searches move to the next transport without the callers noticing.
import { findVariant } from '../engine/registry.js';
import { tableAt } from '../engine/table-from-position.js';
import type { Position } from '../engine/index.js';
import { SearchScheduler, type SearchResponse, type SearchRequest } from './search-scheduler.js';
import type { Progress, Search } from './search.js';
import type { Solution } from './solution.js';

/** An open connection to a search scheduler, in a worker or on this thread. */
export interface Connection {
  post(request: SearchRequest): void;
  /** Cancels all searches, frees their memory and stops all responses. */
  close(): void;
}

/** Opens a connection. Throws on failure; calls `onFailure` if the connection fails later. */
export type Transport = (onResponse: (response: SearchResponse) => void, onFailure: () => void) => Connection;

/** What the client needs from the page or from Node. Replaceable in tests. */
export interface Environment {
  /** The available transports, best first. Called once. */
  transports(): readonly Transport[];
  readonly now: () => number;
  /** Calls back when the thread is idle, after input and painting. */
  readonly whenIdle: (run: () => void) => void;
  /** Calls back after `ms` milliseconds. Returns a function that cancels the timer. */
  later(run: () => void, ms: number): () => void;
  /** Whether the page is hidden. `watch` registers a callback for changes. */
  hidden(): boolean;
  watch(changed: () => void): void;
}

interface Job {
  readonly request: SearchRequest;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  resolve(solution: Solution): void;
  reject(error: Error): void;
}

const CLOSE_AFTER_MS = 10_000;

export function searchOver(environment: Environment): Search {
  const jobs = new Map<number, Job>();
  let transports: readonly Transport[] = [];
  /** The index of the transport in use. */
  let way = 0;
  let line: Connection | undefined;
  let last = 0;
  let stay: (() => void) | undefined;

  const here: Transport = (onResponse) => {
    const scheduler = new SearchScheduler(onResponse, environment.now, environment.whenIdle);
    return { post: (request) => scheduler.handle(request), close: () => undefined };
  };

  const onResponse = (response: SearchResponse): void => {
    const job = jobs.get(response.id);
    switch (response.kind) {
      case 'progress':
        // a promise, so that an exception in the page's callback does not stop the search
        if (job?.onProgress) void Promise.resolve(response.progress).then(job.onProgress);
        break;
      case 'done':
        job?.resolve(response.solution);
        break;
      case 'failed':
        job?.reject(response.error);
    }
  };

  const post = (request: SearchRequest): void => {
    if (!transports.length) {
      transports = [...environment.transports(), here];
      environment.watch(hold);
    }
    while (!line) {
      try {
        line = (transports[way] as Transport)(onResponse, onFailure);
        hold();
      } catch {
        way++;
      }
    }
    send(request);
  };

  const send = (request: SearchRequest): void => line?.post(request);

  const hold = (): void => send({ kind: 'hold', held: environment.hidden() });

  const leave = (): void => {
    line?.close();
    line = undefined;
  };

  const onFailure = (): void => {
    leave();
    way++;
    for (const { request } of jobs.values()) post(request);
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
        if (!jobs.size && transports[way] !== here) stay = environment.later(leave, CLOSE_AFTER_MS);
      };
      const abort = (): void => {
        send({ kind: 'drop', id });
        end();
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the page's own reason
        reject(signal?.reason);
      };
      const request: SearchRequest = {
        kind: 'search',
        id,
        // copy: proxies of frameworks cannot be cloned to a worker
        position: JSON.parse(JSON.stringify(position)) as Position,
        limits: { states, ms, memory, goal },
        game: JSON.stringify(described),
      };
      jobs.set(id, {
        request,
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
      post(request);
    });
}
