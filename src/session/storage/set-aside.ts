// The backup of a saved game: the text that could not be restored, or that another game replaced. There is one for each
// save; a later text replaces it.
import { variants, type SavedGame } from '../../engine/index.js';

/** The end of the key of a backup. */
export const ASIDE = ':aside';

/** A saved game that was set aside. */
export interface SetAsideGame {
  /** Its key in `localStorage`, for `restoreSetAside()`. */
  readonly key: string;
  /** The id of its variant; `undefined` if the text cannot be read or the variant is not registered. */
  readonly variant: string | undefined;
  /** The deal number; `undefined` for a given deck, or if the text cannot be read. */
  readonly deal: number | undefined;
  /** The number of moves without undone ones; 0 if the text cannot be read. */
  readonly moves: number;
  /** The date of the last move, such as `2026-11-21`, if the text contains one. */
  readonly played: string | undefined;
}

/**
 * Reads the description of a game from its text. The moves are not replayed, so a damaged text may give wrong values.
 */
export function describeSetAside(key: string, text: string): SetAsideGame {
  try {
    const { record, played } = Object(JSON.parse(text)) as { record?: unknown; played?: unknown };
    const { game } = Object(record) as { game?: unknown };
    const { variant, deal, cursor, moves } = Object(game) as Partial<Record<keyof SavedGame, unknown>>;
    if (typeof variant === 'string' && variants.has(variant))
      return {
        key,
        variant,
        deal: typeof deal === 'number' ? deal : undefined,
        moves: Array.isArray(moves) ? Math.min(moves.length, Number(cursor) || 0) : 0,
        played: typeof played === 'string' ? played.slice(0, 10) : undefined,
      };
  } catch {
    // not JSON
  }
  return { key, variant: undefined, deal: undefined, moves: 0, played: undefined };
}
