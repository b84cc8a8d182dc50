// The tests of elements once more in Firefox, as far as it can be asked for what they need. `npm run test:browsers`.
import puppeteer from 'puppeteer-core';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findFirefox } from './test/support/firefox.mjs';
import { handsBidi } from './test/support/hands-bidi.mjs';
import base from './web-test-runner.config.mjs';

const executablePath = findFirefox();
if (!executablePath) {
  console.log(
    'No Firefox found, so nothing was tested in it. Install one, or set FIREFOX_PATH to its program.',
  );
  process.exit(0);
}

const isChromiumOnly = ({ name }) => name === 'devtools' || name === 'hands';

export default {
  ...base,
  files: [process.env.FF_FILES ?? 'test/browser/**/*.test.ts'],
  plugins: [...base.plugins.filter((plugin) => !isChromiumOnly(plugin)), handsBidi()],
  browsers: [
    // the launcher starts whatever puppeteer starts
    chromeLauncher({
      puppeteer,
      launchOptions: {
        browser: 'firefox',
        executablePath,
        headless: true,
        extraPrefsFirefox: {
          // motion is what Firefox cannot be asked to reduce later
          'ui.prefersReducedMotion': 1,
          // Tab stops at all that can be focused, on a Mac, too
          'accessibility.tabfocus': 7,
          'intl.accept_languages': 'en-US',
        },
      },
      createBrowserContext: ({ browser }) => browser.createBrowserContext(),
    }),
  ],
};
