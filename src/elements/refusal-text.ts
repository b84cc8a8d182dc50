// Formats refusals: why a move is not legal.
import type { Card, Need, Refusal } from '../engine/index.js';
import type { Phrases, Values } from './phrases.js';

/** The requirement of a card as part of a sentence and, if the colour is wrong, the present colour. */
function needText(phrases: Phrases, card: Card, onto: Card, { colour, suit, ranks }: Need): string {
  const { texts } = phrases;
  const [rank] = ranks;
  if (!rank) return phrases.part(texts.needsEmpty, { card });
  if (suit) return phrases.part(texts.needsCard, { card, onto: `${rank}${suit}` });
  if (!colour) return phrases.part(texts.needsRank, { card, ranks });
  const needed = phrases.part(colour === 'red' ? texts.needsRed : texts.needsBlack, { card, ranks });
  const red = onto[1] === 'H' || onto[1] === 'D';
  return red === (colour === 'red')
    ? needed
    : phrases.sentences(needed, phrases.say(red ? 'isRed' : 'isBlack', { onto }));
}

function whyText(phrases: Phrases, refusal: Refusal): string {
  switch (refusal.code) {
    case 'wrong-colour':
    case 'wrong-suit':
    case 'wrong-rank':
      return needText(phrases, refusal.card, refusal.onto, refusal.needs);
    default: {
      const values: Values = {
        ...('card' in refusal && { card: refusal.card }),
        ...('onto' in refusal && { onto: refusal.onto }),
        ...('needs' in refusal && { ranks: refusal.needs.ranks }),
        ...('kinds' in refusal && { kinds: refusal.kinds }),
        ...('most' in refusal && { n: refusal.most }),
      };
      return phrases.part(phrases.texts.why[refusal.code], values);
    }
  }
}

/** "Not allowed: 5 of clubs needs a red 6. 7 of spades is black." */
export const refusalText = (phrases: Phrases, refusal: Refusal): string =>
  phrases.verbosity === 'brief'
    ? phrases.say('refusedBrief')
    : phrases.say('refused', { why: whyText(phrases, refusal) });
