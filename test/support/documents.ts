// Reads the project's files for the tests of the documentation.
import { readdirSync, readFileSync } from 'node:fs';
import { CardPile, PlayingCard, SolitaireGame } from '../../src/elements/index.js';
import { SolitaireReplay } from '../../src/elements/solitaire-replay.js';

/** The elements by tag name. */
export const CLASSES = {
  'solitaire-game': SolitaireGame,
  'solitaire-replay': SolitaireReplay,
  'card-pile': CardPile,
  'playing-card': PlayingCard,
};

/** The text of a file, by its path from the root of the project. */
export const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** Every page of docs/ and its subfolders, by its path from the root of the project. */
export const DOCS: readonly string[] = readdirSync(new URL('../../docs', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => `docs/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.md'));

/** All different matches of a pattern's first group. */
export const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, first]) => first ?? '')),
];
