// A move of the search, packed into one number: the source pile, the target pile, the number of cards, and the number of
// draws and redeals before it. A pair has the count 0: the target is the pile of the other card, or the same pile for its
// two top cards. A draw and a redeal have no source pile; their target is 0 and 1.

/** No pile. Greater than every pile index (see MOST_PILES in the engine). */
export const NOWHERE = 63;

export const moveOf = (from: number, to: number, count: number, steps: number): number =>
  from | (to << 6) | (count << 12) | (steps << 19);
export const fromOf = (move: number): number => move & 63;
export const toOf = (move: number): number => (move >> 6) & 63;
export const countOf = (move: number): number => (move >> 12) & 127;
/** The number of draws and redeals before a move of a talon card. */
export const stepsOf = (move: number): number => (move >> 19) & 255;

export const DRAW_MOVE = moveOf(NOWHERE, 0, 0, 0);
export const REDEAL_MOVE = moveOf(NOWHERE, 1, 0, 0);
