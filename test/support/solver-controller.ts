// A search whose results a test controls, manual timers, and a session whose verdicts are tracked with them.
import { readMove, type Move, type Position, type Variant } from '../../src/engine.js';
import { Session, type SessionSetup } from '../../src/session/session.js';
import type { Later } from '../../src/platform/timers.js';
import { SolvabilityTracker } from '../../src/session/solvability.js';
import type { Search, SearchLimits } from '../../src/solver/search.js';
import type { Solution } from '../../src/solver/solution.js';
import { ManualClock } from './sessions.js';

export interface RequestedSearch {
  readonly position: Position;
  readonly limits: SearchLimits;
  /** Whether its caller cancelled it. */
  readonly ended: boolean;
  /** Answers, and waits until all subscribers are notified. */
  answer(solution: Partial<Solution>): Promise<void>;
  fail(): Promise<void>;
}

const afterCallbacks = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

export const won = (line: readonly Move[]): Partial<Solution> => ({
  verdict: 'winnable',
  aim: 'winnable',
  line: [...line],
});
export const lost: Partial<Solution> = { verdict: 'unwinnable', aim: 'unwinnable' };
export const open: Partial<Solution> = { verdict: 'unknown', aim: 'unknown' };

/** Cancelled searches are rejected, as those of the real solver are. */
export function controlledSearch() {
  const requests: RequestedSearch[] = [];
  const search: Search = (position, limits = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = limits;
      requests.push({
        position,
        limits,
        get ended() {
          return signal?.aborted ?? false;
        },
        answer: (solution) => {
          resolve({ verdict: 'unknown', aim: 'unknown', states: 1, ms: 1, ...solution });
          return afterCallbacks();
        },
        fail: () => {
          reject(new Error('no search here'));
          return afterCallbacks();
        },
      });
      signal?.addEventListener('abort', () => {
        reject(new Error('aborted', { cause: signal.reason }));
      });
    });
  return {
    search,
    requests,
    /** The last search that was requested. */
    get last(): RequestedSearch {
      return requests.at(-1) as RequestedSearch;
    },
  };
}

/** Manual timers. */
export function manualTimers() {
  let now = 0;
  let due: { readonly at: number; readonly act: () => void }[] = [];
  const later: Later = (act, ms) => {
    const timer = { at: now + ms, act };
    due.push(timer);
    return () => {
      due = due.filter((one) => one !== timer);
    };
  };
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    for (;;) {
      const next = due.find(({ at }) => at <= now);
      if (!next) break;
      due = due.filter((one) => one !== next);
      next.act();
    }
    await afterCallbacks();
  };
  return {
    later,
    pass,
    get waiting(): number {
      return due.length;
    },
  };
}

export const movesOf = (line: readonly string[]): Move[] => line.map((text) => readMove(text) as Move);

/** How long a position is shown before it is searched, in ms. */
export const AFTER = 300;

/**
 * A session whose verdicts are tracked, as for a table in view.
 *
 * @param record the saved game that is restored when the table opens
 */
export function trackedSession(
  variant: string | Variant,
  setup: SessionSetup,
  { search, record }: { readonly search?: Search | undefined; readonly record?: unknown } = {},
) {
  const slow = controlledSearch();
  const timers = manualTimers();
  const reported: string[] = [];
  let verdicts: SolvabilityTracker | undefined;
  const session: Session = new Session(variant, setup, new ManualClock(), (event) => verdicts?.update(event));
  // as in the controller, this is not reported as a change
  if (record) session.restore(JSON.parse(JSON.stringify(record)));
  const tracker = (verdicts = new SolvabilityTracker(
    () => session,
    search ?? slow.search,
    timers.later,
    () => {
      reported.push(tracker.status.state);
    },
  ));
  tracker.active = true;
  return { session, tracker, reported, timers, slow };
}
