// What a game says: aloud to who listens, one announcement for each action, and for a while on the table.
import type { Outlet } from './outlet.js';

/** How long a line is shown on the table. */
const SHOWN_MS = 5000;

/** Says a text to who listens. */
interface Announcer {
  say(text: string): unknown;
  /** Sentences one after the other. */
  join(...sentences: readonly string[]): string;
}

export class Voice {
  readonly #announcer: Announcer;
  /** The last of what was kept silent. */
  #unsaid = '';
  readonly #outlet: Outlet;
  readonly #show: (line: string) => void;
  /** What an action has to say so far; it is said when the action is over. */
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

  /** What was said last, here or elsewhere. */
  get last(): string {
    return this.#last;
  }

  /** This was said in a dialog of its own accord. */
  heard(text: string): void {
    this.#last = text;
    this.#outlet.raise('solitaire-announce', { text });
  }

  /** Says a line, and shows it on the table: for a while, or until the next change. */
  tell(text: string, stays = false): void {
    this.say(text);
    this.#show(text);
    clearTimeout(this.#timer);
    if (!stays) this.#timer = setTimeout(() => this.hush(), SHOWN_MS);
  }

  /** Takes the line off the table. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#show('');
  }

  /** All that is said meanwhile is one announcement, or none where it is `silent`. */
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

  /** Says the last of what was kept silent. */
  catchUp(): void {
    this.say(this.#unsaid);
  }
}
