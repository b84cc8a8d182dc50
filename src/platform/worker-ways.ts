// How the modules for bundlers get their worker. The one module has no second file: worker-ways-self.ts takes the
// place of this one there.
import type { Way } from '../solver/search-client.js';
import { wayTo } from './worker-line.js';

/** Written so that bundlers see it. */
export const ways = (): Way[] => [
  wayTo(() => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' })),
];
