// Finds and starts a Firefox for the tests: FIREFOX_PATH, or the system's.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isExecutable, onPath, starts } from './programs.mjs';

/** The program; `undefined` where there is none. */
export function findFirefox() {
  const path = process.env.FIREFOX_PATH;
  if (path && !isExecutable(path))
    throw new Error(`FIREFOX_PATH is ${path}, which is not a program that can be run.`);
  const elsewhere = [
    '/usr/bin/firefox-esr',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
      .filter(Boolean)
      .map((folder) => join(folder, 'Mozilla Firefox', 'firefox.exe')),
  ];
  return [path, ...onPath('firefox', 'firefox-esr'), ...elsewhere].find(
    (one) => one && isExecutable(one) && starts(one),
  );
}

/** The folder of the fonts that fonts.conf names. */
const FONTS = fileURLToPath(new URL('../../node_modules/dejavu-fonts-ttf/', import.meta.url));

/**
 * A profile whose windows show no toolbars: after the last element of the page, Tab would move the focus to them, and
 * sent keys cannot move it back. They are not hidden with `display: none`: Firefox 140.12 then never finishes its start.
 * The profile is removed when the program ends.
 */
function makeProfile() {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  mkdirSync(join(folder, 'chrome'));
  writeFileSync(
    join(folder, 'chrome', 'userChrome.css'),
    '#navigator-toolbox, #sidebar-main, #sidebar-box { visibility: collapse !important }',
  );
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** The options for puppeteer to start it; `undefined` if there is none. */
export function firefoxOptions() {
  const executablePath = findFirefox();
  return (
    executablePath && {
      browser: 'firefox',
      executablePath,
      headless: true,
      userDataDir: makeProfile(),
      extraPrefsFirefox: {
        // it renders pages in processes that may not read the project's folder, and shows boxes instead of letters
        'security.sandbox.content.read_path_whitelist': FONTS,
        'toolkit.legacyUserProfileCustomizations.stylesheets': true,
        // Tab stops at everything that can be focused, also on a Mac
        'accessibility.tabfocus': 7,
        'intl.accept_languages': 'en-US',
      },
    }
  );
}
