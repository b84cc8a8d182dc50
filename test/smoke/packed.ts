// Where the packed package is installed for the checks (setup.ts does it): a project of a stranger.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { tags } from '../support/texts.js';

/** A project with nothing in it but this package and what it depends on. */
export const CONSUMER = resolve('.cache/stranger');

/** The package as it lies in that project. */
export const PACKED = `${CONSUMER}/node_modules/solitaire-elements`;

/** The tarball it was installed from. */
export const TARBALL = `${CONSUMER}/solitaire-elements.tgz`;

/** The files of an entry of the package: with a star, one for each language, or for each optional game and `all`. */
export function filesOf(entry: string): readonly string[] {
  if (!entry.includes('*')) return [entry];
  const names = entry.includes('/games/')
    ? readdirSync('src/games').map((name) => name.replace('.ts', ''))
    : tags;
  return names.map((name) => entry.replace('*', name));
}
