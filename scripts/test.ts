// Runs the checks and adds up their results: `npm test` the quick selection, `npm run test:all` (`--long`) everything.
//   names       only the stages that are named: `npm test -- lint node`
//   --engines   Firefox and WebKit as well, as many tests as fit into a quarter of an hour
//   --release   a flaky test counts as failed
//   --no-cache  nothing is left out because it is unchanged; so too where CI is set
// The last line is `N passed, N failed`. Programs that start scripts side by side (wireit, npm-run-all, turbo) neither
// add up the results of several test runners nor run failed files again to tell flaky tests from broken ones.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { delimiter, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, stamp, stamped, unstamp } from './fingerprint.js';
import { ENGINES, readVitest, stagesOf, type Report, type Stage } from './stages.js';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const asked = process.argv.slice(2);
const [long, engines, release, uncached] = ['--long', '--engines', '--release', '--no-cache'].map((flag) =>
  asked.includes(flag),
);
const names = asked.filter((word) => !word.startsWith('--'));
const isCached = !uncached && !process.env['CI'];

const all: Record<string, Stage> = {
  ...stagesOf({ long: long === true || names.includes('storybook'), isCached }),
  ...ENGINES,
};
const unknown = names.filter((name) => !(name in all));
if (unknown.length)
  throw new Error(`No such stage: ${unknown.join(', ')}. There are ${Object.keys(all).join(', ')}.`);
const isChosen = (name: string): boolean =>
  names.length ? names.includes(name) : !(name in ENGINES) || (engines === true && name !== 'pages');
const chosen = Object.entries(all).filter(([name]) => isChosen(name));

/** Among the others an engine has so many minutes. */
const ENGINE_MINUTES = 15;
/** Where more files than these fail, it is not by accident. */
const MOST_FLAKY_FILES = 5;

interface Row {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly red: readonly string[];
  readonly flaky: readonly string[];
  readonly note: string;
}

/** Runs a program, its output in reports/<name>.log: its exit code; `undefined` if its time was over before. */
function run(name: string, stage: Stage, more: readonly string[], env: Record<string, string> = {}) {
  const [program = '', ...args] = stage.command;
  mkdirSync('reports', { recursive: true });
  const log = openSync(`reports/${name}.log`, 'w');
  return new Promise<number | undefined>((resolve) => {
    const child = spawn(program, [...args, ...more], {
      stdio: ['ignore', log, log],
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        PATH: `node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`,
        STORYBOOK_DISABLE_TELEMETRY: '1',
        ...stage.env,
        ...env,
      },
    });
    // the others take what the browsers leave of the processor
    if (!stage.isFirst && !(name in ENGINES) && child.pid)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let isOver = false;
    const end = (signal: NodeJS.Signals) => () => {
      isOver = true;
      child.kill(signal);
    };
    const limit = env['SHORT'] ? ENGINE_MINUTES * 60_000 : Infinity;
    const timers = Number.isFinite(limit)
      ? [setTimeout(end('SIGINT'), limit), setTimeout(end('SIGKILL'), limit + 20_000)]
      : [];
    child
      .once('error', (error) => {
        console.error(error.message);
        resolve(1);
      })
      .once('close', (code) => {
        timers.forEach(clearTimeout);
        closeSync(log);
        resolve(isOver ? undefined : (code ?? 1));
      });
  });
}

/** Runs all files of a stage, or some, and reads its report. */
async function attempt(name: string, stage: Stage, some?: readonly string[]) {
  const path = `reports/${name}.json`;
  rmSync(path, { force: true });
  const isEngine = name in ENGINES;
  const env = {
    ...(isEngine && engines && { SHORT: '1' }),
    ...(isEngine && some && { OTHER_FILES: some.join(' ') }),
  };
  const files = !some || (isEngine && stage.runner === 'wtr') ? [] : some;
  const more = stage.runner === 'wtr' && files.length ? ['--files', ...files] : files;
  const code = await run(name, stage, more, env);
  if (!stage.runner || !existsSync(path)) return { code, report: undefined };
  const told: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const report: Report =
    stage.runner === 'wtr'
      ? (told as Report)
      : readVitest(told as Parameters<typeof readVitest>[0], (file) => relative('.', file));
  return { code, report };
}

const redOf = (files: Report['files'], some = Object.keys(files)): string[] =>
  some.flatMap((file) => (files[file]?.red ?? []).map((what) => `${file}: ${what}`));

/** The end of what a stage printed. */
const logOf = (name: string): string =>
  readFileSync(`reports/${name}.log`, 'utf8').trimEnd().split('\n').slice(-200).join('\n');

async function rowOf(name: string, stage: Stage): Promise<Row> {
  const print = isCached && stage.inputs ? fingerprint([...stage.inputs, ...stage.command]) : undefined;
  const known = print === undefined ? undefined : stamped(name, print);
  const usual = { name, failed: 0, seconds: 0, red: [], flaky: [], note: '' };
  if (known !== undefined) return { ...usual, passed: Number(known), note: 'unchanged' };
  unstamp(name);
  const start = performance.now();
  const first = await attempt(name, stage);
  const seconds = (): number => (performance.now() - start) / 1000;
  if (!first.report) {
    // an engine that is not installed has no report, and is no failure
    if (name in ENGINES && first.code === 0) return { ...usual, passed: 0, note: logOf(name) };
    if (first.code) return { ...usual, passed: 0, failed: 1, seconds: seconds(), red: [logOf(name)] };
    if (print !== undefined) stamp(name, print, '1');
    return { ...usual, passed: 1, seconds: seconds() };
  }
  let { code, report } = first;
  const suspects = Object.keys(report.files).filter((file) => report.files[file]?.failed);
  if (code !== undefined && suspects.length && suspects.length <= MOST_FLAKY_FILES) {
    const again = await attempt(name, stage, suspects);
    code = again.code;
    report = { ...report, files: { ...report.files, ...again.report?.files } };
  }
  const { files, left } = report;
  const flaky = redOf(
    first.report.files,
    suspects.filter((file) => !files[file]?.failed),
  );
  const sum = (key: 'passed' | 'failed'): number =>
    Object.values(files).reduce((total, file) => total + file[key], 0);
  const red = redOf(files);
  // it ended badly, whatever its report says
  const failed = sum('failed') || (code ? 1 : 0);
  if (failed && !red.length) red.push(logOf(name));
  if (print !== undefined && !failed && !flaky.length) stamp(name, print, String(sum('passed')));
  const note = left.length ? `out of time, and left out: ${left.join(' ')}` : '';
  return { name, passed: sum('passed'), failed, seconds: seconds(), red, flaky, note };
}

const rows: Row[] = [];
const line = ({ name, passed, failed, seconds, flaky, note }: Row): string =>
  [
    name.padEnd(10),
    `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(6)} s`,
    flaky.length ? `${flaky.length} flaky` : '',
    note,
  ].join('  ');

const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

/** Runs a stage when those that it needs have passed, and says at once how it ended. */
async function finish(name: string, stage: Stage): Promise<Row> {
  const others = [...(stage.needs ?? []), ...(stage.after ?? [])];
  const waits = await Promise.all(others.flatMap((other) => results.get(other)?.promise ?? []));
  const broken = waits.find((row) => row.failed && stage.needs?.includes(row.name));
  const row = broken
    ? { name, passed: 0, failed: 1, seconds: 0, red: [], flaky: [], note: `not run: ${broken.name} failed` }
    : await rowOf(name, stage);
  rows.push(row);
  console.log(line(row));
  for (const what of row.red) console.log(indented(what));
  return row;
}

const results = new Map(
  chosen.map(([name]) => {
    let resolve: (row: Row) => void = () => undefined;
    const promise = new Promise<Row>((done) => (resolve = done));
    return [name, { promise, resolve }];
  }),
);
/** Works off a queue, one stage after the other. */
async function work(queue: [string, Stage][]): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, stage] = next;
    results.get(name)?.resolve(await finish(name, stage));
  }
}

const start = performance.now();
console.log(
  `${long ? 'Everything' : names.length ? 'Some stages' : 'The quick selection (npm run test:all: everything)'}: ` +
    chosen.map(([name]) => name).join(', '),
);
const [front, back] = [true, false].map((isFirst) =>
  chosen.filter(([, stage]) => Boolean(stage.isFirst) === isFirst),
) as [[string, Stage][], [string, Stage][]];
const behind = Math.max(1, availableParallelism() - 1);
await Promise.all([work(front), ...Array.from({ length: behind }, () => work(back))]);

const sum = (key: 'passed' | 'failed'): number => rows.reduce((total, row) => total + row[key], 0);
const flaky = rows.flatMap((row) => row.flaky.map((what) => `${row.name}: ${what}`));
const failed = sum('failed') + (release ? flaky.length : 0);
console.log('');
for (const [name] of chosen) console.log(line(rows.find((row) => row.name === name) as Row));
console.log(`${'all'.padEnd(38)}${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`);
for (const { name, red } of rows) for (const what of red) console.log(`\nfailed: ${name}: ${what}`);
for (const what of flaky) console.log(`\nflaky, passed when run again: ${what}`);
console.log(flaky.length ? `\n${flaky.length} flaky` : '');
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
