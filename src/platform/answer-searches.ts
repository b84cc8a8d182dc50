// What a worker of this package runs: it answers searches. Apart from `search-worker.ts`, which starts workers: the
// worker's module graph must not contain the code that starts it (bundlers that follow `new Worker` never finish).
import { Desk } from '../solver/search-desk.js';
import { systemClock } from './clock.js';
import { answerAsWorker } from './worker-line.js';

/** Answers searches in this worker until the worker ends. */
export const answerSearches = (): void =>
  answerAsWorker((answer, soon) => {
    const desk = new Desk(answer, () => systemClock.now(), soon);
    return (ask) => desk.take(ask);
  });
