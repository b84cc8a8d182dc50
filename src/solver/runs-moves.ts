// The moves of the game on sets of cards, each a number: a card, what happens to it, and from where.

/** What a move does: a card goes home, or to a column from where it is as head, from the talon, from home. */
export const UP = 1;
export const HEAD = 2;
export const TALON_UP = 3;
export const TALON = 4;
export const DOWN = 5;
/** A head goes home. */
export const UP_HEAD = 6;

export const cardOf = (move: number): number => move & 63;
export const kindOf = (move: number): number => (move >> 6) & 7;
/** The place in the talon. */
export const placeOf = (move: number): number => (move >> 9) & 31;
/** The head that makes room for a king, plus one; 0 for none. */
export const roomOf = (move: number): number => (move >> 15) & 63;
/** A redeal comes before it. */
export const REDEALS = 1 << 14;
/** The card is taken home only for one that follows it. */
export const LIFT = 1 << 21;
