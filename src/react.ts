// Entry of `solitaire-elements/react`: the one module's exports, the elements defined, and their types in React's templates.
export * from './index.js';
export { Solitaire, type SolitaireProps } from './frameworks/react.js';
