// A position as the outside sees it: plain, frozen data that can be cloned and compared.
import { nameOf, type Card } from './cards.js';
import type { Status } from './ending.js';
import type { Options } from './options.js';
import type { Table } from './table.js';
import type { PileKind } from './variant.js';

export interface Pile {
  /** `stock`, `waste`, `reserve`, `discard`, `foundation-1` …, `tableau-1` … */
  readonly id: string;
  readonly kind: PileKind;
  /** Bottom first. */
  readonly cards: readonly Card[];
  /** That many cards at the bottom lie face down. */
  readonly faceDown: number;
}

export interface Position {
  /** The id of the game. */
  readonly variant: string;
  /** The deal number; `null` when a deck was given. */
  readonly deal: number | null;
  /** All options, defaults filled in. */
  readonly options: Options;
  readonly piles: readonly Pile[];
  readonly score: number;
  /** What the deck cost; 0 where nothing is staked. */
  readonly stake: number;
  /** Score less stake. */
  readonly net: number;
  readonly status: Status;
  readonly redeals: number;
  /** Moves made; falls on undo. */
  readonly moves: number;
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
