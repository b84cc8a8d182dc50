// Measures the solver: the same deals for each game and set of options, with a time limit for each. Usage: npm run
// bench:solver [-- title or word of a title …] [deals] [jobs=n]. The tables are written to bench/solver.md, where the
// rows of other sets are kept. Each set runs in its own process, so that its memory can be measured. Times are those of
// the processor, so that other programs change them little.
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aimsTable, writePretty, type Aim } from '../scripts/pretty.js';
import { defineVariant, Game, type Move, type Position } from '../src/engine.js';
import { solveWith } from '../src/solver/stepper.js';
import type { Limits } from '../src/solver/solution.js';
import { titleOf, type GameSet } from '../test/support/games.js';
import { OPTIONAL } from '../test/support/optional-games.js';
import { processorTime as now } from '../test/support/time.js';

const LIMIT = 10_000;
const OUT = fileURLToPath(new URL('solver.md', import.meta.url));

interface Line extends GameSet {
  readonly goal?: Limits['goal'];
  /** Published results for the same rules: the winnable percentage and its uncertainty. */
  readonly known?: readonly [percent: number, error: number | undefined, source: string];
  /** The percentage of deals that should be decided, if there is an aim. */
  readonly decides?: number;
}

/** A set with its row of the table. */
interface Done {
  readonly line: Line;
  readonly row: readonly string[];
}

const BLAKE = 'Blake and Gent';
const KNOWN_OPTIONAL: Readonly<Record<string, Pick<Line, 'known'>>> = {
  freecell: { known: [99.9992, undefined, 'macroxue/freecell, 1,000,000 deals'] },
};
const LINES: readonly Line[] = [
  { variant: 'klondike', options: {}, decides: 99.5 },
  { variant: 'klondike', options: { draw: 1 }, decides: 98 },
  { variant: 'klondike', options: { runs: 'any', takeBack: true }, known: [81.945, 0.084, BLAKE] },
  { variant: 'klondike', options: { draw: 1, runs: 'any', takeBack: true }, known: [90.48, 0.116, BLAKE] },
  { variant: 'klondike', options: { runs: 'any' }, known: [81.524, undefined, BLAKE] },
  { variant: 'klondike', options: { draw: 1, runs: 'any' }, known: [90.204, undefined, BLAKE] },
  { variant: 'klondike', options: { takeBack: true } },
  { variant: 'demon', options: {}, decides: 99 },
  { variant: 'demon', options: { runs: 'any' } },
  { variant: 'demon', options: { reserve: 10 } },
  { variant: 'cruel', options: {} },
  { variant: 'over-under', options: {}, known: [26.7, undefined, 'ours, 3,000 deals of another solver'] },
  { variant: 'reno', options: {}, goal: 'aim' },
  { variant: 'reno', options: {}, goal: 'best' },
  ...OPTIONAL.map(({ id }): Line => ({ variant: id, options: {}, ...KNOWN_OPTIONAL[id] })),
  { variant: 'spider', options: { suits: 2 } },
  { variant: 'spider', options: { suits: 1 } },
  { variant: 'yukon', options: { build: 'same' } },
];

for (const variant of OPTIONAL) defineVariant(variant);

const nameOf = (line: Line): string =>
  titleOf(line) + (line.goal === 'aim' ? ', net ≥ 0' : line.goal === 'best' ? ', most paid' : '');

/** The result of one deal. */
interface Result {
  readonly winnable: boolean;
  readonly decided: boolean;
  readonly ms: number;
  readonly states: number;
  /** The number of moves of the line that wins or reaches the aim. */
  readonly moves: number | undefined;
}

/** Plays a line; throws if it does not lead to the stated result. */
function check(
  position: Position,
  line: readonly Move[] | undefined,
  holds: (end: Position) => boolean,
): void {
  if (!line) return;
  const game = Game.at(position);
  for (const move of line) game.play(move);
  if (!holds(game.position))
    throw new Error(`The line does not lead to the stated result: deal ${String(position.deal)}`);
}

function solveDeal({ variant, options, goal = 'win' }: Line, deal: number): Result {
  const { position } = Game.deal(variant, { deal, options });
  const start = now();
  const solution = solveWith(position, { ms: LIMIT, goal }, now);
  const ms = now() - start;
  const { aim, exact, best = 0, states, line, bestLine } = solution;
  check(position, line, ({ status }) => status === 'won');
  check(position, bestLine, ({ score }) => score === best);
  const decided = goal === 'best' ? exact === true : aim !== 'unknown';
  const winnable = goal === 'best' ? best >= position.stake : aim === 'winnable';
  return {
    decided,
    winnable,
    states,
    ms: decided ? ms : LIMIT,
    moves: (line ?? (winnable ? bestLine : undefined))?.length,
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const short = (n: number): string => (n < 100 ? n.toFixed(1) : whole(n));

/** A row of the table, as the process of a set sends it. */
function measure(line: Line, deals: number): string[] {
  // warms up the compiler before the first measured deal
  for (let deal = 1; deal <= 3; deal++)
    solveWith(Game.deal(line.variant, { deal, options: line.options }).position, { ms: 500 }, () => now());
  const results: Result[] = [];
  const open: number[] = [];
  for (let deal = 1; deal <= deals; deal++) {
    const result = solveDeal(line, deal);
    results.push(result);
    if (!result.decided) open.push(deal);
    if (deal % 20 === 0)
      console.error(
        `${nameOf(line)}: ${String(deal)} of ${String(deals)}, open: ${open.join(' ') || 'none'}`,
      );
  }
  const decided = results.filter((result) => result.decided);
  const winnable = decided.filter((result) => result.winnable).length;
  const times = results.map(({ ms }) => ms);
  const lengths = results.flatMap(({ moves = [] }) => moves);
  return [
    nameOf(line),
    String(deals),
    String(decided.length),
    String(winnable),
    decided.length > 0 ? ((100 * winnable) / decided.length).toFixed(1) : '–',
    short(mean(times)),
    short(medianOf(times)),
    whole(mean(results.map(({ states }) => states))),
    whole(process.resourceUsage().maxRSS / 1024),
    lengths.length > 0 ? whole(mean(lengths)) : '–',
  ];
}

const HEAD = [
  'game',
  'deals',
  'decided',
  'can be won',
  '%',
  'mean ms',
  'median ms',
  'mean states',
  'peak MB',
  'moves',
];

/** The Wilson (1927) interval of a share at 95 %, in per cent. */
function wilson(found: number, of: number): [number, number] {
  const z = 1.96;
  const share = found / of;
  const middle = share + (z * z) / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const below = 1 + (z * z) / of;
  return [(100 * (middle - half)) / below, (100 * (middle + half)) / below];
}

/**
 * Published results for the same rules, beside ours. Undecided deals count as neither: the interval allows for both.
 */
function knownRow(line: Line, row: readonly string[]): string[] {
  const [percent = 0, error, source = ''] = line.known ?? [];
  const [deals = 0, decided = 0, winnable = 0] = row.slice(1).map(Number);
  const [low] = wilson(winnable, deals);
  const [, high] = wilson(winnable + deals - decided, deals);
  const within = percent >= low && percent <= high;
  return [
    nameOf(line),
    `${String(percent)}${error === undefined ? '' : ` ± ${String(error)}`}`,
    source,
    row[4] ?? '',
    `${low.toFixed(1)} – ${high.toFixed(1)}`,
    within ? 'yes' : 'no',
  ];
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[], left = 1): string =>
  [head, head.map((_, i) => (i < left ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** The aims beside the measured percentages. */
const aimsOf = (done: readonly Done[]): Aim[] =>
  done.flatMap(({ line: { decides }, row: [title = '', deals, decided] }): Aim[] => {
    if (decides === undefined) return [];
    const percent = (100 * Number(decided)) / Number(deals);
    return [[title, `≥ ${String(decides)} %`, `${percent.toFixed(1)} %`, percent >= decides]];
  });

/** The previously written rows, by their titles. */
function rowsBefore(): Map<string, string[]> {
  const text = existsSync(OUT) ? readFileSync(OUT, 'utf8') : '';
  const rows = text
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.length === HEAD.length);
  return new Map(rows.map((cells) => [cells[0] ?? '', cells]));
}

const PEERS = [
  ['klondike, runs any, takeBack true', 'Solvitaire (C++)', '182 of 200', '1,189'],
  ['klondike, runs any, takeBack true', 'lonelybot (Rust)', '200 of 200', '28'],
  ['klondike', 'Solvitaire (C++)', '175 of 200', '1,701'],
  ['demon', 'Solvitaire (C++)', '186 of 200', '996'],
  ['over-under', 'black-hole-solver (C)', 'all', '201'],
  ['reno', 'Solvitaire, patched for its rules', '', '118'],
  ['cruel', 'none is known; a plain search of 300,000 states', '65 of 100', ''],
];

async function write(rows: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const done = LINES.flatMap((line): Done[] => {
    const row = rows.get(nameOf(line));
    return row ? [{ line, row }] : [];
  });
  const text = `# Solver benchmark

\`npm run bench:solver\` writes this page. For each game and set of options it searches the positions of the deals 1, 2, 3 … with ${String(LIMIT / 1000)} seconds for each, on one thread of Node ${process.versions.node.split('.')[0] ?? ''}; options that are not listed have their default. \`npm run bench:solver -- klondike 50\` runs only the set with that title or, if there is none, the sets with that word in their titles, and 50 deals of each; \`jobs=2\` runs two sets at a time.

Which deals are winnable does not depend on the machine; how many are decided in time, and how long that takes, does. These times come from a shared virtual machine, where they vary by up to 50 %. An undecided deal counts as ${whole(LIMIT)} ms; the percentage refers to the decided ones. Times are processor times. _Moves_ is the mean length of the lines that win, which are not the shortest. Every line was played and led to the stated result. States are counted by each pass, and are not comparable between games: a state of one pass may represent many of another. Peak memory is that of the whole process, including Node, the TypeScript compiler and the engine (about 100 MB); the search keeps at most 256 MB of states.

${tableOf(
  HEAD,
  done.map(({ row }) => row),
)}

Reno can hardly ever be won, and its aim is breaking even: there, "can be won" means the aim, and _most paid_ is the proof of the highest payout of a deal.

## Aims

Deals that the solver decides within ${String(LIMIT / 1000)} seconds.

${aimsTable(aimsOf(done))}

## Other solvers

The solvers below were measured on one machine before this solver was written, on deals of the same rules, with the same limit; a time-out counts as ${whole(LIMIT)} ms. Differences between machines can be larger than some of these differences.

${tableOf(['rules', 'solver', 'decided', 'mean ms'], PEERS, 2)}

## Published results

Published percentages of winnable deals, with their 95 % intervals: Charlie Blake and Ian P. Gent, _The Winnability of Klondike Solitaire and Many Other Patience Games_, [arXiv 1906.12314](https://arxiv.org/abs/1906.12314); for FreeCell, the 8 deals of Microsoft's first million that cannot be won: [macroxue/freecell](https://github.com/macroxue/freecell). Ours refer to the deals above, with the 95 % interval of Wilson (1927) for a sample of that size; undecided deals count as lost for its lower end, and as won for its upper end. Their result for this kind of Demon (Canfield), 67.562 ± 0.034 %, is not listed: their solver does not place a card on a base card in a column, which the rules of this package allow, so fewer of its deals are winnable.

${tableOf(
  ['rules', 'known %', 'by', 'ours %', '95 % of ours', 'agrees'],
  done.filter(({ line }) => line.known).map(({ line, row }) => knownRow(line, row)),
  1,
)}
`;
  await writePretty(OUT, text);
}

async function main(args: readonly string[]): Promise<void> {
  const words = args.filter((arg) => !/^\d+$|^jobs=/.test(arg));
  const deals = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 200);
  const jobs = Number(/jobs=(\d+)/.exec(args.join(' '))?.[1] ?? 1);
  const named = LINES.filter((line) => words.includes(nameOf(line)));
  const asked = named.length
    ? named
    : LINES.filter((line) => !words.length || words.some((word) => nameOf(line).includes(word)));
  const rows = rowsBefore();
  const run = async (): Promise<void> => {
    for (let line = asked.shift(); line; line = asked.shift()) {
      const child = fork(fileURLToPath(import.meta.url), ['row', String(LINES.indexOf(line)), String(deals)]);
      const row = await new Promise<string[]>((resolve, reject) => {
        child.once('message', (message) => resolve(message as string[]));
        child.once('error', reject);
        child.once('exit', (code) => reject(new Error(`The process ended with ${String(code)}`)));
      });
      rows.set(row[0] ?? '', row);
      console.log(`| ${row.join(' | ')} |`);
      await write(rows);
    }
  };
  await Promise.all(Array.from({ length: jobs }, run));
}

const [first, index, deals] = process.argv.slice(2);
const line = LINES[Number(index)];
if (first === 'row' && line && process.send) process.send(measure(line, Number(deals)));
else await main(process.argv.slice(2));
