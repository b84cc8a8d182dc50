// The process in which faults are woken, one at a time (`node child.mjs FOLDER`): first all tests without a fault, to
// see which reach which faults and how long they take; then, for each fault that is asked for, those that reach it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, Script } from 'node:vm';
import { failureOf, layOut, vitest } from './suite.mjs';

/** Milliseconds of work: what all quick tests may take of one fault, and one of them. */
const [BUDGET, QUICK] = [400, 150];
/** And all tests of one that no quick test found, unless it is to be looked at thoroughly. */
const WHOLE = 3000;
/** How often a fault may be met where it is met once without it: beyond that it keeps a loop going. */
const TURNS = 100;

const folder = process.argv[2];
const { faults: COUNT, bundles } = JSON.parse(readFileSync(`${folder}/tests.json`, 'utf8'));
const FILES = bundles.flatMap(({ tests: files }) => files);
const packages = { vitest };
for (const { text } of bundles)
  for (const [, name] of text.matchAll(/\brequire\("([^"]+)"\)/g)) packages[name] ??= await import(name);
const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
const scripts = new Map(
  bundles.flatMap(({ tests: files, text }) => {
    const script = new Script(text, { filename: `${folder}/${files[0]}`, importModuleDynamically });
    return files.map((file) => [file, script]);
  }),
);
const work = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

// Nobody reads where a test failed.
Error.stackTraceLimit = 0;

// A fault may leave promises and timers behind that fail: not every one of them is a finding.
process.on('unhandledRejection', () => {});
process.on('uncaughtException', () => {});

let awake = -1;
let met = 0;
let limit = Infinity;
const isOn = (fault) => {
  if (fault !== awake) return false;
  if (++met > limit) throw new Error('endless');
  return true;
};
const counts = new Uint32Array(COUNT);
function count() {
  for (let i = 0; i < arguments.length; i++) counts[arguments[i]]++;
}
const counted = () => {
  const some = [...counts.entries()].filter(([, times]) => times);
  counts.fill(0);
  return some;
};

/** All modules anew: what lays out the tests of each file that is in the same bundle. */
function begin(script, reached) {
  const exports = {};
  script.runInThisContext()((name) => packages[name], exports, isOn, reached);
  return exports.TESTS;
}
/** The tests of a file in modules of their own. */
const layOutAnew = (file, reached = () => {}) => layOut(file, begin(scripts.get(file), reached)[file]);

/** The tests with what each reaches, and what is reached when its file is loaded. */
async function rehearse() {
  const [tests, loads] = [[], {}];
  const failed = [];
  for (const file of FILES) {
    const laidOut = await layOutAnew(file, count);
    loads[file] = counted();
    for (const [index, test] of laidOut.entries()) {
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
  const { failed, ...all } = await rehearse().catch((error) => ({ failed: [error.stack] }));
  if (failed.length) {
    process.send({ failed });
    await new Promise(() => {});
  }
  writeFileSync(rehearsed, JSON.stringify(all));
}
const { tests, loads } = JSON.parse(readFileSync(rehearsed, 'utf8'));
for (const test of tests) test.hits = new Map(test.hits);
for (const [file, hits] of Object.entries(loads)) loads[file] = new Map(hits);

/** The same tests laid out once, for all faults that no load of a file meets. */
const warm = {};
for (const script of new Set(scripts.values()))
  for (const [file, load] of Object.entries(begin(script, () => {}))) warm[file] = await layOut(file, load);

/** Runs a test with a fault awake. */
async function failsWith(fault, test, ms, times) {
  awake = fault;
  met = 0;
  limit = Math.max(1000, TURNS * times);
  const failure = await failureOf(test, 5000 + 10 * ms);
  awake = -1;
  return failure;
}

const FOUND = (by) => ({ status: 'Killed', by });
const LATE = { status: 'Timeout', spent: true };
const DIRTY = { spent: true };
const titleOf = ({ file, name }) => `${file}: ${name}`;
const isLate = (failure) => failure?.message === 'late';

/** The quick tests first, in modules that other faults have been in: a finding counts if the test then passes again. */
async function plantWarm(fault, reaching) {
  const until = work() + BUDGET;
  const cost = ({ ms, finds = 0 }) => ms / (1 + finds);
  for (const test of reaching.filter(({ ms }) => ms < QUICK).sort((a, b) => cost(a) - cost(b))) {
    if (work() > until) return undefined;
    const here = warm[test.file][test.index];
    const failure = await failsWith(fault, here, test.ms, test.hits.get(fault));
    if (isLate(failure)) return LATE;
    if (!failure) continue;
    test.finds = (test.finds ?? 0) + 1;
    return (await failureOf(here, 20_000)) ? DIRTY : FOUND(titleOf(test));
  }
  return undefined;
}

/** All tests of a file that reach a fault, in fresh modules. */
async function plantFresh(fault, file, reaching) {
  const ms = reaching.reduce((sum, test) => sum + test.ms, 0);
  process.send({ within: 20_000 + 20 * ms });
  await new Promise((resolve) => setImmediate(resolve));
  awake = fault;
  met = 0;
  limit = Math.max(1000, TURNS * (loads[file].get(fault) ?? 0));
  let laidOut;
  try {
    laidOut = await layOutAnew(file);
  } catch {
    return FOUND(`${file} is loaded`);
  } finally {
    awake = -1;
  }
  for (const test of reaching) {
    const here = laidOut[test.index];
    const failure = !here || (await failsWith(fault, here, test.ms, test.hits.get(fault) ?? 0));
    if (isLate(failure)) return LATE;
    if (!failure) continue;
    const control = (await layOutAnew(file))[test.index];
    return (await failureOf(control, 60_000)) ? DIRTY : FOUND(titleOf(test));
  }
  return undefined;
}

/** As many tests as fit into so much work, the quick ones first; in the order in which they stand. */
function within(ms, all) {
  let rest = ms;
  const some = new Set([...all].sort((a, b) => a.ms - b.ms).filter((test) => (rest -= test.ms) > 0));
  return all.filter((test) => some.has(test));
}

async function plant({ fault, alone, thorough }) {
  const reaching = tests.filter(({ file, hits }) => hits.has(fault) || loads[file].has(fault));
  if (!reaching.length) return { status: 'NoCoverage' };
  const quick = alone ? [] : reaching.filter(({ file }) => !loads[file].has(fault));
  const found = await plantWarm(fault, quick);
  if (found) return found;
  const chosen = thorough ? reaching : within(WHOLE, reaching);
  const byFile = new Map();
  for (const test of chosen) byFile.set(test.file, [...(byFile.get(test.file) ?? []), test]);
  const cost = ([, some]) => some.reduce((sum, { ms }) => sum + ms, 0);
  for (const [file, some] of [...byFile].sort((a, b) => cost(a) - cost(b))) {
    const result = await plantFresh(fault, file, some);
    if (result) return result;
  }
  return { status: 'Survived', left: reaching.length - chosen.length };
}

process.on('message', async (order) => {
  const start = work();
  const result = await plant(order);
  const spent = result.spent ?? process.memoryUsage().rss > 1.2e9;
  process.send({ ...result, spent, ms: work() - start });
});
process.send({ ready: true, tests: tests.length, ms: tests.reduce((sum, { ms }) => sum + ms, 0) });
