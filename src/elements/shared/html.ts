// The template tags of the elements. Lit writes a changed text into the text node that it made, which a translation
// service may have replaced by an element; here such a text gets a new node. Lint forbids Lit's own tags. A page in one of
// our languages is translated with our texts; only texts for single cards and counts of piles are `translate="no"`.
import { html as litHtml, svg as litSvg, unsafeCSS, type CSSResult } from 'lit';
import { Directive, directive, PartType, type ChildPart, type PartInfo } from 'lit/directive.js';
import { getCommittedValue, isPrimitive, setCommittedValue } from 'lit/directive-helpers.js';

class LastingText extends Directive {
  render(value: string | number): string | number {
    return value;
  }

  override update(part: PartInfo, [value]: [string | number]): string | number {
    if (part.type === PartType.CHILD) {
      const child = part as ChildPart;
      const before = getCommittedValue(child);
      const isReplaced = isPrimitive(before) && child.startNode?.nextSibling?.nodeType !== 3;
      if (isReplaced && before !== value) setCommittedValue(child);
    }
    return value;
  }
}
const lastingText = directive(LastingText);

/** Texts in a value of a template, also in a list. */
function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting);
  return typeof value === 'string' || typeof value === 'number' ? lastingText(value) : value;
}

export const html: typeof litHtml = (strings, ...values) => litHtml(strings, ...values.map(lasting));
export const svg: typeof litSvg = (strings, ...values) => litSvg(strings, ...values.map(lasting));

/** Lit's `css` for styles that contain others: Lit joins them with `reduce`, which Prototype.js before 1.6.1 replaces. */
export function css(strings: TemplateStringsArray, ...values: readonly (CSSResult | number)[]): CSSResult {
  return unsafeCSS(strings.map((part, i) => part + String(values[i] ?? '')).join(''));
}
