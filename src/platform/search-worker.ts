// Searches as this place has them: in one worker for all tables of a page; where none is to be had, and in Node,
// in slices.
import { Desk } from '../solver/search-desk.js';
import { searchOver } from '../solver/search-client.js';
import { systemClock } from './clock.js';
import { answerAsWorker } from './worker-line.js';
import { ways } from './worker-ways.js';

const now = (): number => systemClock.now();

const scheduler = (): { postTask(run: () => void, options: object): Promise<void> } | undefined =>
  (globalThis as { scheduler?: ReturnType<typeof scheduler> }).scheduler;

/** One for the page: all tables share it. */
export const systemSearch = searchOver({
  ways,
  now,
  soon(run) {
    // a timer leaves gaps as well, only longer ones
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
});

/** What a worker of this package does all its life. */
export const answerSearches = (): void =>
  answerAsWorker((answer, soon) => {
    const desk = new Desk(answer, now, soon);
    return (ask) => desk.take(ask);
  });
