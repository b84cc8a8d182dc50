// Cards that go to the foundations by themselves: which may, which can do no harm, and the end of a game.
import { misfit, needOf } from '../engine/build.js';
import { idOf, isRed, rankOf, suitOf, type CardId } from '../engine/cards.js';
import type { Card, Move, Pile, Takes, Variant } from '../engine/index.js';
import type { GameView } from './session.js';

export type Autoplay = 'never' | 'safe' | 'always';

export type Play = Extract<Move, { readonly kind: 'play' }>;

export const pileAt = ({ position }: GameView, id: string): Pile =>
  position.piles.find((pile) => pile.id === id) as Pile;

/** Whether the order of the stock is no secret: nothing of it lies face down, or it was turned once. */
export const isStockKnown = ({ position, description: { redeal } }: GameView): boolean =>
  (position.redeals > 0 && redeal?.kind === 'recycle') ||
  position.piles.every(({ kind, faceDown }) => kind !== 'stock' || !faceDown);

/** Whether all cards but those of the stock lie face up. */
export const isOpen = ({ position }: GameView): boolean =>
  position.piles.every(({ kind, faceDown }) => kind === 'stock' || !faceDown);

export const goesHome = (move: Move): move is Play =>
  move.kind === 'play' && move.to.startsWith('foundation') && !move.from.startsWith('foundation');

export const idsOf = (cards: readonly Card[]): CardId[] => cards.map((card) => idOf(card) as CardId);

/** Whether whatever may be put on a tableau card may as well go home, once all under it in its suit has. */
function isEasy({ decks, piles: { foundation, tableau } }: Variant, { build, from }: Takes): boolean {
  return (
    decks !== 2 &&
    tableau?.gives !== 'group' &&
    build.suit === 'alternate' &&
    build.steps.join() === '-1' &&
    !build.wrap &&
    !foundation?.takes?.build.wrap &&
    from.every((kind) => kind === 'foundation' || foundation?.takes?.from.includes(kind))
  );
}

/**
 * Whether this play to a foundation can do no harm: all that can be done with the card where it lies can be
 * done as well without it.
 *
 * Either nothing that is still in play can ever be put on it. Or what can be put on it may go home instead, and
 * so may what can be put on that: the rule of Klondike's players, which holds where cards come back from the
 * foundations, too (Blake and Gent, "The Winnability of Klondike Solitaire", arXiv 1906.12314). A card of waste
 * or stock is never safe: without it the next draws bring other cards. Nor is one whose place is filled at once.
 */
export function isSafe(game: GameView, move: Move): boolean {
  const data = game.description;
  const { foundation, tableau } = data.piles;
  const takes = tableau?.takes;
  if (!goesHome(move) || !foundation || !takes || data.redeal?.kind === 'gather') return false;
  const { kind, cards } = pileAt(game, move.from);
  if (kind !== 'tableau' && kind !== 'reserve') return false;
  if (data.piles[kind]?.fill && cards.length === 1) return false;

  const [card] = idsOf(cards.slice(-1)) as [CardId];
  const { piles } = game.position;
  const left = piles.flatMap((pile) => (pile.kind === 'foundation' ? [] : idsOf(pile.cards)));
  if (!foundation.gives && left.every((other) => misfit(needOf(takes.build, other), card))) return true;

  /** How many cards less than up to this card a suit may have at home. */
  const slack = (suit: CardId): number =>
    suitOf(suit) === suitOf(card) ? 0 : isRed(suit) === isRed(card) ? 2 : 1;
  return isEasy(data, takes) && left.every((other) => rankOf(other) + slack(other) >= rankOf(card));
}

/**
 * The next card that goes to its foundation by itself, if one does.
 *
 * @param kept cards that shall not: they were just taken down, or their move was undone
 */
export function automaticMove(game: GameView, mode: Autoplay, kept: ReadonlySet<Card>): Move | undefined {
  if (mode === 'never') return undefined;
  return game
    .legalMoves()
    .find(
      (move) =>
        goesHome(move) &&
        !kept.has(pileAt(game, move.from).cards.at(-1) as Card) &&
        (mode === 'always' || isSafe(game, move)),
    );
}

/**
 * The moves that finish the game by themselves, when all is open and nothing is left to think about: cards go
 * home, and the stock is turned in between. `undefined` where that does not win.
 */
export function finishingMoves(game: GameView): readonly Move[] | undefined {
  const { goal, redeal } = game.description;
  if (!('full' in goal) || goal.full !== 'foundation') return undefined;
  if (!isOpen(game) || !isStockKnown(game) || game.status !== 'playing') return undefined;
  const end = game.fork();
  const moves: Move[] = [];
  // A round of the stock in which no card goes home is followed by others like it.
  for (let rounds = 0; ;) {
    const legal = end.legalMoves();
    const home = legal.find(goesHome);
    if (home) rounds = 0;
    const move =
      home ?? legal.find(({ kind }) => kind === 'draw' || (kind === 'redeal' && redeal?.kind === 'recycle'));
    if (!move || (move.kind === 'redeal' && ++rounds > 1)) return end.status === 'won' ? moves : undefined;
    end.play(move);
    moves.push(move);
  }
}
