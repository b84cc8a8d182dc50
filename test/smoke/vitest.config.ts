// The smoke tests of the build: the standalone bundle on a plain page, the package files, every story.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['test/smoke/**/*.test.ts'],
    globalSetup: 'test/smoke/setup.ts',
    environment: 'node',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
