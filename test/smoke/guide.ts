// The files in a guide: fenced code blocks with a `title`, at any indentation; and the programs that build a site of
// them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

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

/** Runs a program in a folder; its output is part of the error if it fails. */
export const run = (program: string, args: readonly string[], cwd: string): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** A page with this content, which may be the placeholder of a template. */
export const htmlPage = (body: string): string =>
  `<!doctype html><html lang="en"><body>${body}</body></html>`;

/** Builds the site in a folder with Eleventy, into `_site`. */
export const buildWithEleventy = (folder: string): string =>
  run(
    process.execPath,
    [resolve('node_modules/@11ty/eleventy/cmd.cjs'), '--config=eleventy.config.mjs', '--quiet'],
    folder,
  );
