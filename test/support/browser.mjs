// Finds a Chromium for the tests, on a developer's computer or on a machine without one. Order: CHROME_PATH, the
// system's, Playwright's cache, the one inside @sparticuz/chromium.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isExecutable, onPath, starts } from './programs.mjs';

/** @typedef {{ executablePath: string, args: string[], headless: true | 'shell' }} FoundBrowser */

/** Switches for a browser without network traffic of its own that behaves the same on every machine. */
const FLAGS = [
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-renderer-backgrounding',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--lang=en-US',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
];

const isRoot = process.getuid?.() === 0;

/** @returns {FoundBrowser} */
const found = (executablePath, headless = true, more = []) => ({
  executablePath,
  headless,
  // Chromium refuses to run its sandbox for root and for the users of most containers
  args: [...FLAGS, ...(isRoot || process.env.CI ? ['--no-sandbox'] : []), ...more],
});

function named() {
  const path = process.env.CHROME_PATH;
  if (!path) return undefined;
  if (!isExecutable(path)) throw new Error(`CHROME_PATH is ${path}, which is not a program that can be run.`);
  return found(path);
}

function onTheSystem() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const elsewhere = [
    '/usr/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter(Boolean)
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
  ];
  const path = [...onPath(...names), ...elsewhere].find(isExecutable);
  return path && found(path);
}

function fromPlaywright() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
      win32: join(process.env.LOCALAPPDATA ?? '', 'ms-playwright'),
    }[process.platform] ??
    join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ];
  const path = readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((name) => inside.map((file) => join(cache, name, file)))
    .find(isExecutable);
  return path && found(path);
}

async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // the package reads it while it loads, and then also unpacks the libraries that a minimal system lacks
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    // its own `args` disable web security; these two are all that a headless shell needs
    return isExecutable(path) ? found(path, 'shell', ['--no-sandbox', '--headless=shell']) : undefined;
  } catch {
    return undefined;
  }
}

// Linux only: browsers that are started from here use the same fonts on every machine, whatever is installed.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url));

let search;

/** @returns {Promise<FoundBrowser>} */
export function findBrowser() {
  search ??= (async () => {
    for (const look of [named, onTheSystem, fromPlaywright, fromPackage]) {
      const browser = await look();
      if (browser && starts(browser.executablePath)) return browser;
    }
    search = undefined;
    throw new Error(
      'No Chrome or Chromium found. Install one (Debian: `apt-get install chromium`), ' +
        'or set CHROME_PATH to the program of one you have.',
    );
  })();
  return search;
}
