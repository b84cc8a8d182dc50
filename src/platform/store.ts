// The store: texts by key, stored between visits. Browsers deny storage to sandboxed frames, and it can be full;
// the text is then kept in memory, so that the game can continue, and `write` returns the fault.

export type StoreFault = 'storage-unavailable' | 'storage-full';

/** The prefix of all storage keys of this package. */
const STORE_PREFIX = 'solitaire-elements:';

export interface Store {
  /** The keys of all texts of this package, including those of other tables and versions. */
  keys(): readonly string[];
  /** The text stored under a key; `undefined` if there is none. */
  read(key: string): string | undefined;
  /** Stores a text; `undefined` removes it. Returns the fault, if any. */
  write(key: string, text: string | undefined): StoreFault | undefined;
}

/** A store in memory, lost when the page is closed. */
export function memoryStore(): Store {
  const kept = new Map<string, string>();
  return {
    keys: () => [...kept.keys()],
    read: (key) => kept.get(key),
    write: (key, text) => {
      if (text === undefined) kept.delete(key);
      else kept.set(key, text);
      return undefined;
    },
  };
}

/**
 * Texts that could not be stored, in memory. A text is dropped when the store contains something other than when it was
 * added: another tab has stored a text since, or removed one.
 */
class Unstored {
  /** `stored`: what the store contained; `null` if it could not be read. */
  readonly #texts = new Map<
    string,
    { readonly text: string | undefined; stored: string | null | undefined }
  >();

  get keys(): Iterable<string> {
    return this.#texts.keys();
  }

  /** @param text `undefined` if the stored one could not be removed. @param read reads the store; it may throw */
  add(key: string, text: string | undefined, read: () => string | undefined): void {
    let stored: string | null | undefined = null;
    try {
      stored = read();
    } catch {
      // then it is compared with the first text that can be read
    }
    this.#texts.set(key, { text, stored });
  }

  delete(key: string): void {
    this.#texts.delete(key);
  }

  /** The text of a key: the one added here or, without one, what the store contains. */
  read(key: string, read: () => string | undefined): string | undefined {
    const own = this.#texts.get(key);
    let stored: string | undefined;
    try {
      stored = read();
    } catch {
      return own?.text;
    }
    if (!own) return stored;
    if (own.stored === null) own.stored = stored;
    if (own.stored === stored) return own.text;
    this.#texts.delete(key);
    return stored;
  }
}

/** The browser's `localStorage`. It is accessed inside `try` at each use, because the access itself can throw. */
export function localStore(area: () => Storage = () => localStorage): Store {
  const unstored = new Unstored();
  const stored = (key: string) => (): string | undefined => area().getItem(key) ?? undefined;
  return {
    keys: () => {
      const names = new Set(unstored.keys);
      try {
        const storage = area();
        for (let i = 0; i < storage.length; i++) names.add(storage.key(i) ?? '');
      } catch {
        // storage is denied: only the keys in memory are known
      }
      return [...names].filter((key) => key.startsWith(STORE_PREFIX));
    },
    read: (key) => unstored.read(key, stored(key)),
    write: (key, text) => {
      try {
        const storage = area();
        if (text === undefined) storage.removeItem(key);
        else {
          // throws if the storage cannot be read: an unreadable text is not overwritten
          storage.getItem(key);
          storage.setItem(key, text);
        }
        unstored.delete(key);
        return undefined;
      } catch (error) {
        unstored.add(key, text, stored(key));
        // a storage that the page has replaced can throw any value
        return (error as Error | null)?.name === 'QuotaExceededError'
          ? 'storage-full'
          : 'storage-unavailable';
      }
    },
  };
}
