// Configures the tests that need no page: rules, sessions, documentation, project structure. They run in Node: those of
// `npm test` in threads, which start faster than processes; those that measure the time or the memory of their process,
// and the long ones, in processes.
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const LONG = 'test/node/**/*.long.test.ts';
const MEASURED = ['test/node/security/**/*.test.ts', 'test/node/embed.test.ts'];

const QUICK: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'threads',
    pool: 'threads',
    include: ['test/node/**/*.test.ts'],
    exclude: [LONG, ...MEASURED],
  },
};
const SLOW: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: 'processes', pool: 'forks', include: [LONG, ...MEASURED] },
};

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: 'test/support/fast-check.ts',
    maxWorkers: 2,
    // LONG=1: the larger numbers of repetitions (test/support/amount.ts)
    testTimeout: process.env['LONG'] === '1' ? 300_000 : 120_000,
    // mutation testing (npm run mutation) runs the quick tests for each change
    projects: process.env['STRYKER_MUTATOR_WORKER'] ? [QUICK] : [QUICK, SLOW],
  },
});
