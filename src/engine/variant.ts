// The vocabulary of game descriptions. A game is plain data in this vocabulary; the engine interprets the data and
// knows no game by name. Everything here can be written as JSON.
import type { Rank } from './cards.js';

/** The kinds of pile. A game has at most one group of piles of each kind. */
export const PILE_KINDS = ['stock', 'waste', 'reserve', 'discard', 'foundation', 'tableau'] as const;
export type PileKind = (typeof PILE_KINDS)[number];

/** What may be put on a card. */
export interface Build {
  /** How the suits of the two cards must relate. */
  readonly suit: 'same' | 'alternate' | 'sameColour' | 'other' | 'any';
  /** The new card's rank less the covered card's: `[-1]` builds down, `[1]` up, `[1, -1]` either way. */
  readonly steps: readonly number[];
  /** Ace follows king and king follows ace. Default: false. */
  readonly wrap?: boolean;
  /** Nothing is put on a card of this rank. */
  readonly stopOn?: Rank;
}

/** What an empty pile takes from the player. */
export interface EmptyRule {
  /** Any card, one rank, or the base: the rank of the card that was dealt to the first foundation. */
  readonly accepts: 'any' | 'base' | Rank;
  /** Only from these kinds of pile. Default: from all that the pile takes cards from. */
  readonly from?: readonly PileKind[];
  /** Only when all piles of this kind are empty. */
  readonly whenEmpty?: PileKind;
}

/** How a pile takes cards from the player. */
export interface Takes {
  /** The kinds of pile the cards may come from. */
  readonly from: readonly PileKind[];
  /** What may be placed on a card. Default: nothing, so that the pile, such as a free cell, takes cards only if empty. */
  readonly build?: Build;
  /**
   * What an empty pile of this group takes: any one of these rules suffices. Default: nothing; any card where there is no
   * `build`.
   */
  readonly empty?: readonly EmptyRule[];
  /** One card at a time, whatever the unit of the pile it comes from. Default: false. */
  readonly single?: boolean;
  /** How many cards the pile can hold. Default: any number. */
  readonly most?: number;
}

/** A group of like piles. Their ids are the kind alone, or `kind-1` … `kind-n` where there are several. */
export interface PileGroup {
  /** How many piles. Default: 1. */
  readonly count?: number;
  /**
   * `all`: every card is face up. `top`: dealt with only the top card face up, and a face-down card
   * that comes to the top is turned up by itself. `last`: only a card that lies alone is face up.
   * `none`: all face down.
   */
  readonly shows: 'all' | 'top' | 'last' | 'none';
  /**
   * What the player may take as a unit: the `top` card; the whole `run` of cards built on each other
   * that ends the pile; the whole `column`; `any` part of such a run; or a `group`: any face-up card with
   * all that lies on it. Default: nothing.
   */
  readonly gives?: 'top' | 'run' | 'column' | 'any' | 'group';
  /**
   * `free-cells`: a unit is at most (empty reserves + 1) × 2^(empty columns) cards; `reserves`: at most empty reserves + 1.
   * Default: any number.
   */
  readonly atMost?: 'free-cells' | 'reserves';
  /** Default: the player puts nothing here. */
  readonly takes?: Takes;
  /** An empty pile of this group, not the stock, is filled at once with the top card of this kind of pile. */
  readonly fill?: PileKind;
}

/** One step of the deal; cards are dealt in deck order. What is left when all steps are done is the stock. */
export interface DealStep {
  readonly to: PileKind;
  /** Cards for each pile: one number for all, or one for each (missing ones are 0). */
  readonly each?: number | readonly number[];
  /** `pile`: fill a pile, then the next. `row`: one card to each, again and again. Default: `pile`. */
  readonly by?: 'pile' | 'row';
  /** Instead of `each`: all cards of this rank, sought out of the deck, spades, hearts, diamonds, clubs. */
  readonly rank?: Rank;
  /** Cards of this rank sink to the bottom of their pile once the step is dealt. */
  readonly sink?: Rank;
  /** How many cards lie face down in each pile, where it is not what `shows` says. */
  readonly faceDown?: readonly number[];
}

/** How cards are turned from the stock. */
export interface Draw {
  readonly to: 'waste' | 'discard';
  /** How many at a time; fewer if fewer are left. */
  readonly count: number;
}

/**
 * `recycle`: the empty stock is made again of the waste, turned over, in the same order.
 * `gather`: at any time, the tableau is gathered, first column first, and dealt again in packets.
 */
export type Redeal =
  | { readonly kind: 'none' }
  | { readonly kind: 'recycle'; readonly limit?: number }
  | { readonly kind: 'gather'; readonly packet: number; readonly limit?: number };

/** The score of a game. What one move brings is added up, then kept from falling below `floor`. */
export interface Score {
  /** The score at the deal. Default: 0. */
  readonly start?: number;
  /** What the deck costs; `net` is score less stake. Default: 0. */
  readonly stake?: number;
  /** Default: no floor. */
  readonly floor?: number;
  /** For each card the player moves; the first rule that fits counts. `rank`: ace 1 … king 13. */
  readonly plays?: readonly {
    readonly from?: readonly PileKind[];
    readonly to: PileKind;
    readonly points: number | 'rank';
  }[];
  /** For each card turned up by itself in a pile of this kind. */
  readonly turned?: { readonly in: PileKind; readonly points: number };
  /** For each redeal after so many free ones. */
  readonly redeal?: { readonly free: number; readonly points: number };
  /** For reaching the goal. */
  readonly won?: number;
}

/** Won when all cards are on piles of this kind, or when all piles of this kind are empty. */
export type Goal = { readonly full: PileKind } | { readonly empty: PileKind };

/**
 * What counts as success where winning is often out of reach: a net score of at least `net`, or as few cards as possible
 * left in the piles that the goal empties.
 */
export type Aim = { readonly net: number } | { readonly left: 'fewest' };

/** Any part of a description; objects are merged field by field, lists by index where the patch is an object. */
export type Patch = Readonly<Record<string, unknown>>;

/** One value of an option with what it changes; or all whole numbers from `atLeast` on, put in at `set`. */
export type OptionValue =
  | { readonly value: string | number | boolean; readonly patch?: Patch }
  | { readonly atLeast: number; readonly set: string };

/** Where a group of piles lies, counted in columns and rows of the table. */
export interface Place {
  /** Column (halves are allowed) and row of the first pile; the others follow to the right. */
  readonly at: readonly [column: number, row: number];
  /** Start a new row after so many piles. */
  readonly wrap?: number;
  /** How the cards lie on each other. Default: `none`. */
  readonly fan?: 'down' | 'right' | 'none';
  /**
   * The column that has comfortable steps: cards face down and face up under the top one. Longer columns are compressed.
   * Default: none.
   */
  readonly room?: readonly [faceDown: number, faceUp: number];
  /** Lower by this part of a card's height. Default: 0. */
  readonly lower?: number;
  /** The number of rows of the table that a column of this group can use. Default: 1. */
  readonly rows?: number;
}

/** An arrangement of the piles: how many columns wide, and where each group lies. */
export interface Arrangement {
  readonly columns: number;
  readonly places: { readonly [K in PileKind]?: Place };
}

/**
 * The table. The first arrangement determines the height of a game on the page; of all arrangements, the one with the
 * largest cards in the available space is used.
 */
export interface Layout extends Arrangement {
  /**
   * Arrangements for low and wide, or narrow and high tables. One that does not place every kind of pile is not used.
   * Default: none.
   */
  readonly alternatives?: readonly Arrangement[];
}

/** Texts of a game in place of those of the widget, by the same keys as in its property `texts`, nested in the same way. */
export interface VariantTexts {
  readonly [key: string]: string | VariantTexts;
}

/**
 * A description whose values the compiler does not know, such as an imported JSON file: it widens `'run'` to `string`.
 * The engine checks the description when it is used, and throws InvalidVariantError.
 */
export interface VariantData {
  readonly id: string;
  readonly [part: string]: unknown;
}

/** A game, described. */
export interface Variant {
  /** The name in attributes, saves and statistics: lower-case letters, digits and hyphens. */
  readonly id: string;
  /** The name that players read: one for all languages, or one for each, by its tag (BCP 47). Default: the id. */
  readonly name?: string | Readonly<Record<string, string>>;
  /**
   * Texts for all languages by their keys, or for each language under its tag, or both. Where a language is missing,
   * English or else the first one supplies what the widget has no text for. Default: none.
   */
  readonly texts?: VariantTexts;
  /** Default: 1. */
  readonly decks?: 1 | 2;
  /** The groups of piles; their order here is the order in a position. */
  readonly piles: { readonly [K in PileKind]?: PileGroup };
  readonly deal: readonly DealStep[];
  readonly draw?: Draw;
  /** Default: none. */
  readonly redeal?: Redeal;
  readonly score: Score;
  readonly goal: Goal;
  /** What counts as success where winning is often out of reach. Default: winning. */
  readonly aim?: Aim;
  /**
   * `last-card-back`: where a redeal would change nothing, and the one play left takes the single card of
   * the last column onto the column before it, that play leads nowhere: the next redeal puts it back.
   */
  readonly deadEnd?: 'last-card-back';
  /**
   * When a game is lost: with `no-play`, as soon as no play can be reached by draws and redeals alone; with `empty-stock`,
   * only when the stock is used up as well. Default: `no-play`.
   */
  readonly end?: 'no-play' | 'empty-stock';
  /** The options by name; each lists its values, the default first. */
  readonly options?: Readonly<Record<string, readonly OptionValue[]>>;
  /** The options that are offered where a new game is chosen, in order; unknown names are ignored. Default: none. */
  readonly presets?: readonly string[];
  readonly layout: Layout;
}
