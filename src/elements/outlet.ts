// Dispatches an element's events, and reports errors to the page. No exception reaches the page.
import { SolitaireError } from '../engine/index.js';
import type { ErrorDetail, SolitaireEventDetails } from './events.js';
import { textOf, type Wrong } from './wishes.js';

export class Outlet {
  readonly #element: HTMLElement;
  readonly #warned = new Set<string>();

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Dispatches an event. @returns `false` if the page called `preventDefault()`. */
  raise<K extends keyof SolitaireEventDetails>(
    type: K,
    detail: SolitaireEventDetails[K],
    cancelable = false,
  ): boolean {
    const event = new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable });
    return this.#element.dispatchEvent(event);
  }

  /** Dispatches `solitaire-error`, and warns once per fault in the console. */
  report(detail: ErrorDetail): void {
    if (!this.#warned.has(detail.message)) console.warn(detail.message);
    this.#warned.add(detail.message);
    this.raise('solitaire-error', detail);
  }

  reportWrong(wrong: readonly Wrong[]): void {
    for (const { attribute, value, expected } of wrong) {
      const text = textOf(value);
      const message = `<${this.#element.localName}>: ${attribute}="${text}" is left out; expected: ${expected}.`;
      // reported once, however often the attributes are read
      if (this.#warned.has(message)) continue;
      this.report({ code: 'bad-attribute', message, attribute, value: text, expected });
    }
  }

  /** Runs an action that fails for wrong input of the page, and reports the failure. @returns Whether it succeeded. */
  attempt(act: () => void): boolean {
    try {
      act();
      return true;
    } catch (error) {
      if (!(error instanceof SolitaireError)) throw error;
      this.report({ ...error.data, code: error.code, message: `<solitaire-game>: ${error.message}` });
      return false;
    }
  }
}
