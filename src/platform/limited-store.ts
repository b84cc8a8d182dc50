// A store with a size limit for everything that this package stores for one site, so that the page's own data always
// has room. If the limit is reached or the browser's storage is full, the least valuable texts are removed: first texts
// set aside, then the games that were not played for the longest time. Statistics, settings and the game being saved
// stay.
import { STORE_PREFIX, type Store } from './store.js';

/**
 * The maximum length of all keys and texts together, in characters: at most a fifth of what browsers let a site store.
 */
export const STORE_LIMIT = 1_000_000;

const GAMES = `${STORE_PREFIX}game:`;
const ASIDE = /:aside(-\d+)?$/;
/** The date of a game's last move, as autosave.ts writes it. */
const PLAYED = /"played":"(\d{4}-\d\d-\d\d)"/;

const sizeOf = (key: string, text: string): number => key.length + text.length;

/**
 * The keys that may be removed to write the text of `writing`, least valuable first; none of the same game. To write
 * statistics or settings, only texts set aside are removed; to write a game, also other saved games.
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
  /** Texts for which no room could be made within the limit. They are kept in memory until the page is closed. */
  const inMemory = new Map<string, string>();

  const used = (writing: string): number =>
    store
      .keys()
      .filter((key) => key !== writing)
      .reduce((sum, key) => sum + sizeOf(key, store.read(key) ?? ''), 0);

  /** Removes one text after the other until `done` returns true. If it never does, all removed texts are restored. */
  function makeRoom(writing: string, done: () => boolean): boolean {
    const removed = new Map<string, string>();
    for (const key of expendable(store, writing)) {
      const text = store.read(key) ?? '';
      // if the storage refuses to write even the same text, a removed text could not be restored
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
