// The worker that this package starts for itself. It is known by its name: a page may well import the package into
// a worker of its own, which is left alone.
export const WORKER_NAME = 'solitaire-elements search';

/** Whether this is that worker. */
export const inOurWorker =
  'DedicatedWorkerGlobalScope' in globalThis && (globalThis as { name?: string }).name === WORKER_NAME;
