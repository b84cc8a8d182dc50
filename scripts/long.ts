// Runs the random tests of `npm test` in the length required before a release: `npm run long`; some minutes for each.
// Writes the figures in docs/about/quality.md, names each failing test, and then ends with an error. It is a script
// because the tests belong to two test runners, and because it keeps the numbers next to their descriptions.
import { spawnSync } from 'node:child_process';
import { writeFigures, type Figure } from './quality.js';

const GAMES = 5;
interface Run {
  readonly what: string;
  /** The number of cases that the environment asks for. */
  readonly count: number;
  readonly env: Readonly<Record<string, number>>;
  readonly command: readonly string[];
}

const RUNS: readonly Run[] = [
  {
    what: 'arbitrary attributes, properties and arguments, on the page and detached',
    count: 100_000,
    env: { FUZZ: 100_000 },
    command: ['wtr', '--files', 'test/browser/attributes-fuzz.long.test.ts'],
  },
  {
    what: 'arbitrary values of attributes and URLs, without a page, of each kind',
    count: 100_000,
    env: { FUZZ: 100_000 },
    command: ['vitest', 'run', 'test/node/setup-fuzz.long.test.ts'],
  },
  {
    what: 'random games at the table on a page, of up to 45 steps and their undo',
    count: 20 * GAMES,
    env: { MODEL_RUNS: 20, SEED: 8 },
    command: ['wtr', '--files', 'test/browser/table-model.long.test.ts'],
  },
  {
    what: 'positions of games similar to known ones, with the same verdict as a plain search',
    count: 3_000,
    env: { VARIATIONS: 3_000, SEED: 100_000 },
    command: ['vitest', 'run', 'test/node/solver/variations.long.test.ts'],
  },
  {
    what: 'small endgames of every kind of game, with the same verdict and best score as a plain search',
    count: 100_000,
    env: { ENDGAMES: 100_000, SEED: 500_000 },
    command: ['vitest', 'run', 'test/node/solver/random-ends.long.test.ts'],
  },
];

const figures: Figure[] = [];
for (const { what, count, env, command } of RUNS) {
  console.log(
    `\n${what}: ${Object.entries(env)
      .map((one) => one.join('='))
      .join(' ')} npx ${command.join(' ')}`,
  );
  const texts = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)]));
  const { status } = spawnSync('npx', command, { stdio: 'inherit', env: { ...process.env, ...texts } });
  const wanted = count.toLocaleString('en');
  const met = status === 0;
  figures.push({ what, aim: `${wanted}, 0 faults`, measured: met ? `${wanted}, 0 faults` : 'a fault', met });
}
await writeFigures('long', 'npm run long', figures);
process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
