// Peeking: a card that others cover comes to the front while it is held, by mouse or finger, or at once with
// the right button. It lies where it lay as soon as the press ends, whatever ends it.
import { viewOf } from '../platform/page.js';

/** How long a press on a card becomes a peek, in milliseconds. */
const MOUSE_MS = 250;
const TOUCH_MS = 350;
/** A press that shows the card for less than this is still a click, for hands that are slow. */
const GLIMPSE_MS = 100;

export class Peek {
  readonly #find: (path: readonly EventTarget[]) => HTMLElement | undefined;
  #card: HTMLElement | undefined;
  #press = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lasted = false;

  /** `find`: the covered, face-up card on a path; `onCard`: whether there is any card. */
  constructor(
    table: HTMLElement,
    find: (path: readonly EventTarget[]) => HTMLElement | undefined,
    onCard: (path: readonly EventTarget[]) => boolean,
  ) {
    this.#find = find;
    table.addEventListener('pointerdown', (event) => this.#begin(event));
    // also the menu that a long press of a finger opens
    table.addEventListener('contextmenu', (event) => {
      if (onCard(event.composedPath())) event.preventDefault();
    });
  }

  /** Whether the click at the end of this press only ends a peek. */
  get lasted(): boolean {
    return this.#lasted;
  }

  end(): void {
    this.#press.abort();
    clearTimeout(this.#timer);
    this.#card?.classList.remove('peek');
    this.#card = undefined;
  }

  #begin(event: PointerEvent): void {
    if (!event.isPrimary) return;
    this.end();
    this.#lasted = false;
    const card = event.button === 1 ? undefined : this.#find(event.composedPath());
    if (!card) return;
    const { pointerId, clientX: x, clientY: y } = event;
    // the table may have come to another window since it was made
    const view = viewOf(card);
    const mouse = event.pointerType === 'mouse';
    const { signal } = (this.#press = new AbortController());
    const show = (): void => {
      this.#card = card;
      card.classList.add('peek');
      this.#timer = setTimeout(() => (this.#lasted = true), GLIMPSE_MS);
    };
    const end = (other: Event): void => {
      if ('pointerId' in other && other.pointerId !== pointerId) return;
      // what was broken off is no click
      if (this.#card && other.type !== 'pointerup') this.#lasted = true;
      this.end();
    };
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture', 'blur'])
      view.addEventListener(type, end, { signal });
    view.document.addEventListener('visibilitychange', end, { signal });
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
        if (other.key === 'Escape') end(other);
      },
      { signal, capture: true },
    );
    if (event.button) show();
    else this.#timer = setTimeout(show, mouse ? MOUSE_MS : TOUCH_MS);
  }
}
