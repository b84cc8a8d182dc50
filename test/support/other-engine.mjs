// The test runner's configuration for engines other than Chromium: without DevTools plugins, and without the tests that
// the engine does not support.
import { defaultReporter } from '@web/test-runner';
import base from '../../web-test-runner.config.mjs';
import { CHROMIUM_TESTS, isOfDevTools, otherFiles } from './left-out-tests.mjs';
import { countReporter } from './count-reporter.mjs';
import { freePort } from './free-port.mjs';
import { handsWebDriver } from './hands-webdriver.mjs';
import { leaveOut } from './leave-out.mjs';

/**
 * @param {string} name `firefox`: the counts go to reports/firefox.json.
 * @param {object} browser A launcher of the test runner.
 * @param {Readonly<Record<string, string>>} leftOut Parts of the titles of skipped tests, with the reasons.
 */
export const otherEngine = async (name, browser, leftOut) => ({
  ...base,
  // Firefox and WebKit run at the same time; by default, both would take the first free port
  port: await freePort(),
  files: otherFiles(base.files),
  plugins: [
    ...base.plugins.filter((plugin) => !isOfDevTools(plugin)),
    handsWebDriver(),
    leaveOut(Object.keys({ ...CHROMIUM_TESTS, ...leftOut })),
  ],
  browsers: [browser],
  testFramework: { config: { ...base.testFramework.config, timeout: 20_000 } },
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: !process.env.CI }),
    countReporter(name),
  ],
  testsStartTimeout: 120_000,
  // a key takes up to ten times as long as in Chromium
  testsFinishTimeout: 1_200_000,
});
