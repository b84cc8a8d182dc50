// The client side of `search`: all tables of a page share one scheduler, in a worker if possible. If the worker fails,
// pending searches restart on the next transport; callers are not notified.
import { findVariant } from '../engine/registry.js';
import { tableAt } from '../engine/table-from-position.js';
import type { Position } from '../engine/index.js';
import { onThisThread } from './local-search.js';
import type { SearchResponse, SearchRequest } from './search-scheduler.js';
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

/** The functions of the page or of Node that the client uses. Replaceable in tests. */
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

/** The connection closes after this time in ms without searches. */
const CLOSE_AFTER_MS = 10_000;

export function searchOver(environment: Environment): Search {
  const jobs = new Map<number, Job>();
  let transports: readonly Transport[] = [];
  /** The index of the transport in use. */
  let transport = 0;
  let connection: Connection | undefined;
  let lastId = 0;
  let cancelClosing: (() => void) | undefined;

  const local = onThisThread(environment);

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
      transports = [...environment.transports(), local];
      environment.watch(hold);
    }
    while (!connection) {
      try {
        connection = (transports[transport] as Transport)(onResponse, onFailure);
        hold();
      } catch {
        transport++;
      }
    }
    send(request);
  };

  const send = (request: SearchRequest): void => connection?.post(request);

  const hold = (): void => send({ kind: 'hold', held: environment.hidden() });

  const disconnect = (): void => {
    connection?.close();
    connection = undefined;
  };

  const onFailure = (): void => {
    disconnect();
    transport++;
    for (const { request } of jobs.values()) post(request);
  };

  return (position, { signal, onProgress, states, ms, memory, goal, moves, variant } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      // check here: a worker does not know the games this page has defined, and its errors would have other classes
      const described = findVariant(variant ?? position.variant);
      tableAt(position, described);
      const id = ++lastId;
      const end = (): void => {
        jobs.delete(id);
        signal?.removeEventListener('abort', abort);
        if (!jobs.size && transports[transport] !== local)
          cancelClosing = environment.later(disconnect, CLOSE_AFTER_MS);
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
        limits: { states, ms, memory, goal, moves },
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
      cancelClosing?.();
      post(request);
    });
}
