// Entry of `solitaire-elements/elements`: exports the classes without defining the elements.
import './elements/ssr/install.js';
import './platform/npm-worker.js';

export * from './elements/index.js';
