// Tracks the language of an element: changes of `lang`, languages that are registered later, and moves within the page.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { hasPage, hostOf, onceLoaded } from '../../platform/page.js';
import { reportedBefore, watchLanguages } from '../../locales/languages.js';
import { languageFor, langOf, type Language } from './language.js';

interface Watch {
  readonly observer: MutationObserver;
  readonly readers: Set<() => void>;
}

/** The observers, one for each document or shadow root. */
const watches = new WeakMap<Node, Watch>();

/** Calls `read` when a `lang` in this root changes. Returns a function that stops the observation. */
function watchRoot(root: Node, read: () => void): () => void {
  let watch = watches.get(root);
  if (!watch) {
    const readers = new Set<() => void>();
    const observer = new MutationObserver(() => {
      for (const reader of readers) reader();
    });
    observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang'] });
    watches.set(root, (watch = { observer, readers }));
  }
  const { observer, readers } = watch;
  readers.add(read);
  return () => {
    readers.delete(read);
    if (readers.size) return;
    observer.disconnect();
    watches.delete(root);
  };
}

export class LocaleController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #changed: () => void;
  readonly #hasTexts: () => boolean;
  #language: Language | undefined;
  #stops: readonly (() => void)[] = [];

  /** `changed` is called when the language changes; `hasTexts` returns whether the element has texts in a language. */
  constructor(
    host: ReactiveControllerHost & Element,
    changed: () => void,
    hasTexts: () => boolean = () => true,
  ) {
    this.#host = host;
    this.#changed = changed;
    this.#hasTexts = hasTexts;
    host.addController(this);
  }

  get language(): Language {
    return (this.#language ??= languageFor(langOf(this.#host)));
  }

  hostConnected(): void {
    if (!hasPage || !this.#hasTexts()) return;
    const read = (): void => {
      this.#read();
    };
    const stops = [watchLanguages(read)];
    for (let node: Node | null = this.#host; node; node = hostOf(node.getRootNode())) {
      stops.push(watchRoot(node.getRootNode(), read));
    }
    this.#stops = stops;
    read();
  }

  hostDisconnected(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  #read(): void {
    const before = this.#language;
    const now = (this.#language = languageFor(langOf(this.#host)));
    if (now.missing !== undefined) warnMissingTexts(this.#host, now.missing);
    if (before && (before.texts !== now.texts || before.tag !== now.tag || before.dir !== now.dir))
      this.#changed();
  }
}

/** Warns about a missing language, once for each, after all scripts of the page have run. */
function warnMissingTexts({ ownerDocument: doc, localName }: Element, lang: string): void {
  const warn = (): void => {
    if (languageFor(lang).missing === undefined || reportedBefore(`language ${lang}`)) return;
    console.warn(
      `<${localName}>: this page has no texts for lang="${lang}", so they stay English. Load the language's file ` +
        `(solitaire-elements/locales), or give the texts to defineLanguage().`,
    );
  };
  onceLoaded(doc, warn);
}
