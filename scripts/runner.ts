// Runs stages of checks in parallel and adds up their results. Programs that run scripts in parallel (wireit,
// npm-run-all, turbo) neither add up the results of several test runners nor rerun failed files to distinguish flaky
// tests from broken ones.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { delimiter } from 'node:path';
import { fingerprint, stamp, stamped, unstamp } from './fingerprint.js';
import type { Report, Stage } from './stages.js';
import { readReport } from './reports.js';

export interface Options {
  /** A stage with `inputs` is skipped if they have not changed since it last passed. */
  readonly isCached?: boolean;
  /** Flaky tests count as failed. */
  readonly isRelease?: boolean;
  /** The folder of reports and logs; `reports` by default. */
  readonly folder?: string;
  /** The folder for stamps of passed stages; `.cache/stages` by default, separate from the stamp of the build. */
  readonly stamps?: string;
  readonly print?: (line: string) => void;
}

interface Row {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** The failed tests, each with its message. */
  readonly red: readonly string[];
  /** The tests that failed, but passed when their file was run again. */
  readonly flaky: readonly string[];
  readonly note: string;
}

/**
 * The number of stages with browsers that run at the same time: on two processors, two at once take longer than one
 * after the other.
 */
const FRONT = 1;
/** If more files than these fail, the tests are not flaky. */
const MOST_FLAKY_FILES = 5;
/** The number of output lines shown for a stage without a report. */
const SHOWN = 200;

const indented = (text: string): string => text.replaceAll(/^/gm, '    ');
const lineOf = ({ name, passed, failed, seconds, flaky, note }: Row): string =>
  `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ` +
  [`${seconds.toFixed(1).padStart(6)} s`, flaky.length ? `${flaky.length} flaky` : '', note]
    .filter(Boolean)
    .join('  ');
const redOf = ({ files }: Report, some = Object.keys(files)): string[] =>
  some.flatMap((file) => (files[file]?.red ?? []).map((what) => `${file}: ${what}`));

/** Runs one stage, then reruns its failed files. */
class Run {
  readonly #name: string;
  readonly #stage: Stage;
  readonly #folder: string;

  constructor(name: string, stage: Stage, folder: string) {
    this.#name = name;
    this.#stage = stage;
    this.#folder = folder;
  }

  /** @returns The exit code; `undefined` if the stage was stopped by its time limit. */
  #spawn(more: readonly string[], env: Readonly<Record<string, string>>): Promise<number | undefined> {
    const { command, isFirst, minutes } = this.#stage;
    const [program = '', ...args] = command;
    const log = openSync(`${this.#folder}/${this.#name}.log`, 'w');
    return new Promise((resolve) => {
      const child = spawn(program, [...args, ...more], {
        stdio: ['ignore', log, log],
        shell: process.platform === 'win32',
        env: { ...process.env, PATH: `node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}`, ...env },
      });
      // the other stages get a lower priority than those with browsers
      if (!isFirst && child.pid !== undefined)
        setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      let isOver = false;
      const endAfter = (ms: number, signal: NodeJS.Signals) =>
        setTimeout(() => {
          isOver = true;
          child.kill(signal);
        }, ms);
      const limit = (minutes ?? 0) * 60_000;
      const timers = limit ? [endAfter(limit, 'SIGINT'), endAfter(limit + 20_000, 'SIGKILL')] : [];
      child
        .once('error', () => resolve(1))
        .once('close', (code) => {
          timers.forEach(clearTimeout);
          closeSync(log);
          resolve(isOver ? undefined : (code ?? 1));
        });
    });
  }

  /** Runs all or some files, and reads the report. */
  async #attempt(some: readonly string[] = []) {
    const { env, runner, filesIn = 'arguments' } = this.#stage;
    const path = `${this.#folder}/${this.#name}.json`;
    rmSync(path, { force: true });
    const more = runner === 'wtr' && some.length ? ['--files', ...some] : some;
    const code = await (filesIn === 'arguments'
      ? this.#spawn(more, { ...env })
      : this.#spawn([], { ...env, ...(some.length && { [filesIn]: some.join(' ') }) }));
    return { code, report: runner && existsSync(path) ? readReport(runner, path) : undefined };
  }

  #log(): string {
    return readFileSync(`${this.#folder}/${this.#name}.log`, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(-SHOWN)
      .join('\n');
  }

  async row(): Promise<Omit<Row, 'seconds'>> {
    const name = this.#name;
    const first = await this.#attempt();
    const none = { name, passed: 0, failed: 0, red: [], flaky: [], note: '' };
    if (!first.report) {
      if (first.code !== 0) return { ...none, failed: 1, red: [this.#log()] };
      // without a report the test runner had nothing to run; its log says why
      return this.#stage.runner ? { ...none, note: this.#log() } : { ...none, passed: 1 };
    }
    let { code, report } = first;
    const suspects = Object.keys(report.files).filter((file) => report.files[file]?.failed);
    if (code !== undefined && suspects.length && suspects.length <= MOST_FLAKY_FILES) {
      const again = await this.#attempt(suspects);
      code = again.code;
      report = { ...report, files: { ...report.files, ...again.report?.files } };
    }
    const { files, left } = report;
    const sum = (key: 'passed' | 'failed'): number =>
      Object.values(files).reduce((total, file) => total + file[key], 0);
    const red = redOf(report);
    // a non-zero exit code is a failure, whatever the report says
    const failed = sum('failed') || (code === 0 || code === undefined ? 0 : 1);
    if (failed && !red.length) red.push(this.#log());
    const well = suspects.filter((file) => !files[file]?.failed);
    const note = left.length ? `out of time, not run: ${left.join(' ')}` : '';
    return { name, passed: sum('passed'), failed, red, flaky: redOf(first.report, well), note };
  }
}

/** The result of a stage, which is skipped if nothing has changed since it last passed. */
async function rowOf(
  name: string,
  stage: Stage,
  { isCached, folder, stamps }: Required<Pick<Options, 'isCached' | 'folder' | 'stamps'>>,
): Promise<Row> {
  const print = isCached && stage.inputs ? fingerprint(stage.inputs, stage.command.join(' ')) : undefined;
  const known = print === undefined ? undefined : stamped(name, print, stamps);
  if (known !== undefined)
    return { name, passed: Number(known), failed: 0, seconds: 0, red: [], flaky: [], note: 'unchanged' };
  unstamp(name, stamps);
  const start = performance.now();
  const row = await new Run(name, stage, folder).row();
  if (print !== undefined && !row.failed && !row.flaky.length) stamp(name, print, String(row.passed), stamps);
  return { ...row, seconds: (performance.now() - start) / 1000 };
}

/**
 * Runs stages, each as soon as the stages it waits for have ended: those with `isFirst` one after the other, and the
 * others in parallel, one on each further processor and, when no stage with `isFirst` is left, on all. Prints the
 * result of each and, at the end, a table, the failed and the flaky tests, and `N passed, N failed`.
 * @returns Whether nothing failed.
 */
export async function runStages(
  stages: Readonly<Record<string, Stage>>,
  {
    isCached = false,
    isRelease = false,
    folder = 'reports',
    stamps = '.cache/stages',
    print = console.log,
  }: Options = {},
): Promise<boolean> {
  const start = performance.now();
  mkdirSync(folder, { recursive: true });
  const ended = new Map<string, { readonly row: Promise<Row>; readonly end: (row: Row) => void }>();
  for (const name of Object.keys(stages)) {
    let end: (row: Row) => void = () => undefined;
    const row = new Promise<Row>((resolve) => (end = resolve));
    ended.set(name, { row, end });
  }

  async function finish(name: string, stage: Stage): Promise<void> {
    const others = [...(stage.needs ?? []), ...(stage.after ?? [])];
    const before = await Promise.all(others.flatMap((other) => ended.get(other)?.row ?? []));
    const broken = before.find((row) => row.failed && stage.needs?.includes(row.name));
    const row = broken
      ? { name, passed: 0, failed: 1, seconds: 0, red: [], flaky: [], note: `not run: ${broken.name} failed` }
      : await rowOf(name, stage, { isCached, folder, stamps });
    print(lineOf(row));
    for (const what of row.red) print(indented(what));
    ended.get(name)?.end(row);
  }
  async function work(queue: [string, Stage][]): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) await finish(...next);
  }
  const all = Object.entries(stages);
  const front = all.filter(([, { isFirst }]) => isFirst);
  const back = all.filter(([, { isFirst }]) => !isFirst);
  const behind = Math.max(1, availableParallelism() - 1);
  await Promise.all([
    ...Array.from({ length: FRONT }, () => work(front).then(() => work(back))),
    ...Array.from({ length: behind }, () => work(back)),
  ]);

  const rows = await Promise.all([...ended.values()].map(({ row }) => row));
  const flaky = rows.flatMap((row) => row.flaky.map((what) => `${row.name}: ${what}`));
  const sum = (key: 'passed' | 'failed'): number => rows.reduce((total, row) => total + row[key], 0);
  const failed = sum('failed') + (isRelease ? flaky.length : 0);
  print('');
  for (const row of rows) print(lineOf(row));
  print(`${'all'.padEnd(36)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`);
  for (const { name, red } of rows)
    for (const what of red) print(`\nfailed: ${name}: ${what.split('\n')[0] ?? ''}`);
  for (const what of flaky) print(`\nflaky, failed once and passed when run again: ${what}`);
  print(flaky.length ? `\n${flaky.length} flaky` : '');
  print(`${sum('passed')} passed, ${failed} failed`);
  return failed === 0;
}
