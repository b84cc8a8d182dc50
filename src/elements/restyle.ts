// Styles of the window an element is in: a constructed sheet belongs to one document, is dropped when the element goes to
// another, such as that of an iframe, and refused by it.
import { adoptStyles, type ReactiveElement } from 'lit';

/** Gives an element its styles: those shared by all on this page, or sheets made by the window it has come to. */
export function restyle({ constructor, ownerDocument, shadowRoot }: ReactiveElement): void {
  const { elementStyles } = constructor as typeof ReactiveElement;
  const Sheet = ownerDocument.defaultView?.CSSStyleSheet;
  if (!shadowRoot || !Sheet) return;
  if (ownerDocument === document) adoptStyles(shadowRoot, elementStyles);
  else
    shadowRoot.adoptedStyleSheets = elementStyles.map((style) => {
      const sheet = new Sheet();
      if ('cssText' in style) sheet.replaceSync(style.cssText);
      return sheet;
    });
}
