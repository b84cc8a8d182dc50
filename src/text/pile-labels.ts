// Accessible names of piles, cards and empty piles, and the emblems on empty piles.
import type { Pile, Variant } from '../engine/index.js';
import { groupOf } from '../engine/pile-names.js';
import type { GameView } from '../session/game-view.js';
import type { Fan } from '../elements/cards/pile-layout.js';
import type { Emblem } from '../elements/cards/faces/emblems.js';
import type { MessageFormatter } from './message-formatter.js';
import { drawSize } from './draw-text.js';
import { redealLabel } from './redeal-text.js';

/** "Column 3, 2 face down"; "Stock, 24 cards"; "Cell 2"; "Foundation 1, empty". */
export function pileLabel(
  { id, cards, faceDown }: Pile,
  fan: Fan,
  description: Variant,
  formatter: MessageFormatter,
): string {
  if (!cards.length) return formatter.message('pileEmpty', { pile: id });
  if (fan !== 'down' && !(cards.length === 1 && isForOneCard(description, id)))
    return formatter.message('pileCards', { pile: id, n: cards.length });
  return faceDown
    ? formatter.message('pileFaceDown', { pile: id, n: faceDown })
    : formatter.capital(formatter.pile(id));
}

/** Whether a pile takes cards only while it is empty, or is a place among overlapping cards: "1 card" says nothing. */
function isForOneCard({ piles }: Variant, id: string): boolean {
  const { takes, coveredBy } = piles[groupOf(id)] ?? {};
  return takes ? !takes.build : coveredBy !== undefined;
}

/** "5 of clubs, 2 of 4"; "5 of clubs, covered" by other piles; "3 face-down cards"; for the stock the action: "Turn 3 cards". */
export function cardLabel(
  pile: Pile,
  index: number,
  fan: Fan,
  game: GameView,
  formatter: MessageFormatter,
): string {
  const { kind, cards, faceDown } = pile;
  const card = cards[index];
  if (index < faceDown || !card) {
    const { draw } = game.description;
    return kind === 'stock' && draw
      ? formatter.message('draw', { n: drawSize(game.description, game.position) })
      : formatter.message('faceDown', { n: faceDown });
  }
  if (game.isCovered(pile.id)) return formatter.capital(formatter.message('cardCovered', { card }));
  if (fan !== 'down' || formatter.verbosity === 'brief') return formatter.capital(formatter.card(card));
  return formatter.message('cardPlace', { card, place: index + 1, size: cards.length });
}

/** The label of an empty pile: the cards it accepts, or the redeal with its cost. */
export function placeLabel(pile: Pile, game: GameView, formatter: MessageFormatter): string {
  if (pile.kind === 'stock' && !game.explain({ kind: 'redeal' })) {
    const action = redealLabel(formatter, game.description);
    const cost = game.description.score.redeal;
    const n = cost && game.position.redeals >= cost.free ? -cost.points : 0;
    return n ? formatter.message('redealCosts', { action, n }) : action;
  }
  const ranks = game.acceptsAt(pile.id);
  if (!ranks.length) return formatter.message('empty');
  return ranks.length > 12 ? formatter.message('takesAny') : formatter.message('takesRank', { ranks });
}

/**
 * The emblem of an empty pile: the only rank it accepts, on a foundation with the four suits, because any suit can
 * start it; on the stock, whether a redeal is possible.
 */
export function placeSign(pile: Pile, game: GameView): Emblem | '' {
  if (pile.kind === 'stock') {
    const code = game.explain({ kind: 'redeal' })?.code;
    return code === 'no-redeal' || code === 'redeals-used' || code === 'game-over' ? 'closed' : 'redeal';
  }
  const [rank, ...others] = game.acceptsAt(pile.id);
  if (!rank || others.length) return '';
  return pile.kind === 'foundation' ? `${rank}*` : rank;
}
