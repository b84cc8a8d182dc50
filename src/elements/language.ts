// In which language an element speaks: that of the nearest `lang`, where the page has it, and else English.
import { en } from '../locales/en.js';
import { languageTags, languageTexts } from '../locales/languages.js';
import { isRtl, localeOf, nearest } from '../locales/nearest.js';
import type { Texts } from '../locales/texts.js';
import { textsWith } from './phrases.js';

export interface Language {
  readonly texts: Texts;
  /** The tag for numbers and dates: as the page has it, where the texts are in that language. */
  readonly tag: string;
  /** The way its text runs; `undefined`: as the page around it. */
  readonly dir: 'rtl' | 'ltr' | undefined;
  /** The tag that the page asks for and has no texts of. */
  readonly missing: string | undefined;
}

/** English with the texts of a language laid over it, made once for each. */
const whole = new WeakMap<object, Texts>();

/** The nearest `lang` around an element, through shadow hosts; empty where there is none. */
export function langOf(element: Element): string {
  for (let node: Node | null = element; node; node = node.parentNode ?? hostOf(node)) {
    const lang = 'getAttribute' in node ? (node as Element).getAttribute('lang') : null;
    if (lang !== null) return lang;
  }
  return '';
}

/** The element that a shadow root belongs to. */
export const hostOf = (node: Node): Element | null => ('host' in node ? (node as ShadowRoot).host : null);

function textsOf(tag: string): Texts {
  const given = languageTexts(tag);
  if (typeof given !== 'object' || given === null) return en;
  const made = whole.get(given) ?? textsWith<Texts>(en, given);
  whole.set(given, made);
  return made;
}

/** The language for a `lang`. */
export function languageFor(lang: string): Language {
  const tags = languageTags();
  // the browser's knowledge of languages takes long to wake
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
