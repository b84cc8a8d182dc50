// Starts the worker of the modules for bundlers. In the standalone bundle, which has no second file,
// worker-factory-standalone.ts replaces this file.
import type { Transport } from '../solver/search-client.js';
import { workerTransport } from './worker-transport.js';

/** `new Worker(new URL(…))` is written in the form that bundlers recognise. */
export const workerTransports = (): Transport[] => [
  workerTransport(() => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' })),
];
