// The player's settings, shared by all tables of a site: appearance, behaviour, rule options. Names and values are
// plain strings, as in attributes; the code that uses a setting validates its value.
import { ownEntry } from '../../engine/plain-data.js';
import type { Store } from '../../platform/store.js';
import { toJson } from '../../engine/json.js';

const KEY = 'solitaire-elements:settings';

type Entry = [name: string, value: string];

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
    this.#store.write(KEY, toJson(value === undefined ? others : { ...others, [name]: value }));
  }

  /** Removes all settings. */
  clear(): void {
    this.#store.write(KEY, undefined);
  }

  /** Reads the store each time, because another table or tab may have changed it. Damaged text counts as empty. */
  #read(): Record<string, string> {
    const text = this.#store.read(KEY) ?? '{}';
    if (!text.startsWith('{')) return {};
    try {
      const stored = Object.entries(JSON.parse(text) as object);
      return Object.fromEntries(stored.filter((entry): entry is Entry => typeof entry[1] === 'string'));
    } catch {
      return {};
    }
  }
}
