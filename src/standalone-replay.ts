// Entry of dist/solitaire-replay.js: replay.ts, beside the standalone bundle, which it imports.
import './standalone.js';

export * from './replay.js';
