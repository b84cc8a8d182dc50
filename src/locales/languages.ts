// The registry of languages. It is stored on the global object under a symbol that all copies of this package share, so
// a language file can be loaded before or after the elements and serves every copy.
import type { Texts } from './texts.js';

interface Registry {
  /** Texts by the tag of their language (BCP 47). */
  readonly texts: Map<string, unknown>;
  /** Callbacks for new languages. */
  readonly readers: Set<() => void>;
  /** Missing languages that were already reported. */
  readonly missed: Set<string>;
}

const NAME = Symbol.for('solitaire-elements.languages');

const registry = (): Registry => {
  const page = globalThis as { [NAME]?: Registry | undefined };
  page[NAME] ??= { texts: new Map(), readers: new Set(), missed: new Set() };
  return page[NAME];
};

/**
 * Registers a language. Every table whose nearest `lang` matches it switches to it at once.
 *
 * @param tag the language as in `lang`: `de`, `pt-BR`, `zh-Hans`
 * @param texts the texts; missing ones stay English
 */
export function defineLanguage(tag: string, texts: Partial<Texts>): void {
  const { texts: known, readers } = registry();
  known.set(tag, texts);
  for (const read of readers) read();
}

/** The tags of the registered languages, without English. */
export const languageTags = (): readonly string[] => [...registry().texts.keys()];

/** The value registered for a tag. It comes from the page and is not validated. */
export const languageTexts = (tag: string): unknown => registry().texts.get(tag);

/** Calls `read` for every new language. Returns a function that stops this. */
export function watchLanguages(read: () => void): () => void {
  const { readers } = registry();
  readers.add(read);
  return () => readers.delete(read);
}

/** Marks a warning as reported on this page, by any copy. Returns whether it was reported before. */
export function reportedBefore(subject: string): boolean {
  const { missed } = registry();
  if (missed.has(subject)) return true;
  missed.add(subject);
  return false;
}
