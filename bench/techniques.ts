// What each technique of the solver is worth: the same deals with all of them, and with one switched off.
// Usage: npm run bench:techniques [-- deals [states]]; the table goes to bench/techniques.md.
import { writeFileSync } from 'node:fs';
import { Game } from '../src/engine.js';
import { tableAt } from '../src/engine/table-from-position.js';
import type { Table } from '../src/engine/table.js';
import { ClearPass } from '../src/solver/clear-pass.js';
import { DeepPass } from '../src/solver/deep-pass.js';
import { GatherPass } from '../src/solver/gather-pass.js';
import type { Pass } from '../src/solver/pass.js';
import { FULL, type SearchTechniques } from '../src/solver/search-tables.js';
import { RunsPass } from '../src/solver/runs-pass.js';
import { titleOf, type GameSet } from '../test/support/games.js';

const DEALS = Number(process.argv[2] ?? 50);
const STATES = Number(process.argv[3] ?? 1_000_000);
/** As in the stepper. */
const QUICK = 20_000;

type Begin = (table: Table) => readonly Pass[];

const deep = (ways: Partial<SearchTechniques> = {}, quick = true): Begin => {
  const full = { ...FULL, ...ways };
  return (table) =>
    [...(quick ? [{ ...full, greedy: true }] : []), full].map((each) => new DeepPass(table, each, 2 ** 28));
};

/** Each row: what is on or off, and how a search begins. */
type Row = readonly [name: string, begin: Begin];

const generic: readonly Row[] = [
  ['all that is generic', deep()],
  ['without the quick pass', deep({}, false)],
  ['without safe moves', deep({ safe: false })],
  ['columns in their order', deep({ loose: false })],
];
const dealt: readonly Row[] = [['draws as single moves', deep({ talon: false })]];

const SETS: readonly (readonly [GameSet, readonly Row[]])[] = [
  [
    { variant: 'klondike', options: {} },
    [...generic, ...dealt, ['without the relaxed game', deep({ relaxed: false })]],
  ],
  [
    { variant: 'klondike', options: { runs: 'any', takeBack: true } },
    [
      ['sets of cards', (table) => [new RunsPass(table)]],
      ...generic,
      ...dealt,
      ['any part of a run, at any time', deep({ parts: false })],
    ],
  ],
  [{ variant: 'demon', options: {} }, [...generic, ...dealt, ['without deadlocks', deep({ locks: false })]]],
  [
    { variant: 'cruel', options: {} },
    [
      ['row by row', (table) => [new GatherPass(table)]],
      ['all that is generic', deep()],
    ],
  ],
  [
    { variant: 'over-under', options: {} },
    [
      ['from both ends', (table) => [new ClearPass(table)]],
      ['all that is generic', deep()],
    ],
  ],
];

/** Seconds of this process alone: other work on the machine counts less than by the clock. */
const cpu = (): number => process.cpuUsage().user / 1e6;

function measure({ variant, options }: GameSet, begin: Begin): string {
  let decided = 0;
  let states = 0;
  const start = cpu();
  for (let deal = 1; deal <= DEALS; deal++) {
    const table = tableAt(Game.deal(variant, { deal, options }).position);
    const passes = begin(table);
    for (const [i, pass] of passes.entries()) {
      const most = i < passes.length - 1 ? QUICK : STATES;
      while (pass.states < most && !pass.step(Math.min(1000, most - pass.states)));
      states += pass.states;
      if (pass.verdict === 'unknown') continue;
      decided++;
      break;
    }
  }
  const ms = ((cpu() - start) * 1000) / DEALS;
  return `${String(decided)} | ${Math.round(states / DEALS).toLocaleString('en')} | ${ms.toFixed(ms < 10 ? 1 : 0)}`;
}

const lines = [
  '# What the techniques of the solver are worth',
  '',
  `Deals 1 to ${String(DEALS)} of each game, at most ${STATES.toLocaleString('en')} states each (and ${QUICK.toLocaleString('en')} of the quick pass before): how many were decided, how many states were looked at, and how many milliseconds of the processor it took, on average, undecided deals included. Each line but the first of a game has one technique less. Made by \`npm run bench:techniques\`.`,
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
