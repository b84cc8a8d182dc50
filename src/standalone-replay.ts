// Entry of dist/solitaire-replay.js, a separate file that imports the standalone bundle.
import './standalone.js';

export * from './define-replay.js';
