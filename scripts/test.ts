// Runs the checks beside each other: `npm test` those that find most errors soonest, without the test files named
// *.long.test.ts; `npm run test:all` (--all) everything. The logs are in reports/; the last line is `N passed, N failed`.
//   names       only these stages: `npm test -- lint node`
//   --engines   the elements in Firefox and WebKit as well, where they are installed
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';

interface Stage {
  /** The program and its arguments, separated by spaces. */
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Stages that must pass first, and stages that must end first, if they are run. */
  readonly needs?: readonly string[];
  readonly after?: readonly string[];
  /** Its tests use real browsers: these stages run one after the other, with priority over the others. */
  readonly hasBrowsers?: boolean;
  /** Only `npm run test:all` runs it, unless it is named. */
  readonly isLong?: boolean;
}

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const isAll = words.includes('--all');
const OTHER_BROWSERS = ['firefox', 'webkit'];
const REPORTS = 'reports';

const vitest = (name: string, more: string): string =>
  `vitest run ${more} --reporter=default --reporter=json --outputFile.json=${REPORTS}/${name}.json`;
const NO_LONG = isAll ? '' : '--exclude **/*.long.test.ts';
const SMOKE = '--config test/smoke/vitest.config.ts';
/** The smoke tests that mostly wait for compilers run beside those that mostly wait for browsers. */
const BUILDING = ['frameworks-', 'package-types', 'storybook', 'place'];
const NOT_BUILDING = BUILDING.map((name) => `--exclude **/${name}*`).join(' ');
const ENGINES = names.includes('firefox') ? 'firefox,webkit' : 'chromium';

/** The stages in the order in which they start. */
const STAGES: Readonly<Record<string, Stage>> = {
  build: { command: 'tsx scripts/build.ts --if-changed', hasBrowsers: true },
  node: { command: vitest('node', NO_LONG) },
  storybook: { command: 'npm run --silent build:storybook', needs: ['build'], isLong: true },
  types: { command: 'tsgo -p tsconfig.json', needs: ['build'] },
  lint: { command: 'npm run --silent lint', needs: ['build'], isLong: true },
  size: { command: 'tsx scripts/size.ts --check', needs: ['build'] },
  browser: {
    command: `wtr${isAll ? '' : ' --files test/browser/**/*.test.ts !test/browser/**/*.long.test.ts'}`,
    needs: ['build'],
    hasBrowsers: true,
  },
  builds: {
    command: vitest('builds', `${SMOKE} ${BUILDING.join(' ')}`),
    env: { ENGINES, CONSUMER: '.cache/consumer-of-builds' },
    needs: ['build', 'storybook'],
    isLong: true,
  },
  smoke: {
    command: vitest('smoke', `${SMOKE} ${NO_LONG} ${NOT_BUILDING}`),
    env: { ENGINES },
    needs: ['build'],
    hasBrowsers: true,
  },
  firefox: {
    command: 'wtr --config web-test-runner.firefox.config.mjs',
    needs: ['build'],
    after: ['smoke'],
    hasBrowsers: true,
  },
  webkit: { command: 'wtr --config web-test-runner.webkit.config.mjs', needs: ['build'], after: ['smoke'] },
};

interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}

/** Runs a stage with its output in a log, and prints its result, with the end of the log if it fails. */
async function resultOf(name: string, { command, env, hasBrowsers }: Stage): Promise<Result> {
  const [counts, log] = [`${REPORTS}/${name}.json`, `${REPORTS}/${name}.log`];
  rmSync(counts, { force: true });
  const start = performance.now();
  const output = openSync(log, 'w');
  const [program = '', ...args] = command.split(' ').filter(Boolean);
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
    // all tests in another browser take an hour
    env: { ...process.env, ...(names.length ? {} : { SHORT: '1' }), ...env },
  });
  if (!hasBrowsers && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const code = await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
  const { numPassedTests: passed, numFailedTests: red } = existsSync(counts)
    ? (JSON.parse(readFileSync(counts, 'utf8')) as { numPassedTests: number; numFailedTests: number })
    : // the configuration of a missing browser exits well
      { numPassedTests: code !== 0 || OTHER_BROWSERS.includes(name) ? 0 : 1, numFailedTests: 0 };
  const failed = red || (code === 0 ? 0 : 1);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${name.padEnd(10)} ${passed} passed, ${failed} failed, ${seconds} s`);
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  if (failed || !passed) console.log(lines.slice(-200).join('\n'));
  return { name, passed, failed };
}

const chosen = Object.entries(STAGES).filter(([name, { isLong }]) => {
  if (names.length) return names.includes(name);
  return OTHER_BROWSERS.includes(name) ? words.includes('--engines') : isAll || !isLong;
});
const unknown = names.filter((name) => !(name in STAGES));
if (unknown.length)
  throw new Error(`No stage ${unknown.join()}. There are ${Object.keys(STAGES).join(', ')}.`);

mkdirSync(REPORTS, { recursive: true });
const start = performance.now();
const waiting = new Map(chosen);
const running = new Map<string, Promise<Result>>();
const ended = new Map<string, Result>();
const browsersIn = (stages: ReadonlyMap<string, unknown>): number =>
  [...stages.keys()].filter((name) => STAGES[name]?.hasBrowsers).length;

function isReady(stage: Stage): boolean {
  const before = [...(stage.needs ?? []), ...(stage.after ?? [])];
  if (before.some((name) => waiting.has(name) || running.has(name))) return false;
  const browsers = browsersIn(running);
  if (stage.hasBrowsers) return !browsers;
  // one processor is left to the stages with browsers, as long as there are any
  const left = browsers || browsersIn(waiting) ? 1 : 0;
  return running.size - browsers < Math.max(1, availableParallelism() - left);
}

while (waiting.size || running.size) {
  for (const [name, stage] of waiting) {
    if (!isReady(stage)) continue;
    waiting.delete(name);
    const broken = stage.needs?.find((need) => ended.get(need)?.failed);
    if (broken) console.log(`${name.padEnd(10)} not run: ${broken} failed`);
    running.set(name, broken ? Promise.resolve({ name, passed: 0, failed: 1 }) : resultOf(name, stage));
  }
  const result = await Promise.race(running.values());
  running.delete(result.name);
  ended.set(result.name, result);
}

const sum = (key: 'passed' | 'failed'): number => [...ended.values()].reduce((all, one) => all + one[key], 0);
for (const { name, failed } of ended.values())
  if (failed) console.log(`failed: ${name} (${REPORTS}/${name}.log)`);
console.log(`${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
