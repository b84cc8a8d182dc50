// A store that makes space when the storage of the site is full: it removes texts that this version cannot use, then
// texts set aside, and for a game also other games, those first that were not played for the longest time. Statistics,
// settings, the game being saved and its own texts set aside stay. If that does not free enough space, the removed texts
// are restored and the new one is kept in memory.
import { STORE_PREFIX, Unstored, type Store, type StoreFault } from './store.js';

const GAMES = `${STORE_PREFIX}game:`;
const STATISTICS = `${STORE_PREFIX}statistics`;
const SETTINGS = `${STORE_PREFIX}settings`;
/** The end of the key of a text set aside, as set-aside.ts writes it. */
const ASIDE = /:aside(-\d+)?$/;
/** The date of a game's last move, as autosave.ts writes it. */
const PLAYED = /"played":"(\d{4}-\d\d-\d\d)"/;

type Entry = readonly [key: string, text: string];

/** The texts that may be removed to write the text of `writing`, in the order of removal. */
function expendable(store: Store, writing: string): Entry[] {
  const own = writing.replace(ASIDE, '');
  const rankOf = (key: string, source: string): number => {
    if (source === own || key === STATISTICS || key === SETTINGS) return NaN;
    if (!key.startsWith(GAMES) && source !== STATISTICS) return 0;
    if (source !== key) return 1;
    return writing.startsWith(GAMES) ? 2 : NaN;
  };
  return store
    .keys()
    .map((key) => {
      const text = store.read(key) ?? '';
      const played = PLAYED.exec(text)?.[1] ?? '';
      return { key, text, order: `${rankOf(key, key.replace(ASIDE, ''))} ${played}` };
    })
    .filter(({ order }) => !order.startsWith('NaN'))
    .sort((a, b) => Number(a.order > b.order) - Number(a.order < b.order))
    .map(({ key, text }) => [key, text]);
}

export function limitedStore(store: Store): Store {
  const unstored = new Unstored();

  function put(key: string, text: string): StoreFault | undefined {
    let fault = store.write(key, text);
    if (fault !== 'storage-full') return fault;
    const gone: Entry[] = [];
    for (const [other, old] of expendable(store, key)) {
      // if the storage refuses to write even the same text, a removed text could not be restored
      if (store.write(other, old)) break;
      gone.push([other, old]);
      store.write(other, undefined);
      fault = store.write(key, text);
      if (fault !== 'storage-full') return fault;
    }
    for (const [other, old] of gone) store.write(other, old);
    return fault;
  }

  return {
    keys: () => store.keys(),
    read: (key) => unstored.read(key, () => store.read(key)),
    write(key, text) {
      unstored.delete(key);
      if (text === undefined) return store.write(key, text);
      const fault = put(key, text);
      if (fault) unstored.add(key, text, () => store.read(key));
      return fault;
    },
  };
}
