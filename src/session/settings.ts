// What the player chose, in one list for all tables of a site: how cards look, how they move, house rules. Names
// and values are plain texts, as in attributes; whoever uses one checks that it is one of those it knows.
import type { Store } from '../platform/store.js';

const KEY = 'solitaire-elements:settings';

export class Settings {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  get(name: string): string | undefined {
    const { [name]: value } = this.#read();
    return typeof value === 'string' ? value : undefined;
  }

  /** Keeps a choice; `undefined` leaves it to the page again. */
  set(name: string, value: string | undefined): void {
    // JSON leaves out what is undefined
    this.#store.write(KEY, JSON.stringify({ ...this.#read(), [name]: value }));
  }

  /** Forgets every choice. */
  clear(): void {
    this.#store.write(KEY, undefined);
  }

  /** Read anew each time: another table or tab may have changed it. What is damaged counts as nothing. */
  #read(): Record<string, unknown> {
    try {
      return { ...(JSON.parse(this.#store.read(KEY) ?? '{}') as object) };
    } catch {
      return {};
    }
  }
}
