// The texts of bench/deadlines.md, for the calls without DOM (deadlines.ts), and of bench/deadlines-page.md, for tables
// in a browser (deadlines-page.ts).
import { DEADLINE_MS } from '../test/support/deadlines.js';
import { whole, type Done } from './marathon.js';

/** The longest time of a step in a browser. */
export interface PageStep {
  readonly ms: number;
  /** The number of the description. */
  readonly description: number;
  /** The size of the window. */
  readonly window: string;
}

/** The result of deadlines-page.ts. */
export interface PageRun {
  readonly browser: string;
  readonly total: number;
  readonly seed: number;
  readonly refused: number;
  readonly steps: Readonly<Record<string, PageStep>>;
}

const table = (head: string, rows: readonly (readonly [string, number])[]): string =>
  [
    `| ${head} | longest, ms |`,
    '| --- | ---: |',
    ...rows.toSorted(([, a], [, b]) => b - a).map(([name, ms]) => `| ${name} | ${whole(ms)} |`),
  ].join('\n');

/** Whether a time exceeds the deadline, as a sentence. */
const held = (longest: number): string =>
  longest > DEADLINE_MS
    ? `**the longest call took ${whole(longest)} ms**, the aim is ${whole(DEADLINE_MS)} ms`
    : `**no call took more than ${whole(DEADLINE_MS)} ms**`;

/** The text of bench/deadlines.md. */
export function callsText({ total, seed, counts, seconds }: Done): string {
  const rows = Object.entries(counts).flatMap(([what, ms]) =>
    what.startsWith('most ms, ') ? [[what.slice(9), ms] as const] : [],
  );
  return `# No description blocks the thread

This run measures how long each call of a table blocks the main thread, for descriptions of games that are within all limits and cause as much work as possible. [deadlines-page.md](deadlines-page.md) has the times of tables in a browser, with rendering and layout (\`npm run deadlines:page\`).

Some descriptions are attacks (\`test/support/heavy-games.ts\`): sixty piles in three groups with every step allowed, columns and runs of a hundred cards, conditions on empty piles, a stock of which no card can be played, tableaux that are gathered again and again, automatic moves that cause others, games that finish automatically in as many moves as possible, cards that return from the foundation automatically. The others are generated at random from the same parts.

\`npm run deadlines\` deals and plays the games in Node, without DOM. In the last run, with ${whole(total)} descriptions of seed ${String(seed)}, of which ${whole(counts['refused'] ?? 0)} were refused, ${held(Math.max(...rows.map(([, ms]) => ms)))}; it used ${whole(seconds / 60)} minutes of one core of a shared virtual machine.

Each game is played for some moves, half of them those of the hints. Half of the tables play all cards to the foundations automatically.

${table('call', rows)}

The times are processor times of the calling thread, so other processes of the machine do not count; the system counts in steps of 4 ms. A game with a call above 80 ms is measured up to three times, and the shortest time counts, so that compilation and garbage collection do not count. "play" includes the automatic moves in the same task, at most eight. "search, slice" is a slice of a search on the main thread, where no worker is available.

The calls are limited by a count of their work (\`Effort\` in \`src/engine/move-generator.ts\`), not by a clock, so the limit is the same on every machine. The limit of a hint is several times what any of the five games needs. \`test/node/security/deadlines.long.test.ts\` tests the counts.
`;
}

/** The text of bench/deadlines-page.md. */
export function pageText({ browser, total, seed, refused, steps }: PageRun): string {
  const rows = Object.entries(steps).map(([step, { ms }]) => [step, ms] as const);
  const own = rows.filter(([step]) => !step.endsWith(', next frame'));
  const frames = rows.filter(([step]) => step.endsWith(', next frame'));
  const [frame = ['', 0] as const] = frames.toSorted(([, a], [, b]) => b - a);
  return `# No description blocks the page

\`npm run deadlines:page\` shows the tables in ${browser}, in windows of 1280 × 720 and 390 × 844 CSS pixels, with the standalone bundle. In the last run, with ${whole(total)} descriptions of seed ${String(seed)}, of which ${whole(refused)} were refused, ${held(Math.max(...rows.map(([, ms]) => ms)))}.

The descriptions are those of [deadlines.md](deadlines.md) with other layouts, texts and options, and attacks by layout and texts (\`test/support/heavy-pages.ts\`): sixty piles with all cards face up, a hundred cards in one column or in one row, forty columns, sixty rows, piles that are eight rows high, five arrangements, twenty options with long names, help texts of 4,000 characters each. Every fifth table searches for a verdict on the main thread. The known attacks are shown in both windows, the others in one of them.

${table('call', own)}

The time of a call is the processor time of the page's main thread, from the call until the table is rendered and all styles and the layout are computed, which the run forces in the same task. "first render" begins when the element is added to the page. The frame after each call, with its observers, callbacks and painting, is measured separately; the longest took ${whole(frame[1])} ms (${frame[0].replace(', next frame', '')}). A table with a call above 80 ms is measured up to four times, and the shortest time counts, so that compilation and garbage collection do not count.

\`test/browser/heavy-tables.long.test.ts\` shows and plays some of these tables.
`;
}
