// The base class of all elements. It normalises each property that has an attribute to a value that the attribute can
// have, even if a script sets another type; boolean properties become `true` or `false` (boolean-attributes.ts). A
// server may have rendered the element: with Lit's hydration support the first render equals the content of its shadow
// root; without it, that content is removed before the first paint.
import { LitElement, ReactiveElement, type PropertyDeclaration, type PropertyValues } from 'lit';
import { restyle } from './restyle.js';
import { canHydrate } from './server-rendering.js';
import { isBooleanType, parseBoolean } from './boolean-attributes.js';
import { toText, type InvalidAttribute } from '../../controller/setup.js';

/** The types of values that are converted to texts. */
const CONVERTED: ReadonlySet<string> = new Set(['bigint', 'function', 'object', 'symbol']);

/** The update of an element without templates. */
const plain = ReactiveElement.prototype as unknown as {
  update(changed: PropertyValues): void;
};

export class BaseElement extends LitElement {
  /** Whether the next render has to equal the server's. */
  protected hydrates = false;
  /** Whether a server rendered the element: its size on the page must not change. */
  protected wasServerRendered = false;

  /** Values of boolean attributes and properties that are neither true nor false, by attribute. */
  readonly #invalidBooleans = new Map<string, InvalidAttribute>();
  /** Whether a property is being replaced by its normalised value. */
  #replaces = false;

  /** The invalid boolean attributes and properties. */
  protected get invalidBooleans(): readonly InvalidAttribute[] {
    return [...this.#invalidBooleans.values()];
  }

  /** Called when a property is set by its attribute or by a script: normalises the value. */
  override requestUpdate(name?: PropertyKey, old?: unknown, options?: PropertyDeclaration): void {
    if (name === undefined) {
      super.requestUpdate();
      return;
    }
    if (this.#replaces) return;
    const own = this as Record<PropertyKey, unknown>;
    const value = own[name];
    const isObject = options?.attribute === false || options?.type === Object;
    const meant = isObject ? value : this.#meaningOf(name, value, options);
    if (meant !== value) {
      this.#replaces = true;
      own[name] = meant;
      this.#replaces = false;
    }
    super.requestUpdate(name, old, options);
  }

  #meaningOf(name: PropertyKey, value: unknown, { type, attribute }: PropertyDeclaration = {}): unknown {
    const plain = CONVERTED.has(typeof value) ? (value === null ? undefined : toText(value)) : value;
    if (!isBooleanType(type)) return plain;
    const written = typeof attribute === 'string' ? attribute : String(name).toLowerCase();
    const on = parseBoolean(plain, written);
    this.#invalidBooleans.delete(written);
    if (on !== undefined || type !== Boolean) return on ?? plain;
    this.#invalidBooleans.set(written, { attribute: written, value, expected: 'true, false' });
    // the value has to be reported even if the property does not change
    super.requestUpdate();
    return false;
  }

  adoptedCallback(): void {
    restyle(this);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const drawn = this.shadowRoot;
    if (drawn?.hasChildNodes()) {
      this.wasServerRendered = true;
      if (canHydrate()) {
        super.createRenderRoot();
        const { renderOptions } = this;
        this.hydrates = !renderOptions.renderBefore;
        renderOptions.renderBefore = null;
      }
      // a page may forbid style elements, and hydration support ignores constructed style sheets
      if (this.hydrates) for (const style of drawn.querySelectorAll('style')) style.replaceWith();
      else drawn.replaceChildren();
    }
    // restyle() instead of Lit: the document of another window rejects Lit's style sheets
    // eslint-disable-next-line wc/attach-shadow-constructor -- Lit creates the root here, too
    const root = drawn ?? this.attachShadow({ mode: 'open' });
    restyle(this);
    return root;
  }

  protected override update(changed: PropertyValues): void {
    try {
      super.update(changed);
    } catch (error) {
      if (!this.hydrates) throw error;
      // the server used another version
      this.hydrates = false;
      this.renderRoot.replaceChildren();
      super.update(changed);
    }
  }

  /** Updates an element that renders without a template. */
  protected updateWithoutTemplate(changed: PropertyValues): void {
    plain.update.call(this, changed);
  }
}
