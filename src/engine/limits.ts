// The limits of what comes from outside. docs/variants.md and docs/versioning.md state them; errors name them.

/** How much JSON text a value may take, and how deeply lists and objects may be nested in it. */
export interface Size {
  readonly characters: number;
  readonly levels: number;
}

/** A game's description. */
export const DESCRIPTION_SIZE: Size = { characters: 65_536, levels: 16 };
/** All piles of a game together. */
export const MOST_PILES = 60;
/** The numbers in the lists of a deal: cards for each pile, and how many of them lie face down. */
export const MOST_NUMBERS = 240;
export const MOST_OPTIONS = 20;
/** Values of all options together. */
export const MOST_VALUES = 100;
/**
 * The patches of the options' defaults, as JSON text: they are applied again for each value of each option that is
 * checked.
 */
export const DEFAULT_PATCHES = 1000;

/** A saved game. The longest move has 31 characters, so the moves fit in. */
export const SAVE_SIZE: Size = { characters: 1_000_000, levels: 16 };
/** Moves of a saved game, undone ones included. */
export const MOST_MOVES = 20_000;
