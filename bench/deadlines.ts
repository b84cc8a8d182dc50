// How long each call of a table keeps the thread busy, over ten thousand descriptions that make as much work as they can.
// Usage: npm run deadlines [-- --descriptions 10000 --seed 1 --jobs 1 --fresh --record]. Stop it with Ctrl-C, start it
// again, and it goes on. The whole run writes bench/deadlines.md and bench/records/deadlines.json.
import { DEADLINE_MS, deadlines } from '../test/support/deadlines.js';
import { marathon, whole, type Done } from './marathon.js';

const TOTAL = 10_000;

function report({ total, seed, counts, seconds }: Done): string {
  const rows = Object.entries(counts)
    .flatMap(([what, ms]) => (what.startsWith('most ms, ') ? [[what.slice(9), ms] as const] : []))
    .sort(([, a], [, b]) => b - a)
    .map(([call, ms]) => `| ${call} | ${whole(ms)} |`);
  return `# No description keeps a page busy

\`npm run deadlines\` deals and plays ${whole(TOTAL)} games whose descriptions are within all limits and make as much work as they can, and writes this page when it is through. Here: ${whole(total)} descriptions of seed ${String(seed)}, of which ${whole(counts['refused'] ?? 0)} were refused: **no call took more than ${whole(DEADLINE_MS)} ms**, in ${whole(seconds / 60)} minutes of one core of a shared virtual machine.

Some are attacks (\`test/support/heavy-games.ts\`): sixty piles in three groups with every step allowed, columns and runs of a hundred cards, conditions on empty piles, a stock that is drawn through in vain, tableaus that are gathered again and again, chains, games that finish by themselves in as many moves as may be, cards that come back from the foundation. The others are generated at random from the same parts. Each is dealt at a table without its nodes, and played for some moves, half of them as the hints advise; half of the tables play what they can to the foundations by themselves.

| call | longest, ms |
| --- | ---: |
${rows.join('\n')}

The time is that of the processor for the thread that calls, so what else the machine does makes no difference; the system counts it in steps of 4 ms. A game with a call above 80 ms is played again, up to three times, and the shortest time counts: what is compiled or collected meanwhile is not the game's. "play" includes the moves that follow by themselves in the same task, eight at most. A slice of a search is the one on the page's own thread, where there is no worker.

What keeps them short is not a clock but a count of the work (\`Effort\` in \`src/engine/move-generator.ts\`), which is the same on every machine: a hint examines as many plays as fit in, several times what any of the five games needs. \`test/node/security/deadlines.test.ts\` tests the counts.
`;
}

await marathon(
  {
    name: 'deadlines',
    unit: 'descriptions',
    total: TOTAL,
    what: `games of descriptions that make as much work as they can, no call above ${whole(DEADLINE_MS)} ms`,
    sources: [
      'src/engine/',
      'src/variants/',
      'src/session/',
      'src/solver/',
      'test/support/deadlines.ts',
      'test/support/heavy-games.ts',
    ],
    run: deadlines,
    report,
  },
  import.meta.url,
);
