// Who asks for searches: all tables of a page together have one desk, in a worker where one can be had, and nobody
// notices when it has to be moved.
import { findVariant } from '../engine/registry.js';
import { tableAt } from '../engine/restore.js';
import type { Position } from '../engine/index.js';
import { Desk, type Answer, type Ask } from './search-desk.js';
import type { Progress, Search } from './search.js';
import type { Solution } from './solution.js';

/** A desk, wherever it stands. */
export interface Line {
  post(ask: Ask): void;
  /** Ends what is worked at there and frees its memory; nothing is heard from it any more. */
  close(): void;
}

/** How a desk is got elsewhere; throws, or calls `broken` later, where it cannot be got, or has gone. */
export type Way = (hear: (answer: Answer) => void, broken: () => void) => Line;

/** The place where searches are asked for. */
export interface Site {
  /** Best first. Asked for once. */
  ways(): readonly Way[];
  readonly now: () => number;
  /** Calls back when the page has done all else that is due, input and paint first. */
  readonly soon: (run: () => void) => void;
  /** Calls back after a while, unless what it returns is called before. */
  later(run: () => void, ms: number): () => void;
  /** Whether nobody sees the page; `changed` is called whenever that changes. */
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
  /** The way that works, as far as is known. */
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
        // what it throws is the page's own affair
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
      // a worker knows no game that this page has defined, and its errors would not be this module's
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
        // frameworks wrap what they are given, and what is wrapped cannot be sent
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
