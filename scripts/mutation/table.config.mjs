// Configures the browser tests to run on another build of the standalone bundle than that in dist (see table.ts):
// PLANTED is its file, PLANTED_TESTS the test file. It is JavaScript, because the test runner loads its configuration
// without a compiler.
import { readFileSync } from 'node:fs';
import usual from '../../web-test-runner.config.mjs';
import { countReporter } from '../../test/support/count-reporter.mjs';

const { PLANTED, PLANTED_TESTS } = process.env;

const planted = {
  name: 'planted',
  serve: ({ path }) =>
    path === '/dist/solitaire-elements.js' ? { body: readFileSync(PLANTED, 'utf8'), type: 'js' } : undefined,
};

export default {
  ...usual,
  files: [PLANTED_TESTS],
  plugins: [planted, ...usual.plugins],
  // one failure is enough
  testFramework: { config: { ...usual.testFramework.config, bail: true } },
  reporters: [countReporter('planted')],
};
