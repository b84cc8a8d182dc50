// Writes dist/sri.json after a build: the hashes with which a page can verify the released scripts
// (`integrity="sha384-…"`) and the style sheet that reserves space, by their paths in dist.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const hashOf = (bytes: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The files that a page loads by a tag. The modules for bundlers are not included, because they import one another. */
function loadableIn(dist: string): string[] {
  const scriptsIn = (folder: string): string[] =>
    readdirSync(join(dist, folder))
      .filter((name) => name.endsWith('.js'))
      .sort()
      .map((name) => `${folder}/${name}`);
  return [
    'solitaire-elements.js',
    'solitaire-replay.js',
    'embed.js',
    'place.css',
    ...scriptsIn('locales'),
    ...scriptsIn('games'),
    ...scriptsIn('split'),
  ].filter((path) => existsSync(join(dist, path)));
}

/** @param {string} dist The folder of the build. */
export const integrityOf = (dist: string): Record<string, string> =>
  Object.fromEntries(loadableIn(dist).map((path) => [path, hashOf(readFileSync(join(dist, path)))]));

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync('dist/sri.json', `${JSON.stringify(integrityOf('dist'), null, 2)}\n`);
