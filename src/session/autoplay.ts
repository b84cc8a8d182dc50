// Automatic foundation moves: which are safe, and which moves finish a game without decisions.
import { buildOf, misfit, needOf } from '../engine/build.js';
import { idOf, isRed, rankOf, suitOf, type CardId } from '../engine/cards.js';
import type { Card, Move, Pile, Takes, Variant } from '../engine/index.js';
import type { GameView } from './game-view.js';

export type Autoplay = 'never' | 'safe' | 'always';

export type Play = Extract<Move, { readonly kind: 'play' }>;

export const pileAt = ({ position }: GameView, id: string): Pile =>
  position.piles.find((pile) => pile.id === id) as Pile;

/** Whether the player can know the order of the stock: it is face up, or it was drawn through once. */
export const isStockKnown = ({ position, description: { redeal } }: GameView): boolean =>
  (position.redeals > 0 && redeal?.kind === 'recycle') ||
  position.piles.every(({ kind, faceDown }) => kind !== 'stock' || !faceDown);

/** Whether all cards outside the stock are face up. */
export const isOpen = ({ position }: GameView): boolean =>
  position.piles.every(({ kind, faceDown }) => kind === 'stock' || !faceDown);

export const goesHome = (move: Move): move is Play =>
  move.kind === 'play' && move.to.startsWith('foundation') && !move.from.startsWith('foundation');

export const idsOf = (cards: readonly Card[]): CardId[] => cards.map((card) => idOf(card) as CardId);

/** Whether every card that could be placed on a tableau card can instead go to its foundation in time. */
function isEasy({ decks, piles: { foundation, tableau } }: Variant, takes: Takes): boolean {
  const build = buildOf(takes);
  return (
    decks !== 2 &&
    tableau?.gives !== 'group' &&
    build.suit === 'alternate' &&
    build.steps.join() === '-1' &&
    !build.wrap &&
    !foundation?.takes?.build?.wrap &&
    takes.from.every((kind) => kind === 'foundation' || foundation?.takes?.from.includes(kind))
  );
}

/**
 * Whether a foundation move is safe: it cannot make a winnable position unwinnable.
 *
 * A card is safe if no card still in play can be placed on it, or if every such card can go to its foundation instead,
 * and so on. The rule also holds if cards may return from the foundations (Blake and Gent, "The Winnability of Klondike
 * Solitaire", arXiv 1906.12314). A card of the waste or stock is never safe, because removing it changes which cards
 * the next draws bring. A card whose pile is refilled automatically is not safe either.
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
  if (!foundation.gives && left.every((other) => misfit(needOf(buildOf(takes), other), card))) return true;

  /** How many ranks below this card the foundation of a suit may be. */
  const slack = (suit: CardId): number =>
    suitOf(suit) === suitOf(card) ? 0 : isRed(suit) === isRed(card) ? 2 : 1;
  return isEasy(data, takes) && left.every((other) => rankOf(other) + slack(other) >= rankOf(card));
}

/**
 * The next automatic foundation move, if there is one.
 *
 * @param kept cards that stay: the player took them down from a foundation, or undid their move
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
 * The moves that finish the game if no decisions are left: every card is face up, and foundation moves and draws alone
 * win. `undefined` if they do not.
 */
export function finishingMoves(game: GameView): readonly Move[] | undefined {
  const { goal, redeal } = game.description;
  if (!('full' in goal) || goal.full !== 'foundation') return undefined;
  if (!isOpen(game) || !isStockKnown(game) || game.status !== 'playing') return undefined;
  const end = game.fork();
  const moves: Move[] = [];
  // If a whole round of the stock brings no foundation move, further rounds bring none either.
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
