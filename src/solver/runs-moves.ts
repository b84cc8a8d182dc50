// Moves of the game on sets of cards (see `runs-game.ts`). A move is one number: card, kind of move, and source.

/** Kinds of move: a card goes to its foundation; a head, a talon card or a foundation card goes to a column. */
export const UP = 1;
export const HEAD = 2;
export const TALON_UP = 3;
export const TALON = 4;
export const DOWN = 5;
/** A head goes to its foundation. */
export const UP_HEAD = 6;

export const cardOf = (move: number): number => move & 63;
export const kindOf = (move: number): number => (move >> 6) & 7;
/** The index in the talon. */
export const placeOf = (move: number): number => (move >> 9) & 31;
/** One more than the head that leaves its column so that a king can move there; 0 for none. */
export const roomOf = (move: number): number => (move >> 15) & 63;
/** A redeal is needed before the move. */
export const REDEALS = 1 << 14;
/** The card goes to its foundation only so that another one can follow. */
export const LIFT = 1 << 21;
