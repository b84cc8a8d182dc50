// The name of a radio button in a shadow root. Chromium keeps radio buttons of a shadow root, and with them all elements
// around them, in memory after they are removed, unless their name is removed before.
import type { AttributePart } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';

class RadioName extends AsyncDirective {
  #radio: Element | undefined;
  #name = '';

  override render(name: string): string {
    return name;
  }

  override update({ element }: AttributePart, [name]: [string]): string {
    this.#radio = element;
    this.#name = name;
    return this.render(name);
  }

  protected override disconnected(): void {
    this.#radio?.removeAttribute('name');
  }

  protected override reconnected(): void {
    this.#radio?.setAttribute('name', this.#name);
  }
}

/** The attribute `name` of a radio button, removed together with the button: `name=${radioName('preset-draw')}`. */
export const radioName = directive(RadioName);
