// The language of an element: that of the nearest `lang` if it is registered, otherwise English.
import { en } from '../locales/en.js';
import { languageTags, languageTexts } from '../locales/languages.js';
import { isRtl, localeOf, nearest } from '../locales/nearest.js';
import type { Texts } from '../locales/texts.js';
import { textsWith } from './texts-with.js';

export interface Language {
  readonly texts: Texts;
  /** The language tag for numbers and dates: the page's own tag if the texts are in that language. */
  readonly tag: string;
  /** The text direction; `undefined` to inherit it. */
  readonly dir: 'rtl' | 'ltr' | undefined;
  /** The requested language if it is not registered. */
  readonly missing: string | undefined;
}

/** Complete texts of each language: its own, completed by English. */
const whole = new WeakMap<object, Texts>();

/** The nearest `lang` around an element, through shadow hosts; empty if there is none. */
export function langOf(element: Element): string {
  for (let node: Node | null = element; node; node = node.parentNode ?? hostOf(node)) {
    const lang = 'getAttribute' in node ? (node as Element).getAttribute('lang') : null;
    if (lang !== null) return lang;
  }
  return '';
}

/** The host of a shadow root. */
export const hostOf = (node: Node): Element | null => ('host' in node ? (node as ShadowRoot).host : null);

function textsOf(tag: string): Texts {
  const given = languageTexts(tag);
  if (typeof given !== 'object' || given === null) return en;
  const made = whole.get(given) ?? textsWith<Texts>(en, given);
  whole.set(given, made);
  return made;
}

/** Finds the language for a `lang` value. */
export function languageFor(lang: string): Language {
  const tags = languageTags();
  // avoid Intl.Locale here: its first use is slow
  if (!tags.length && /^(en(-..)?)?$/i.test(lang))
    return { texts: en, tag: lang || 'en', dir: undefined, missing: undefined };
  const wanted = localeOf(lang || 'en');
  const tag = wanted && nearest(wanted, [...tags, 'en']);
  if (!wanted || tag === undefined) return { texts: en, tag: 'en', dir: 'ltr', missing: lang };
  return {
    texts: textsOf(tag),
    tag: lang.trim().replaceAll('_', '-') || 'en',
    dir: isRtl(wanted) ? 'rtl' : undefined,
    missing: undefined,
  };
}
