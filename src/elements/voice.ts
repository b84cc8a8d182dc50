// Announcements: one for each action, to screen readers, and messages shown on the table for a while.
import type { Outlet } from './outlet.js';

/** How long in ms a message is shown. */
const SHOWN_MS = 5000;

/** The output to screen readers. */
interface Announcer {
  say(text: string): unknown;
  /** Joins sentences. */
  join(...sentences: readonly string[]): string;
}

export class Voice {
  readonly #announcer: Announcer;
  /** The last text of a silent batch. */
  #unsaid = '';
  readonly #outlet: Outlet;
  readonly #show: (line: string) => void;
  /** The texts of the current batch; they are announced together at its end. */
  #turn: string[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = '';

  constructor(announcer: Announcer, outlet: Outlet, show: (line: string) => void) {
    this.#announcer = announcer;
    this.#outlet = outlet;
    this.#show = show;
  }

  say(text: string): void {
    if (!text) return;
    this.#unsaid = '';
    if (this.#turn) {
      this.#turn.push(text);
      return;
    }
    this.#last = text;
    this.#announcer.say(text);
    this.#outlet.raise('solitaire-announce', { text });
  }

  /** The last announcement. */
  get last(): string {
    return this.#last;
  }

  /** Records an announcement that the dialog made in its own live region. */
  heard(text: string): void {
    this.#last = text;
    this.#outlet.raise('solitaire-announce', { text });
  }

  /** Announces a text and shows it on the table. `stays`: until the next change, instead of for a few seconds. */
  tell(text: string, stays = false): void {
    this.say(text);
    this.#show(text);
    clearTimeout(this.#timer);
    if (!stays) this.#timer = setTimeout(() => this.hush(), SHOWN_MS);
  }

  /** Removes the message from the table. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#show('');
  }

  /** Combines all announcements of an action into one, or none if `silent`. */
  turn<T>(act: () => T, silent = false): T {
    if (this.#turn) return act();
    const said = (this.#turn = [] as string[]);
    try {
      return act();
    } finally {
      this.#turn = undefined;
      if (silent) this.#unsaid = said.at(-1) ?? '';
      else this.say(this.#announcer.join(...said));
    }
  }

  /** Announces the last text of a silent batch. */
  catchUp(): void {
    this.say(this.#unsaid);
  }
}
