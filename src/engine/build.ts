// The build rule: whether a card may be placed on another one, with a lookup table for speed.
import { CARDS, colourOf, rankIndex, rankName, rankOf, suitName, suitOf, type CardId } from './cards.js';
import type { Need } from './refusals.js';
import type { Build, Takes } from './variant.js';

/** The default: no card may be placed on another one. */
const NO_BUILD: Build = { suit: 'any', steps: [] };

/** The build rule of a pile that takes cards. */
export const buildOf = ({ build = NO_BUILD }: Takes): Build => build;

/**
 * The ranks at the build's steps above (`direction` 1) or below (−1) a rank. Wraps past ace and king only if the build
 * does.
 */
const stepped = (build: Build, rank: number, direction: 1 | -1): number[] =>
  build.steps
    .map((step) => rank + direction * step)
    .map((to) => (build.wrap ? (to + 13) % 13 : to))
    .filter((to) => to >= 0 && to < 13);

/** Whether any card may be placed on a card of this rank. */
export const takesMore = (build: Build, rank: number): boolean =>
  rankName(rank) !== build.stopOn && stepped(build, rank, 1).length > 0;

/** The suit or colour that the card under `card` must have. */
function suitNeed(build: Build, card: CardId): Omit<Need, 'ranks'> {
  const colour = colourOf(card);
  const suit = suitName(suitOf(card));
  switch (build.suit) {
    case 'same':
      return { suit };
    case 'other':
      return { notSuit: suit };
    case 'alternate':
      return { colour: colour === 'red' ? 'black' : 'red' };
    case 'sameColour':
      return { colour };
    case 'any':
      return {};
  }
}

/** The cards that `card` can be placed on. */
export const needOf = (build: Build, card: CardId): Need => ({
  ranks: stepped(build, rankOf(card), -1)
    .sort((a, b) => a - b)
    .map(rankName)
    .filter((rank) => rank !== build.stopOn),
  ...suitNeed(build, card),
});

export type Mismatch = 'wrong-suit' | 'wrong-colour' | 'wrong-rank';

/** The reason why the suit of `onto` does not meet a need; `undefined` if it does. */
function suitMismatchOf(need: Need, onto: CardId): Mismatch | undefined {
  const suit = suitName(suitOf(onto));
  if (suit === need.notSuit || suit !== (need.suit ?? suit)) return 'wrong-suit';
  return need.colour && need.colour !== colourOf(onto) ? 'wrong-colour' : undefined;
}

/**
 * The reason why `onto` does not meet a need; `undefined` if it does. Suit and colour are checked first, because
 * players see them first.
 */
export const mismatchOf = (need: Need, onto: CardId): Mismatch | undefined =>
  suitMismatchOf(need, onto) ?? (need.ranks.includes(rankName(rankOf(onto))) ? undefined : 'wrong-rank');

/** A build rule as a lookup: whether a card may be placed on another. */
export type Fits = (card: CardId, onto: CardId) => boolean;

/** The first card of each suit. */
const ACES: readonly CardId[] = [0, 13, 26, 39];

/**
 * The lookup of a build rule. It is computed before the first card is shown, so it lists the cards that meet each need
 * instead of comparing every card with every other.
 */
export function fitsOf(build: Build): Fits {
  const fits = new Uint8Array(52 * 52);
  for (const card of CARDS.keys()) {
    const need = needOf(build, card);
    for (const ace of ACES)
      if (!suitMismatchOf(need, ace))
        for (const rank of need.ranks) fits[card * 52 + ace + rankIndex(rank)] = 1;
  }
  return (card, onto) => fits[(card % 52) * 52 + (onto % 52)] === 1;
}
