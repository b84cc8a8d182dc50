// Which of several languages is meant by a `lang`: that of the same language and script, whatever else is said.

const RTL_SCRIPTS = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm'];

/** A tag with all that is left unsaid, as in `zh-Hans-CN` for `zh`; `undefined` for what is no tag. */
export function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.trim().replaceAll('_', '-')).maximize();
  } catch {
    return undefined;
  }
}

/** The tag of the language and the script that are asked for; of several, that of the region. */
export function nearest(wanted: Intl.Locale, tags: readonly string[]): string | undefined {
  const fits = tags.filter((tag) => {
    const { language, script } = localeOf(tag) ?? {};
    return language === wanted.language && script === wanted.script;
  });
  return fits.find((tag) => localeOf(tag)?.region === wanted.region) ?? fits[0];
}

/** Whether it is written from right to left. */
export const isRtl = ({ script }: Intl.Locale): boolean => RTL_SCRIPTS.includes(script ?? '');
