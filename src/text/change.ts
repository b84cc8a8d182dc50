// A move with the positions before and after it, and its effects as events, found by comparing the positions.
import type { Card, GameEvent, Move, Position, Variant } from '../engine/index.js';
import { groupOf, pairPile } from '../engine/pile-names.js';
import { drawSize } from './draw-text.js';
import { pileOf } from './message-formatter.js';

/** A move, made or undone, with the positions before and after it, and the game. */
export interface Change {
  readonly move: Move;
  readonly position: Position;
  readonly before: Position;
  readonly description: Variant;
  /** The pile of the card that the focus moved to: screen readers announce that card. */
  readonly focusedPile?: string | undefined;
}

/** The events of a move. */
export function madeBy({ move, position, before, description }: Change): GameEvent[] {
  const topOf = (id: string, count: number): readonly Card[] => pileOf(before, id)?.cards.slice(-count) ?? [];
  switch (move.kind) {
    case 'play':
      return [{ ...move, kind: 'played', cards: topOf(move.from, move.count) }];
    case 'pair': {
      const to = pairPile(description) ?? '';
      return cardsOf(before, move).map(({ card, from }) => ({ kind: 'played', from, to, cards: [card] }));
    }
    case 'redeal':
      return [{ kind: 'redealt', redeal: position.redeals }];
    case 'draw': {
      const cards = topOf('stock', drawSize(description, before)).toReversed();
      return [{ kind: 'drawn', from: 'stock', to: description.draw?.to ?? '', cards }];
    }
  }
}

/** The two cards of a pair, or the lowest card of a play, with their piles, in a position before the move. */
export function cardsOf(
  position: Position,
  move: Extract<Move, { kind: 'play' | 'pair' }>,
): readonly { readonly card: Card; readonly from: string }[] {
  const { from } = move;
  const second = move.kind === 'pair' && { from: move.with, depth: move.with === from ? 2 : 1 };
  return [{ from, depth: move.kind === 'pair' ? 1 : move.count }, ...(second ? [second] : [])].flatMap(
    (one) => {
      const card = pileOf(position, one.from)?.cards.at(-one.depth);
      return card ? [{ card, from: one.from }] : [];
    },
  );
}

/** Complete runs, automatic fills and turns of a move, found by comparing the positions. */
export function followed(change: Change): GameEvent[] {
  const { position, before, description } = change;
  const collected = position.piles.flatMap(({ id, cards }): GameEvent[] => {
    const count = description.piles[groupOf(id)]?.collects?.count;
    return count && cards.length && !pileOf(before, id)?.cards.length
      ? [{ kind: 'collected', from: '', to: id, cards: cards.slice(0, count) }]
      : [];
  });
  const turned = position.piles.flatMap(({ id, cards, faceDown }): GameEvent[] => {
    const card = cards[faceDown];
    return card && faceDown < (pileOf(before, id)?.faceDown ?? 0) ? [{ kind: 'turned', pile: id, card }] : [];
  });
  const filled = fillingOf(change);
  return [...collected, ...(filled ? [filled] : []), ...turned];
}

/** The reserve card that refilled the pile a move emptied; `before` is the position before both. */
export function fillingOf({
  move,
  position,
  before,
}: Omit<Change, 'description'>): Extract<GameEvent, { kind: 'filled' }> | undefined {
  if (move.kind !== 'play') return undefined;
  const left = pileOf(position, move.from)?.cards;
  const reserve = before.piles.find(
    ({ id, kind, cards }) => kind === 'reserve' && id !== move.from && cards.at(-1) === left?.[0],
  );
  const card = left?.[0];
  return reserve && card ? { kind: 'filled', from: reserve.id, to: move.from, card } : undefined;
}
