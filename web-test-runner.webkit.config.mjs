// The tests of elements once more in WebKit, as far as it can be asked for what they need: `npm run test:browsers`.
// OTHER_FILES names some of them only.
import { defaultReporter } from '@web/test-runner';
import { CHROMIUM_TESTS, isOfDevTools, otherFiles } from './test/support/chromium-only.mjs';
import { countReporter } from './test/support/count-reporter.mjs';
import { handsWebDriver } from './test/support/hands-webdriver.mjs';
import { leaveOut } from './test/support/leave-out.mjs';
import { webkitLauncher } from './test/support/webkit-launcher.mjs';
import { findWebKit } from './test/support/webkit.mjs';
import base from './web-test-runner.config.mjs';

/** Single tests that are not for WebKit, by a part of their title. */
const LEFT_OUT = {
  'peeking by finger': 'a finger that is sent does not rest',
  'a box that is zoomed': 'it tells where zoomed things lie in another measure than it takes for the pointer',
  'signs that point are mirrored': 'getScreenCTM knows nothing of what CSS mirrors',
};

const programs = findWebKit();
if (!programs) {
  console.log(
    'No WebKit found, so nothing was tested in it. On Debian: apt-get install webkit2gtk-driver xvfb.',
  );
  process.exit(0);
}

export default {
  ...base,
  files: otherFiles(base.files),
  plugins: [
    ...base.plugins.filter((plugin) => !isOfDevTools(plugin)),
    handsWebDriver(),
    leaveOut(Object.keys({ ...CHROMIUM_TESTS, ...LEFT_OUT })),
  ],
  browsers: [webkitLauncher(programs)],
  testFramework: { config: { ...base.testFramework.config, timeout: 20_000 } },
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: !process.env.CI }),
    countReporter('webkit'),
  ],
  testsStartTimeout: 120_000,
  // a key takes longer than in Chromium
  testsFinishTimeout: 1_200_000,
};
