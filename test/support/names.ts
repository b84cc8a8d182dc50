// How the element names cards in English.
import { en } from '../../src/locales/en-all.js';
import { type Card } from '../../src/engine.js';

export function nameOf(card: Card | undefined): string {
  if (!card) return '';
  return `${en.ranks[card[0] as keyof typeof en.ranks]} of ${en.suits[card[1] as keyof typeof en.suits]}`;
}
