// Styles after adoption: a constructed sheet belongs to one document, and is dropped when the element goes to
// another, such as that of an iframe.
import type { ReactiveElement } from 'lit';

/** Gives an element its styles again, made anew by the window it has come to. */
export function restyle(element: ReactiveElement): void {
  const { ownerDocument, shadowRoot } = element;
  const Sheet = ownerDocument.defaultView?.CSSStyleSheet;
  if (!Sheet || !shadowRoot) return;
  const { elementStyles } = element.constructor as typeof ReactiveElement;
  shadowRoot.adoptedStyleSheets = elementStyles.map((style) => {
    const sheet = new Sheet();
    if ('cssText' in style) sheet.replaceSync(style.cssText);
    return sheet;
  });
}
