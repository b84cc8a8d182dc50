// A finger that rests on the screen, outside the movable cards. Another finger that then drags a card must not zoom the
// page; only the CSS property `touch-action` prevents that, and browsers read it when the second finger is put down.
import type { LitElement, ReactiveController } from 'lit';
import { hasPage, viewOf } from '../../platform/page.js';

/** The fingers of a zoom gesture are put down within this many milliseconds. */
const REST_MS = 100;

export class RestingFinger implements ReactiveController {
  readonly #host: LitElement;
  readonly #isInView: () => boolean;
  #connection = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rests = false;

  constructor(host: LitElement, isInView: () => boolean) {
    this.#host = host;
    this.#isInView = isInView;
    host.addController(this);
  }

  hostConnected(): void {
    if (!hasPage) return;
    const { signal } = (this.#connection = new AbortController());
    const on = (
      type: 'pointerdown' | 'pointerup' | 'pointercancel',
      act: (event: PointerEvent) => void,
    ): void =>
      viewOf(this.#host).addEventListener(
        type,
        (event) => {
          if (event.pointerType === 'touch' && event.isPrimary) act(event);
        },
        { signal, capture: true, passive: true },
      );
    on('pointerdown', (event) => {
      this.#set(false);
      const onCard = event
        .composedPath()
        .some((node) => 'matches' in node && (node as Element).matches('.movable'));
      if (!onCard) this.#timer = setTimeout(() => this.#set(this.#isInView()), REST_MS);
    });
    on('pointerup', () => this.#set(false));
    on('pointercancel', () => this.#set(false));
  }

  hostDisconnected(): void {
    this.#connection.abort();
    this.#set(false);
  }

  #set(rests: boolean): void {
    clearTimeout(this.#timer);
    if (rests === this.#rests) return;
    this.#rests = rests;
    this.#host.renderRoot.querySelector('.table')?.classList.toggle('held', rests);
  }
}
