// Finds the registered language for a `lang`: one with the same language and script.

const RTL_SCRIPTS = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm'];

/** A language tag with likely subtags added (`zh-Hans-CN` for `zh`); `undefined` for an invalid tag. */
export function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.trim().replaceAll('_', '-')).maximize();
  } catch {
    return undefined;
  }
}

/** The tag with the requested language and script; of several, the one with the requested region. */
export function nearest(wanted: Intl.Locale, tags: readonly string[]): string | undefined {
  const fits = tags.filter((tag) => {
    const { language, script } = localeOf(tag) ?? {};
    return language === wanted.language && script === wanted.script;
  });
  return fits.find((tag) => localeOf(tag)?.region === wanted.region) ?? fits[0];
}

/** Whether a language is written from right to left. */
export const isRtl = (locale: Intl.Locale | undefined): boolean => RTL_SCRIPTS.includes(locale?.script ?? '');
