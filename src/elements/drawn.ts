// What all our elements have in common. A property that has an attribute holds what could stand in one, whatever a script
// sets; a boolean one holds `true` or `false`, however that is written (switches.ts). And a server may have drawn the
// element before it came to life: with Lit's hydration support the first render equals what stands in its shadow root
// then; without, Lit would render beside it: it makes way, before anything is painted.
import { LitElement, ReactiveElement, type PropertyDeclaration, type PropertyValues } from 'lit';
import { restyle } from './restyle.js';
import { HYDRATES } from './server-drawing.js';
import { isSwitch, switchOf } from './switches.js';
import { textOf, type Wrong } from './wishes.js';

/** What elements do that know nothing of templates. */
const plain = ReactiveElement.prototype as unknown as {
  update(changed: PropertyValues): void;
};

export class Drawn extends LitElement {
  /** Whether the next render has to equal what the server drew. */
  protected hydrates = false;
  /** Whether a server drew it: the room it takes on the page is that of the drawing, and must not change. */
  protected wasDrawn = false;

  /** Values of boolean attributes and properties that mean neither on nor off, by attribute. */
  readonly #wrongSwitches = new Map<string, Wrong>();
  /** The value of a property is being replaced by what it means. */
  #replaces = false;

  /** What is wrong with the boolean attributes and properties. */
  protected get wrongSwitches(): readonly Wrong[] {
    return [...this.#wrongSwitches.values()];
  }

  /** A property was set, by its attribute or by a script: it holds what the value means. */
  override requestUpdate(name?: PropertyKey, old?: unknown, options?: PropertyDeclaration): void {
    if (name === undefined) {
      super.requestUpdate();
      return;
    }
    if (this.#replaces) return;
    const own = this as Record<PropertyKey, unknown>;
    const value = own[name];
    const meant = options?.attribute === false ? value : this.#meaningOf(name, value, options);
    if (meant !== value) {
      this.#replaces = true;
      own[name] = meant;
      this.#replaces = false;
    }
    super.requestUpdate(name, old, options);
  }

  #meaningOf(name: PropertyKey, value: unknown, { type, attribute }: PropertyDeclaration = {}): unknown {
    // big integers, functions, objects, symbols: as a text
    const plain = /^(bi|f|o|sy)/.test(typeof value) ? (value === null ? undefined : textOf(value)) : value;
    if (!isSwitch(type)) return plain;
    const written = typeof attribute === 'string' ? attribute : String(name).toLowerCase();
    const on = switchOf(plain, written);
    this.#wrongSwitches.delete(written);
    if (on !== undefined || type !== Boolean) return on ?? plain;
    this.#wrongSwitches.set(written, { attribute: written, value, expected: 'true, false' });
    // it is to be reported, though the property may be what it was
    super.requestUpdate();
    return false;
  }

  adoptedCallback(): void {
    restyle(this);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const drawn = this.shadowRoot;
    if (drawn?.hasChildNodes()) {
      this.wasDrawn = true;
      if (HYDRATES) {
        super.createRenderRoot();
        const { renderOptions } = this;
        this.hydrates = !renderOptions.renderBefore;
        renderOptions.renderBefore = null;
      }
      // a page may forbid these, and hydration support leaves out ours
      if (this.hydrates) for (const style of drawn.querySelectorAll('style')) style.remove();
      else drawn.replaceChildren();
    }
    // not by Lit, whose sheets another window's document would refuse
    // eslint-disable-next-line wc/attach-shadow-constructor -- made when Lit makes it
    const root = drawn ?? this.attachShadow({ mode: 'open' });
    restyle(this);
    return root;
  }

  protected override update(changed: PropertyValues): void {
    try {
      super.update(changed);
    } catch (error) {
      if (!this.hydrates) throw error;
      // another version drew it
      this.hydrates = false;
      this.renderRoot.replaceChildren();
      super.update(changed);
    }
  }

  /** The update of an element that draws itself by hand. */
  protected updateByHand(changed: PropertyValues): void {
    plain.update.call(this, changed);
  }
}
