// Defining the elements: guarded, since the module may be loaded twice, and other libraries may own a name.
import { CardPile } from './card-pile.js';

/** Defines an element unless the name is taken; whether this class now has it. */
export function define(name: string, element: CustomElementConstructor): boolean {
  if (!customElements.get(name)) customElements.define(name, element);
  return customElements.get(name) === element;
}

/** The name under which a game makes its piles: another library may own `card-pile` on this page. */
export function pileTag(): string {
  if (define('card-pile', CardPile)) return 'card-pile';
  const name = 'solitaire-card-pile';
  if (!customElements.get(name)) customElements.define(name, class extends CardPile {});
  return name;
}

/**
 * Registers the width of a card as a length, so that it is worked out once for a table. As plain text, its
 * container units would be resolved anew for every length of every card: measured, 20 tables took 1,000 ms
 * instead of 100. Where this is not to be had, it only takes longer.
 */
export function registerUnit(): void {
  try {
    CSS.registerProperty({
      name: '--solitaire-unit',
      syntax: '<length>',
      inherits: true,
      initialValue: '0px',
    });
  } catch {
    // a second copy of the module did it, or the browser cannot
  }
}
