// Proves that some positions of Cruel are lost: cards of the first columns may block each other forever.
import { rankOf, suitOf } from '../engine/cards.js';
import { listOf } from '../engine/lists.js';

/** Longer prefixes are not examined: they rarely prove more. */
export const LONGEST = 20;

/**
 * Whether no win is possible once the gathered row starts with these cards and is dealt in packets. True is a proof.
 *
 * A redeal keeps a prefix of the row unchanged unless one of its cards leaves it or another card is inserted. A prefix
 * is permanent if no card can be the first to leave it: each top card of a column part waits for a lower card of its
 * suit within the prefix, and is a king or its next higher card is covered within the prefix. No card is inserted if
 * the only card that fits on a full column also belongs to the prefix. If one column is still open, that card may
 * bring more cards of its suit, down to one of the prefix: then every row that the next redeal makes of these must be
 * stuck as well.
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
    const cards = listOf(last + 1, (i) => row[i] as number);
    let stuck = true;
    for (let card = (row[open] ?? 0) - 1; stuck && card > first; card--) {
      cards.splice(open + cards.length - last, 0, card);
      stuck = isStuck(cards, cards.length, packet);
    }
    if (stuck) return true;
  }
  return false;
}
