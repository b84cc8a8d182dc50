// Entry of `solitaire-elements/replay`: defines <solitaire-replay>, and the elements that it needs.
import './index.js';

export * from './define-replay.js';
