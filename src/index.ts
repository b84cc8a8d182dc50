// Defines the elements, and exports the engine with the five games, the solver and the classes.
import { defineAll } from './elements/define.js';
import { CardPile, PlayingCard, SolitaireGame } from './elements/index.js';
import { answerSearches } from './platform/answer-searches.js';
import { inOurWorker } from './platform/worker-scope.js';

export * from './engine.js';
export * from './elements/index.js';
export * from './solver.js';

if (inOurWorker) answerSearches();
// where there is no page, the classes of the one module are no elements (platform/worker-shim.ts)
else if ('attachInternals' in SolitaireGame.prototype) {
  defineAll({
    'card-pile': CardPile,
    'playing-card': PlayingCard,
    'solitaire-game': SolitaireGame,
  });
}
