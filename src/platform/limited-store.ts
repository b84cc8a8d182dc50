// A store with size limits for everything that this package stores for one site. A write that would exceed a limit, or
// after which the page could store fewer than 10,000 characters more, removes the least valuable texts first: those
// that this version cannot use, then texts set aside. A game then removes other games as well: long ones first, then
// those that were not played for the longest time, but none of the first three texts set aside from another game.
// Statistics and settings remove no games, but can remove those first three texts. Statistics, settings and the game
// being saved stay. If that does not free enough space, the text is kept in memory.
import { STORE_PREFIX, Unstored, type Store, type StoreFault } from './store.js';

/**
 * The maximum length of all keys and texts together, in characters: at most a fifth of what browsers let a site store.
 */
export const STORE_LIMIT = 1_000_000;
/** The maximum length of a game's text in characters: usual games are a tenth of this at most. */
export const GAME_LIMIT = 200_000;
/** The number of characters that the page can still store after each write that needs more space than before. */
export const RESERVE = 10_000;

/** The key that is written and removed to measure the space that is left. */
const PROBE = `${STORE_PREFIX}probe`;
const GAMES = `${STORE_PREFIX}game:`;
const STATISTICS = `${STORE_PREFIX}statistics`;
const SETTINGS = `${STORE_PREFIX}settings`;
/** The end of the key of a text set aside. set-aside.ts has the same pattern. */
const ASIDE = /:aside(?:-([2-9]|[1-9]\d{1,8}))?$/;
/** The number of texts set aside from one key that are not removed for another game. */
const FIRST_ASIDE = 3;
/** Among texts whose lengths differ by this many characters, the longer ones are removed first, regardless of date. */
const MUCH_LONGER = 20_000;
/** The date of a game's last move, as autosave.ts writes it. */
const PLAYED = /"played":"(\d{4}-\d\d-\d\d)"/;

const sizeOf = (key: string, text: string | undefined): number =>
  text === undefined ? 0 : key.length + text.length;

const numberOf = (key: string): number => Number(ASIDE.exec(key)?.[1] ?? 1);

type Entry = readonly [key: string, text: string];

/** The texts that may be removed to write the text of `writing`, in the order of removal. */
function expendable(store: Store, writing: string): Entry[] {
  const own = writing.replace(ASIDE, '');
  const isGame = writing.startsWith(GAMES);
  const counts = new Map<string, number>();
  /** The order of removal; 9: never. */
  const rankOf = (key: string, { length }: string): number => {
    const source = key.replace(ASIDE, '');
    const count = counts.get(source) ?? 0;
    const isAside = source !== key;
    if (isAside) counts.set(source, count + 1);
    if (key === writing || key === STATISTICS || key === SETTINGS) return 9;
    const isForeign = !key.startsWith(GAMES) && source !== STATISTICS;
    if (isForeign || length > GAME_LIMIT) return 0;
    if (source === own) return 9;
    if (source === STATISTICS) return 1;
    if (!isAside) return isGame ? 4 : 9;
    if (count >= FIRST_ASIDE) return 2;
    return isGame ? 9 : 3;
  };
  return store
    .keys()
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .map((key) => {
      const text = store.read(key) ?? '';
      const long = Math.floor(text.length / MUCH_LONGER);
      return { key, text, rank: rankOf(key, text), long, played: PLAYED.exec(text)?.[1] ?? '' };
    })
    .filter(({ rank }) => rank < 9)
    .sort((a, b) => a.rank - b.rank || b.long - a.long || compareTexts(a.played, b.played))
    .map(({ key, text }) => [key, text]);
}

/** The order of two dates such as `2026-11-21`. */
const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

export function limitedStore(store: Store, limit = STORE_LIMIT): Store {
  const unstored = new Unstored();
  /** The last texts that were removed: each may be written again, so that a text can move to another key and back. */
  let removed: readonly string[] = [];

  function hasReserve(growth: number): boolean {
    const fault = store.write(PROBE, ' '.repeat(RESERVE + growth));
    store.write(PROBE, undefined);
    return fault !== 'storage-full';
  }

  /** Stores a text, and removes others if necessary. If it still cannot be stored, they are restored. */
  function put(key: string, text: string): StoreFault | undefined {
    const growth = sizeOf(key, text) - sizeOf(key, store.read(key));
    const takesMore = growth > 0 && !removed.includes(text);
    if (takesMore && key.startsWith(GAMES) && text.length > GAME_LIMIT) return 'storage-full';
    let total = store.keys().reduce((sum, one) => sum + sizeOf(one, store.read(one)), growth);
    const attempt = (): StoreFault | undefined =>
      takesMore && (total > limit || !hasReserve(growth)) ? 'storage-full' : store.write(key, text);
    let fault = attempt();
    if (fault !== 'storage-full') return fault;
    const gone: Entry[] = [];
    for (const [other, old] of expendable(store, key)) {
      // if the storage refuses to write even the same text, a removed text could not be restored
      if (store.write(other, old)) break;
      gone.push([other, old]);
      store.write(other, undefined);
      total -= sizeOf(other, old);
      fault = attempt();
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
      if (text === undefined) {
        removed = [store.read(key), ...removed].flatMap((one) => one ?? []).slice(0, 9);
        return store.write(key, text);
      }
      const fault = put(key, text);
      if (fault) unstored.add(key, text, () => store.read(key));
      return fault;
    },
  };
}
