// The player's settings, shared by all tables of a site: appearance, motion, house rules. Names and values are plain
// strings, as in attributes; the code that uses a setting validates its value. The total size is limited: when the
// limit is reached, house rules of games that are not registered on this page are removed first, then the oldest
// settings.
import { variants } from '../engine/index.js';
import type { Store } from '../platform/store.js';

const KEY = 'solitaire-elements:settings';
/**
 * The maximum length of the stored text, in characters. A longer text was not written by this module and is ignored.
 */
export const MOST_CHARACTERS = 10_000;

/**
 * Whether a setting belongs to a registered game (`klondike.draw` is a house rule of Klondike) or to none (`theme`).
 */
function isKnown(name: string): boolean {
  const [game = '', rule] = name.split('.');
  return rule === undefined || variants.has(game);
}

export class Settings {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  get(name: string): string | undefined {
    const { [name]: value } = this.#read();
    return typeof value === 'string' ? value : undefined;
  }

  /** Stores a setting; `undefined` removes it, so that the page's value applies again. */
  set(name: string, value: string | undefined): void {
    const { [name]: _, ...others } = this.#read();
    let choices = Object.entries(others);
    // JSON omits properties that are undefined
    const text = (): string => JSON.stringify({ ...Object.fromEntries(choices), [name]: value });
    if (text().length > MOST_CHARACTERS) choices = choices.filter(([other]) => isKnown(other));
    while (choices.length && text().length > MOST_CHARACTERS) choices.shift();
    if (text().length <= MOST_CHARACTERS) this.#store.write(KEY, text());
  }

  /** Removes all settings. */
  clear(): void {
    this.#store.write(KEY, undefined);
  }

  /** Reads the store each time, because another table or tab may have changed it. Damaged text counts as empty. */
  #read(): Record<string, unknown> {
    const text = this.#store.read(KEY) ?? '{}';
    try {
      return text.length > MOST_CHARACTERS ? {} : { ...(JSON.parse(text) as object) };
    } catch {
      return {};
    }
  }
}
