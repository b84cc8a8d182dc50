// Formats refusals: why a move is not legal.
import type { Card, Need, Refusal } from '../engine/index.js';
import type { MessageFormatter, Values } from './message-formatter.js';

/** The requirement of a card as part of a sentence and, if the colour is wrong, the present colour. */
function needText(
  formatter: MessageFormatter,
  card: Card,
  onto: Card,
  { colour, suit, ranks }: Need,
): string {
  const { texts } = formatter;
  const [rank] = ranks;
  if (!rank) return formatter.fragment(texts.needsEmpty, { card });
  if (suit) return formatter.fragment(texts.needsCard, { card, onto: `${rank}${suit}` });
  if (!colour) return formatter.fragment(texts.needsRank, { card, ranks });
  const needed = formatter.fragment(colour === 'red' ? texts.needsRed : texts.needsBlack, { card, ranks });
  const red = onto[1] === 'H' || onto[1] === 'D';
  return red === (colour === 'red')
    ? needed
    : formatter.sentences(needed, formatter.message(red ? 'isRed' : 'isBlack', { onto }));
}

function whyText(formatter: MessageFormatter, refusal: Refusal): string {
  switch (refusal.code) {
    case 'wrong-colour':
    case 'wrong-suit':
    case 'wrong-rank':
      return needText(formatter, refusal.card, refusal.onto, refusal.needs);
    default: {
      const values: Values = {
        ...('card' in refusal && { card: refusal.card }),
        ...('onto' in refusal && { onto: refusal.onto }),
        ...('needs' in refusal && { ranks: refusal.needs.ranks }),
        ...('kinds' in refusal && { kinds: refusal.kinds }),
        ...('most' in refusal && { n: refusal.most }),
      };
      const code = refusal.code === 'wrong-pair' && !refusal.needs.ranks.length ? 'no-pair' : refusal.code;
      return formatter.fragment(formatter.texts.why[code], values);
    }
  }
}

/** "Not allowed: 5 of clubs needs a red 6. 7 of spades is black." */
export const refusalText = (formatter: MessageFormatter, refusal: Refusal): string =>
  formatter.verbosity === 'brief'
    ? formatter.message('refusedBrief')
    : formatter.message('refused', { why: whyText(formatter, refusal) });
