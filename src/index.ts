// Defines the elements, and exports the engine with the five games, the solver and the classes.
import { registerElements } from './elements/register.js';
import { CardPile, PlayingCard, SolitaireGame } from './elements/index.js';
import { answerSearches } from './platform/answer-searches.js';
import { inOurWorker } from './platform/worker-scope.js';

export * from './engine.js';
export * from './elements/index.js';
export * from './solver.js';

if (inOurWorker) answerSearches();
// without a page, the classes of the standalone bundle are not elements (platform/worker-shim.ts)
else if ('attachShadow' in SolitaireGame.prototype) {
  registerElements({
    'card-pile': CardPile,
    'playing-card': PlayingCard,
    'solitaire-game': SolitaireGame,
  });
}
