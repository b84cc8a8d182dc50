// The dialog of a game: one native <dialog> that shows one page at a time: menu, deals, options, statistics, help,
// solution. A page is rendered only while it is open. The browser traps the focus, closes the dialog with Esc or a
// click outside, and restores the focus. The clock of the game stops meanwhile.
import { nothing, type LitElement, type TemplateResult } from 'lit';
import { reveal, toggleModal } from '../../platform/layout.js';
import { read } from '../../platform/page.js';
import type { Session } from '../../session/session.js';
import { isRightToLeft } from '../shared/direction.js';
import { hiddenZoom } from '../shared/hidden-zoom.js';
import { icon, tip } from '../shared/icons.js';
import type { MessageFormatter, TextKey } from '../../text/message-formatter.js';
import type { GameController } from '../../controller/game-controller.js';
import { html } from '../shared/html.js';
import { withDialogTexts } from './dialog-texts.js';

export type PageName =
  'menu' | 'deals' | 'games' | 'share' | 'options' | 'statistics' | 'help' | 'glossary' | 'replay';

/** The context of a page: its data and actions. */
export interface DialogContext {
  readonly session: Session;
  readonly formatter: MessageFormatter;
  /** Whether the text is written from right to left. */
  readonly isRightToLeft: boolean;
  /** Renders the page again. */
  readonly update: () => void;
  /** Whether the dialog is open: the player can close it while a page waits, for example for the share sheet. */
  readonly isOpen: boolean;
  /** Shows a note below the page, and announces it; if the dialog was closed, as a message on the table. */
  readonly showNote: (text: string) => void;
  /** Switches to another page. */
  readonly show: (page: PageName) => void;
  readonly close: () => void;
}

export interface Page {
  readonly title: TextKey;
  body(context: DialogContext): TemplateResult;
  /** Called after the page was shown. */
  opened?(context: DialogContext, dialog: HTMLElement): void;
  /** Called after the page was closed. */
  closed?(): void;
}

/**
 * How long in ms the content of a dialog that opens is hidden from screen readers: Orca reads all text that a dialog
 * contains when it gets the focus, before the heading that has the focus.
 */
const HIDDEN_MS = 500;

/** Makes Enter operate checkboxes, so that Tab and Enter are enough to turn on step navigation. */
function confirmWithEnter(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
  target.click();
  event.preventDefault();
}

/** Makes Enter also operate radio buttons and select lists, for players who use Tab and Enter only. */
function stepWithEnter(event: KeyboardEvent): void {
  const { target } = event;
  confirmWithEnter(event);
  if (event.key !== 'Enter' || !(target instanceof HTMLElement)) return;
  if (target instanceof HTMLInputElement && target.type === 'radio') {
    const { name } = target;
    const group = [...(target.getRootNode() as ShadowRoot).querySelectorAll('input')].filter(
      (one) => one.name === name,
    );
    const next = group[(group.indexOf(target) + 1) % group.length];
    next?.focus();
    next?.click();
  } else if (target instanceof HTMLSelectElement) {
    target.selectedIndex = (target.selectedIndex + 1) % target.options.length;
    target.dispatchEvent(new CustomEvent('change', { bubbles: true }));
  } else return;
  event.preventDefault();
}

/** Whether a pointer event is on the backdrop of the dialog that handles it. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const dialog = target as Element;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const zoom = hiddenZoom(dialog);
  const [x, y] = [clientX / zoom, clientY / zoom];
  return x < left || x > right || y < top || y > bottom;
}

export class GameDialog {
  readonly #host: LitElement;
  readonly #controller: GameController;
  readonly #pages: Readonly<Record<PageName, Page>>;
  readonly #context: DialogContext;
  #shown: PageName | undefined;
  #note = '';
  /** Whether the last press was on the backdrop. */
  #pressedOutside = false;

  constructor(host: LitElement, controller: GameController, pages: Readonly<Record<PageName, Page>>) {
    this.#host = host;
    this.#controller = controller;
    this.#pages = pages;
    // the texts may be English on a page that is written from right to left
    const text = (): Element => this.#dialog ?? host;
    const isOpen = (): boolean => this.#shown !== undefined;
    this.#context = {
      get session() {
        return controller.session;
      },
      get formatter() {
        return withDialogTexts(controller.formatter);
      },
      get isRightToLeft() {
        return isRightToLeft(text());
      },
      update: () => {
        host.requestUpdate();
      },
      get isOpen() {
        return isOpen();
      },
      showNote: (text) => {
        if (!isOpen()) {
          if (text) controller.announcer.showMessage(text);
          return;
        }
        if (text) controller.announcer.noteAnnounced(text);
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

  /**
   * Announces a text in the dialog's live region, because others are inert while it is open. Returns whether it is
   * open.
   */
  announceInside(text: string): boolean {
    if (this.#shown) this.#show(text);
    return this.#shown !== undefined;
  }

  /** Sets the note. A repeated text gets a trailing space, because live regions announce changes only. */
  #show(text: string): void {
    this.#note = text && text === this.#note ? `${text}\u00a0` : text;
    this.#host.requestUpdate();
  }

  close(): void {
    this.#leave();
    if (this.#dialog) toggleModal(this.#dialog, false);
    this.#host.requestUpdate();
  }

  /**
   * Opens a page and focuses its title or, if given, opens one of its <details> parts and focuses the heading in its
   * summary: on the summary, which is a button, Orca uses focus mode, in which the arrow keys do not read on.
   */
  open(page: PageName, part?: string): void {
    // the element can be removed while a page waits for a permission
    if (!this.#host.isConnected) return;
    this.#leave();
    this.#shown = page;
    this.#controller.session.setCovered(true);
    this.#controller.announcer.clearFinishedMessage();
    this.#note = '';
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      const dialog = this.#dialog;
      if (!dialog?.isConnected || this.#shown !== page) return;
      const content = dialog.querySelector<HTMLElement>('.page');
      if (!dialog.open) {
        if (content) this.#hideContent(content);
        toggleModal(dialog, true);
      }
      dialog.scrollTop = 0;
      dialog.querySelector('h2')?.focus();
      this.#pages[page].opened?.(this.#context, dialog);
      const details = part && dialog.querySelector<HTMLDetailsElement>(part);
      if (!details) return;
      details.open = true;
      const heading = details.querySelector<HTMLElement>('h3');
      const title = dialog.querySelector('h2');
      reveal(details);
      if (!content?.ariaHidden) heading?.focus();
      else {
        // the screen reader reads the title first
        setTimeout(() => {
          if (title?.matches(':focus')) heading?.focus();
        }, HIDDEN_MS);
      }
    });
  }

  /** Hides the content from screen readers for {@link HIDDEN_MS}, or until it gets the focus. */
  #hideContent(content: HTMLElement): void {
    const show = (): void => {
      content.ariaHidden = null;
    };
    content.ariaHidden = 'true';
    content.addEventListener('focusin', show, { once: true });
    setTimeout(show, HIDDEN_MS);
  }

  /** @param steps Whether the dialog must be usable with Tab and Enter only. */
  render(steps = false): TemplateResult {
    const { formatter } = this.#context;
    const name = this.#shown;
    const page = name && this.#pages[name];
    return html`<dialog
      part="dialog"
      class="dialog"
      aria-labelledby="sheet-title"
      @close=${this.#closed}
      @pointerdown=${this.#pressed}
      @click=${this.#clicked}
      @keydown=${steps ? stepWithEnter : confirmWithEnter}
    >
      ${
        page
          ? html`<header role="none">
                <h2 id="sheet-title" tabindex="-1">${formatter.message(page.title)}</h2>
                <button
                  type="button"
                  class="tool"
                  aria-label=${formatter.message('close')}
                  @click=${this.#context.close}
                >
                  ${icon('close')}${tip(formatter.message('close'))}
                </button>
              </header>
              <div class="page ${name}">${page.body(this.#context)}</div>`
          : nothing
      }
      <p class="note" aria-live="polite" aria-atomic="true">${this.#note}</p>
    </dialog>`;
  }

  #leave(): void {
    if (!this.#shown) return;
    const left = this.#pages[this.#shown];
    this.#shown = undefined;
    this.#controller.session.setCovered(false);
    left.closed?.();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog');
  }

  readonly #pressed = (event: PointerEvent): void => {
    this.#pressedOutside = isOnBackdrop(event);
  };

  /**
   * Closes on a click outside. The attribute `closedby` would close at the end of the press instead; on touch screens,
   * Firefox then sends the click to the table behind.
   */
  readonly #clicked = (event: MouseEvent): void => {
    // a drag that began inside, for example to select text, also ends with a click on the dialog
    if (this.#pressedOutside && isOnBackdrop(event)) this.close();
  };

  /** Handles closing by the browser, unless the dialog was opened again in the meantime. */
  readonly #closed = (): void => {
    if (this.#dialog?.open) return;
    this.close();
    // the element that opened the dialog may have been removed
    const { ownerDocument: page } = this.#host;
    if (read(page, 'activeElement') === read(page, 'body')) this.#host.focus();
  };
}
