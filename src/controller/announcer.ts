// Announcements to screen readers, one for each action, and temporary messages on the table.
import type { ControllerContext } from './controller-context.js';

/** How long in ms a message is shown. */
const SHOWN_MS = 5000;

/** An announcement, and the part of it that a focus change does not announce already. */
interface Announcement {
  readonly text: string;
  readonly spoken: string;
}

const NOTHING: Announcement = { text: '', spoken: '' };

export class Announcer {
  readonly #controller: ControllerContext;
  /** The last text of a silent batch. */
  #pending = NOTHING;
  /** The texts of the current batch; they are announced together at its end. */
  #batch: Announcement[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isShown = false;
  /** Whether the message on the table reports an operation in progress. */
  #inProgress = false;
  #last = '';
  /** The pile of the card that a change of the table moved the focus to: screen readers announce that card. */
  focusMovedTo: string | undefined;

  constructor(controller: ControllerContext) {
    this.#controller = controller;
  }

  /** @param spoken The part of the text that a focus change does not announce already. Default: the whole text. */
  announce(text: string, spoken = text): void {
    if (!text) return;
    this.#pending = NOTHING;
    if (this.#batch) {
      this.#batch.push({ text, spoken });
      return;
    }
    this.#notify(text, spoken, false);
  }

  /** The last announcement. */
  get lastAnnounced(): string {
    return this.#last;
  }

  /** Records an announcement that the dialog made in its own live region. */
  noteAnnounced(text: string): void {
    this.#notify(text, text, true);
  }

  /**
   * Announces a text and shows it on the table.
   *
   * @param options.stays Whether it stays until the next change, instead of for a few seconds. Default: `false`.
   * @param options.inProgress Whether it reports an operation in progress: it stays, even behind a dialog. Default:
   *   `false`.
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
    this.#isShown = text !== '';
    this.#inProgress = inProgress;
    this.#timer = stays || inProgress ? undefined : setTimeout(() => this.clearMessage(), SHOWN_MS);
  }

  /** Removes a message that is shown for a few seconds, such as a refusal: the player has begun something else. */
  clearBriefMessage(): void {
    if (this.#timer !== undefined) this.clearMessage();
  }

  /** Removes the message from the table, unless it reports an operation in progress. Returns whether there was one. */
  clearFinishedMessage(): boolean {
    const isFinished = this.#isShown && !this.#inProgress;
    if (isFinished) this.clearMessage();
    return isFinished;
  }

  /** Removes the message about an operation in progress, because it was cancelled. */
  clearProgress(): void {
    if (this.#inProgress) this.clearMessage();
  }

  /** Removes the message from the table. */
  clearMessage(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isShown = this.#inProgress = false;
    this.#controller.notify({ kind: 'message', text: '' });
  }

  /** Combines all announcements of an action into one, or none if `silent`. */
  batch<T>(act: () => T, silent = false): T {
    if (this.#batch) return act();
    const announcements = (this.#batch = [] as Announcement[]);
    try {
      return act();
    } finally {
      this.#batch = undefined;
      const { formatter } = this.#controller;
      const text = formatter.sentences(...announcements.map((one) => one.text));
      const spoken = formatter.sentences(...announcements.map((one) => one.spoken));
      if (silent) this.#pending = announcements.at(-1) ?? this.#pending;
      else this.announce(text, spoken);
    }
  }

  /** Announces the last text of a silent batch. */
  flush(): void {
    const { text, spoken } = this.#pending;
    this.announce(text, spoken);
  }

  #notify(text: string, spoken: string, inDialog: boolean): void {
    this.#last = text;
    const { lang } = this.#controller.formatter;
    this.#controller.notify({ kind: 'announce', text, spoken, lang, inDialog });
  }
}
