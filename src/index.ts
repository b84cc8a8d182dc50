// The one module: defines the elements, and exports the engine with the five games and the classes.
import { define, pileTag } from './elements/define.js';
import { PlayingCard, SolitaireGame } from './elements/index.js';

export * from './engine.js';
export * from './elements/index.js';

pileTag();
define('playing-card', PlayingCard);
define('solitaire-game', SolitaireGame);
