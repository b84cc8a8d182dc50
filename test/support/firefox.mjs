// A Firefox to run the tests in: FIREFOX_PATH, or the system's; and how it is started.
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
 * A profile whose windows consist of the page alone: from the end of a page Tab would lead to the browser's own bars,
 * from which keys that are sent do not lead back. It is removed when the program ends.
 */
function makeProfile() {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  mkdirSync(join(folder, 'chrome'));
  writeFileSync(
    join(folder, 'chrome', 'userChrome.css'),
    '#navigator-toolbox, #sidebar-main, #sidebar-box { display: none !important }',
  );
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** What puppeteer has to be told to start it; `undefined` where there is none. */
export function firefoxOptions() {
  const executablePath = findFirefox();
  return (
    executablePath && {
      browser: 'firefox',
      executablePath,
      headless: true,
      userDataDir: makeProfile(),
      extraPrefsFirefox: {
        // it draws pages in processes that may not read the project's folder, and so draws boxes instead of letters
        'security.sandbox.content.read_path_whitelist': FONTS,
        'toolkit.legacyUserProfileCustomizations.stylesheets': true,
        // Tab stops at all that can be focused, on a Mac, too
        'accessibility.tabfocus': 7,
        'intl.accept_languages': 'en-US',
      },
    }
  );
}
