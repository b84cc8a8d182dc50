// The process that activates planted faults one at a time (its argument: a folder). First it runs all tests without a
// fault, to record which tests reach which faults and how long they take; then it runs, for each requested fault, the
// tests that reach it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, Script } from 'node:vm';
import type { Test } from '@vitest/runner';
import type { Bundle } from './bundle.js';
import { readFinds } from './finds.js';
import type { Result } from './known.js';
import type { Answer, Order } from './messages.js';
import { collect, failureOf, vitest } from './suite.js';

/** Milliseconds of processor time: the maximum of all quick tests for one fault, and of a single one. */
const [BUDGET, QUICK] = [400, 150];
/** The maximum of all tests of a fault that no quick test found, unless the run is thorough. */
const WHOLE = 3000;
/** A fault that is reached this many times more often than in the run without faults counts as an endless loop. */
const TURNS = 100;

type Counts = Map<number, number>;

/** The record of a test: the faults it reaches, how often, and its duration. */
interface Rehearsed {
  readonly file: string;
  readonly index: number;
  readonly name: string;
  readonly ms: number;
  readonly hits: Counts;
  /** The faults that it has found. */
  readonly finds: number[];
}

const titleOf = ({ file, name }: Pick<Rehearsed, 'file' | 'name'>): string => `${file}: ${name}`;

/** The content of `rehearsed.json`, with entries in place of maps. */
interface Rehearsal {
  readonly tests: readonly (Omit<Rehearsed, 'hits' | 'finds'> & { readonly hits: [number, number][] })[];
  readonly loads: Readonly<Record<string, [number, number][]>>;
}

const send = (answer: Answer): void => {
  process.send?.(answer);
};

const folder = process.argv[2] ?? '';
const { faults: COUNT, bundles } = JSON.parse(readFileSync(`${folder}/tests.json`, 'utf8')) as {
  faults: number;
  bundles: readonly Bundle[];
};
const FILES = bundles.flatMap(({ tests: files }) => files);
const packages: Record<string, unknown> = { vitest };
for (const { text } of bundles)
  for (const [, name = ''] of text.matchAll(/\brequire\("([^"]+)"\)/g))
    packages[name] ??= (await import(name)) as unknown;
const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
const scripts = new Map(
  bundles.flatMap(({ tests: files, text }) => {
    const script = new Script(text, { filename: `${folder}/${files[0] ?? ''}`, importModuleDynamically });
    return files.map((file) => [file, script]);
  }),
);
const work = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

// the position of a failure in the test file is not used
Error.stackTraceLimit = 0;

// a fault may leave failing promises and timers behind: they do not always count as a detection
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);

let active = -1;
let met = 0;
let limit = Infinity;
const isOn = (fault: number): boolean => {
  if (fault !== active) return false;
  if (++met > limit) throw new Error('endless');
  return true;
};
const counts = new Uint32Array(COUNT);
const count = (...faults: number[]): void => {
  for (const fault of faults) counts[fault] = (counts[fault] ?? 0) + 1;
};
const counted = (): [number, number][] => {
  const some = [...counts.entries()].filter(([, times]) => times);
  counts.fill(0);
  return some;
};

type Loads = Readonly<Record<string, () => unknown>>;

/** Removes the shared state of the package's copies, so that each set of modules has its own registry of games. */
function forgetShared(): void {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description?.startsWith('solitaire-elements')) Reflect.deleteProperty(globalThis, symbol);
}

/** Loaders for the tests of each file in a bundle, and for modules that a test may load again. */
interface Exports {
  readonly TESTS?: Loads;
  readonly MODULES?: Loads;
}

/** Executes all modules of a bundle. */
function execute(script: Script, reached: (...faults: number[]) => void): Exports {
  const exports: Exports = {};
  let copy: Exports | undefined;
  // for tests that call `vi.resetModules()` and then import modules again
  const again = {
    reset: (): void => {
      copy = undefined;
    },
    load: (path: string): unknown => (copy ??= execute(script, reached)).MODULES?.[path]?.(),
  };
  const run = script.runInThisContext() as (
    require: (name: string) => unknown,
    exports: Exports,
    on: typeof isOn,
    reached: (...faults: number[]) => void,
    modules: typeof again,
  ) => void;
  run((name) => packages[name], exports, isOn, reached, again);
  return exports;
}

/** Executes all modules again. @returns A loader for the tests of each file in the same bundle. */
function begin(script: Script, reached: (...faults: number[]) => void): Loads {
  forgetShared();
  return execute(script, reached).TESTS ?? {};
}
const nothing = (): void => undefined;

/** The tests of a file in fresh modules. */
function collectAnew(file: string, reached = nothing): Promise<Test[]> {
  const script = scripts.get(file);
  const load = script && begin(script, reached)[file];
  if (!load) throw new Error(`${file} is in no bundle.`);
  return collect(file, load);
}

/** Runs the tests without a fault, and records what each test and the loading of each file reaches. */
async function rehearse(): Promise<Rehearsal & { readonly failed: readonly string[] }> {
  const tests: Rehearsal['tests'][number][] = [];
  const loads: Record<string, [number, number][]> = {};
  const failed: string[] = [];
  for (const file of FILES) {
    const found = await collectAnew(file, count);
    loads[file] = counted();
    for (const [index, test] of found.entries()) {
      const start = work();
      const failure = await failureOf(test, 120_000);
      if (failure) failed.push(`${file}: ${test.name}: ${failure.message}`);
      tests.push({ file, index, name: test.name, ms: work() - start, hits: counted() });
    }
  }
  return { tests, loads, failed };
}

const rehearsed = `${folder}/rehearsed.json`;
if (!existsSync(rehearsed)) {
  const { failed, ...all } = await rehearse().catch((error: unknown) => ({
    failed: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  if (failed.length) {
    send({ kind: 'failed', failed });
    await new Promise(nothing);
  }
  writeFileSync(rehearsed, JSON.stringify(all));
}
const known = JSON.parse(readFileSync(rehearsed, 'utf8')) as Rehearsal;
const tests: readonly Rehearsed[] = known.tests.map((test) => ({
  ...test,
  hits: new Map(test.hits),
  finds: [],
}));
const byTitle = new Map(tests.map((test) => [titleOf(test), test]));
for (const [fault, by] of readFinds(folder)) byTitle.get(by)?.finds.push(fault);
const loads = new Map(
  Object.entries(known.loads).map(([file, hits]): [string, Counts] => [file, new Map(hits)]),
);

/** The same tests, collected once, for all faults that are not reached while a file is loaded. */
const warm = new Map<string, readonly Test[]>();
for (const script of new Set(scripts.values()))
  for (const [file, load] of Object.entries(begin(script, nothing)))
    warm.set(file, await collect(file, load));

/** Runs a test with a fault active. @param times How often the test reaches the fault in the run without faults. */
async function failsWith(fault: number, test: Test, ms: number, times = 0): Promise<Error | undefined> {
  active = fault;
  met = 0;
  limit = Math.max(1000, TURNS * times);
  const failure = await failureOf(test, 5000 + 10 * ms);
  active = -1;
  return failure;
}

/** `spent`: the process may be in any state. Without a result, another process has to repeat the test. */
interface Planted {
  readonly result?: Result;
  readonly spent?: boolean;
}
const foundBy = (by: string): Planted => ({ result: { status: 'Killed', by } });
const LATE: Planted = { result: { status: 'Timeout' }, spent: true };
const DIRTY: Planted = { spent: true };
const isLate = (failure: Error): boolean => failure.message === 'late';

/** Faults of the same part of a file have numbers that differ by less. */
const NEAR = 60;
/** How much a find of a near fault counts, compared with that of any fault. */
const WEIGHT = 20;

/** Sorts tests: quick ones, and those that have found many faults, most of all near ones, come first. */
function byPromise(fault: number, some: readonly Rehearsed[]): Rehearsed[] {
  const cost = ({ ms, finds }: Rehearsed): number => {
    const near = finds.filter((found) => Math.abs(found - fault) < NEAR).length;
    return ms / (1 + finds.length + WEIGHT * near);
  };
  const costs = new Map(some.map((test) => [test, cost(test)]));
  return [...some].sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
}

/**
 * Runs the quick tests in modules in which other faults were active before: a failure counts if the test then passes
 * again without the fault.
 */
async function plantWarm(fault: number, reaching: readonly Rehearsed[]): Promise<Planted | undefined> {
  const until = work() + BUDGET;
  const quick = reaching.filter(({ ms }) => ms < QUICK);
  for (const test of byPromise(fault, quick)) {
    if (work() > until) return undefined;
    const here = warm.get(test.file)?.[test.index];
    if (!here) return DIRTY;
    const failure = await failsWith(fault, here, test.ms, test.hits.get(fault));
    if (!failure) continue;
    if (isLate(failure)) return LATE;
    if (await failureOf(here, 20_000)) return DIRTY;
    test.finds.push(fault);
    return foundBy(titleOf(test));
  }
  return undefined;
}

/** Runs all tests of a file that reach a fault, in fresh modules. */
async function plantFresh(
  fault: number,
  file: string,
  reaching: readonly Rehearsed[],
): Promise<Planted | undefined> {
  const ms = reaching.reduce((sum, test) => sum + test.ms, 0);
  send({ kind: 'within', within: 20_000 + 20 * ms });
  await new Promise((resolve) => setImmediate(resolve));
  active = fault;
  met = 0;
  limit = Math.max(1000, TURNS * (loads.get(file)?.get(fault) ?? 0));
  let found: readonly Test[];
  try {
    found = await collectAnew(file);
  } catch {
    return foundBy(`${file} is loaded`);
  } finally {
    active = -1;
  }
  for (const test of reaching) {
    const here = found[test.index];
    const failure = here ? await failsWith(fault, here, test.ms, test.hits.get(fault)) : new Error('gone');
    if (!failure) continue;
    if (isLate(failure)) return LATE;
    const control = (await collectAnew(file))[test.index];
    if (!control || (await failureOf(control, 60_000))) return DIRTY;
    test.finds.push(fault);
    return foundBy(titleOf(test));
  }
  return undefined;
}

/** As many tests as fit into the time, the promising ones first; in their usual order. */
function within(ms: number, fault: number, all: readonly Rehearsed[]): readonly Rehearsed[] {
  let rest = ms;
  const some = new Set<Rehearsed>();
  for (const test of byPromise(fault, all)) {
    if (test.ms >= rest) continue;
    rest -= test.ms;
    some.add(test);
  }
  return all.filter((test) => some.has(test));
}

async function plant({ fault, alone, thorough }: Order): Promise<Planted> {
  const isLoad = (file: string): boolean => loads.get(file)?.has(fault) ?? false;
  const reaching = tests.filter(({ file, hits }) => hits.has(fault) || isLoad(file));
  if (!reaching.length) return { result: { status: 'NoCoverage' } };
  const quick = alone ? [] : reaching.filter(({ file }) => !isLoad(file));
  const found = await plantWarm(fault, quick);
  if (found) return found;
  const chosen = thorough ? reaching : within(WHOLE, fault, reaching);
  const byFile = new Map<string, Rehearsed[]>();
  for (const test of chosen) byFile.set(test.file, [...(byFile.get(test.file) ?? []), test]);
  const places = new Map(byPromise(fault, chosen).map((test, place) => [test, place]));
  const cost = ([, some]: [string, readonly Rehearsed[]]): number =>
    Math.min(...some.map((test) => places.get(test) ?? 0));
  for (const [file, some] of [...byFile].sort((a, b) => cost(a) - cost(b))) {
    const result = await plantFresh(fault, file, some);
    if (result) return result;
  }
  return { result: { status: 'Survived', left: reaching.length - chosen.length } };
}

async function answer(order: Order): Promise<void> {
  const start = work();
  const { result, spent = process.memoryUsage().rss > 1.2e9 } = await plant(order);
  send({ kind: 'result', result, spent, ms: work() - start });
}
process.on('message', (order) => void answer(order as Order));
send({ kind: 'ready', tests: tests.length, ms: tests.reduce((sum, { ms }) => sum + ms, 0) });
