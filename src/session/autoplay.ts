// Automatic moves: safe foundation moves, and the moves that finish a game without further decisions.
import { buildOf } from '../engine/build.js';
import { idOf, isRed, nameOf, rankOf, suitOf, type CardId } from '../engine/cards.js';
import { applyMove } from '../engine/apply-move.js';
import { isWon } from '../engine/game-status.js';
import { tableOf } from '../engine/game.js';
import type { Card, Move, Takes, Variant } from '../engine/index.js';
import { checkDraw, checkRedeal } from '../engine/check-move.js';
import { DRAW, REDEAL } from '../engine/moves.js';
import { somePlay, type Effort } from '../engine/move-generator.js';
import { pilesOf, type CompiledVariant, type PileRule } from '../engine/compiled-variant.js';
import type { Table } from '../engine/table.js';
import type { GameView } from './game-view.js';

export type Autoplay = 'never' | 'safe' | 'always';

export type Play = Extract<Move, { readonly kind: 'play' }>;

/** Whether the player can know the order of the stock: it is face up, or it was drawn through once. */
export const isStockKnown = ({ position, description: { redeal } }: GameView): boolean =>
  (position.redeals > 0 && redeal?.kind === 'recycle') ||
  position.piles.every(({ kind, faceDown }) => kind !== 'stock' || !faceDown);

/** Whether all cards outside the stock are face up. */
export const isAllFaceUp = ({ position }: GameView): boolean =>
  position.piles.every(({ kind, faceDown }) => kind === 'stock' || !faceDown);

/** Whether a move takes cards to a foundation. */
export const isFoundationPlay = ({ byId }: CompiledVariant, move: Move): move is Play =>
  move.kind === 'play' &&
  byId.get(move.to)?.kind === 'foundation' &&
  byId.get(move.from)?.kind !== 'foundation';

export const idsOf = (cards: readonly Card[]): CardId[] => cards.map((card) => idOf(card) as CardId);

/** Whether each card that could be placed on a tableau card can go to its foundation instead. */
function isEasy({ decks, suits, piles: { foundation, tableau } }: Variant, takes: Takes): boolean {
  const build = buildOf(takes);
  return (
    decks !== 2 &&
    (suits ?? 4) === 4 &&
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
 * Solitaire", arXiv 1906.12314). A card of the waste or stock is never safe: removing it changes the next draws.
 * The last card of a pile is not safe if the pile is refilled automatically, or if an empty column prevents draws.
 */
export const isSafe = (game: GameView, move: Move): boolean => isSafeOn(tableOf(game), move);

/** {@link isSafe} for a table. */
export function isSafeOn(table: Table, move: Move): boolean {
  const { rules } = table;
  const { data } = rules;
  const { foundation, tableau } = data.piles;
  const takes = tableau?.takes;
  if (!isFoundationPlay(rules, move) || !foundation || !takes || data.redeal?.kind === 'gather') return false;
  const from = rules.byId.get(move.from) as PileRule;
  if (from.kind !== 'tableau' && from.kind !== 'reserve') return false;
  const cards = table.pile(from);
  if ((from.group.fill ?? data.draw?.blockedBy) && cards.length === 1) return false;

  const card = cards[cards.length - 1] as CardId;
  const { fits } = pilesOf(rules, 'tableau')[0] as PileRule;
  const all = (holds: (other: CardId) => boolean | undefined): boolean =>
    rules.piles.every((pile) => pile.kind === 'foundation' || table.pile(pile).every(holds));
  if (!foundation.gives && all((other) => !fits?.(other, card))) return true;

  /** How many ranks below this card the lowest card of a suit outside the foundations may be. */
  const slack = (suit: CardId): number =>
    suitOf(suit) === suitOf(card) ? 0 : isRed(suit) === isRed(card) ? 2 : 1;
  return isEasy(data, takes) && all((other) => rankOf(other) + slack(other) >= rankOf(card));
}

/** The first play to a foundation, in the order of the legal moves, that `accepts` accepts. */
function firstFoundationPlay(
  table: Table,
  accepts: (play: Play) => boolean,
  effort?: Effort,
): Play | undefined {
  let found: Play | undefined;
  const { rules } = table;
  const isSource = ({ kind }: PileRule): boolean => kind !== 'foundation';
  // a pile that is refilled from a foundation would get the card back, in an endless loop
  if (isWon(table) || rules.filling.some(({ group }) => group.fill === 'foundation')) return undefined;
  somePlay(
    table,
    ({ id: from }, to, count) => {
      if (to.kind !== 'foundation') return false;
      const play: Play = { kind: 'play', from, to: to.id, count };
      if (!accepts(play)) return false;
      found = play;
      return true;
    },
    { givers: rules.givers.filter(isSource), ...(effort && { effort }) },
  );
  return found;
}

/**
 * The next automatic foundation move, if there is one.
 *
 * @param kept cards that autoplay does not move: the player took them from a foundation, or undid their move
 */
export function automaticMove(game: GameView, mode: Autoplay, kept: ReadonlySet<Card>): Move | undefined {
  if (mode === 'never') return undefined;
  const table = tableOf(game);
  const answers = new Map<string, boolean>();
  // the result depends on the card only, not on the foundation, so it is cached per pile
  const mayGo = (move: Play): boolean => {
    const pile = table.pile(table.rules.byId.get(move.from) as PileRule);
    return !kept.has(nameOf(pile[pile.length - 1] as CardId)) && (mode === 'always' || isSafeOn(table, move));
  };
  return firstFoundationPlay(table, (move) => {
    let answer = answers.get(move.from);
    if (answer === undefined) answers.set(move.from, (answer = mayGo(move)));
    return answer;
  });
}

/** The maximum work of a search for finishing moves: several times what any shipped game needs. */
export const FINISH_EFFORT = 30_000;

/** A draw or, if the stock is empty, turning the waste over; `undefined` if neither is legal. */
function drawOrRecycle(table: Table): Move | undefined {
  if (!checkDraw(table)) return DRAW;
  return table.rules.data.redeal?.kind === 'recycle' && !checkRedeal(table) ? REDEAL : undefined;
}

/**
 * The moves that finish the game if no decisions are left: every card is face up, and foundation moves and draws alone
 * win. `undefined` if they do not, or if the search exceeds {@link FINISH_EFFORT}.
 */
export function finishingMoves(game: GameView, effort: Effort = { spent: 0 }): readonly Move[] | undefined {
  const { goal } = game.description;
  if (!('full' in goal) || goal.full !== 'foundation') return undefined;
  if (!isAllFaceUp(game) || !isStockKnown(game) || game.status !== 'playing') return undefined;
  const end = tableOf(game).copy();
  const moves: Move[] = [];
  // If a whole round of the stock brings no foundation move, further rounds bring none either.
  for (let rounds = 0; effort.spent < FINISH_EFFORT;) {
    if (isWon(end)) return moves;
    const play = firstFoundationPlay(end, () => true, effort);
    if (play) rounds = 0;
    const move = play ?? drawOrRecycle(end);
    if (!move || (move === REDEAL && ++rounds > 1)) return undefined;
    applyMove(end, move);
    effort.spent += end.rules.piles.length;
    moves.push(move);
  }
  return undefined;
}
