// What the player holds: cards picked up by click or key, or dragged. Nothing has moved yet; the hand knows
// where the cards came from, and which piles take them.
import type { Card, Move, Refusal } from '../engine/index.js';
import type { Session } from '../session/session.js';

export interface Held {
  readonly by: 'click' | 'drag';
  readonly from: string;
  readonly index: number;
  readonly count: number;
  /** The lowest first. */
  readonly cards: readonly Card[];
  /** The piles that take them, nearest to where they came from first. */
  readonly targets: readonly string[];
}

export class Hand {
  #held: Held | undefined;

  get held(): Held | undefined {
    return this.#held;
  }

  /** Takes the cards at a place; `undefined` when they cannot be taken. */
  pick(session: Session, pile: string, index: number, by: Held['by']): Held | undefined {
    const count = session.game.unitAt(pile, index);
    if (!count) return undefined;
    const { piles } = session.position;
    const ids = piles.map(({ id }) => id);
    const home = ids.indexOf(pile);
    const cards = piles[home]?.cards.slice(-count) ?? [];
    const first = (piles[home]?.cards.length ?? 0) - count;
    const targets = ids
      .filter((to) => to !== pile && !session.game.explain(dropMove(session, pile, to, count)))
      .sort((a, b) => Math.abs(ids.indexOf(a) - home) - Math.abs(ids.indexOf(b) - home));
    return (this.#held = { by, from: pile, index: first, count, cards, targets });
  }

  empty(): void {
    this.#held = undefined;
  }
}

/** The move that putting cards on a pile means: the turned stock card laid on the waste is a draw. */
export function dropMove(session: Session, from: string, to: string, count: number): Move {
  const aside = from === 'stock' && session.game.description.draw?.to === to;
  return aside ? { kind: 'draw' } : { kind: 'play', from, to, count };
}

/** Whether cards are collected on this pile. */
export const isHome = (pile: string): boolean => /^(foundation|discard)/.test(pile);

/** The move that takes the top card of a pile to where cards are collected, if there is one. */
export const homeMove = (session: Session, from: string): Move | undefined =>
  session.game.legalMoves().find((move) => move.kind === 'play' && move.from === from && isHome(move.to));

/** Turns the next cards of the stock or, when it is empty, makes a new one. */
export function stockMove(session: Session): Move {
  const left = session.position.piles.some(({ kind, cards }) => kind === 'stock' && cards.length);
  return { kind: left ? 'draw' : 'redeal' };
}

/** Why cards cannot be taken from a pile, wherever they were to go. */
export function whyNot({ position, game }: Session, from: string, count: number): Refusal {
  const to = position.piles.findLast(({ id, cards }) => id !== from && cards.length)?.id ?? from;
  return game.explain({ kind: 'play', from, to, count }) ?? { code: 'not-available', from, kind: 'tableau' };
}
