// Which card may lie on which: the build rule, and a table of its answers for quick play.
import { isRed, rankIndex, rankOf, suitOf, type CardId } from './cards.js';
import type { PlayRefusalCode } from './refusals.js';
import type { Build } from './variant.js';

/** The reason against a play; `undefined` where there is none. */
export type Verdict = PlayRefusalCode | undefined;

/** The rank a card must have to be put on `onto` by this step; outside 0 … 12 there is none. */
export function steppedRank(build: Build, onto: number, step: number): number {
  const rank = onto + step;
  return build.wrap ? (rank + 13) % 13 : rank;
}

function suitVerdict(build: Build, card: CardId, onto: CardId): Verdict {
  switch (build.suit) {
    case 'same':
      return suitOf(card) === suitOf(onto) ? undefined : 'wrong-suit';
    case 'other':
      return suitOf(card) === suitOf(onto) ? 'wrong-suit' : undefined;
    case 'alternate':
      return isRed(card) === isRed(onto) ? 'wrong-colour' : undefined;
    case 'sameColour':
      return isRed(card) === isRed(onto) ? undefined : 'wrong-colour';
    case 'any':
      return undefined;
  }
}

/** May `card` lie directly on `onto`? Suit and colour are looked at first: they can be seen from afar. */
export function judgeBuild(build: Build, card: CardId, onto: CardId): Verdict {
  const rank = rankOf(onto);
  let some = false;
  if (build.stopOn === undefined || rankIndex(build.stopOn) !== rank) {
    for (const step of build.steps) {
      const wanted = steppedRank(build, rank, step);
      if (wanted === rankOf(card)) return suitVerdict(build, card, onto);
      some ||= wanted >= 0 && wanted < 13;
    }
  }
  if (some) return suitVerdict(build, card, onto) ?? 'wrong-rank';
  return rank === 0 ? 'nothing-on-an-ace' : rank === 12 ? 'nothing-on-a-king' : 'nothing-on-that-rank';
}

/** The answers of a build rule for all pairs of names: may a card lie on another? */
export type Fits = (card: CardId, onto: CardId) => boolean;

export function fitsOf(build: Build): Fits {
  const fits = Uint8Array.from({ length: 52 * 52 }, (_, pair) =>
    Number(!judgeBuild(build, Math.floor(pair / 52), pair % 52)),
  );
  return (card, onto) => fits[(card % 52) * 52 + (onto % 52)] === 1;
}
