// Identifies the worker that this package starts, by its name. A page may import the package into another worker,
// which must not act as a search worker.
export const WORKER_NAME = 'solitaire-elements search';

/** Whether this code runs in that worker. */
export const inOurWorker =
  'DedicatedWorkerGlobalScope' in globalThis && (globalThis as { name?: string }).name === WORKER_NAME;
