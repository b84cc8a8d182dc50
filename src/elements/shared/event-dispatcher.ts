// Dispatches an element's events, and reports errors to the page. No exception reaches the page.
import type { ControllerEvent } from '../../controller/controller-event.js';
import { detailOf, type ErrorDetail, type SolitaireEventDetails } from '../../controller/events.js';
import { toText, type InvalidAttribute } from '../../controller/attribute-values.js';

/** Messages truncate longer values. */
const MOST_SHOWN = 500;

export class EventDispatcher {
  readonly #element: HTMLElement;
  readonly #warned = new Set<string>();

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Dispatches an event. @returns `false` if the page called `preventDefault()`. */
  dispatch<K extends keyof SolitaireEventDetails>(
    type: K,
    detail: SolitaireEventDetails[K],
    cancelable = false,
  ): boolean {
    const event = new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable });
    return this.#element.dispatchEvent(event);
  }

  /** Dispatches `solitaire-error`, and logs one console warning per message. */
  reportError(detail: ErrorDetail): void {
    if (!this.#warned.has(detail.message)) console.warn(detail.message);
    this.#warned.add(detail.message);
    this.dispatch('solitaire-error', detail);
  }

  reportInvalid(invalid: readonly InvalidAttribute[]): void {
    for (const { attribute, value, expected } of invalid) {
      const text = toText(value).slice(0, MOST_SHOWN);
      const message = `<${this.#element.localName}>: ${attribute}="${text}" is ignored; expected: ${expected}.`;
      // reported only once, because attributes are read repeatedly
      if (this.#warned.has(message)) continue;
      this.reportError({ code: 'bad-attribute', message, attribute, value: text, expected });
    }
  }

  /** Dispatches the events of a game controller that pages can listen to. */
  handle(event: ControllerEvent): void {
    switch (event.kind) {
      case 'deal':
      case 'move':
      case 'score':
      case 'undo':
      case 'end':
        this.dispatch(`solitaire-${event.kind}`, detailOf(event));
        break;
      case 'announce':
        this.dispatch('solitaire-announce', { text: event.text });
        break;
      case 'verdict':
        this.dispatch('solitaire-verdict', event.detail);
        break;
      case 'error':
        this.reportError(event.detail);
        break;
      case 'invalid':
        this.reportInvalid(event.attributes);
        break;
      case 'pause':
      case 'bookmark':
      case 'message':
      case 'hint':
      case 'selection':
      case 'help':
      case 'preferences':
      case 'update':
    }
  }
}
