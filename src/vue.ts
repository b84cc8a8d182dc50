// Entry of `solitaire-elements/vue`: the one module's exports, the elements defined, and their types in Vue's templates.
export * from './index.js';
export type { SolitaireProps } from './frameworks/vue.js';
