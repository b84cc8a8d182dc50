// Runs the tests of elements in Firefox, as far as its automation supports them: `npm run test:browsers`.
import puppeteer from 'puppeteer-core';
import { firefoxOptions } from './test/support/firefox.mjs';
import { FIREFOX_TESTS } from './test/support/left-out-tests.mjs';
import { otherEngine } from './test/support/other-engine.mjs';
import { ownBrowserLauncher } from './test/support/own-browser-launcher.mjs';

const options = firefoxOptions();
if (!options) {
  console.log(
    'No Firefox found, so nothing was tested in it. Install one, or set FIREFOX_PATH to its program.',
  );
  process.exit(0);
}

const firefox = ownBrowserLauncher('Firefox', async (url) => {
  const browser = await puppeteer.launch({
    // a separate profile
    ...firefoxOptions(),
    // reduced motion can only be set before Firefox starts
    extraPrefsFirefox: { ...options.extraPrefsFirefox, 'ui.prefersReducedMotion': 1 },
  });
  // the initial window does not have the focus
  const page = await (await browser.createBrowserContext()).newPage();
  // if it does not load, the test runner detects that
  page.goto(url).catch(() => undefined);
  return { page, close: () => browser.close() };
});

export default await otherEngine('firefox', firefox, FIREFOX_TESTS);
