// Runs the tests of test files in this process, one at a time: vitest's own describe and it collect them, and each is then
// run with the hooks around it. Vitest itself offers no way to run one test again without loading its file again.
import { collectTests, type Suite, type Task, type Test, type VitestRunner } from '@vitest/runner';

const config = {
  sequence: { seed: 0, hooks: 'stack' },
  testTimeout: 0,
  hookTimeout: 0,
  retry: 0,
  tags: [],
  expect: {},
};
// vitest looks for it when it is loaded outside of its own worker
Object.assign(globalThis, { __vitest_worker__: { config } });
export const vitest = await import('vitest');
const { getSuiteHooks: getHooks, getTestFn: getFn } = vitest.TestRunner;

// tests replace them
const { setTimeout, clearTimeout } = globalThis;

const NO_FILTER = { testNamePattern: undefined, testTagsFilter: undefined };

/** The tests of a file. What `load` throws, and what a `describe` throws, is thrown. */
export async function collect(name: string, load: () => unknown): Promise<Test[]> {
  const runner = { config, importFile: load, pool: 'forks' } as unknown as VitestRunner;
  const [file] = await collectTests(
    [{ filepath: name, testLocations: undefined, testIds: undefined, ...NO_FILTER }],
    runner,
  );
  const testsOf = (task: Task): Test[] => {
    const [error] = task.result?.errors ?? [];
    if (error) throw Object.assign(new Error(error.message), error);
    return task.type === 'test' ? [task] : task.tasks.flatMap(testsOf);
  };
  return file ? testsOf(file).filter(({ mode }) => mode === 'run' || mode === 'queued') : [];
}

function suitesOf(test: Test): Suite[] {
  const suites: Suite[] = [];
  for (let at: Suite = test.suite ?? test.file; !suites.includes(at); at = at.suite ?? at.file)
    suites.unshift(at);
  return suites;
}

/** Waits for work, but not without end. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('late'));
    }, ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Hook = (...given: unknown[]) => unknown;

/** Each test has its suites to itself, so that what a hook reaches is reached by the test. */
async function runWithHooks(test: Test): Promise<void> {
  const suites = suitesOf(test);
  const undo: (() => unknown)[] = [];
  const begin = async (before: readonly unknown[], after: readonly unknown[], ...given: unknown[]) => {
    undo.push(...after.map((hook) => () => (hook as Hook)(...given)));
    for (const hook of before) {
      const then = await (hook as Hook)(...given);
      if (typeof then === 'function') undo.push(then as () => unknown);
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

/** Runs a test. @returns What it failed with, if it failed. */
export async function failureOf(test: Test, ms: number): Promise<Error | undefined> {
  try {
    await within(ms, runWithHooks(test));
    return undefined;
  } catch (error) {
    vitest.vi.useRealTimers();
    vitest.vi.unstubAllGlobals();
    return error instanceof Error ? error : new Error(`thrown: ${typeof error}`);
  }
}
