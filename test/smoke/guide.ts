// The files that a guide tells its reader to write: fences of code with a `title`, wherever they are indented.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FENCE = /^( *)```\w+ title="([^"]+)"\n(.*?)^\1```$/gms;

/** What a guide in docs/guides has a reader write, by the file's name. */
export function filesOf(guide: string): Map<string, string> {
  const text = readFileSync(`docs/guides/${guide}.md`, 'utf8');
  return new Map(
    [...text.matchAll(FENCE)].map(([, indent = '', title = '', code = '']) => [
      title,
      code
        .split('\n')
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join('\n'),
    ]),
  );
}

/** Writes them, and whatever else is needed, into a folder. */
export function write(folder: string, files: Iterable<readonly [string, string | Uint8Array]>): void {
  for (const [file, content] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}
