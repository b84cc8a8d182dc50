// The lists of browser tests that do not run in every engine: each entry names a file or a title that exists. An entry
// with an old title would run a test that the engine does not support.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CHROMIUM_FILES,
  CHROMIUM_TESTS,
  FIREFOX_TESTS,
  SHORT_FILES,
  WEBKIT_TESTS,
} from '../support/left-out-tests.mjs';

/** Titles of tests and groups, without the parts that are filled in. */
const titles = readdirSync('test/browser')
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(`test/browser/${file}`, 'utf8'))
  .flatMap((source) => [...source.matchAll(/^ +'((?:[^'\n]|\\')+)': |\b(?:it|describe)\((['`])(.+)\2, /gm)])
  .map(([, key, , title]) => (title ?? key ?? '').split(/\$\{[^}]*\}/));
/** The shortest text that identifies a title with parts that are filled in. */
const LEAST = 20;

describe('the lists of browser tests that do not run in every engine', () => {
  it.each([...Object.keys(CHROMIUM_FILES), ...SHORT_FILES])('name the file %s, which exists', (name) => {
    expect(existsSync(`test/browser/${name}.test.ts`)).toBe(true);
  });

  it.each(Object.keys({ ...CHROMIUM_TESTS, ...FIREFOX_TESTS, ...WEBKIT_TESTS }))(
    'name the title "%s", which exists',
    (title) => {
      const isNamed = (part: string): boolean =>
        part.includes(title) || (part.length >= LEAST && title.includes(part));
      expect(titles.filter((parts) => parts.some(isNamed))).not.toEqual([]);
    },
  );
});
