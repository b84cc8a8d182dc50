// The tests in a browser, with one fault planted in a file of the sources as it is served (see table.mjs): PLANTED is
// the fault as JSON, or empty, PLANTED_TESTS the test file. The first test that fails ends it, at its first failure.
import usual from '../../web-test-runner.config.mjs';
import { countReporter } from '../../test/support/count-reporter.mjs';

const fault = process.env.PLANTED ? JSON.parse(process.env.PLANTED) : undefined;

const planted = {
  name: 'planted',
  transform: ({ path, body }) =>
    path === `/${fault?.file}` ? { body: body.replace(fault.was, () => fault.becomes) } : undefined,
};

export default {
  ...usual,
  files: [process.env.PLANTED_TESTS],
  plugins: [planted, ...usual.plugins],
  testFramework: { config: { ...usual.testFramework.config, bail: true } },
  reporters: [countReporter('planted')],
};
