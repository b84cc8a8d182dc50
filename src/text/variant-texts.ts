// Selects the name and the texts in the description of a custom game: in the language of the widget, if available.
import { isLanguageTag } from '../engine/language-tag.js';
import { isRecord, ownEntry } from '../engine/plain-data.js';
import type { Variant, VariantTexts } from '../engine/index.js';
import { localeOf, nearest } from '../locales/nearest.js';
import type { Texts } from '../locales/texts.js';
import { isPlural, mergeTexts } from './merge-texts.js';

/** Selects from the values for each language: the one for `lang`, otherwise the English one, otherwise the first. */
function inLanguage<Value>(byTag: Readonly<Record<string, Value>>, lang: string): Value | undefined {
  const tags = Object.keys(byTag);
  const nearestTo = (wanted: string): string | undefined => {
    const locale = localeOf(wanted);
    return locale && nearest(locale, tags);
  };
  return byTag[nearestTo(lang) ?? nearestTo('en') ?? tags[0] ?? ''];
}

/** The name in a description, which can have one for each language. */
export const nameIn = (lang: string, name: Variant['name']): string | undefined =>
  typeof name === 'object' ? inLanguage(name, lang) : name;

/** The texts without some keys. */
const without = (texts: VariantTexts, keys: readonly string[]): VariantTexts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.includes(key)));

/** The entries of `texts` that `base` does not have. */
function missingIn(base: object, texts: VariantTexts): VariantTexts {
  const missing = Object.entries(texts).flatMap(([key, text]) => {
    if (!Object.hasOwn(base, key)) return [[key, text] as const];
    const known: unknown = base[key as keyof typeof base];
    if (!isRecord(known) || isPlural(known) || typeof text === 'string') return [];
    return [[key, missingIn(known, text)] as const];
  });
  return Object.fromEntries(missing);
}

/**
 * Merges the texts of a game over those of a language. Its texts in English, or otherwise in its first language, are
 * used only for entries that would be missing otherwise, such as the names of its options.
 *
 * @param lang the language of `all`
 */
export function withVariantTexts(
  all: Texts,
  lang: string,
  { id, name, piles, texts: own = {} }: Variant,
): Texts {
  // the languages have texts of the built-in games
  const texts = mergeTexts(all, ownEntry(all.gameTexts, id));
  const inAll: Record<string, string | VariantTexts> = {};
  const byTag: Record<string, VariantTexts> = {};
  for (const [key, text] of Object.entries(own)) {
    if (isLanguageTag(key) && typeof text === 'object' && !Object.hasOwn(texts, key)) byTag[key] = text;
    else inAll[key] = text;
  }
  const locale = localeOf(lang);
  const isTranslated = locale && nearest(locale, Object.keys(byTag)) !== undefined;
  const shown = nameIn(lang, name);
  const named = mergeTexts(texts, shown === undefined ? {} : { games: { [id]: shown } });
  const common = mergeTexts(named, inAll);
  const translated = isTranslated ? mergeTexts(common, inLanguage(byTag, lang)) : common;
  // each language has its own forms of names; if some texts are translated, a pile without a name is named after its kind
  const others = without(
    inLanguage(byTag, 'en') ?? {},
    isTranslated ? ['forms', 'piles', 'allOf'] : ['forms'],
  );
  return withGroupNames(all, mergeTexts(translated, missingIn(translated, others)), piles);
}

type Names = Readonly<Record<string, unknown>>;

/**
 * Names the groups of piles that a game does not name: piles that others can cover are called places, other groups are
 * named after their kind. A name without the forms of the language gets them from its kind: “the reserve “left store””.
 */
function withGroupNames(all: Texts, texts: Texts, groups: Variant['piles']): Texts {
  let result = texts;
  // functions, because a string may contain the patterns of a replacement
  const named = (kind: string, name: string): string =>
    texts.pileNamed.replace('{kind}', () => kind).replace('{name}', () => name);
  for (const [group, { kind, coveredBy }] of Object.entries(groups)) {
    const like = coveredBy ? 'place' : kind;
    if (!like) continue;
    const ownIn = (table: Names = {}, general: Names = {}): string | undefined => {
      const text = ownEntry(table, group);
      return typeof text === 'string' && text !== ownEntry(general, group) ? text : undefined;
    };
    const name = ownIn(texts.piles, all.piles);
    const forms = Object.entries(texts.forms).flatMap(([form, { piles = {} }]) => {
      const kindName = piles[like];
      if (!kindName || ownIn(piles, all.forms[form]?.piles)) return [];
      return [[form, { piles: { [group]: name ? named(kindName, name) : kindName } }] as const];
    });
    result = mergeTexts(result, {
      piles: { [group]: name ?? texts.piles[like] },
      allOf: { [group]: ownIn(texts.allOf, all.allOf) ?? name ?? texts.allOf[like] },
      forms: Object.fromEntries(forms),
    });
  }
  return result;
}

/** Whether a game has groups of piles with other names than those of their kinds. */
export const hasGroupNames = ({ piles }: Variant): boolean =>
  Object.values(piles).some(({ kind, coveredBy }) => kind ?? coveredBy);
