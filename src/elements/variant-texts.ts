// The name and the texts that the description of a custom game brings: those of the language of the widget, if it has them.
import { isRecord } from '../engine/shapes.js';
import type { Variant, VariantTexts } from '../engine/index.js';
import { localeOf, nearest } from '../locales/nearest.js';
import type { Texts } from '../locales/texts.js';
import { isPlural, textsWith } from './texts-with.js';

/** Of a value for each language: that for `lang`, else the English one, else the first. */
function inLanguage<Value>(byTag: Readonly<Record<string, Value>>, lang: string): Value | undefined {
  const tags = Object.keys(byTag);
  const nearestTo = (wanted: string): string | undefined => {
    const locale = localeOf(wanted);
    return locale && nearest(locale, tags);
  };
  return byTag[nearestTo(lang) ?? nearestTo('en') ?? tags[0] ?? ''];
}

/** A name as a description has it, in a language. */
export const nameIn = (lang: string, name: Variant['name']): string | undefined =>
  typeof name === 'object' ? inLanguage(name, lang) : name;

const isTag = (key: string): boolean => /^[a-z]{2,3}(-|$)/i.test(key);

/** What of `texts` has no counterpart in `base`. */
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
 * The texts of a language with those of a game. A game that has none in this language supplies those in another one only
 * where there would be no text at all, such as for its rules.
 *
 * @param lang the language of `texts`
 */
export function withVariantTexts(texts: Texts, lang: string, { id, name, texts: own = {} }: Variant): Texts {
  const inAll: Record<string, string | VariantTexts> = {};
  const byTag: Record<string, VariantTexts> = {};
  for (const [key, text] of Object.entries(own)) {
    if (isTag(key) && typeof text === 'object' && !Object.hasOwn(texts, key)) byTag[key] = text;
    else inAll[key] = text;
  }
  const locale = localeOf(lang);
  const isSpoken = locale && nearest(locale, Object.keys(byTag)) !== undefined;
  const inOne = inLanguage(byTag, lang) ?? {};
  const shown = nameIn(lang, name);
  const named = textsWith(texts, shown === undefined ? {} : { games: { [id]: shown } });
  const common = textsWith(named, inAll);
  return textsWith(common, isSpoken ? inOne : missingIn(common, inOne));
}
