// Reads lines of moves in saved records, which a store may have changed.
import { readMove, type Move } from '../engine/index.js';
import { MOST_LINE_MOVES } from '../engine/limits.js';

/** The moves of a saved line; `undefined` if it is too long or has a text that is no move. */
export function readMoves(texts: readonly unknown[]): readonly Move[] | undefined {
  if (texts.length > MOST_LINE_MOVES) return undefined;
  const moves = texts.map(readMove).filter((move) => move !== undefined);
  return moves.length === texts.length ? moves : undefined;
}
