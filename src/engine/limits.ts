// The limits for external data. docs/variants.md and docs/about/versioning.md state them; errors name them.

/** The maximum length of a value as JSON text, and the maximum nesting of lists and objects in it. */
export interface Size {
  readonly characters: number;
  readonly levels: number;
}

/** A game's description. */
export const DESCRIPTION_SIZE: Size = { characters: 65_536, levels: 16 };
/** The number of groups of piles of a game. */
export const MOST_GROUPS = 16;
/** The number of piles of a game. */
export const MOST_PILES = 60;
/** The number of ids in the lists of piles that cover others. */
export const MOST_COVERS = 240;
/** The number of entries in the lists of a deal: cards and face-down cards for each pile. */
export const MOST_NUMBERS = 240;
export const MOST_OPTIONS = 20;
/** The number of languages of a description's name, and of its texts. */
export const MOST_LANGUAGES = 40;
/** The number of values of all options together. */
export const MOST_VALUES = 100;
/**
 * The length of the patches of the options' defaults, as JSON text. It is limited because they are applied again for
 * each value of each option that is checked.
 */
export const DEFAULT_PATCHES = 1000;

/** The texts of a page (`texts`) or of a language. The longest language of this package has 104,000 characters. */
export const TEXTS_SIZE: Size = { characters: 200_000, levels: 16 };

/** A saved game. The longest move has 43 characters, so {@link MOST_MOVES} fit in. */
export const SAVE_SIZE: Size = { characters: 1_000_000, levels: 16 };
/** The number of moves of a line as text: reading more would block a page for more than 100 ms. */
export const MOST_LINE_MOVES = 2000;
/** The longest move has 12 characters, so {@link MOST_LINE_MOVES} fit in. */
export const MOST_LINE_CHARACTERS = 25_000;
/** Moves of a saved game, undone ones included. */
export const MOST_MOVES = 20_000;

/** The work (see `Effort`) to find a random deal that is not lost, about 5 ms; after it, a lost one is dealt. */
export const MOST_EFFORT = 200_000;
