// The languages a page has. They lie on the page's global object, by a symbol that all copies of this project know: so
// a language may come before the elements or after them, in a script of its own, and serves every copy.
import type { Texts } from './texts.js';

interface Shelf {
  /** Texts by the tag of their language (BCP 47). */
  readonly texts: Map<string, unknown>;
  /** Who wants to know when a language comes. */
  readonly readers: Set<() => void>;
  /** What was asked for in vain, and said so. */
  readonly missed: Set<string>;
}

const NAME = Symbol.for('solitaire-elements.languages');

const shelf = (): Shelf => {
  const page = globalThis as { [NAME]?: Shelf | undefined };
  page[NAME] ??= { texts: new Map(), readers: new Set(), missed: new Set() };
  return page[NAME];
};

/**
 * Gives the page a language: all tables on it whose nearest `lang` asks for it are played in it from now on.
 *
 * @param tag the language as in `lang`: `de`, `pt-BR`, `zh-Hans`
 * @param texts all texts; what is left out stays English
 */
export function defineLanguage(tag: string, texts: Partial<Texts>): void {
  const { texts: known, readers } = shelf();
  known.set(tag, texts);
  for (const read of readers) read();
}

/** The tags of the languages there are, English not among them. */
export const languageTags = (): readonly string[] => [...shelf().texts.keys()];

/** What was given for a tag. It comes from the page, and may be anything. */
export const languageTexts = (tag: string): unknown => shelf().texts.get(tag);

/** Calls `read` whenever a language comes, until the answer is called. */
export function watchLanguages(read: () => void): () => void {
  const { readers } = shelf();
  readers.add(read);
  return () => readers.delete(read);
}

/** Whether it was said before that this language is not there; from now on it was. */
export function missedBefore(tag: string): boolean {
  const { missed } = shelf();
  if (missed.has(tag)) return true;
  missed.add(tag);
  return false;
}
