// Peeking: a covered face-up card is shown in front during a long press, or immediately with the right mouse button. It
// is covered again when the press ends for any reason.
import { onVisibility, viewOf } from '../../platform/page.js';
import { endKey } from '../shared/used-events.js';
import type { TableView } from '../table/table-view.js';

/** After this many milliseconds a press becomes a peek. */
const MOUSE_MS = 250;
const TOUCH_MS = 350;
/** A press that shows the card for less than this many milliseconds still counts as a click. */
const SHORT_PEEK_MS = 100;

export class Peek {
  readonly #view: TableView;
  #card: HTMLElement | undefined;
  #press = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lasted = false;

  constructor(grid: HTMLElement, view: TableView) {
    this.#view = view;
    grid.addEventListener('pointerdown', (event) => this.#begin(event));
    // also prevents the context menu of a long touch
    grid.addEventListener('contextmenu', (event) => {
      if (view.find(event.composedPath())?.index !== undefined) event.preventDefault();
    });
  }

  /** Whether the click at the end of this press only ends a peek, and should be ignored. */
  get lasted(): boolean {
    return this.#lasted;
  }

  end(): void {
    this.#press.abort();
    clearTimeout(this.#timer);
    this.#card?.classList.remove('peek');
    this.#card = undefined;
  }

  /** The face-up card in the path of an event, if other cards cover it. */
  #coveredCard(path: readonly EventTarget[]): HTMLElement | undefined {
    const { pile = '', index = -1 } = this.#view.find(path) ?? {};
    const nodes = this.#view.nodes(pile);
    const card = nodes[index]?.element;
    return index < nodes.length - 1 && card?.hasAttribute('card') ? card : undefined;
  }

  #begin(event: PointerEvent): void {
    if (!event.isPrimary) return;
    this.end();
    this.#lasted = false;
    const card = event.button === 1 ? undefined : this.#coveredCard(event.composedPath());
    if (!card) return;
    const { pointerId, clientX: x, clientY: y } = event;
    // the table may have been moved to another window
    const view = viewOf(card);
    const mouse = event.pointerType === 'mouse';
    const { signal } = (this.#press = new AbortController());
    const show = (): void => {
      this.#card = card;
      card.classList.add('peek');
      this.#timer = setTimeout(() => (this.#lasted = true), SHORT_PEEK_MS);
    };
    const end = (other: Event): void => {
      if ('pointerId' in other && other.pointerId !== pointerId) return;
      // a cancelled press causes no click
      if (this.#card && other.type !== 'pointerup') this.#lasted = true;
      this.end();
    };
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture', 'blur'])
      view.addEventListener(type, end, { signal });
    onVisibility(view.document, end, { signal });
    view.addEventListener(
      'pointermove',
      (to) => {
        if (!this.#card && Math.hypot(to.clientX - x, to.clientY - y) > (mouse ? 3 : 8)) end(to);
      },
      { signal },
    );
    view.addEventListener(
      'keydown',
      (other) => {
        if (other.key !== 'Escape') return;
        if (this.#card) {
          other.preventDefault();
          endKey(other, view);
        }
        end(other);
      },
      { signal, capture: true },
    );
    if (event.button) show();
    else this.#timer = setTimeout(show, mouse ? MOUSE_MS : TOUCH_MS);
  }
}
