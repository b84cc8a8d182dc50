// What an element tells its page: events, and what was wrong. Nothing is ever thrown at the page.
import { SolitaireError } from '../engine/index.js';
import type { ErrorDetail, SolitaireEventDetails } from './events.js';
import { textOf, type Wrong } from './wishes.js';

export class Outlet {
  readonly #element: HTMLElement;
  readonly #warned = new Set<string>();

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Raises an event; `false` when the page stopped it. */
  raise<K extends keyof SolitaireEventDetails>(
    type: K,
    detail: SolitaireEventDetails[K],
    cancelable = false,
  ): boolean {
    const event = new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable });
    return this.#element.dispatchEvent(event);
  }

  /** Raises `solitaire-error`, and warns once of each fault. */
  report(detail: ErrorDetail): void {
    if (!this.#warned.has(detail.message)) console.warn(detail.message);
    this.#warned.add(detail.message);
    this.raise('solitaire-error', detail);
  }

  reportWrong(wrong: readonly Wrong[]): void {
    for (const { attribute, value, expected } of wrong) {
      const text = textOf(value);
      const message = `<${this.#element.localName}>: ${attribute}="${text}" is left out; expected: ${expected}.`;
      // told once, however often the attributes are looked at
      if (this.#warned.has(message)) continue;
      this.report({ code: 'bad-attribute', message, attribute, value: text, expected });
    }
  }

  /** Does what may fail for wrong input from the page; whether it went well. */
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
