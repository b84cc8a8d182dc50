// Finds a Firefox to run the tests in: FIREFOX_PATH, or the system's.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program; `undefined` where there is none. */
export function findFirefox() {
  const path = process.env.FIREFOX_PATH;
  if (path && !isExecutable(path))
    throw new Error(`FIREFOX_PATH is ${path}, which is not a program that can be run.`);
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => ['firefox', 'firefox-esr'].map((name) => join(folder, name)));
  const elsewhere = [
    '/usr/bin/firefox-esr',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
      .filter(Boolean)
      .map((folder) => join(folder, 'Mozilla Firefox', 'firefox.exe')),
  ];
  return path || [...onPath, ...elsewhere].find(isExecutable);
}
