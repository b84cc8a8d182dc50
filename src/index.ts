// Entry of `solitaire-elements`: defines the elements, and exports the engine with the five games, the solver and the
// classes.
import './elements/ssr/install.js';
import './platform/npm-worker.js';

export * from './define.js';
export { defineVariant } from './engine/define-variant.js';
export * from './solve.js';
