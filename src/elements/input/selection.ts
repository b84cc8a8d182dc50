// The selection: cards that are picked up by click or key, or dragged. No move has been made yet; it contains the
// source pile and the piles that accept the cards.
import type { Card, Move, Position, Refusal } from '../../engine/index.js';
import { pairPile } from '../../engine/pile-names.js';
import type { Session } from '../../session/session.js';
import { pileOf } from '../../text/message-formatter.js';

export interface SelectedCards {
  readonly by: 'click' | 'drag';
  readonly from: string;
  readonly index: number;
  readonly count: number;
  /** The number of cards from the one that the player pointed at: less than `count` if a run moves only as a whole. */
  readonly pointed: number;
  /** The selected cards, the lowest first. */
  readonly cards: readonly Card[];
  /** The piles that accept them, the nearest to the source first. */
  readonly targets: readonly string[];
}

export class Selection {
  #selected: SelectedCards | undefined;

  get cards(): SelectedCards | undefined {
    return this.#selected;
  }

  /** Selects the unit at an index of a pile. Returns `undefined` if it cannot be picked up. */
  select(session: Session, pile: string, index: number, by: SelectedCards['by']): SelectedCards | undefined {
    const count = session.game.unitAt(pile, index);
    if (!count) return undefined;
    const { piles } = session.position;
    const ids = piles.map(({ id }) => id);
    const source = ids.indexOf(pile);
    const all = piles[source]?.cards ?? [];
    const { length } = all;
    const targets = ids
      .filter((to) => !session.game.explain(dropMove(session, pile, to, count)))
      .sort((a, b) => Math.abs(ids.indexOf(a) - source) - Math.abs(ids.indexOf(b) - source));
    this.#selected = {
      by,
      from: pile,
      index: length - count,
      count,
      pointed: length - index,
      cards: all.slice(-count),
      targets,
    };
    return this.#selected;
  }

  clear(): void {
    this.#selected = undefined;
  }
}

/**
 * The move for dropping cards on a pile: a pair in games that discard pairs, otherwise a play. Dropping the turned
 * stock card on the waste is a draw.
 */
export function dropMove(session: Session, from: string, to: string, count: number): Move {
  const { game } = session;
  const { draw } = game.description;
  if (from === 'stock' && draw?.to === to) return { kind: 'draw' };
  const pair: Move = { kind: 'pair', from, with: to };
  const isPair = count === 1 && pairPile(game.description) && game.explain(pair)?.code !== 'no-pair';
  return isPair ? pair : { kind: 'play', from, to, count };
}

/** Whether a pile is a final destination of cards: a foundation or the discard pile. */
export const isCollectingPile = (position: Position, id: string): boolean => {
  const kind = pileOf(position, id)?.kind;
  return kind === 'foundation' || kind === 'discard';
};

/** The move of a pile's top card to a foundation or the discard pile, if it is legal. */
export const foundationMove = (session: Session, from: string): Move | undefined =>
  session.game
    .legalMoves()
    .find(
      (move) => move.kind === 'play' && move.from === from && isCollectingPile(session.position, move.to),
    );

/**
 * The pile whose refusal best explains why a top card cannot move there: that of its suit, an empty one, or the first.
 */
export function collectingPileFor({ position }: Session, from: string): string | undefined {
  const card = pileOf(position, from)?.cards.at(-1);
  const collecting = position.piles.filter(({ id }) => isCollectingPile(position, id));
  const own = collecting.find(({ cards }) => card && cards.at(-1)?.[1] === card[1]);
  return (own ?? collecting.find(({ cards }) => !cards.length) ?? collecting[0])?.id;
}

/** The move of the stock: a draw or, if it is empty, a redeal. A game without redeals refuses the draw. */
export function stockMove({ position, game }: Session): Move {
  const left = position.piles.some(({ kind, cards }) => kind === 'stock' && cards.length);
  const { redeal } = game.description;
  return { kind: left || !redeal || redeal.kind === 'none' ? 'draw' : 'redeal' };
}

/** Why cards cannot be picked up from a pile. */
export function explainPickup({ position, game }: Session, from: string, count: number): Refusal {
  const to = position.piles.findLast(({ id, cards }) => id !== from && cards.length)?.id ?? from;
  return game.explain({ kind: 'play', from, to, count }) ?? { code: 'not-available', from, kind: 'tableau' };
}
