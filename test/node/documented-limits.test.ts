// The limits for external data are those that docs/variants.md and docs/about/versioning.md state.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as limits from '../../src/engine/limits.js';

const pages = ['docs/variants.md', 'docs/about/versioning.md', 'docs/reference/notation.md']
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const written = (n: number): string => n.toLocaleString('en');

it.each<[limit: string, value: number, text: string]>([
  ['the length of a description', limits.DESCRIPTION_SIZE.characters, '65,536 characters'],
  ['the levels of a description', limits.DESCRIPTION_SIZE.levels, '16 levels'],
  ['groups of piles', limits.MOST_GROUPS, '16 groups'],
  ['piles', limits.MOST_PILES, '60 piles'],
  ['ids of covering piles', limits.MOST_COVERS, '240 ids'],
  ['numbers of a deal', limits.MOST_NUMBERS, '240 numbers'],
  ['options', limits.MOST_OPTIONS, '20 options'],
  ['languages', limits.MOST_LANGUAGES, '40 languages'],
  ['values of options', limits.MOST_VALUES, '100 values'],
  ['patches of defaults', limits.DEFAULT_PATCHES, '1,000 characters'],
  ['the length of texts', limits.TEXTS_SIZE.characters, '200,000 characters'],
  ['the length of a save', limits.SAVE_SIZE.characters, '1,000,000 characters'],
  ['moves of a save', limits.MOST_MOVES, '20,000 moves'],
  ['moves of a line', limits.MOST_LINE_MOVES, '2,000 moves'],
  ['the length of a line', limits.MOST_LINE_CHARACTERS, '25,000 characters'],
])('%s: %i', (_, value, text) => {
  expect(text.startsWith(`${written(value)} `)).toBe(true);
  expect(pages).toContain(text);
});

it('texts and saves have as many levels as descriptions', () => {
  expect([limits.TEXTS_SIZE.levels, limits.SAVE_SIZE.levels]).toEqual([16, 16]);
});
