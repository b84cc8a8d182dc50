// Tells whether files have changed since something was made of them or tested with them. make compares times, which a
// checkout changes; wireit and turbo would keep a second description of every command. This is one hash.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STAMPS = '.cache/stamps';

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/**
 * @param inputs Files and folders, relative to the project; those that do not exist count as empty.
 * @returns A hash of their paths and contents, of the version of Node, and of some other text.
 */
export function fingerprint(inputs: readonly string[], more = ''): string {
  const hash = createHash('sha256').update(process.version).update(more);
  for (const file of inputs.filter((path) => existsSync(path)).flatMap(filesIn))
    hash.update(`\n${file.replaceAll('\\', '/')}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

const fileOf = (name: string): string => join(STAMPS, name);

/** @returns What was noted with a stamp if its fingerprint is still the same. */
export function stamped(name: string, print: string): string | undefined {
  if (!existsSync(fileOf(name))) return undefined;
  const [old, ...note] = readFileSync(fileOf(name), 'utf8').split('\n');
  return old === print ? note.join('\n') : undefined;
}

export function stamp(name: string, print: string, note = ''): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), `${print}\n${note}`);
}

export const unstamp = (name: string): void => {
  rmSync(fileOf(name), { force: true });
};
