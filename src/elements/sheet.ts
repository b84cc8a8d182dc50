// The dialog of a game: one native <dialog>, which shows one page at a time: menu, deals, options, statistics, help, a
// way through the deal. Its page is rendered only while it is open. The browser keeps the focus inside, closes it with
// Esc, and gives the focus back to what opened it.
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { Session } from '../session/session.js';
import { icon, tip } from './icons.js';
import type { Phrases, TextKey } from './phrases.js';
import type { Voice } from './voice.js';

export type PageName = 'menu' | 'deals' | 'options' | 'statistics' | 'help' | 'replay';

/** What a page sees and can do. */
export interface Desk {
  readonly session: Session;
  readonly phrases: Phrases;
  /** Draws the page again. */
  readonly update: () => void;
  /** Shows a line under the page, and says it. */
  readonly note: (text: string) => void;
  /** Another page instead of this one. */
  readonly show: (page: PageName) => void;
  readonly close: () => void;
}

export interface Page {
  readonly title: TextKey;
  body(desk: Desk): TemplateResult;
  /** The page was just shown; the dialog holds it. */
  opened?(desk: Desk, dialog: HTMLElement): void;
  /** The page is no longer shown. */
  closed?(): void;
}

/** Enter chooses, too, where it does nothing by itself: it checks a box, and goes on to the next value of a list. */
function enterChooses(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLElement)) return;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') target.click();
  else if (target instanceof HTMLSelectElement) {
    target.selectedIndex = (target.selectedIndex + 1) % target.options.length;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  } else return;
  event.preventDefault();
}

export class Sheet {
  readonly #host: LitElement;
  readonly #pages: Readonly<Record<PageName, Page>>;
  readonly #desk: Desk;
  #shown: PageName | undefined;
  #note = '';

  constructor(
    host: LitElement,
    seat: Pick<Desk, 'session' | 'phrases'> & { readonly voice: Pick<Voice, 'heard'> },
    pages: Readonly<Record<PageName, Page>>,
  ) {
    this.#host = host;
    this.#pages = pages;
    this.#desk = {
      get session() {
        return seat.session;
      },
      get phrases() {
        return seat.phrases;
      },
      update: () => {
        host.requestUpdate();
      },
      note: (text) => {
        if (text) seat.voice.heard(text);
        this.#show(text);
      },
      show: (page) => {
        this.open(page);
      },
      close: () => {
        this.close();
      },
    };
  }

  /** Says it here, since nothing else is heard while the dialog is open; whether it is. */
  hear(text: string): boolean {
    if (this.#shown) this.#show(text);
    return this.#shown !== undefined;
  }

  /** The same text again is heard only when it is a change. */
  #show(text: string): void {
    this.#note = text && text === this.#note ? `${text}\u00a0` : text;
    this.#host.requestUpdate();
  }

  close(): void {
    this.#leave();
    this.#dialog?.close();
    this.#host.requestUpdate();
  }

  /** Shows a page, with the focus on its title or, where that is asked for, on a part of it that opens. */
  open(page: PageName, part?: string): void {
    this.#leave();
    this.#shown = page;
    this.#note = '';
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      const dialog = this.#dialog;
      if (!dialog?.isConnected || this.#shown !== page) return;
      if (!dialog.open) dialog.showModal();
      dialog.scrollTop = 0;
      dialog.querySelector('h2')?.focus();
      this.#pages[page].opened?.(this.#desk, dialog);
      const details = part && dialog.querySelector<HTMLDetailsElement>(part);
      if (!details) return;
      details.open = true;
      details.querySelector('summary')?.focus();
    });
  }

  /** `steps`: it has to do with Tab and Enter alone. */
  render(phrases: Phrases, steps = false): TemplateResult {
    const name = this.#shown;
    const page = name && this.#pages[name];
    return html`<dialog
      part="dialog"
      class="dialog"
      aria-labelledby="sheet-title"
      @close=${this.#closed}
      @keydown=${steps ? enterChooses : nothing}
    >
      ${
        page
          ? html`<header role="none">
                <h2 id="sheet-title" tabindex="-1">${phrases.say(page.title)}</h2>
                <button
                  type="button"
                  class="tool"
                  aria-label=${phrases.say('close')}
                  @click=${this.#desk.close}
                >
                  ${icon('close')}${tip(phrases.say('close'))}
                </button>
              </header>
              <div class="page ${name}">${page.body(this.#desk)}</div>`
          : nothing
      }
      <p class="note" role="status">${this.#note}</p>
    </dialog>`;
  }

  #leave(): void {
    const left = this.#shown && this.#pages[this.#shown];
    this.#shown = undefined;
    left?.closed?.();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog');
  }

  /** Closed by the browser; not where it was opened again meanwhile. */
  readonly #closed = (): void => {
    if (this.#dialog?.open) return;
    this.close();
    // what opened it may have gone meanwhile
    const { activeElement, body } = this.#host.ownerDocument;
    if (activeElement === body) this.#host.focus();
  };
}
