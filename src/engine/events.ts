// What a move brought about: the move itself, then whatever followed by itself, in order.
import type { Card } from './cards.js';

/** One happening on the table. Cards are listed as they lie afterwards, bottom first. */
export type GameEvent =
  /** The player moved cards. */
  | { readonly kind: 'played'; readonly from: string; readonly to: string; readonly cards: readonly Card[] }
  /** Cards were turned from the stock; the last of them lies on top. */
  | { readonly kind: 'drawn'; readonly from: string; readonly to: string; readonly cards: readonly Card[] }
  /** The waste became the stock, or the tableau was gathered and dealt again. */
  | { readonly kind: 'redealt'; readonly redeal: number }
  /** By itself: an empty pile was filled. */
  | { readonly kind: 'filled'; readonly from: string; readonly to: string; readonly card: Card }
  /** By itself: a face-down card that came to the top was turned up. */
  | { readonly kind: 'turned'; readonly pile: string; readonly card: Card };
