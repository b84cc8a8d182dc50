// Entry of the split build (`dist/split/solitaire-elements.js`): like the standalone bundle, but the solver and the
// dialog are loaded when they are needed. It can be loaded in environments without a page.
import { removeShim } from './platform/worker-shim.js';
import { registerElements } from './elements/register.js';
import { CardPile, PlayingCard, SolitaireGame } from './elements/index.js';

export * from './engine.js';
export * from './elements/index.js';

// without a page, the classes are not elements (platform/worker-shim.ts)
if ('attachInternals' in SolitaireGame.prototype) {
  registerElements({
    'card-pile': CardPile,
    'playing-card': PlayingCard,
    'solitaire-game': SolitaireGame,
  });
}

removeShim();
