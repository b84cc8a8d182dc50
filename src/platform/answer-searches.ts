// The code that a search worker runs. It is separate from `search-worker.ts`, which starts workers: the worker's module
// graph must not contain the code that starts it, because bundlers that follow `new Worker` would never finish.
import { SearchScheduler } from '../solver/search-scheduler.js';
import { systemClock } from './clock.js';
import { answerAsWorker } from './worker-transport.js';

/** Answers searches in this worker until the worker ends. */
export const answerSearches = (): void =>
  answerAsWorker((respond, soon) => {
    const scheduler = new SearchScheduler(respond, () => systemClock.now(), soon);
    return (request) => scheduler.handle(request);
  });
