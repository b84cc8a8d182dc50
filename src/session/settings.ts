// What the player chose, in one list for all tables of a site: how cards look, how they move, house rules. Names
// and values are plain texts, as in attributes; whoever uses one checks that it is one of those it knows. There is a limit
// for all of it together: where it is reached, house rules of games that this page does not know go, then the oldest
// choices.
import { variants } from '../engine/index.js';
import type { Store } from '../platform/store.js';

const KEY = 'solitaire-elements:settings';
/** Characters of the text in the store. A longer one is none of ours, and counts as nothing. */
export const MOST_CHARACTERS = 10_000;

/** `klondike.draw` is a house rule of Klondike; `theme` is of no game. */
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

  /** Keeps a choice; `undefined` leaves it to the page again. */
  set(name: string, value: string | undefined): void {
    const { [name]: _, ...others } = this.#read();
    let choices = Object.entries(others);
    // JSON leaves out what is undefined
    const text = (): string => JSON.stringify({ ...Object.fromEntries(choices), [name]: value });
    if (text().length > MOST_CHARACTERS) choices = choices.filter(([other]) => isKnown(other));
    while (choices.length && text().length > MOST_CHARACTERS) choices.shift();
    if (text().length <= MOST_CHARACTERS) this.#store.write(KEY, text());
  }

  /** Forgets every choice. */
  clear(): void {
    this.#store.write(KEY, undefined);
  }

  /** Read anew each time: another table or tab may have changed it. What is damaged counts as nothing. */
  #read(): Record<string, unknown> {
    const text = this.#store.read(KEY) ?? '{}';
    try {
      return text.length > MOST_CHARACTERS ? {} : { ...(JSON.parse(text) as object) };
    } catch {
      return {};
    }
  }
}
