// Announcements: one for each action, to screen readers, and messages shown on the table for a while.
import type { ControllerContext } from './controller-context.js';

/** How long in ms a message is shown. */
const SHOWN_MS = 5000;

export class Announcer {
  readonly #controller: ControllerContext;
  /** The last text of a silent batch. */
  #unsaid = '';
  /** The texts of the current batch; they are announced together at its end. */
  #batch: string[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the message on the table says what the table is doing. */
  #inProgress = false;
  #last = '';

  constructor(controller: ControllerContext) {
    this.#controller = controller;
  }

  announce(text: string): void {
    if (!text) return;
    this.#unsaid = '';
    if (this.#batch) {
      this.#batch.push(text);
      return;
    }
    this.#notify(text, false);
  }

  /** The last announcement. */
  get lastAnnounced(): string {
    return this.#last;
  }

  /** Records an announcement that the dialog made in its own live region. */
  noteAnnounced(text: string): void {
    this.#notify(text, true);
  }

  /**
   * Announces a text and shows it on the table.
   *
   * @param options.stays Whether it stays until the next change, instead of for a few seconds. Default: `false`.
   * @param options.inProgress Whether it says what the table is doing: it stays, even behind a dialog. Default: `false`.
   * @param options.shown A shorter text to show. Default: `text`.
   */
  showMessage(
    text: string,
    {
      stays = false,
      inProgress = false,
      shown = text,
    }: { stays?: boolean; inProgress?: boolean; shown?: string } = {},
  ): void {
    this.announce(text);
    this.#show(shown, stays, inProgress);
  }

  /** Shows the last announcement on the table, too. */
  showAnnounced(): void {
    this.#show(this.#last);
  }

  #show(text: string, stays = false, inProgress = false): void {
    this.#controller.notify({ kind: 'message', text });
    clearTimeout(this.#timer);
    this.#inProgress = inProgress;
    if (!stays && !inProgress) this.#timer = setTimeout(() => this.clearMessage(), SHOWN_MS);
  }

  /** Removes the message from the table, unless it says what the table is doing. */
  clearFinishedMessage(): void {
    if (!this.#inProgress) this.clearMessage();
  }

  /** Removes the message from the table. */
  clearMessage(): void {
    clearTimeout(this.#timer);
    this.#inProgress = false;
    this.#controller.notify({ kind: 'message', text: '' });
  }

  /** Combines all announcements of an action into one, or none if `silent`. */
  batch<T>(act: () => T, silent = false): T {
    if (this.#batch) return act();
    const said = (this.#batch = [] as string[]);
    try {
      return act();
    } finally {
      this.#batch = undefined;
      if (silent) this.#unsaid = said.at(-1) ?? '';
      else this.announce(this.#controller.formatter.sentences(...said));
    }
  }

  /** Announces the last text of a silent batch. */
  flush(): void {
    this.announce(this.#unsaid);
  }

  #notify(text: string, inDialog: boolean): void {
    this.#last = text;
    this.#controller.notify({ kind: 'announce', text, lang: this.#controller.formatter.lang, inDialog });
  }
}
