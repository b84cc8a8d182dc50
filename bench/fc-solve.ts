// Compares the solver with fc-solve (Freecell Solver by Shlomi Fish, Debian package freecell-solver-bin), another
// implementation, on the same deals with the same time limit: `npm run bench:fc-solve [-- deals]`. Both must agree about
// each deal that both decide. Writes bench/fc-solve.md. fc-solve runs as a separate program; nothing of it is used here.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { writePretty } from '../scripts/quality.js';
import { defineVariant, Game, type Pile, type Position } from '../src/engine.js';
import { solveWith } from '../src/solver/stepper.js';
import { OPTIONAL } from '../test/support/optional-games.js';
import { processorTime as now } from '../test/support/time.js';

const LIMIT = 10_000;
const OUT = fileURLToPath(new URL('fc-solve.md', import.meta.url));

/** The games that fc-solve knows, with its name for them; Debian's build has no space for the columns of Baker's Dozen. */
const GAMES: Readonly<Record<string, string>> = {
  freecell: 'freecell',
  'bakers-game': 'bakers_game',
  'eight-off': 'eight_off',
  'seahaven-towers': 'seahaven_towers',
  'beleaguered-castle': 'beleaguered_castle',
  'streets-and-alleys': 'streets_and_alleys',
};
/** The games in which a card can also be taken back from a foundation, which fc-solve does not know. */
const TAKING_BACK: ReadonlySet<string> = new Set(['beleaguered-castle', 'streets-and-alleys']);

type Verdict = 'winnable' | 'unwinnable' | 'unknown';
interface Outcome {
  readonly verdict: Verdict;
  readonly ms: number;
}

for (const variant of OPTIONAL) defineVariant(variant);

const ofKind = ({ piles }: Position, kind: Pile['kind']): readonly Pile[] =>
  piles.filter((pile) => pile.kind === kind);

/** A deal in the input format of fc-solve: the foundations, the cells, and a line for each column. */
function boardOf(position: Position): string {
  const tops = ofKind(position, 'foundation').flatMap(({ cards }) => cards.at(-1) ?? []);
  const cells = ofKind(position, 'reserve').flatMap(({ cards }) => cards);
  return [
    ...(tops.length
      ? [`Foundations: ${tops.map((card) => `${card.slice(-1)}-${card.slice(0, -1)}`).join(' ')}`]
      : []),
    ...(cells.length ? [`Freecells: ${cells.join(' ')}`] : []),
    ...ofKind(position, 'tableau').map(({ cards }) => `: ${cards.join(' ')}`),
    '',
  ].join('\n');
}

/** Solves a deal with fc-solve and its preset `amateur-star`. */
function fcSolve(position: Position, game: string): Outcome {
  const start = performance.now();
  const { stdout, stderr, error } = spawnSync(
    'fc-solve',
    ['--game', game, '--load-config', 'amateur-star', '-'],
    {
      input: boardOf(position),
      timeout: LIMIT,
      encoding: 'utf8',
    },
  );
  const ms = performance.now() - start;
  const isLate = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
  if (/This game is solve?able/.test(stdout)) return { verdict: 'winnable', ms };
  if (stdout.includes('I could not solve this game')) return { verdict: 'unwinnable', ms };
  if (isLate) return { verdict: 'unknown', ms: LIMIT };
  const hint = 'on Debian: apt-get install freecell-solver-bin';
  throw new Error(`fc-solve cannot be run (${hint}): ${error?.message ?? ''} ${stdout} ${stderr}`);
}

function ours(position: Position): Outcome {
  const start = now();
  const { verdict } = solveWith(position, { ms: LIMIT }, now);
  return { verdict, ms: verdict === 'unknown' ? LIMIT : now() - start };
}

/** Whether the two verdicts can both be right. */
function agrees(variant: string, own: Verdict, other: Verdict): boolean {
  if (own === 'unknown' || other === 'unknown' || own === other) return true;
  return TAKING_BACK.has(variant) && own === 'winnable';
}

const mean = (outcomes: readonly Outcome[]): string =>
  (outcomes.reduce((sum, { ms }) => sum + ms, 0) / outcomes.length).toFixed(1);
const count = (outcomes: readonly Outcome[], wanted: (verdict: Verdict) => boolean): string =>
  String(outcomes.filter(({ verdict }) => wanted(verdict)).length);

function rowOf(variant: string, game: string, deals: number): string {
  const [own, other]: [Outcome[], Outcome[]] = [[], []];
  for (let deal = 1; deal <= deals; deal++) {
    const { position } = Game.deal(variant, { deal });
    const [a, b] = [ours(position), fcSolve(position, game)];
    if (!agrees(variant, a.verdict, b.verdict))
      throw new Error(`${variant}, deal ${String(deal)}: ${a.verdict}, but fc-solve says ${b.verdict}.`);
    own.push(a);
    other.push(b);
  }
  const cells = [own, other].flatMap((outcomes) => [
    count(outcomes, (verdict) => verdict !== 'unknown'),
    count(outcomes, (verdict) => verdict === 'winnable'),
    mean(outcomes),
  ]);
  return `| ${[variant, String(deals), ...cells].join(' | ')} |`;
}

const deals = Number(process.argv[2] ?? 100);
const rows = Object.entries(GAMES).map(([variant, game]) => {
  const row = rowOf(variant, game, deals);
  console.log(row);
  return row;
});
const text = `# Comparison with fc-solve

\`npm run bench:fc-solve\` writes this page. It solves the deals 1, 2, 3 … of the games that [fc-solve](https://fc-solve.shlomifish.org/) also knows with both programs in the same run, with ${String(LIMIT / 1000)} seconds for each deal. fc-solve is written in C and uses its preset \`amateur-star\`; its times are wall-clock times and include the start of the program, about 5 ms; ours are processor times. A deal that a program does not decide counts as ${LIMIT.toLocaleString('en')} ms.

The run fails if the programs contradict each other about a deal. In Beleaguered Castle and Streets and Alleys, a card can also be taken back from a foundation here, but not in fc-solve: there, a deal that only this solver wins is no contradiction.

| game | deals | decided | can be won | mean ms | fc-solve: decided | can be won | mean ms |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
await writePretty(OUT, text);
