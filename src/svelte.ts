// Entry of `solitaire-elements/svelte`: the exports of index.ts, which defines the elements, and their types for
// Svelte.
export * from './index.js';
export type { SolitaireProps } from './frameworks/svelte.js';
