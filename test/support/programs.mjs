// Looks for programs on this machine.
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether there is such a file, and it may be run. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The places on the PATH where programs of these names would be. */
export const onPath = (...names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));

/** Whether a program starts at all: a package without its libraries does not, nor a mere pointer to a shop. */
export function starts(path) {
  // on Windows and macOS `--version` opens a window, or says nothing
  if (process.platform !== 'linux') return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
