// The tests of elements once more in Firefox, as far as it can be asked for what they need: `npm run test:browsers`.
// OTHER_FILES names some of them only.
import puppeteer from 'puppeteer-core';
import { findFirefox } from './test/support/firefox.mjs';
import { otherEngine } from './test/support/other-engine.mjs';
import { ownBrowserLauncher } from './test/support/own-browser-launcher.mjs';

/**
 * Single tests that are not for Firefox, by a part of their title. Those of keys: a page that has lost the focus to
 * Firefox's own bars gets it back from nothing that can be sent, and its buttons then hear no Enter, neither in such a
 * test nor in those after it.
 */
const LEFT_OUT = {
  'are left to the page while the table has not the focus': 'F6 leads to the bars',
  'scrolls within the window, and Tab reaches all of it': 'from the end of a dialog Tab leads to the bars',
  'and the table behind it cannot be used': 'from the end of a dialog Tab leads to the bars',
  'from a plain page lead to the options': 'from the end of the page Tab leaves it, and comes back elsewhere',
  'leaves nothing of the table to clicks and keys': 'from the end of the page Tab leads to the bars',
  'a grid of columns keeps inside': 'a third of a pixel of the width makes two of the height',
  'each button of the toolbar is a stop': 'from the end of the page Tab leaves it, and comes back elsewhere',
};

const executablePath = findFirefox();
if (!executablePath) {
  console.log(
    'No Firefox found, so nothing was tested in it. Install one, or set FIREFOX_PATH to its program.',
  );
  process.exit(0);
}

const firefox = ownBrowserLauncher('Firefox', async (url) => {
  const browser = await puppeteer.launch({
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
  });
  // in the window that it begins with, Tab leads from the page to its bars, and hardly back
  const page = await (await browser.createBrowserContext()).newPage();
  // where it does not load, the test runner notices
  page.goto(url).catch(() => undefined);
  return { page, close: () => browser.close() };
});

export default otherEngine('firefox', firefox, LEFT_OUT);
