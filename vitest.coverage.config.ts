// Configures `npm run coverage`: the exact branch coverage of the engine and the session.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/node/**/*.test.ts'],
    // they measure times, which the counting of branches prolongs
    exclude: ['test/node/security/{deadlines,description-freeze}.long.test.ts'],
    setupFiles: 'test/support/fast-check.ts',
    environment: 'node',
    env: { TEST_SHARE: '0.1' },
    maxWorkers: 2,
    testTimeout: 300_000,
    coverage: {
      enabled: true,
      reportOnFailure: true,
      provider: 'istanbul',
      include: ['src/{engine,session}/**/*.ts'],
      reporter: ['text-summary', 'json-summary', 'json'],
      reportsDirectory: '.cache/coverage',
      thresholds: { branches: 100 },
    },
  },
});
