// The language of an element: that of the nearest `lang` if it is registered, otherwise English.
import { en } from '../../locales/en.js';
import { languageTags, languageTexts, reportedBefore } from '../../locales/languages.js';
import { isRtl, localeOf, nearest } from '../../locales/nearest.js';
import type { Texts } from '../../locales/texts.js';
import { attributeOf, parentOf } from '../../platform/page.js';
import { mergeTexts, readTexts } from '../../text/merge-texts.js';

export interface Language {
  readonly texts: Texts;
  /** The language tag for numbers and dates: the page's tag if the texts are in that language. */
  readonly tag: string;
  /** The text direction; `undefined` to inherit it. */
  readonly dir: 'rtl' | 'ltr' | undefined;
  /** The requested language if it is not registered. */
  readonly missing: string | undefined;
}

/** The complete texts of each language; missing texts are in English. */
const completeTexts = new WeakMap<object, Texts>();

/** The nearest `lang` around an element, through shadow hosts; empty if there is none. */
export function langOf(element: Element): string {
  for (let node: Node | null = element; node; node = parentOf(node)) {
    const lang = attributeOf(node, 'lang');
    if (lang !== null) return lang;
  }
  return '';
}

function textsOf(tag: string): Texts {
  const given = languageTexts(tag);
  if (typeof given !== 'object' || given === null) return en;
  const made = completeTexts.get(given) ?? completed(tag, given);
  completeTexts.set(given, made);
  return made;
}

function completed(tag: string, given: object): Texts {
  const read = readTexts(given);
  if ('value' in read) return mergeTexts<Texts>(en, read.value);
  if (!reportedBefore(`size of ${tag}`))
    console.warn(
      `solitaire-elements: the texts for lang="${tag}" are ignored: they must have ${read.expected}.`,
    );
  return en;
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
