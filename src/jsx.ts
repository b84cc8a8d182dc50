// Entry of `solitaire-elements/jsx`: the exports of index.ts, which defines the elements, and their types for Solid and
// Preact.
export * from './index.js';
export type { SolitaireJSX } from './frameworks/jsx.js';
