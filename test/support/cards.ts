// Cards as text.
import type { Card } from '../../src/engine.js';

/** `AS 2S` as a list; an empty text is an empty list. */
export const cardsOf = (text: string): Card[] => (text ? (text.split(' ') as Card[]) : []);
