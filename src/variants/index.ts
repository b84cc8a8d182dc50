// The five games.
export { cruel } from './cruel.js';
export { demon } from './demon.js';
export { klondike } from './klondike.js';
export { overUnder } from './over-under.js';
export { reno } from './reno.js';
