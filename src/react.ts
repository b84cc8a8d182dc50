// Entry of `solitaire-elements/react`: the exports of index.ts, which defines the elements, and their types for React.
export * from './index.js';
export { Solitaire, type SolitaireProps } from './frameworks/react.js';
