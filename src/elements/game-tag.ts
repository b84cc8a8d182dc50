// The tag name of a game within another element of this package.
import { create } from '../platform/page.js';
import { defineElement } from './shared/define-element.js';
import { SolitaireGame } from './solitaire-game.js';

/** Creates a game. If another library or copy has defined `solitaire-game` on this page, a second name is used. */
export function createGame(doc: Document): SolitaireGame {
  let tag = 'solitaire-game';
  if (!defineElement(tag, SolitaireGame)) {
    tag = 'solitaire-replay-game';
    if (!customElements.get(tag)) defineElement(tag, class extends SolitaireGame {});
  }
  return create(doc, tag) as SolitaireGame;
}
