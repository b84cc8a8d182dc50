// Deal numbers: a number from 1 to 999,999,999 identifies one order of the deck, permanently.
import { CARDS, type Card } from './cards.js';
import { InvalidSetupError } from './errors.js';
import { listOf } from './lists.js';

/** The highest deal number: 999,999,999. The lowest is 1. */
export const LAST_DEAL = 999_999_999;

/**
 * The generator sfc32 ("small fast counter", Chris Doty-Humphrey, PractRand), seeded as PractRand seeds it
 * from one number: a = 0, b = seed, c = 0, counter = 1, then twelve numbers are discarded.
 */
function sfc32(seed: number): () => number {
  let a = 0;
  let b = seed | 0;
  let c = 0;
  let counter = 1;
  const next = (): number => {
    const out = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return out >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** A uniformly distributed whole number from 0 to n − 1 (rejection sampling). `next` returns 32-bit numbers. */
function below(n: number, next: () => number): number {
  const even = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const drawn = next();
    if (drawn < even) return drawn % n;
  }
}

/** Whether a value is a deal number: a whole number, 1 … 999,999,999. */
export const isDeal = (deal: unknown): deal is number =>
  Number.isInteger(deal) && (deal as number) >= 1 && (deal as number) <= LAST_DEAL;

function checkDeal(deal: unknown): number {
  if (isDeal(deal)) return deal;
  throw new InvalidSetupError('bad-deal', { deal, expected: `1 … ${String(LAST_DEAL)}` });
}

/** The numbers 0 … n − 1 in the order of a deal (Fisher–Yates shuffle, from the last index down). */
export function shuffled(n: number, deal: number): number[] {
  const next = sfc32(checkDeal(deal));
  const order = listOf(n, (i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = below(i + 1, next);
    const card = order[i] as number;
    order[i] = order[j] as number;
    order[j] = card;
  }
  return order;
}

/**
 * The deck of a deal number; the card at index 0 is dealt first. The algorithm is a Fisher–Yates shuffle with the
 * generator sfc32 and never changes: see docs/reference/deals.md.
 *
 * @param deal A deal number, 1 … 999,999,999.
 * @returns The 52 cards of one deck.
 * @throws InvalidSetupError `bad-deal`
 * @example
 * deckOf(1)[0]; // the card that is dealt first
 */
export const deckOf = (deal: number): Card[] => shuffled(52, deal).map((id) => CARDS[id] as Card);

/**
 * A random deal number, 1 … 999,999,999, all with the same probability.
 *
 * @param random Returns whole numbers from 0 to 2³² − 1. Default: `crypto.getRandomValues`.
 * @returns A deal number. The deal may be lost at its start.
 * @example
 * Game.deal('klondike', { deal: randomDeal() });
 */
export const randomDeal = (random: () => number = cryptoRandom): number => below(LAST_DEAL, random) + 1;

function cryptoRandom(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}
