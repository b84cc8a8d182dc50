// An element that a server may have drawn before it came to life: what becomes of what stands in its shadow root then.
// With Lit's hydration support the first render equals it. Without, Lit would render beside it: it makes way, before
// anything is painted.
import { adoptStyles, LitElement, ReactiveElement, type PropertyValues } from 'lit';
import { HYDRATES } from './server-drawing.js';

/** What elements do that know nothing of templates. */
const plain = ReactiveElement.prototype as unknown as {
  createRenderRoot(): ShadowRoot;
  update(changed: PropertyValues): void;
};

export class Drawn extends LitElement {
  /** Whether the next render has to equal what the server drew. */
  protected hydrates = false;
  /** Whether a server drew it: the room it takes on the page is that of the drawing, and must not change. */
  protected wasDrawn = false;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const drawn = this.shadowRoot;
    if (!drawn?.hasChildNodes()) return super.createRenderRoot();
    this.wasDrawn = true;
    if (HYDRATES) {
      super.createRenderRoot();
      const { renderOptions } = this;
      this.hydrates = !renderOptions.renderBefore;
      renderOptions.renderBefore = null;
    }
    if (this.hydrates) {
      // a page may forbid these, and hydration support leaves out ours
      for (const style of drawn.querySelectorAll('style')) style.remove();
      adoptStyles(drawn, (this.constructor as typeof LitElement).elementStyles);
      return drawn;
    }
    drawn.replaceChildren();
    return plain.createRenderRoot.call(this);
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
