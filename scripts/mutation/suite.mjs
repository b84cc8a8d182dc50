// The tests of test files in this process, one at a time: laid out by vitest's own describe and it, each then run with
// the hooks around it.
import { collectTests } from '@vitest/runner';

const config = {
  sequence: { seed: 0, hooks: 'stack' },
  testTimeout: 0,
  hookTimeout: 0,
  retry: 0,
  tags: [],
  expect: {},
};
// What vitest looks for when it is loaded outside of its own worker.
globalThis.__vitest_worker__ = { config };
export const vitest = await import('vitest');
const { getSuiteHooks: getHooks, getTestFn: getFn } = vitest.TestRunner;

const { setTimeout, clearTimeout } = globalThis;

/** The tests that `load` lays out. What it throws, and what a `describe` throws, is thrown. */
export async function layOut(name, load) {
  const runner = { config, importFile: load, pool: 'forks' };
  const [file] = await collectTests(
    [{ filepath: name, testLocations: undefined, testIds: undefined }],
    runner,
  );
  const testsOf = (task) => {
    if (task.result?.errors?.length) throw task.result.errors[0];
    return task.type === 'test' ? [task] : task.tasks.flatMap(testsOf);
  };
  return testsOf(file).filter(({ mode }) => mode === 'run' || mode === 'queued');
}

const suitesOf = (test) => {
  const suites = [];
  for (let at = test.suite ?? test.file; at && !suites.includes(at); at = at.suite ?? at.file)
    suites.unshift(at);
  return suites;
};

/** What is awaited, but not for ever. */
async function within(ms, work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Each test has its suites to itself, so that what a hook reaches is reached by the test. */
async function runWithHooks(test) {
  const suites = suitesOf(test);
  const undo = [];
  const begin = async (before, after, ...given) => {
    undo.push(...after.map((hook) => () => hook(...given)));
    for (const hook of before) {
      const then = await hook(...given);
      if (typeof then === 'function') undo.push(then);
    }
  };
  try {
    for (const suite of suites) {
      const { beforeAll, afterAll } = getHooks(suite);
      await begin(beforeAll, afterAll, suite);
    }
    for (const suite of suites) {
      const { beforeEach, afterEach } = getHooks(suite);
      await begin(beforeEach, afterEach, test.context, suite);
    }
    await getFn(test)();
  } finally {
    for (const each of undo.reverse()) await each();
  }
}

/** Runs a test: nothing, or what it failed of. */
export async function failureOf(test, ms) {
  try {
    await within(ms, runWithHooks(test));
    return undefined;
  } catch (error) {
    vitest.vi.useRealTimers();
    vitest.vi.unstubAllGlobals();
    return error ?? new Error('nothing');
  }
}
