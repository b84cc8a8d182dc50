// The public position type: plain, frozen data that can be cloned and compared.
import { nameOf, type Card } from './cards.js';
import type { Status } from './game-status.js';
import type { Options } from './options.js';
import type { Table } from './table.js';
import type { PileKind } from './variant.js';

/** A pile of a {@link Position}. */
export interface Pile {
  /** `stock`, `waste`, `foundation-1` …, `tableau-1` …; a group with its own name has that name instead of the kind. */
  readonly id: string;
  readonly kind: PileKind;
  /** The cards, bottom first. */
  readonly cards: readonly Card[];
  /** The number of face-down cards. They are at the bottom, at the start of `cards`. */
  readonly faceDown: number;
}

/** The position of a game: plain, frozen data that can be written as JSON. */
export interface Position {
  /** The id of the game. */
  readonly variant: string;
  /** The deal number; `null` for a Microsoft deal and for a given deck. */
  readonly deal: number | null;
  /** All options, including defaults. */
  readonly options: Options;
  /** The piles, in the order of the game's description. */
  readonly piles: readonly Pile[];
  /** The score, as `Variant.score` defines it. */
  readonly score: number;
  /** The price of the deck in betting games; 0 in other games. */
  readonly stake: number;
  /** `score` minus `stake`. */
  readonly net: number;
  readonly status: Status;
  /** The number of redeals made. */
  readonly redeals: number;
  /** The number of moves made; decreases on undo. */
  readonly moves: number;
  /** The number of plays since the last draw or redeal; only in games that score it. */
  readonly streak?: number;
}

export const pilesAt = (table: Table): readonly Pile[] =>
  Object.freeze(
    table.rules.piles.map((pile) =>
      Object.freeze({
        id: pile.id,
        kind: pile.kind,
        cards: Object.freeze(table.pile(pile).map(nameOf)),
        faceDown: table.faceDown(pile),
      }),
    ),
  );
