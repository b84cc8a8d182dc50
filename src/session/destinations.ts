// The destinations of tapped cards: all their legal moves, the best first, in the ranking of the hints.
import { writeMove, type Move, type Pile } from '../engine/index.js';
import { groupOf } from '../engine/pile-names.js';
import type { GameView } from './game-view.js';
import { hintsFor } from './hints.js';

/** The rank of a destination for a move that gains nothing: lower is better. */
function placeRank({ kind, cards }: Pile): number {
  if (kind === 'foundation' || kind === 'discard') return 0;
  return kind === 'tableau' ? (cards.length ? 1 : 2) : 3;
}

/** Whether a move takes the top `count` cards of a pile. */
function isMoveOf(move: Move, from: string, count: number): boolean {
  if (move.kind === 'play') return move.from === from && move.count === count;
  return move.kind === 'pair' && count === 1 && (move.from === from || move.with === from);
}

/**
 * All legal moves of the top `count` cards of a pile, the best first: those that hints suggest, in their order, then
 * those that gain nothing: to the nearest pile of the same group, or the first one of another group, such as the first
 * free cell. A draw also moves the turned card of the stock.
 *
 * It uses no solver and no hidden cards.
 *
 * @returns An empty list if the cards cannot move.
 */
export function destinationsOf(game: GameView, from: string, count: number): readonly Move[] {
  const { piles } = game.position;
  const isStock = piles.find(({ id }) => id === from)?.kind === 'stock';
  const legal = game
    .legalMoves()
    .filter((move) => isMoveOf(move, from, count) || (isStock && move.kind === 'draw'));
  if (legal.length < 2) return legal;
  const order = new Map(hintsFor(game).map(({ move }, i) => [writeMove(move), i] as const));
  const origin = piles.findIndex(({ id }) => id === from);
  const rank = (move: Move): readonly [number, number, number] => {
    if (!('from' in move)) return [2, 0, 0];
    const suggested = order.get(writeMove(move));
    if (suggested !== undefined) return [0, suggested, 0];
    const to = move.kind === 'play' ? move.to : move.with === from ? move.from : move.with;
    const at = piles.findIndex(({ id }) => id === to);
    return [1, placeRank(piles[at] as Pile), groupOf(to) === groupOf(from) ? Math.abs(at - origin) : at];
  };
  const ranked = legal.map((move) => ({ move, rank: rank(move) }));
  ranked.sort(({ rank: a }, { rank: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  return ranked.map(({ move }) => move);
}
