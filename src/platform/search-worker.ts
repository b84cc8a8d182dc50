// The search of this environment: one worker for all tables of a page or, without workers and in Node, slices on the
// calling thread.
import { searchOver, type Site } from '../solver/search-client.js';
import { systemClock } from './clock.js';
import { ways } from './worker-ways.js';

const now = (): number => systemClock.now();

const scheduler = (): { postTask(run: () => void, options: object): Promise<void> } | undefined =>
  (globalThis as { scheduler?: ReturnType<typeof scheduler> }).scheduler;

/** Exported for tests, which replace single functions. */
export const systemSite: Site = {
  ways,
  now,
  soon(run) {
    // a timer also leaves gaps for other work, only longer ones
    if (scheduler()) void scheduler()?.postTask(run, { priority: 'background' });
    else setTimeout(run);
  },
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  hidden: () => typeof document !== 'undefined' && document.hidden,
  watch(changed) {
    if (typeof document !== 'undefined') document.addEventListener('visibilitychange', changed);
  },
};

/** The search that all tables of a page share. */
export const systemSearch = searchOver(systemSite);

/** One for tables that must not start a worker: it searches in slices on the page's own thread. */
export const searchInSlices = searchOver({ ...systemSite, ways: () => [] });
