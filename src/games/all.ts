// All optional games.
export { bakersDozen } from './bakers-dozen.js';
export { bakersGame } from './bakers-game.js';
export { beleagueredCastle } from './beleaguered-castle.js';
export { eagleWing } from './eagle-wing.js';
export { eightOff } from './eight-off.js';
export { fortyThieves } from './forty-thieves.js';
export { freecell } from './freecell.js';
export { golf } from './golf.js';
export { kingAlbert } from './king-albert.js';
export { seahavenTowers } from './seahaven-towers.js';
export { streetsAndAlleys } from './streets-and-alleys.js';
export { thumbAndPouch } from './thumb-and-pouch.js';
export { yukon } from './yukon.js';
