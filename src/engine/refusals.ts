// The reasons why a move is not legal, each with a code and the data for a message.
import type { Card, Colour, Rank, Suit } from './cards.js';
import type { PileKind } from './variant.js';

/**
 * The card that the moved card must be placed on: one of these ranks and, if given, this colour or suit. Without ranks,
 * only an empty pile can accept the card.
 */
export interface Need {
  readonly ranks: readonly Rank[];
  readonly colour?: Colour;
  readonly suit?: Suit;
  /** Any suit but this one. */
  readonly notSuit?: Suit;
}

/** A card placed on a card that does not accept it. */
interface Mismatch {
  readonly card: Card;
  readonly onto: Card;
  readonly needs: Need;
}

/**
 * The reason why a move is not legal. `from`, `to` and `pile` are pile ids; only in `reserve-first`, `pile` is a kind
 * of pile. `kinds` are the kinds of pile that the cards may come from. `count` is the number of cards that move only
 * together, `most` the largest number that can move.
 *
 * The order of the checks is fixed (see `check-move.ts`), so a move always gets the same refusal.
 */
export type Refusal =
  | { readonly code: 'malformed-move' }
  | { readonly code: 'unknown-pile'; readonly pile: string }
  | { readonly code: 'game-over' }
  | { readonly code: 'same-pile'; readonly pile: string }
  | { readonly code: 'pile-empty'; readonly pile: string }
  | { readonly code: 'not-available'; readonly from: string; readonly kind: PileKind }
  | { readonly code: 'stays-on-foundation'; readonly from: string; readonly card: Card }
  /** Other piles cover this pile. */
  | { readonly code: 'covered'; readonly pile: string }
  | { readonly code: 'too-few-cards'; readonly from: string; readonly most: number }
  | { readonly code: 'face-down'; readonly from: string }
  | { readonly code: 'takes-no-cards'; readonly to: string; readonly kind: PileKind }
  | { readonly code: 'complete-runs-only'; readonly to: string; readonly count: number }
  | { readonly code: 'not-from-there'; readonly to: string; readonly kinds: readonly PileKind[] }
  | { readonly code: 'one-at-a-time'; readonly to: string }
  | { readonly code: 'top-card-only'; readonly from: string }
  | { readonly code: 'whole-column-only'; readonly from: string; readonly count: number }
  | { readonly code: 'whole-run-only'; readonly from: string; readonly count: number }
  | { readonly code: 'not-a-run'; readonly from: string; readonly most: number }
  | { readonly code: 'too-many-at-once'; readonly most: number }
  | { readonly code: 'changes-nothing'; readonly from: string; readonly to: string }
  | { readonly code: 'empty-takes-nothing'; readonly to: string }
  | { readonly code: 'reserve-first'; readonly to: string; readonly pile: PileKind }
  | { readonly code: 'empty-not-from-there'; readonly to: string; readonly kinds: readonly PileKind[] }
  | { readonly code: 'empty-takes-kings-only'; readonly card: Card; readonly to: string }
  | { readonly code: 'empty-takes-rank-only'; readonly card: Card; readonly to: string; readonly needs: Need }
  | {
      readonly code: 'foundation-starts-with';
      readonly card: Card;
      readonly to: string;
      readonly needs: Need;
    }
  | { readonly code: 'pile-full'; readonly to: string }
  | { readonly code: 'nothing-on-a-king'; readonly card: Card; readonly onto: Card }
  | { readonly code: 'nothing-on-an-ace'; readonly card: Card; readonly onto: Card }
  | { readonly code: 'nothing-on-that-rank'; readonly card: Card; readonly onto: Card }
  | ({ readonly code: 'wrong-colour' } & Mismatch)
  | ({ readonly code: 'wrong-suit' } & Mismatch)
  | ({ readonly code: 'wrong-rank' } & Mismatch)
  /** The card can be removed only in a pair with a card of the rank in `needs`. */
  | { readonly code: 'wrong-pair'; readonly card: Card; readonly needs: Need }
  /** Cards of these piles cannot be removed as a pair. */
  | { readonly code: 'no-pair' }
  | { readonly code: 'no-draw' }
  | { readonly code: 'stock-empty' }
  | { readonly code: 'fill-first'; readonly to: string }
  | { readonly code: 'no-redeal' }
  | { readonly code: 'stock-not-empty'; readonly left: number }
  | { readonly code: 'waste-empty' }
  | { readonly code: 'redeals-used'; readonly limit: number }
  | { readonly code: 'redeal-changes-nothing' };

/** The codes of all refusals. */
export type RefusalCode = Refusal['code'];
