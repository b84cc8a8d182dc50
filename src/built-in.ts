// Registers the five games.
import { register } from './engine/registry.js';
import { VERSION } from './platform/version.js';
import { cruel, demon, klondike, overUnder, reno } from './variants/index.js';

register([reno, klondike, cruel, demon, overUnder], VERSION);
