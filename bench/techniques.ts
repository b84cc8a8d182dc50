// Measures the effect of each technique of the solver: the same deals with all of them, and with one switched off.
// Usage: npm run bench:techniques [-- deals [states]]; the table is written to bench/techniques.md.
import { writeFileSync } from 'node:fs';
import { Game } from '../src/engine.js';
import { tableAt } from '../src/engine/table-from-position.js';
import type { Table } from '../src/engine/table.js';
import { BestPass } from '../src/solver/best-pass.js';
import { ClearPass } from '../src/solver/clear-pass.js';
import { DeepPass } from '../src/solver/deep-pass.js';
import { GatherPass } from '../src/solver/gather-pass.js';
import type { Pass } from '../src/solver/pass.js';
import { FULL, type SearchTechniques } from '../src/solver/search-tables.js';
import { RunsPass } from '../src/solver/runs-pass.js';
import { titleOf, type GameSet } from '../test/support/games.js';

const DEALS = Number(process.argv[2] ?? 50);
const STATES = Number(process.argv[3] ?? 1_000_000);
const MEMORY = 2 ** 28;

type Begin = (table: Table) => Pass;

const best: Begin = (table) => new BestPass(table, MEMORY);
const deep =
  (ways: Partial<SearchTechniques> = {}): Begin =>
  (table) =>
    new DeepPass(table, { ...FULL, ...ways }, MEMORY);

/** Each row: the techniques that are on or off, and how a search starts. */
type Row = readonly [name: string, begin: Begin];

const generic: readonly Row[] = [
  ['best first', best],
  ['depth first', deep()],
  ['without safe moves', deep({ safe: false })],
  ['columns in their order', deep({ symmetric: false })],
];
const dealt: readonly Row[] = [
  ['draws as single moves', deep({ talon: false })],
  ['talon cards to columns at any time', deep({ waits: false })],
];

const SETS: readonly (readonly [GameSet, readonly Row[]])[] = [
  [
    { variant: 'klondike', options: {} },
    [...generic, ...dealt, ['without the relaxed game', deep({ relaxed: false })]],
  ],
  [
    { variant: 'klondike', options: { runs: 'any', takeBack: true } },
    [
      ['sets of cards', (table) => new RunsPass(table)],
      ...generic,
      ...dealt,
      ['any part of a run, at any time', deep({ parts: false })],
    ],
  ],
  [{ variant: 'demon', options: {} }, [...generic, ...dealt, ['without deadlocks', deep({ locks: false })]]],
  [
    { variant: 'cruel', options: {} },
    [
      ['row by row', (table) => new GatherPass(table)],
      ['best first', best],
      ['depth first', deep()],
    ],
  ],
  [
    { variant: 'over-under', options: {} },
    [
      ['from both ends', (table) => new ClearPass(table)],
      ['best first', best],
      ['depth first', deep()],
    ],
  ],
];

/** Processor time of this process in seconds, which other work on the machine affects less than wall-clock time. */
const cpu = (): number => process.cpuUsage().user / 1e6;

function measure({ variant, options }: GameSet, begin: Begin): string {
  let decided = 0;
  let states = 0;
  const start = cpu();
  for (let deal = 1; deal <= DEALS; deal++) {
    const pass = begin(tableAt(Game.deal(variant, { deal, options }).position));
    while (pass.states < STATES && !pass.step(Math.min(1000, STATES - pass.states)));
    states += pass.states;
    if (pass.verdict !== 'unknown') decided++;
  }
  const ms = ((cpu() - start) * 1000) / DEALS;
  return `${String(decided)} | ${Math.round(states / DEALS).toLocaleString('en')} | ${ms.toFixed(ms < 10 ? 1 : 0)}`;
}

const lines = [
  '# Effect of each solver technique',
  '',
  `Deals 1 to ${String(DEALS)} of each game, at most ${STATES.toLocaleString('en')} states each: the number of decided deals, and the mean number of visited states and mean processor time in ms, including undecided deals. Each row after _depth first_ leaves out one of its techniques. \`npm run bench:techniques\` writes this page.`,
];
for (const [set, rows] of SETS) {
  lines.push(
    '',
    `## ${titleOf(set)}`,
    '',
    '| technique | decided | states | ms |',
    '| --- | ---: | ---: | ---: |',
  );
  for (const [name, begin] of rows) {
    const line = `| ${name} | ${measure(set, begin)} |`;
    console.log(titleOf(set), line);
    lines.push(line);
  }
}
writeFileSync(new URL('techniques.md', import.meta.url), `${lines.join('\n')}\n`);
