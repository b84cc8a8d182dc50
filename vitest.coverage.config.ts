// Configures `npm run coverage`: the exact branch coverage of the engine and the session.
import { defineConfig } from 'vitest/config';
import parts from './scripts/mutation/parts.json' with { type: 'json' };

const { engine, session } = parts;
/** The registry's tests reset modules, so they are not in the lists of the mutation runner. */
const TESTS = new Set([...engine.tests, ...session.tests, 'registry']);

export default defineConfig({
  test: {
    include: [...TESTS].map((name) => `test/node/${name}.test.ts`),
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
