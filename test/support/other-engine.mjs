// How the test runner is set for another engine than Chromium: without what speaks with DevTools, and without the tests
// that this engine cannot be asked for.
import { defaultReporter } from '@web/test-runner';
import base from '../../web-test-runner.config.mjs';
import { CHROMIUM_TESTS, isOfDevTools, otherFiles } from './chromium-only.mjs';
import { countReporter } from './count-reporter.mjs';
import { freePort } from './free-port.mjs';
import { handsWebDriver } from './hands-webdriver.mjs';
import { leaveOut } from './leave-out.mjs';

/**
 * @param {string} name `firefox`: the counts go to reports/firefox.json.
 * @param {object} browser A launcher of the test runner's.
 * @param {Readonly<Record<string, string>>} leftOut Parts of the titles of single tests, and why they are left out.
 */
export const otherEngine = async (name, browser, leftOut) => ({
  ...base,
  // Firefox and WebKit run side by side; by default, both would take the first free port
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
