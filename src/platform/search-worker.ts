// The search of this environment: one worker for all tables of a page. Without workers and in Node, it runs in slices
// on the calling thread.
import { searchOver, type Environment, type Transport } from '../solver/search-client.js';
import { systemClock } from './clock.js';
import { hasPage, onVisibility, read } from './page.js';
import { later } from './timers.js';

const now = (): number => systemClock.now();

const scheduler = (): { postTask?(run: () => void, options: object): Promise<void> } | undefined =>
  (globalThis as { scheduler?: ReturnType<typeof scheduler> }).scheduler;

let workers = (): readonly Transport[] => [];

/** Sets how this build starts its worker: npm-worker.ts or bundle-worker.ts. */
export function useWorkers(transports: () => readonly Transport[]): void {
  workers = transports;
}

/** Exported for tests, which replace single functions. */
export const systemEnvironment: Environment = {
  transports: () => workers(),
  now,
  whenIdle(run) {
    // check `postTask` too: without the global, the name refers to an element with the id `scheduler`
    const tasks = scheduler();
    if (tasks?.postTask) void tasks.postTask(run, { priority: 'background' });
    // a timer also yields to other tasks, but with longer delays
    else setTimeout(run);
  },
  later,
  hidden: () => hasPage && read(document, 'hidden'),
  watch(changed) {
    if (hasPage) onVisibility(document, changed);
  },
};

/** The search that all tables of a page share. */
export const systemSearch = searchOver(systemEnvironment);

/** The search for tables that must not start a worker: it runs in slices on the page's main thread. */
export const searchInSlices = searchOver({ ...systemEnvironment, transports: () => [] });
