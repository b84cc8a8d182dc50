// The texts of all languages for tests: each text with its placeholders.
import { readdirSync } from 'node:fs';
import { en } from '../../src/locales/en-all.js';
import { languageTags, languageTexts } from '../../src/locales/languages.js';
import { type Plural, type Text, type Texts } from '../../src/locales/texts.js';

/** The tags of the languages besides English, by their files. */
export const tags = readdirSync('src/locales')
  .filter((name) => /^[a-z]{2}(-\w+)?\.ts$/.test(name) && !name.startsWith('en'))
  .map((name) => name.slice(0, -'.ts'.length));

await Promise.all(tags.map((tag) => import(`../../src/locales/${tag}.ts`)));

export const offered = languageTags();

/** A language's own texts, without fallbacks. */
export const textsOf = (tag: string): Texts => (tag === 'en' ? en : (languageTexts(tag) as Texts));

export const isPlural = (value: unknown): value is Plural =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Plural).other === 'string' &&
  Object.keys(value).every((kind) => ['zero', 'one', 'two', 'few', 'many', 'other'].includes(kind));

/** Each text with the path of its key, as in `hintWhy.builds`. A text with forms for numbers is one leaf. */
export function leaves(value: unknown, path = ''): readonly (readonly [path: string, text: Text])[] {
  if (typeof value === 'string' || isPlural(value)) return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    leaves(inner, path ? `${path}.${key}` : key),
  );
}

/** The forms of a text by plural category; a text without forms has only `other`. */
export const formsOf = (text: Text): readonly (readonly [string, string])[] =>
  typeof text === 'string' ? [['other', text]] : Object.entries(text);

/** The values that a text uses, without the requested forms. */
export const namesIn = (text: string): readonly string[] =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)(?:\.\w+)?\}/g), ([, name = '']) => name))].sort();

/** The requested forms of names in a text. */
export const caseNames = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\{\w+\.(\w+)\}/g), ([, form = '']) => form);

/** The words of a text that link to the glossary: the shown text, and the linked entry. */
export const glossaryLinks = (text: string) =>
  [...text.matchAll(/\[([^\]|]*)(?:\|([^\]]*))?\]/g)].map(
    ({ 0: whole, 1: shown = '', 2: term = shown, index }) => ({
      whole,
      shown,
      term,
      at: index,
    }),
  );
