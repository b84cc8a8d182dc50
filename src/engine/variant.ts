// The vocabulary of game descriptions. A game is plain data in this vocabulary; the engine interprets the data and
// knows no game by name. Everything here can be written as JSON.
import type { Rank } from './cards.js';

/** The kinds of pile. A game has at most one stock, one waste and one discard pile. */
export const PILE_KINDS = ['stock', 'waste', 'reserve', 'discard', 'foundation', 'tableau'] as const;
/** A kind of pile. */
export type PileKind = (typeof PILE_KINDS)[number];

/**
 * A name of piles: a kind (the piles of that kind in all groups) or the name of a group (the piles of that group). The
 * name of a group is its kind, or another word of lower-case letters and digits.
 */
export type PileName = PileKind | (string & Record<never, never>);

/** The rule for placing cards on a card. */
export interface Build {
  /** The required relation between the suits of the two cards. */
  readonly suit: 'same' | 'alternate' | 'sameColour' | 'other' | 'any';
  /** The new card's rank minus the covered card's: `[-1]` builds down, `[1]` up, `[1, -1]` either way. */
  readonly steps: readonly number[];
  /** Ace follows king and king follows ace. Default: false. */
  readonly wrap?: boolean;
  /** No card can be placed on a card of this rank. Default: none. */
  readonly stopOn?: Rank;
}

/** A rule for the cards that an empty pile takes from the player. */
export interface EmptyRule {
  /** Any card, one rank, or the base: the rank of the card that was dealt to the first foundation. */
  readonly accepts: 'any' | 'base' | Rank;
  /** The piles the cards may come from. Default: `takes.from`. */
  readonly from?: readonly PileName[];
  /** The rule applies only while all these piles are empty. Default: always. */
  readonly whenEmpty?: PileName;
}

/** How a pile takes cards from the player. */
export interface Takes {
  /** The piles the cards may come from. */
  readonly from: readonly PileName[];
  /** The rule for placing cards on a card. Default: none: the pile, such as a free cell, takes cards only if empty. */
  readonly build?: Build;
  /**
   * The cards that an empty pile of this group takes: any one of these rules suffices. Default: none; any card if there
   * is no `build`.
   */
  readonly empty?: readonly EmptyRule[];
  /** One card at a time, regardless of the unit of the source pile. Default: false. */
  readonly single?: boolean;
  /** The maximum number of cards in the pile. Default: unlimited. */
  readonly most?: number;
}

/** A complete run that leaves the columns automatically. */
export interface Collects {
  /** The piles that are searched for such a run at their end. */
  readonly from: readonly PileName[];
  /** The order of the cards of the run, as in a build: `[-1]` from the king down to the ace. */
  readonly build: Build;
  /** The number of cards of a complete run. They must be face up. */
  readonly count: number;
}

/** Two cards that are removed together because their ranks add up, and single cards whose rank is the sum. */
export interface Pairs {
  /** The piles whose available cards can be removed. */
  readonly from: readonly PileName[];
  /** The sum of the two ranks: ace 1, two to ten as they are, jack 11, queen 12, king 13. */
  readonly sum: number;
  /** The piles among `from` whose two top cards may also be removed together. Default: none. */
  readonly stacked?: readonly PileName[];
}

/**
 * A group of similar piles. The id of a single pile is the name of the group; several piles have the ids `name-1` …
 * `name-n`.
 */
export interface PileGroup {
  /**
   * The kind of the piles, if the name of the group is not a kind: a game can have several groups of reserves,
   * foundations and tableau piles. Default: the name.
   */
  readonly kind?: 'reserve' | 'foundation' | 'tableau';
  /** The number of piles. Default: 1. */
  readonly count?: number;
  /**
   * `all`: every card is face up. `top`: the deal leaves only the top card face up, and none in a covered pile; a
   * face-down card that becomes the top card is turned up automatically. `last`: a card is face up only if it is the
   * only one. `none`: all cards are face down.
   */
  readonly shows: 'all' | 'top' | 'last' | 'none';
  /**
   * The unit that the player may take: the `top` card; the whole `run` of cards built on each other that ends the pile;
   * `top-or-run`, one of these two; the whole `column`; `any` part of such a run; or a `group`: any face-up card with
   * all cards on it. Default: none.
   */
  readonly gives?: 'top' | 'run' | 'top-or-run' | 'column' | 'any' | 'group';
  /**
   * The maximum size of a unit. `free-cells`: (empty reserves + 1) × 2^(empty columns) cards. `reserves`: empty
   * reserves + 1 cards. Default: unlimited.
   */
  readonly atMost?: 'free-cells' | 'reserves';
  /**
   * The order of the cards in a run that moves as a unit, if it differs from the `build` of this pile: in Spider,
   * columns are built in any suit, and runs of one suit move. Only with `gives` `run`, `top-or-run` or `any`. Default:
   * `takes.build`.
   */
  readonly unit?: Build;
  /** Default: the player cannot place cards here. */
  readonly takes?: Takes;
  /**
   * An empty pile of this group takes a complete run automatically, as soon as another pile ends with one. The player
   * cannot place cards here, so it excludes `takes`. Default: no runs.
   */
  readonly collects?: Collects;
  /**
   * This pile takes pairs of cards. Only one group of a game, with one pile; excludes `takes` and `collects`. Default:
   * no pairs.
   */
  readonly pairs?: Pairs;
  /**
   * For each pile the ids of the piles that cover it; piles without a list are not covered. While one of them has cards,
   * the cards of this pile are not available, and none of them is turned up automatically. No pile covers itself through
   * others. Excludes `takes`. Default: not covered.
   */
  readonly coveredBy?: readonly (readonly string[])[];
  /** The pile whose top card immediately fills an empty pile of this group. Not for the stock. Default: none. */
  readonly fill?: PileName;
}

/** One step of the deal; cards are dealt in deck order. The cards left after all steps form the stock. */
export interface DealStep {
  /** The piles that receive the cards. */
  readonly to: PileName;
  /** The number of cards for each pile: one for all, or a list with one for each (missing ones are 0). Default: 0. */
  readonly each?: number | readonly number[];
  /** `pile`: fills one pile, then the next. `row`: deals one card to each pile, repeatedly. Default: `pile`. */
  readonly by?: 'pile' | 'row';
  /**
   * Instead of `each`: takes one card of this rank for each pile out of the deck, in the order spades, hearts,
   * diamonds, clubs. Only in the first steps of the deal.
   */
  readonly rank?: Rank;
  /** Cards of this rank move to the bottom of their pile after the step. Default: none. */
  readonly sink?: Rank;
  /** The number of face-down cards of each pile. Default: as `shows` determines. */
  readonly faceDown?: readonly number[];
}

/** How cards are drawn from the stock. */
export interface Draw {
  /** The target. `tableau`: all columns, from the first to the last; the last draw may have too few cards for all. */
  readonly to: 'waste' | 'discard' | 'tableau';
  /** The number of cards of one draw, or for each column; fewer if the stock has fewer. */
  readonly count: number;
  /**
   * Only with `to: 'tableau'`. `empty`: no draw while a column is empty. `fillable`: no draw while the player can fill
   * an empty column. Default: empty columns do not matter.
   */
  readonly blockedBy?: 'empty' | 'fillable';
}

/**
 * `recycle`: when the stock is empty, the waste is turned over and becomes the stock, so that the order stays the same.
 * `gather`: at any time, the tableau is gathered, first column first, and dealt again, `packet` cards to each column.
 * `limit`: the maximum number of redeals. Default: unlimited.
 */
export type Redeal =
  | { readonly kind: 'none' }
  | { readonly kind: 'recycle'; readonly limit?: number }
  | { readonly kind: 'gather'; readonly packet: number; readonly limit?: number };

/** The score of a game. Points default to 0. The points of a move are summed before `floor` is applied to the score. */
export interface Score {
  /** The score at the deal. Default: 0. */
  readonly start?: number;
  /** The price of the deck; `net` is the score minus the stake. Default: 0. */
  readonly stake?: number;
  /** The lowest score. Default: unlimited. */
  readonly floor?: number;
  /**
   * For each card that the player moves or that leaves the columns in a complete run; the first matching rule counts.
   * `from`: default: all piles. `rank`: ace 1 … king 13.
   */
  readonly plays?: readonly {
    readonly from?: readonly PileName[];
    readonly to: PileName;
    readonly points: number | 'rank';
    /** The additional points for each play since the last draw or redeal. Default: 0. */
    readonly streak?: number;
  }[];
  /** For each complete run that leaves the columns automatically. */
  readonly collected?: number;
  /** For each card in one of these piles that is turned up automatically. */
  readonly turned?: { readonly in: PileName; readonly points: number };
  /** For each move of any kind. */
  readonly moves?: number;
  /** For each draw. */
  readonly draws?: number;
  /** For each redeal after this many free ones. */
  readonly redeal?: { readonly free: number; readonly points: number };
  /** For reaching the goal. */
  readonly won?: number;
  /** For each card in these piles when the goal is reached. */
  readonly left?: { readonly in: PileName; readonly points: number };
  /** The best score. Default: the highest. */
  readonly best?: 'highest' | 'lowest';
}

/** The game is won when all cards are on these piles, or when all these piles are empty, which they are not at first. */
export type Goal = { readonly full: PileName } | { readonly empty: PileName };

/**
 * The definition of success in a game that can rarely be won: a net score of at least `net`, or as few cards as
 * possible left in the piles that the goal empties.
 */
export type Aim = { readonly net: number } | { readonly left: 'fewest' };

/**
 * Any part of a description. Objects are merged field by field, and lists by index if the patch is an object. `null`
 * removes a field.
 */
export type Patch = Readonly<Record<string, unknown>>;

/** One value of an option with its patch; or all whole numbers from `atLeast`, inserted at the path `set`. */
export type OptionValue =
  | { readonly value: string | number | boolean; readonly patch?: Patch }
  | { readonly atLeast: number; readonly set: string };

/** The position of a group of piles, in columns and rows of the table. */
export interface Place {
  /**
   * Column (halves are allowed) and row (a whole number) of the first pile; the others follow to the right. All piles
   * lie within the `columns`, and no two at the same place, unless one covers the other.
   */
  readonly at: readonly [column: number, row: number];
  /**
   * The distance of each pile from `at`, if the piles are not side by side: columns to the right, and card heights
   * down, both in multiples of 1/8. Piles may overlap; a pile that comes later in a position is above an earlier one.
   * An empty pile is not shown.
   */
  readonly offsets?: readonly (readonly [right: number, down: number])[];
  /** The number of piles in each row; further piles start a new row. Default: all piles in one row. */
  readonly wrap?: number;
  /** The direction in which the cards are fanned. Default: `none`. */
  readonly fan?: 'down' | 'right' | 'none';
  /**
   * The column size that the layout reserves space for: the numbers of face-down cards and of face-up cards below the
   * top one. Longer columns are compressed. Only with `fan: 'down'`. Default: `[0, 0]`.
   */
  readonly room?: readonly [faceDown: number, faceUp: number];
  /** The vertical offset of the group downwards, in card heights. Default: 0. */
  readonly lower?: number;
  /** The number of rows of the table that a column of this group can use. Default: 1. */
  readonly rows?: number;
}

/** Values by the names of the groups. */
export type OfGroups<Value> = { readonly [K in PileKind]?: Value } & { readonly [name: string]: Value };

/** An arrangement of the piles: the number of columns, and the position of each group. */
export interface Arrangement {
  /** The width of the table in columns; halves are allowed. */
  readonly columns: number;
  readonly places: OfGroups<Place>;
}

/**
 * The table. The first arrangement determines the height of a game on the page; of all arrangements, the one with the
 * largest cards in the available space is used.
 */
export interface Layout extends Arrangement {
  /**
   * Arrangements for low and wide, or narrow and high tables. An arrangement that does not place every group is
   * ignored. Default: none.
   */
  readonly alternatives?: readonly Arrangement[];
}

/** Texts of a game that replace those of the widget, with the same keys and nesting as in its property `texts`. */
export interface VariantTexts {
  readonly [key: string]: string | VariantTexts;
}

/**
 * A description without literal types, such as an imported JSON file, in which TypeScript widens `'run'` to `string`.
 * The engine validates the description when it is used, and throws InvalidVariantError.
 */
export interface VariantData {
  /** As in {@link Variant}. */
  readonly id: string;
  readonly [part: string]: unknown;
}

/** The description of a game. */
export interface Variant {
  /** The name in attributes, saves and statistics: lower-case letters, digits and hyphens. */
  readonly id: string;
  /** The name that players read: one for all languages, or one for each, by its tag (BCP 47). Default: the id. */
  readonly name?: string | Readonly<Record<string, string>>;
  /**
   * Texts for all languages by their keys, or for each language under its tag, or both. If a language is missing, the
   * English texts, or else those of the first language, are used for keys without a text in the widget. Default: none.
   */
  readonly texts?: VariantTexts;
  /** The number of decks of 52 cards. Default: 1. */
  readonly decks?: 1 | 2;
  /**
   * The number of suits in the decks; the number of cards stays the same. With 2, there are only spades and hearts,
   * with 1 only spades. Default: 4.
   */
  readonly suits?: 1 | 2 | 4;
  /** The groups of piles by name; their order here is the order in a position. */
  readonly piles: OfGroups<PileGroup>;
  /** The steps of the deal, in order. */
  readonly deal: readonly DealStep[];
  /** Default: no draws. */
  readonly draw?: Draw;
  /** Default: none. */
  readonly redeal?: Redeal;
  readonly score: Score;
  readonly goal: Goal;
  /** The definition of success in a game that can rarely be won. Default: winning. */
  readonly aim?: Aim;
  /**
   * `last-card-back`: if a redeal would change nothing, and the only play moves the single card of the last column to
   * the column before it, that play does not count: the next redeal puts the card back.
   */
  readonly deadEnd?: 'last-card-back';
  /**
   * The condition for a lost game. `no-play`: no play can be reached by draws and redeals alone. `empty-stock`: the
   * stock is also used up. Default: `no-play`.
   */
  readonly end?: 'no-play' | 'empty-stock';
  /** The options by name; each lists its values, the default first. */
  readonly options?: Readonly<Record<string, readonly OptionValue[]>>;
  /** The options offered in the choices for a new game, in order; unknown names are ignored. Default: none. */
  readonly presets?: readonly string[];
  readonly layout: Layout;
}
