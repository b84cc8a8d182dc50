// Detects whether files have changed since they were built or tested, by one hash. make compares modification times,
// which a checkout changes; wireit and turbo would need a second description of every command.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The default folder of the stamps. */
const STAMPS = '.cache/stamps';

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/**
 * @param inputs Files and folders, relative to the project; those that do not exist count as empty.
 * @returns A hash of their paths and contents, of the version of Node, and of `more`.
 */
export function fingerprint(inputs: readonly string[], more = ''): string {
  const hash = createHash('sha256').update(process.version).update(more);
  for (const file of inputs.filter((path) => existsSync(path)).flatMap(filesIn))
    hash.update(`\n${file.replaceAll('\\', '/')}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** @returns The text stored with a stamp, if the fingerprint is still the same. */
export function stamped(name: string, print: string, folder = STAMPS): string | undefined {
  const file = join(folder, name);
  if (!existsSync(file)) return undefined;
  const [old, ...note] = readFileSync(file, 'utf8').split('\n');
  return old === print ? note.join('\n') : undefined;
}

/** Stores a fingerprint with a text. */
export function stamp(name: string, print: string, note = '', folder = STAMPS): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${print}\n${note}`);
}

/** Removes a stamp. */
export const unstamp = (name: string, folder = STAMPS): void => {
  rmSync(join(folder, name), { force: true });
};
