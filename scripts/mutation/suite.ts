// Runs the tests of test files in this process, one at a time: vitest's own describe and it collect them, and each then
// runs with its hooks. Vitest itself cannot run one test again without loading its file again.
import { collectTests, type Suite, type Task, type Test, type VitestRunner } from '@vitest/runner';

const config = {
  sequence: { seed: 0, hooks: 'stack' },
  testTimeout: 0,
  hookTimeout: 0,
  retry: 0,
  tags: [],
  expect: {},
};
// vitest expects it when it is loaded outside of its own worker
Object.assign(globalThis, { __vitest_worker__: { config } });
export const vitest = await import('vitest');
const { getSuiteHooks: getHooks, getTestFn: getFn } = vitest.TestRunner;

// tests mock them
const { setTimeout, clearTimeout } = globalThis;

const NO_FILTER = { testNamePattern: undefined, testTagsFilter: undefined };

/** The tests of a file. Errors thrown by `load` or by a `describe` are passed on. */
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

/** Waits for work, up to a time limit. */
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

/** Each test runs its suites' hooks for itself, so that faults that a hook reaches count as reached by the test. */
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

/** Runs a test. @returns The error if it failed. */
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
