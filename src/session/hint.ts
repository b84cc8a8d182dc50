// A hint: a useful move and the reason for it.
import type { Move } from '../engine/index.js';

/** The reason why a move is useful. */
export type HintReason =
  /** The card goes to a foundation. */
  | { readonly code: 'goes-home' }
  /** A face-down card of this pile is turned up. */
  | { readonly code: 'turns-up'; readonly pile: string }
  /** A card leaves this pile, a reserve. */
  | { readonly code: 'frees-reserve'; readonly pile: string }
  /** A card of the waste, or the turned card of the stock, moves to the tableau. */
  | { readonly code: 'frees-waste' }
  /** A column becomes empty, and another card can use it. */
  | { readonly code: 'empties-column' }
  /** A complete run leaves the columns. */
  | { readonly code: 'completes-run' }
  /** Cards leave the table and uncover `cards` others. */
  | { readonly code: 'uncovers'; readonly cards: number }
  /** Cards leave the table. */
  | { readonly code: 'removes' }
  /** Cards are built in order. */
  | { readonly code: 'builds' }
  /** The first of a chain of plays that clears `plays` cards. */
  | { readonly code: 'chain'; readonly plays: number }
  /** The move gains nothing but makes the useful play `then` possible. */
  | { readonly code: 'opens-way'; readonly then: Move }
  | { readonly code: 'draw' }
  | { readonly code: 'redeal' }
  /** The first of `moves` moves that win. */
  | { readonly code: 'wins'; readonly moves: number }
  /** The first of `moves` moves that reach the game's aim (see `Variant.aim`). */
  | { readonly code: 'reaches-aim'; readonly moves: number }
  /** The first of the moves that leave as few cards as possible, `cards` of them. */
  | { readonly code: 'leaves-fewest'; readonly cards: number };

/** A useful move with its reason. */
export interface Hint {
  readonly move: Move;
  readonly reason: HintReason;
  /** Whether hidden cards were used to find it. */
  readonly hidden: boolean;
}
