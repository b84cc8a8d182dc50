// Entry of `solitaire-elements/svelte`: the one module's exports, the elements defined, and their types in Svelte's templates.
export * from './index.js';
export type { SolitaireProps } from './frameworks/svelte.js';
