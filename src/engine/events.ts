// The events of a move, in order: the move itself, then complete runs that leave the columns, then fills and turns.
import type { Card } from './cards.js';

/**
 * One change on the table. `from`, `to` and `pile` are pile ids. Cards are listed in their order after the change,
 * bottom first.
 */
export type GameEvent =
  /** The player moved cards. A pair has one event for each of its two cards. */
  | { readonly kind: 'played'; readonly from: string; readonly to: string; readonly cards: readonly Card[] }
  /** Cards were drawn from the stock; the last one is on top. A draw onto the columns has one event for each card. */
  | { readonly kind: 'drawn'; readonly from: string; readonly to: string; readonly cards: readonly Card[] }
  /** The waste became the stock, or the tableau was gathered and dealt again. `redeal`: its number, from 1. */
  | { readonly kind: 'redealt'; readonly redeal: number }
  /** A complete run left the columns automatically. */
  | {
      readonly kind: 'collected';
      readonly from: string;
      readonly to: string;
      readonly cards: readonly Card[];
    }
  /** An empty pile was refilled automatically. */
  | { readonly kind: 'filled'; readonly from: string; readonly to: string; readonly card: Card }
  /** A face-down card that became the top card was turned up automatically. */
  | { readonly kind: 'turned'; readonly pile: string; readonly card: Card };
