// Entry of the split build (`dist/split/solitaire-elements.js`): like the standalone bundle without the exports of the
// solver. The dialog, the answers to the query keys, the win animation, the sounds and the solver are loaded later. It
// can be loaded in environments without a page.
import { removeShim } from './platform/worker-shim.js';
import { registerElements } from './elements/register.js';
import { CardPile, PlayingCard, SolitaireGame } from './elements/index.js';

export * from './engine.js';
export * from './elements/index.js';

// without a page, the classes are not elements (platform/worker-shim.ts)
if ('attachShadow' in SolitaireGame.prototype) {
  registerElements({
    'card-pile': CardPile,
    'playing-card': PlayingCard,
    'solitaire-game': SolitaireGame,
  });
}

removeShim();
