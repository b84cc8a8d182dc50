// The selection: cards that are picked up by click or key, or dragged. Nothing has moved yet; the selection knows the
// source pile and the piles that accept the cards.
import type { Card, Move, Refusal } from '../../engine/index.js';
import type { Session } from '../../session/session.js';

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
    const home = ids.indexOf(pile);
    const all = piles[home]?.cards ?? [];
    const { length } = all;
    const targets = ids
      .filter((to) => to !== pile && !session.game.explain(dropMove(session, pile, to, count)))
      .sort((a, b) => Math.abs(ids.indexOf(a) - home) - Math.abs(ids.indexOf(b) - home));
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

/** The move for dropping cards on a pile. Dropping the turned stock card on the waste is a draw. */
export function dropMove(session: Session, from: string, to: string, count: number): Move {
  const aside = from === 'stock' && session.game.description.draw?.to === to;
  return aside ? { kind: 'draw' } : { kind: 'play', from, to, count };
}

/** Whether this pile collects cards for good: a foundation or the discard pile. */
export const isCollectingPile = (pile: string): boolean => /^(foundation|discard)/.test(pile);

/** The move of a pile's top card to a foundation or the discard pile, if it is legal. */
export const foundationMove = (session: Session, from: string): Move | undefined =>
  session.game
    .legalMoves()
    .find((move) => move.kind === 'play' && move.from === from && isCollectingPile(move.to));

/** The move of the stock: a draw or, if it is empty, a redeal. */
export function stockMove(session: Session): Move {
  const left = session.position.piles.some(({ kind, cards }) => kind === 'stock' && cards.length);
  return { kind: left ? 'draw' : 'redeal' };
}

/** Why cards cannot be picked up from a pile. */
export function explainPickup({ position, game }: Session, from: string, count: number): Refusal {
  const to = position.piles.findLast(({ id, cards }) => id !== from && cards.length)?.id ?? from;
  return game.explain({ kind: 'play', from, to, count }) ?? { code: 'not-available', from, kind: 'tableau' };
}
