// Entry of `solitaire-elements/lint`: finds mistakes in descriptions of games, for their authors. Independent of a page.
export { lintVariant } from './lint/lint-variant.js';
export type { LintMessage } from './lint/messages.js';
