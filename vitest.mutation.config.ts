// The tests as `npm run mutation` runs them, once for each planted fault: one file for each part, long tests
// cut short.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/mutation/all.test.mjs'],
    environment: 'node',
    testTimeout: 60_000,
    env: { TEST_SHARE: '0.1' },
  },
});
