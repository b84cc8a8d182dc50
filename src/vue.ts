// Entry of `solitaire-elements/vue`: the exports of index.ts, which defines the elements, and their types for Vue.
export * from './index.js';
export type { SolitaireProps } from './frameworks/vue.js';
