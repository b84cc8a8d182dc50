// Configures the tests that need no page: rules, sessions, documentation, project structure. They run in Node.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/node/**/*.test.ts'],
    environment: 'node',
    setupFiles: 'test/support/fast-check.ts',
    maxWorkers: 2,
    // LONG=1: the larger numbers of repetitions (test/support/amount.ts)
    testTimeout: process.env['LONG'] === '1' ? 300_000 : 120_000,
  },
});
