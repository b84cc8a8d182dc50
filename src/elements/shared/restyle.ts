// Applies style sheets in the element's present document. A constructed sheet works in one document only: an element
// that another document adopts, for example that of an iframe, loses it and needs a new one.
import { adoptStyles, type ReactiveElement } from 'lit';
import { read } from '../../platform/page.js';

/** Sets the style sheets of an element: shared ones in the main document, new ones in another document. */
export function restyle({ constructor, ownerDocument, shadowRoot }: ReactiveElement): void {
  const { elementStyles } = constructor as typeof ReactiveElement;
  const Sheet = read(ownerDocument, 'defaultView')?.CSSStyleSheet;
  if (!shadowRoot || !Sheet) return;
  if (ownerDocument === document) adoptStyles(shadowRoot, elementStyles);
  else
    shadowRoot.adoptedStyleSheets = elementStyles.map((style) => {
      const sheet = new Sheet();
      if ('cssText' in style) sheet.replaceSync(style.cssText);
      return sheet;
    });
}
