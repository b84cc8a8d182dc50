// Finds the language file for the parameter `lang` of a URL: one of the languages of the package, never a path.
import { isRtl, localeOf, nearest } from '../locales/nearest.js';

/** The languages besides English, each in its own file. */
export const LANGUAGES = 'ar de es fr he it ja ko nl pl pt-BR sv tr zh-Hans'.split(' ');

export interface LanguageFile {
  /** The `lang` of the document: the requested tag. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** The name of the file; `undefined` for English. */
  readonly file: string | undefined;
}

/** The language for a tag; `undefined` if the tag is invalid or the language is not available. */
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
