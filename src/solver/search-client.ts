// The client side of `search`: all tables of a page share one scheduler, in a worker if possible. If the worker fails,
// pending searches restart on the next transport; callers are not notified.
import { findVariant } from '../engine/registry.js';
import { tableAt } from '../engine/table-from-position.js';
import type { Position } from '../engine/index.js';
import type { SearchResponse, SearchRequest } from './search-scheduler.js';
import type { Search } from './search.js';
import type { Progress, Solution } from './solution.js';
import { toJson } from '../engine/json.js';

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

/**
 * The connection closes after this time in ms without searches. Starting a worker takes more processor time than most
 * searches, so it stays open between the moves of a player.
 */
const CLOSE_AFTER_MS = 30_000;

/** Runs searches on the calling thread, with a solver that is loaded for the first one. */
const onThisThread =
  ({ now, whenIdle }: Environment): Transport =>
  (onResponse) => {
    const pending: SearchRequest[] = [];
    const fail = (request: SearchRequest, error: Error): void => {
      if (request.kind === 'search') onResponse({ kind: 'failed', id: request.id, error });
    };
    let post = (request: SearchRequest): void => void pending.push(request);
    import('./search-scheduler.js').then(
      ({ SearchScheduler }) => {
        const scheduler = new SearchScheduler(onResponse, now, whenIdle);
        post = (request) => scheduler.handle(request);
        for (const request of pending) post(request);
      },
      (reason: unknown) => {
        const error = reason instanceof Error ? reason : new Error(String(reason));
        post = (request) => queueMicrotask(() => fail(request, error));
        for (const request of pending) post(request);
      },
    );
    return { post: (request) => post(request), close: () => undefined };
  };

class SearchClient {
  readonly #environment: Environment;
  readonly #jobs = new Map<number, Job>();
  /** The transport that is always available: this thread. */
  readonly #local: Transport;
  #transports: readonly Transport[] = [];
  /** The index of the transport in use. */
  #transport = 0;
  #connection: Connection | undefined;
  #lastId = 0;
  #cancelClosing: (() => void) | undefined;

  constructor(environment: Environment) {
    this.#environment = environment;
    this.#local = onThisThread(environment);
  }

  readonly search: Search = (
    position,
    { signal, onProgress, states, ms, memory, goal, moves, variant } = {},
  ) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      // check here: a worker does not know the games this page has defined, and its errors would have other classes
      const described = findVariant(variant ?? position.variant);
      tableAt(position, described);
      const id = ++this.#lastId;
      const end = (): void => {
        signal?.removeEventListener('abort', abort);
        this.#end(id);
      };
      const abort = (): void => {
        this.#connection?.post({ kind: 'drop', id });
        end();
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the page's own reason
        reject(signal?.reason);
      };
      const request: SearchRequest = {
        kind: 'search',
        id,
        // copy: proxies of frameworks cannot be cloned to a worker
        position: JSON.parse(toJson(position)) as Position,
        limits: { states, ms, memory, goal, moves },
        game: toJson(described),
      };
      this.#jobs.set(id, {
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
      this.#cancelClosing?.();
      this.#post(request);
    });

  /** Removes a search that has ended. The connection closes when there are no others for a while. */
  #end(id: number): void {
    this.#jobs.delete(id);
    if (!this.#jobs.size && this.#transports[this.#transport] !== this.#local)
      this.#cancelClosing = this.#environment.later(() => this.#disconnect(), CLOSE_AFTER_MS);
  }

  /** Posts a request over the first transport that works. */
  #post(request: SearchRequest): void {
    if (!this.#transports.length) {
      this.#transports = [...this.#environment.transports(), this.#local];
      this.#environment.watch(() => this.#hold());
    }
    while (!this.#connection) {
      try {
        const transport = this.#transports[this.#transport] as Transport;
        this.#connection = transport(
          (response) => this.#handle(response),
          () => this.#fail(),
        );
        this.#hold();
      } catch {
        this.#transport++;
      }
    }
    this.#connection.post(request);
  }

  #handle(response: SearchResponse): void {
    const job = this.#jobs.get(response.id);
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
  }

  /** Pauses all searches while the page is hidden. */
  #hold(): void {
    this.#connection?.post({ kind: 'hold', held: this.#environment.hidden() });
  }

  #disconnect(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }

  /** Continues all searches on the next transport. */
  #fail(): void {
    this.#disconnect();
    this.#transport++;
    for (const { request } of this.#jobs.values()) this.#post(request);
  }
}

/** A search whose callers share one connection. */
export const searchOver = (environment: Environment): Search => new SearchClient(environment).search;
