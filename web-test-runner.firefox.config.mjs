// The tests of elements once more in Firefox, as far as it can be asked for what they need: `npm run test:browsers`.
// OTHER_FILES names some of them only.
import puppeteer from 'puppeteer-core';
import { firefoxOptions } from './test/support/firefox.mjs';
import { otherEngine } from './test/support/other-engine.mjs';
import { ownBrowserLauncher } from './test/support/own-browser-launcher.mjs';

/**
 * Single tests that are not for Firefox, by a part of their title. Where the last thing that Tab stops at is in a shadow
 * tree, Firefox leaves the page after it and never comes back: three buttons in a shadow root and nothing else show it.
 * It does so at the end of a modal dialog, too.
 */
const LEFT_OUT = {
  'from a plain page lead to the options': 'Tab does not come back from the end of a dialog in a shadow tree',
  'deals: scrolls within the window, and Tab reaches all of it':
    'Tab does not come back from the end of a dialog in a shadow tree',
  'a grid of columns keeps inside': 'a third of a pixel of the width makes two of the height',
};

const options = firefoxOptions();
if (!options) {
  console.log(
    'No Firefox found, so nothing was tested in it. Install one, or set FIREFOX_PATH to its program.',
  );
  process.exit(0);
}

const firefox = ownBrowserLauncher('Firefox', async (url) => {
  const browser = await puppeteer.launch({
    // a profile of its own
    ...firefoxOptions(),
    // motion is what Firefox cannot be asked to reduce later
    extraPrefsFirefox: { ...options.extraPrefsFirefox, 'ui.prefersReducedMotion': 1 },
  });
  // the window that it begins with has not the focus
  const page = await (await browser.createBrowserContext()).newPage();
  // where it does not load, the test runner notices
  page.goto(url).catch(() => undefined);
  return { page, close: () => browser.close() };
});

export default await otherEngine('firefox', firefox, LEFT_OUT);
