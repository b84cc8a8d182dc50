// Merges texts: those of a language over English, those of a page or of a game's description over a language's.
import { TEXTS_SIZE } from '../engine/limits.js';
import { copyOf, isRecord } from '../engine/plain-data.js';
import type { Plural } from '../locales/texts.js';

/** Whether a text has plural forms. */
export const isPlural = (text: unknown): text is Plural =>
  isRecord(text) &&
  typeof text['other'] === 'string' &&
  Object.keys(text).every((kind) => /^(zero|one|two|few|many|other)$/.test(kind));

/**
 * Copies the texts of a page or of a language, so that they cannot change later.
 *
 * @returns The copy, `undefined` if they cannot be read; or what is expected instead of texts that exceed
 *   {@link TEXTS_SIZE}, which are ignored.
 */
export function readTexts(texts: unknown): { readonly value: unknown } | { readonly expected: string } {
  const copy = copyOf(texts, TEXTS_SIZE);
  if ('value' in copy) return copy;
  const { characters, levels } = TEXTS_SIZE;
  return {
    expected:
      copy.exceeds === 'levels'
        ? `at most ${String(levels)} levels`
        : `at most ${String(characters)} characters`,
  };
}

/** Merges texts over `base`, table by table. Values that are not texts are ignored. */
export const mergeTexts = <Base>(base: Base, over: unknown): Base => mergeOver(base, over, DEPTH);

/** The maximum nesting of tables: `gameTexts.demon.forms.from.piles.reserve`. */
const DEPTH = 6;

function mergeOver<Base>(base: Base, over: unknown, depth: number): Base {
  if (typeof base === 'string' || isPlural(base)) {
    // a plain text may replace plural forms, and the reverse
    const counts = typeof base !== 'string' || base.includes('{n}');
    const fits = isText(over) || (counts && isPlural(over) && Object.values(over).every(isText));
    return (fits ? over : base) as Base;
  }
  if (!isRecord(base) || !isRecord(over) || !depth) return base;
  const given = Object.entries(over).flatMap(([key, value]) =>
    Object.hasOwn(base, key)
      ? [[key, mergeOver(base[key], value, depth - 1)] as const]
      : newEntries(key, value, depth - 1),
  );
  return { ...base, ...Object.fromEntries(given) };
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** Additional entries that the base table does not have. */
function newEntries(key: string, value: unknown, depth: number): readonly (readonly [string, unknown])[] {
  if (isText(value)) return [[key, value]];
  return isRecord(value) ? [[key, mergeOver({}, value, depth)]] : [];
}
