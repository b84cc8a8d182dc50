// Comments, texts and documentation use plain English. Lint refuses single words (`flagWords` in cspell.json); this test
// refuses phrases of several words, also across the lines of a comment.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Idioms as regular expressions, each with the standard term. */
const PHRASES: readonly (readonly [idiom: string, standard: string])[] = [
  ['by chance', 'random, at random'],
  ['by ear', 'with a screen reader'],
  [
    '(?:for|to|reach|by) whom? (?:only )?(?:hears|listens|sees|wants)',
    'for screen-reader users, for players who …',
  ],
  ['what is said to', 'the announcement for'],
  ['(?:is|are) let through', '(is, are) accepted'],
  ['(?:stands|lies) in (?:the )?(?:braces|brackets|file|table|docs)', '(is, appears) in'],
  ['tells (?:of|all|what|why|how|when|which)', 'describes, explains, reports'],
  ['can be had', 'is possible'],
  ['of (?:its|their) own accord', 'automatically'],
  ['nothing but leave to', 'only the permission to'],
  ['(?:is|are) gone on with', '(is, are) resumed'],
  ['(?:wakes|goes to sleep|falls asleep)', 'starts, stops'],
  ['none of (?:ours|its business)', 'ignored'],
  ['that there is not', 'that does not exist'],
];

const FOLDERS = ['bench', 'demo', 'docs', 'scripts', 'src', 'stories', 'test'];
/** Not ours to word, generated, or in another language. */
const LEFT_OUT =
  /^(?:bench\/(?:rivals|mutation)|test\/(?:frameworks|golden|oracles)|src\/locales\/(?!en))|node_modules/;

const files = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  ),
].filter((file) => /\.(?:css|html|js|mdx?|mjs|ts)$/.test(file) && !LEFT_OUT.test(file));

/** Each idiom in a text, with its line and the standard term. */
function idiomsIn(file: string, text: string): string[] {
  return PHRASES.flatMap(([idiom, standard]) => {
    // a line break, with the mark of a comment, counts as a space
    const pattern = new RegExp(`\\b${idiom.replaceAll(' ', '(?: +|\\s+(?:(?://|\\*|>) +)?)')}\\b`, 'gi');
    return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${String(line)}: “${found.replaceAll(/\s+/g, ' ')}”: write “${standard}”`;
    });
  });
}

it('idioms are found, also across the lines of a comment', () => {
  expect(idiomsIn('a.ts', '// A deal that comes by\n// chance.\n')).toEqual([
    'a.ts:1: “by // chance”: write “random, at random”',
  ]);
  expect(idiomsIn('a.md', 'Text.\n\nThe page TELLS HOW.')).toEqual([
    'a.md:3: “TELLS HOW”: write “describes, explains, reports”',
  ]);
  expect(idiomsIn('a.md', 'A random deal stands by: it hears nothing.')).toEqual([]);
});

it('idioms are not used in comments, texts and documentation', () => {
  expect(files.length).toBeGreaterThan(500);
  const own = 'test/node/prose.test.ts';
  expect(
    files.filter((file) => file !== own).flatMap((file) => idiomsIn(file, readFileSync(file, 'utf8'))),
  ).toEqual([]);
});
