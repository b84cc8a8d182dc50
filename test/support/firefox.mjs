// Finds a Firefox to run the tests in: FIREFOX_PATH, or the system's.
import { join } from 'node:path';
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
