// The number of cards that one draw turns.
import type { Position, Variant } from '../engine/index.js';
import { pileOf } from './message-formatter.js';

/** How many cards the next draw turns: fewer than usual if fewer are left. */
export function drawSize({ draw, piles }: Variant, position: Position): number {
  const { count = 1, to } = draw ?? {};
  const columns = to === 'tableau' ? (piles.tableau?.count ?? 1) : 1;
  return Math.min(count * columns, pileOf(position, 'stock')?.cards.length ?? 0);
}
