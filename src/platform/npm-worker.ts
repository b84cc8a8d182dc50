// Starts the worker of the modules for bundlers. The builds without a bundler use bundle-worker.ts.
import { useWorkers } from './search-worker.js';
import { workerTransport } from './worker-transport.js';

// `new Worker(new URL(…))` is written in the form that bundlers recognise
useWorkers(() => [
  workerTransport(() => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' })),
]);
