// The browsers of this machine, for tests that run in all of them. `ENGINES=chromium,firefox` selects some.
import { findBrowser } from '../support/browser.mjs';
import { firefoxOptions } from '../support/firefox.mjs';
import { findWebKit } from '../support/webkit.mjs';
import { puppeteerEngine } from './puppeteer-engine.js';
import type { Engine } from './browser-tab.js';
import { webkitEngine } from './webkit-engine.js';

const firefox = firefoxOptions();
const webkit = findWebKit();

const found: readonly Engine[] = [
  puppeteerEngine('Chromium', await findBrowser()),
  ...(firefox ? [puppeteerEngine('Firefox', firefox)] : []),
  ...(webkit ? [webkitEngine(webkit)] : []),
];

const chosen = process.env.ENGINES?.toLowerCase().split(',');

/** At least Chromium. Tests that open a tab must close its browser. */
export const engines = found.filter(({ name }) => !chosen || chosen.includes(name.toLowerCase()));

/** The untested browsers, with the reasons: setup.ts prints them once. */
export const missing: readonly string[] = [
  ...(firefox ? [] : ['Firefox is skipped: it was found neither at FIREFOX_PATH nor on the system.']),
  ...(webkit
    ? []
    : ['WebKit is skipped: it requires WebKitWebDriver and Xvfb (Debian: webkit2gtk-driver, xvfb).']),
  ...found
    .filter((engine) => !engines.includes(engine))
    .map(({ name }) => `${name} is skipped: ENGINES does not contain it.`),
];
