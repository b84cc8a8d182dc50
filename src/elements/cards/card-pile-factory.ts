// Creates the piles of a table, under a tag name that this package has defined.
import { create } from '../../platform/page.js';
import { defineElement } from '../shared/define-element.js';
import { CardPile } from './card-pile.js';

/** The tag name of the piles. If another library has defined `card-pile` on this page, a second name is used. */
export function cardPileTag(): string {
  if (defineElement('card-pile', CardPile)) return 'card-pile';
  const name = 'solitaire-card-pile';
  if (!customElements.get(name)) defineElement(name, class extends CardPile {});
  return name;
}

/**
 * Returns a function that creates piles. They are created in the document of this module: the element may be
 * undefined in the window that a table was moved to.
 *
 * @param onFocus Called with the card that receives the focus, also when it moves between two cards of one pile, which
 *   causes no event outside of the pile.
 */
export function cardPileFactory(onFocus?: (button: HTMLElement) => void): () => CardPile {
  const tag = cardPileTag();
  return () => {
    const pile = (create(document, tag) as CardPile).prepare();
    pile.renderRoot.addEventListener('focusin', ({ target }) => onFocus?.(target as HTMLElement));
    return pile;
  };
}
