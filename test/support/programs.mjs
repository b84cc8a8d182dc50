// Finds installed programs.
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether the file exists and is executable. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The possible paths of programs of these names on the PATH. */
export const onPath = (...names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));

/** Whether a program starts: packages without their libraries do not, nor do stubs that only open an app store. */
export function starts(path) {
  // on Windows and macOS `--version` opens a window, or prints nothing
  if (process.platform !== 'linux') return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
