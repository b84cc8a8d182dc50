// How long each call of a table blocks the thread, for ten thousand descriptions that cause as much work as possible.
// Usage: npm run deadlines [-- --descriptions 10000 --seed 1 --jobs 1 --fresh --record]. Stop it with Ctrl-C; started
// again, it continues. The whole run writes bench/deadlines.md and the figures in docs/about/quality.md.
import { DEADLINE_MS, deadlines } from '../test/support/deadlines.js';
import { callsText } from './deadlines-text.js';
import { marathon, whole } from './marathon.js';

const TOTAL = 10_000;

await marathon(
  {
    name: 'deadlines',
    unit: 'descriptions',
    total: TOTAL,
    what: `games of descriptions that cause as much work as possible, no call above ${whole(DEADLINE_MS)} ms`,
    sources: [
      'src/engine/',
      'src/variants/',
      'src/session/',
      'src/solver/',
      'test/support/deadlines.ts',
      'test/support/heavy-games.ts',
    ],
    run: deadlines,
    report: callsText,
  },
  import.meta.url,
);
