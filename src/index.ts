// The one module: defines the elements, and exports the engine with the five games and the classes.
import { define, pileTag, registerUnit } from './elements/define.js';
import { PlayingCard, SolitaireGame } from './elements/index.js';

export * from './engine.js';
export * from './elements/index.js';

registerUnit();
pileTag();
define('playing-card', PlayingCard);
define('solitaire-game', SolitaireGame);
