// Entry of dist/solitaire-replay.js: replay.ts, a separate file that imports the standalone bundle.
import './standalone.js';

export * from './replay.js';
