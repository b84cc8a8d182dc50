// The tests of elements once more in Firefox, as far as it can be asked for what they need: `npm run test:browsers`.
// FIREFOX_FILES names some of them only.
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { findFirefox } from './test/support/firefox.mjs';
import { handsBidi } from './test/support/hands-bidi.mjs';
import base from './web-test-runner.config.mjs';

/** Files that ask for what only Chromium's DevTools can do. */
const CHROMIUM_FILES = {
  axe: 'colour schemes and forced colours are set by DevTools',
  celebration: 'it moves, and Firefox is begun with reduced motion',
  commands: 'they are those of DevTools',
  csp: 'the policy is watched by ways that only Chromium has',
  'forced-colors': 'forced colours are set by DevTools',
  golden: "it is Chromium's tree",
  layout: 'layouts and shifts are counted by DevTools',
  looks: 'contrast and motion are set by DevTools',
  motion: 'it moves, and Firefox is begun with reduced motion',
  planted: "one half of the faults is planted in Chromium's tree",
};

/** Single tests that do so, by a part of their title. */
const CHROMIUM_TESTS = {
  'the tree that a screen reader is given': "it is Chromium's tree",
  'read as a list of days': "it is Chromium's tree",
  'all else is not there for who listens': "it is Chromium's tree",
  'the dialog opens from': "Chromium's tree is asked for the dialog's name",
  'while the cards of the last move still fly': 'it moves, and Firefox is begun with reduced motion',
  'cards fly from where they were': 'it moves, and Firefox is begun with reduced motion',
  'moves no card through the air': 'motion is set by DevTools',
  'has a border where the reader chooses the colours': 'forced colours are set by DevTools',
  'are seen as a line around the card': 'forced colours are set by DevTools',
  'no card can be read, seen or heard, until one goes on': "it is Chromium's tree",
  'by a flight that ends': 'it moves, and Firefox is begun with reduced motion',
  'a touch that the system takes away': 'no such touch can be sent',
  'a swipe on felt scrolls the page': 'touches that are sent do not scroll',
  'by pointercancel': 'the pointer is known by a number that Firefox does not tell',
  'when the capture is lost': 'the pointer is known by a number that Firefox does not tell',
  // a page that has lost the focus to Firefox's own bars gets it back from nothing that can be sent, and its buttons
  // then hear no Enter: neither in such a test nor in those after it
  'are left to the page while the table has not the focus': 'F6 leads to the bars',
  'scrolls within the window, and Tab reaches all of it': 'from the end of a dialog Tab leads to the bars',
  'and the table behind it cannot be used': 'from the end of a dialog Tab leads to the bars',
  'from a plain page lead to the options': 'from the end of the page Tab leaves it, and comes back elsewhere',
  'each button of the toolbar is a stop': 'from the end of the page Tab leaves it, and comes back elsewhere',
};

const executablePath = findFirefox();
if (!executablePath) {
  console.log(
    'No Firefox found, so nothing was tested in it. Install one, or set FIREFOX_PATH to its program.',
  );
  process.exit(0);
}

const isChromiumOnly = ({ name }) => name === 'devtools' || name === 'hands';

/** Leaves out single tests, and has them counted so: those that the runner is told to pass over, it counts as failed. */
const leaveOut = {
  name: 'leave-out',
  transform: ({ path, body }) =>
    path.endsWith('.test.ts')
      ? `${body}
beforeEach(function () {
  const title = this.currentTest.fullTitle();
  if (${JSON.stringify(Object.keys(CHROMIUM_TESTS))}.some((part) => title.includes(part))) this.skip();
});`
      : undefined,
};

export default {
  ...base,
  files: process.env.FIREFOX_FILES?.split(' ') ?? [
    ...base.files,
    ...Object.keys(CHROMIUM_FILES).map((name) => `!test/browser/${name}.test.ts`),
  ],
  plugins: [...base.plugins.filter((plugin) => !isChromiumOnly(plugin)), handsBidi(), leaveOut],
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
  testFramework: {
    config: {
      ...base.testFramework.config,
      timeout: 20_000,
    },
  },
  // the counts are those of `npm test`
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: !process.env.CI })],
  // a key takes ten times as long as in Chromium
  testsFinishTimeout: 1_200_000,
};
