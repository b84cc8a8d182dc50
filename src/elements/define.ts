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
