// Why some deals of Cruel can never be won: the bottoms of the first columns may wait for each other.
import { rankOf, suitOf } from '../engine/cards.js';

/** Longer beginnings are not looked at: they hardly ever prove more. */
export const LONGEST = 20;

/**
 * Can no win follow once these cards begin the gathered row and are dealt in packets? True is a proof.
 *
 * A redeal leaves the beginning of the row as it is unless one of its cards leaves, or another comes between. So a
 * beginning stands for ever where no card can be the first to leave it: each card on top of its part of a column
 * waits for a lower one of the suit within the beginning, and is a king, or its neighbour lies covered there. And
 * nothing comes between where the only card that fits on a full column belongs to the beginning too. Where one
 * column is still open, that card may come with more of its suit on it, down to one of the beginning: then whatever
 * the next redeal makes of that has to be stuck in its turn.
 */
export function isStuck(row: ArrayLike<number>, known: number, packet: number): boolean {
  const most = Math.min(known, LONGEST);
  next: for (let last = 1; last < most; last++) {
    let open = -1;
    let first = 0;
    for (let top = last; top >= 0; top -= (top % packet) + 1) {
      const card = row[top] as number;
      let onto = 0;
      while (onto < last && row[onto] !== card + 1) onto++;
      if (rankOf(card) < 12 && (onto === last || onto % packet === packet - 1)) continue next;
      let lower = -1;
      for (let i = 0; i <= last; i++) {
        const other = row[i] as number;
        if (other < card && other > lower && suitOf(other) === suitOf(card)) lower = other;
      }
      if (lower < 0) continue next;
      if (top < last && lower < card - 1) {
        if (open >= 0) continue next;
        open = top;
        first = lower;
      }
    }
    const cards = Array.from({ length: last + 1 }, (_, i) => row[i] as number);
    let stuck = true;
    for (let card = (row[open] ?? 0) - 1; stuck && card > first; card--) {
      cards.splice(open + cards.length - last, 0, card);
      stuck = isStuck(cards, cards.length, packet);
    }
    if (stuck) return true;
  }
  return false;
}
