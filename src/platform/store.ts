// The store: where a game keeps texts between visits. Browsers deny it to sandboxed frames, and it can be full;
// then what was written is kept in memory, so that the game goes on, and the fault is told.

export type StoreFault = 'storage-unavailable' | 'storage-full';

/** Every name under which this package keeps something begins so. */
export const STORE_PREFIX = 'solitaire-elements:';

export interface Store {
  /** The names of all texts of this package, of other tables and versions too. */
  keys(): readonly string[];
  /** The text kept under a key; `undefined` where there is none. */
  read(key: string): string | undefined;
  /** Keeps a text; `undefined` forgets it. What went wrong, if anything. */
  write(key: string, text: string | undefined): StoreFault | undefined;
}

/** Forgets everything with the page. */
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

/** The browser's own; asked for at each use, since the mere access can throw. */
export function localStore(area: () => Storage = () => localStorage): Store {
  const unkept = new Map<string, string | undefined>();
  return {
    keys: () => {
      const names = new Set(unkept.keys());
      try {
        const storage = area();
        for (let i = 0; i < storage.length; i++) names.add(storage.key(i) ?? '');
      } catch {
        // none can be seen
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
          // what cannot be read is not written over
          storage.getItem(key);
          storage.setItem(key, text);
        }
        unkept.delete(key);
        return undefined;
      } catch (error) {
        unkept.set(key, text);
        // a page's own storage can throw whatever it likes
        return (error as Error | null)?.name === 'QuotaExceededError'
          ? 'storage-full'
          : 'storage-unavailable';
      }
    },
  };
}
