// Accessible names of piles, cards and empty piles, and the emblems on empty piles.
import type { Pile } from '../engine/index.js';
import type { GameView } from '../session/game-view.js';
import type { Fan } from './fans.js';
import type { Emblem } from './faces/emblems.js';
import type { Phrases } from './phrases.js';

/** "Tableau 3, 2 face down"; "Stock, 24 cards"; "Foundation 1, empty". */
export function pileLabel({ id, cards, faceDown }: Pile, fan: Fan, phrases: Phrases): string {
  if (!cards.length) return phrases.say('pileEmpty', { pile: id });
  if (fan !== 'down') return phrases.say('pileCards', { pile: id, n: cards.length });
  return faceDown
    ? phrases.say('pileFaceDown', { pile: id, n: faceDown })
    : phrases.capital(phrases.pile(id));
}

/** "5 of clubs, 2 of 4"; "3 face-down cards"; for the stock the action: "Turn 3 cards". */
export function cardLabel(pile: Pile, index: number, fan: Fan, game: GameView, phrases: Phrases): string {
  const { kind, cards, faceDown } = pile;
  const card = cards[index];
  if (index < faceDown || !card) {
    const { draw } = game.description;
    return kind === 'stock' && draw
      ? phrases.say('draw', { n: Math.min(draw.count, cards.length) })
      : phrases.say('faceDown', { n: faceDown });
  }
  if (fan !== 'down' || phrases.verbosity === 'brief') return phrases.capital(phrases.card(card));
  return phrases.say('cardPlace', { card, place: index + 1, size: cards.length });
}

/** The label of an empty pile: the cards it accepts, or the redeal with its cost. */
export function spotLabel(pile: Pile, game: GameView, phrases: Phrases): string {
  if (pile.kind === 'stock' && !game.explain({ kind: 'redeal' })) {
    const cost = game.description.score.redeal;
    const n = cost && game.position.redeals >= cost.free ? -cost.points : 0;
    return n ? phrases.say('redealCosts', { n }) : phrases.say('redeal');
  }
  const ranks = game.acceptsAt(pile.id);
  if (!ranks.length) return phrases.say('empty');
  return ranks.length > 12 ? phrases.say('takesAny') : phrases.say('takesRank', { ranks });
}

/** The emblem of an empty pile: the one rank it accepts, a redeal, or that none is left. */
export function spotSign(pile: Pile, game: GameView): Emblem | '' {
  if (pile.kind === 'stock') {
    const code = game.explain({ kind: 'redeal' })?.code;
    return code === 'no-redeal' || code === 'redeals-used' ? 'closed' : 'redeal';
  }
  const [rank, ...others] = game.acceptsAt(pile.id);
  return rank && !others.length ? rank : '';
}
