// Entry of `solitaire-elements/engine`: the rules engine with the five games, independent of a page.
import './built-in.js';

export * from './engine/index.js';
export { defineVariant } from './engine/define-variant.js';
