// Entry of `solitaire-elements/solver`: the solver, with the five games.
import './engine.js';
import './platform/npm-worker.js';

export * from './solve.js';
