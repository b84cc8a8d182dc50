// A store with a limit for all that this package keeps of one site, so that a page's own data always has room. Where the
// limit is reached, or the browser has no room left, the least valuable texts make way: first what was set aside, then
// the games that were not played for the longest time. Statistics, settings and the game that is being saved stay.
import { STORE_PREFIX, type Store } from './store.js';

/** Characters of all names and texts together: a fifth of what browsers let a site store, or less. */
export const STORE_LIMIT = 1_000_000;

const GAMES = `${STORE_PREFIX}game:`;
const ASIDE = /:aside(-\d+)?$/;
/** When a game was played last, as the keeper writes it. */
const PLAYED = /"played":"(\d{4}-\d\d-\d\d)"/;

const sizeOf = (key: string, text: string): number => key.length + text.length;

/**
 * What may be removed for the text of a name, the least valuable first: nothing that belongs to the same game. Saved games
 * make way for a saved game only; for statistics and settings only what was set aside does.
 */
function expendable(store: Store, writing: string): string[] {
  const game = writing.replace(ASIDE, '');
  const isGame = writing.startsWith(GAMES);
  const rank = (key: string): string => {
    const played = PLAYED.exec(store.read(key) ?? '')?.[1] ?? '';
    return `${Number(key.startsWith(GAMES))}${Number(!ASIDE.test(key))}${played}`;
  };
  return store
    .keys()
    .filter(
      (key) => key.replace(ASIDE, '') !== game && ((isGame && key.startsWith(GAMES)) || ASIDE.test(key)),
    )
    .map((key) => [rank(key), key] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, key]) => key);
}

export function limitedStore(store: Store, limit = STORE_LIMIT): Store {
  /** What is larger than the limit by itself is kept as long as the page is there. */
  const inMemory = new Map<string, string>();

  const used = (writing: string): number =>
    store
      .keys()
      .filter((key) => key !== writing)
      .reduce((sum, key) => sum + sizeOf(key, store.read(key) ?? ''), 0);

  /** Removes one text after the other until `done`; where that is never so, all of them come back. */
  function makeRoom(writing: string, done: () => boolean): boolean {
    const removed = new Map<string, string>();
    for (const key of expendable(store, writing)) {
      const text = store.read(key) ?? '';
      // a storage that refuses even the same text again could not take back what is removed
      if (store.write(key, text)) break;
      removed.set(key, text);
      store.write(key, undefined);
      if (done()) return true;
    }
    for (const [key, text] of removed) store.write(key, text);
    return false;
  }

  return {
    keys: () => store.keys(),
    read: (key) => inMemory.get(key) ?? store.read(key),
    write(key, text) {
      inMemory.delete(key);
      if (text === undefined) return store.write(key, text);
      const isWithin = (): boolean => used(key) + sizeOf(key, text) <= limit;
      if (!isWithin() && !makeRoom(key, isWithin)) {
        inMemory.set(key, text);
        return 'storage-full';
      }
      let fault = store.write(key, text);
      if (fault === 'storage-full') makeRoom(key, () => !(fault = store.write(key, text)));
      return fault;
    },
  };
}
