// Entry of `solitaire-elements/engine`: the rules engine with the five games, independent of a page.
import { register } from './engine/registry.js';
import { cruel, demon, klondike, overUnder, reno } from './variants/index.js';

register([reno, klondike, cruel, demon, overUnder]);

export * from './engine/index.js';
