// Entry of the split build (`dist/split/solitaire-elements.js`): like the standalone bundle, but the solver and the
// dialog are loaded when they are needed.
import { registerElements } from './elements/register.js';
import { CardPile, PlayingCard, SolitaireGame } from './elements/index.js';

export * from './engine.js';
export * from './elements/index.js';

registerElements({
  'card-pile': CardPile,
  'playing-card': PlayingCard,
  'solitaire-game': SolitaireGame,
});
