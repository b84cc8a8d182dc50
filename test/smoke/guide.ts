// The files in a guide: fenced code blocks with a `title`, at any indentation.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FENCE = /^( *)```\w+ title="([^"]+)"\n(.*?)^\1```$/gms;

/** The files that the reader of a guide in docs/guides creates, by name. */
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

/** Writes files into a folder. */
export function write(folder: string, files: Iterable<readonly [string, string | Uint8Array]>): void {
  for (const [file, content] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}
