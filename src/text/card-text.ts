// The text of a card: "Q♥". It is copied, searched and printed if the element has no text of the author.
import type { Card } from '../engine/index.js';

const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
/** The back of a playing card, U+1F0A0. */
const BACK = '\u{1F0A0}';

/** "Q♥", "10♠"; for a face-down card, the symbol of a card back. */
export const textOfCard = (card: Card | undefined): string =>
  card ? card.slice(0, 1).replace('T', '10') + (SUITS[card.slice(1)] ?? '') : BACK;
