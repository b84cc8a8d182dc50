// The store: texts that are kept between visits, by key. Browsers deny storage to sandboxed frames, and it can be full;
// the text is then kept in memory, so that the game can continue, and `write` returns the fault.

export type StoreFault = 'storage-unavailable' | 'storage-full';

/** The prefix of all storage keys of this package. */
export const STORE_PREFIX = 'solitaire-elements:';

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

/** The browser's `localStorage`. It is accessed inside `try` at each use, because the access itself can throw. */
export function localStore(area: () => Storage = () => localStorage): Store {
  /** Texts that could not be stored; `undefined` for keys that could not be removed. */
  const unkept = new Map<string, string | undefined>();
  return {
    keys: () => {
      const names = new Set(unkept.keys());
      try {
        const storage = area();
        for (let i = 0; i < storage.length; i++) names.add(storage.key(i) ?? '');
      } catch {
        // storage is denied: only the keys in memory are known
      }
      return [...names].filter((key) => key.startsWith(STORE_PREFIX));
    },
    read: (key) => {
      if (unkept.has(key)) return unkept.get(key);
      try {
        return area().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, text) => {
      try {
        const storage = area();
        if (text === undefined) storage.removeItem(key);
        else {
          // throws if the storage cannot be read: an unreadable text is not overwritten
          storage.getItem(key);
          storage.setItem(key, text);
        }
        unkept.delete(key);
        return undefined;
      } catch (error) {
        unkept.set(key, text);
        // a storage that the page has replaced can throw any value
        return (error as Error | null)?.name === 'QuotaExceededError'
          ? 'storage-full'
          : 'storage-unavailable';
      }
    },
  };
}
