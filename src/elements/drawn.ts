// What all our elements have in common. A property that has an attribute holds what could stand in one, whatever a script
// sets. And a server may have drawn the element before it came to life: with Lit's hydration support the first render
// equals what stands in its shadow root then; without, Lit would render beside it: it makes way, before anything is
// painted.
import { LitElement, ReactiveElement, type PropertyDeclaration, type PropertyValues } from 'lit';
import { restyle } from './restyle.js';
import { HYDRATES } from './server-drawing.js';
import { textOf } from './wishes.js';

/** What elements do that know nothing of templates. */
const plain = ReactiveElement.prototype as unknown as {
  update(changed: PropertyValues): void;
};

export class Drawn extends LitElement {
  /** Whether the next render has to equal what the server drew. */
  protected hydrates = false;
  /** Whether a server drew it: the room it takes on the page is that of the drawing, and must not change. */
  protected wasDrawn = false;

  /** A property was set: what no attribute could hold, it becomes a text. */
  override requestUpdate(name?: PropertyKey, old?: unknown, options?: PropertyDeclaration): void {
    const own = this as Record<PropertyKey, unknown>;
    const value = own[name ?? ''];
    // big integers, functions, objects, symbols
    if (options?.attribute !== false && /^(bi|f|o|sy)/.test(typeof value))
      own[name ?? ''] = value === null ? undefined : textOf(value);
    else super.requestUpdate(name, old, options);
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
