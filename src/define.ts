// Defines the elements of a game, and exports the engine with the five games and the classes. The entries add how their
// build starts its worker.
import './built-in.js';
import { registerElements } from './elements/register.js';
import { CardPile, PlayingCard, SolitaireGame } from './elements/index.js';

export * from './engine/index.js';
export * from './elements/index.js';

// in a worker and on a server, the classes are not elements (platform/worker-shim.ts)
if ('attachShadow' in SolitaireGame.prototype) {
  registerElements({
    'card-pile': CardPile,
    'playing-card': PlayingCard,
    'solitaire-game': SolitaireGame,
  });
}
