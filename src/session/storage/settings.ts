// The player's settings, shared by all tables of a site: appearance, behaviour, rule options. Names and values are
// plain strings, as in attributes; the code that uses a setting validates its value. The total size is limited: when
// the limit is reached, rule options of games that are not registered on this page are removed first, then the oldest
// settings.
import { variants } from '../../engine/index.js';
import { ownEntry } from '../../engine/schema.js';
import type { Store } from '../../platform/store.js';
import { toJson } from '../../engine/json.js';
import { sum } from '../../engine/lists.js';

const KEY = 'solitaire-elements:settings';
/**
 * The maximum length of the stored text, in characters. A longer text was not written by this module and is removed.
 */
export const MOST_CHARACTERS = 10_000;

/**
 * Whether a setting belongs to a registered game (`klondike.draw` is a rule option of Klondike) or to none (`theme`).
 */
function isKnown(name: string): boolean {
  const [game = '', rule] = name.split('.');
  return rule === undefined || variants.has(game);
}

type Entry = [name: string, value: string];

/** The number of characters that settings take in the stored text, each with its colon and comma. */
const lengthOf = (settings: readonly Entry[]): number =>
  sum(settings.flat().map((text) => toJson(text).length + 1));

/** The newest settings that fit into a number of characters. */
function newest(settings: readonly Entry[], room: number): Entry[] {
  let left = room;
  const first = settings.findLastIndex((entry) => (left -= lengthOf([entry])) < 0);
  return settings.slice(first + 1);
}

export class Settings {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  get(name: string): string | undefined {
    const settings = this.#read();
    return ownEntry(settings, name);
  }

  /** Stores a setting; `undefined` removes it, so that the page's value applies again. */
  set(name: string, value: string | undefined): void {
    const { [name]: _, ...others } = this.#read();
    const setting: Entry[] = value === undefined ? [] : [[name, value]];
    const room = MOST_CHARACTERS - '{}'.length - lengthOf(setting);
    if (room < 0) return;
    let kept: Entry[] = Object.entries(others);
    if (lengthOf(kept) > room) kept = kept.filter(([other]) => isKnown(other));
    kept = newest(kept, room);
    this.#store.write(KEY, toJson(Object.fromEntries([...kept, ...setting])));
  }

  /** Removes all settings. */
  clear(): void {
    this.#store.write(KEY, undefined);
  }

  /** Reads the store each time, because another table or tab may have changed it. Damaged text counts as empty. */
  #read(): Record<string, string> {
    const text = this.#store.read(KEY) ?? '{}';
    // it would take space from saved games
    if (text.length > MOST_CHARACTERS) this.clear();
    if (text.length > MOST_CHARACTERS || !text.startsWith('{')) return {};
    try {
      const stored = Object.entries(JSON.parse(text) as object);
      return Object.fromEntries(stored.filter((entry): entry is Entry => typeof entry[1] === 'string'));
    } catch {
      return {};
    }
  }
}
