// The separate project with the installed package, which setup.ts creates for the tests.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { tags } from '../support/texts.js';

/** A project with only this package and its dependencies. Runs at the same time need different folders. */
export const CONSUMER = resolve(process.env['CONSUMER'] ?? '.cache/consumer');

/** The package in that project. */
export const PACKED = `${CONSUMER}/node_modules/solitaire-elements`;

/** The installed tarball. */
export const TARBALL = `${CONSUMER}/solitaire-elements.tgz`;

/** The files of an entry of the package: with a star, one for each language, or for each optional game and `all`. */
export function filesOf(entry: string): readonly string[] {
  if (!entry.includes('*')) return [entry];
  const names = entry.includes('/games/')
    ? readdirSync('src/games').map((name) => name.replace('.ts', ''))
    : tags;
  return names.map((name) => entry.replace('*', name));
}
