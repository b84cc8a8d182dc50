// The file of a language, by a `lang` that comes from an address: one of those that ship, never a path.
import { isRtl, localeOf, nearest } from '../locales/nearest.js';

/** The languages besides English, each in a file of its own. */
export const LANGUAGES = 'ar de es fr he it ja ko nl pl pt-BR sv tr zh-Hans'.split(' ');

export interface LanguageFile {
  /** For the document: the tag as it was asked for. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** The name of its file; none for English. */
  readonly file: string | undefined;
}

/** What there is for a tag; `undefined` for what is no language here. */
export function languageFile(lang: string): LanguageFile | undefined {
  const wanted = localeOf(lang);
  const tag = wanted && nearest(wanted, ['en', ...LANGUAGES]);
  if (!tag) return undefined;
  return {
    lang: lang.trim().replaceAll('_', '-'),
    dir: isRtl(wanted) ? 'rtl' : 'ltr',
    file: tag === 'en' ? undefined : tag,
  };
}
