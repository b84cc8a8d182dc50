// The game once more, plain and slow: what a move does to a table, what it tells, what it scores, and whether the
// game is over. Like referee.ts, on which it stands, it shares no code with the engine.
import type { Card, Game, GameEvent, Move, Position, Rank, Status } from '../../src/engine.js';
import { gathered, hasPlay, isWon, mayDraw, mayRedeal, type Board, type Lie } from './referee.js';

/** A table with its score. */
export interface Slow extends Board {
  readonly score: number;
}

/** The table as a game was dealt. */
export function slowDeal({ position, description }: Pick<Game, 'position' | 'description'>): Slow {
  const first = position.piles.find(({ kind }) => kind === 'foundation')?.cards[0];
  const base = (first ?? 'A').charAt(0) as Rank;
  return { game: description, piles: position.piles, redeals: 0, base, score: position.score };
}

type Loose = { -readonly [K in keyof Lie]: Lie[K] };

const without = (pile: Loose, count: number): void => {
  pile.cards = pile.cards.slice(0, pile.cards.length - count);
  pile.faceDown = Math.min(pile.faceDown, pile.cards.length);
};

const pileOf = (piles: readonly Loose[], id: string): Loose => piles.find((pile) => pile.id === id) as Loose;

/** What an event is worth. */
function worth({ game, piles }: Board, event: GameEvent): number {
  const { plays = [], turned, redeal } = game.score;
  switch (event.kind) {
    case 'played': {
      const from = pileOf(piles, event.from).kind;
      const to = pileOf(piles, event.to).kind;
      const points = plays.find((rule) => rule.to === to && (rule.from?.includes(from) ?? true))?.points ?? 0;
      if (points !== 'rank') return points * event.cards.length;
      return event.cards.reduce((sum, card) => sum + 'A23456789TJQK'.indexOf(card.charAt(0)) + 1, 0);
    }
    case 'turned':
      return turned?.in === pileOf(piles, event.pile).kind ? turned.points : 0;
    case 'redealt':
      return redeal && event.redeal > redeal.free ? redeal.points : 0;
    default:
      return 0;
  }
}

/** What a move that is allowed makes of a table, and what happens, in order. */
export function made(board: Slow, move: Move): { readonly next: Slow; readonly events: GameEvent[] } {
  const { game } = board;
  let piles: Loose[] = board.piles.map((pile) => ({ ...pile }));
  let { redeals } = board;
  const events: GameEvent[] = [];

  if (move.kind === 'play') {
    const { from, to, count } = move;
    const cards = pileOf(piles, from).cards.slice(-count);
    without(pileOf(piles, from), count);
    pileOf(piles, to).cards = [...pileOf(piles, to).cards, ...cards];
    events.push({ kind: 'played', from, to, cards });
  } else if (move.kind === 'draw') {
    const { to = 'waste', count = 1 } = game.draw ?? {};
    const cards = pileOf(piles, 'stock').cards.slice(-count).reverse();
    without(pileOf(piles, 'stock'), cards.length);
    pileOf(piles, to).cards = [...pileOf(piles, to).cards, ...cards];
    events.push({ kind: 'drawn', from: 'stock', to, cards });
  } else {
    redeals++;
    if (game.redeal?.kind === 'gather')
      piles = gathered(board, game.redeal.packet).map((pile) => ({ ...pile }));
    else {
      pileOf(piles, 'stock').cards = pileOf(piles, 'waste').cards.toReversed();
      pileOf(piles, 'stock').faceDown = pileOf(piles, 'stock').cards.length;
      pileOf(piles, 'waste').cards = [];
      pileOf(piles, 'waste').faceDown = 0;
    }
    events.push({ kind: 'redealt', redeal: redeals });
  }

  for (const pile of piles) {
    const fill = game.piles[pile.kind]?.fill;
    const card = fill && pileOf(piles, fill).cards.at(-1);
    if (!fill || !card || pile.cards.length) continue;
    without(pileOf(piles, fill), 1);
    pile.cards = [card];
    events.push({ kind: 'filled', from: fill, to: pile.id, card });
  }
  for (const pile of piles) {
    const shows = game.piles[pile.kind]?.shows;
    const { length } = pile.cards;
    if (!length || pile.faceDown < length) continue;
    if (shows !== 'top' && !(shows === 'last' && length === 1)) continue;
    pile.faceDown--;
    events.push({ kind: 'turned', pile: pile.id, card: pile.cards[length - 1] as Card });
  }

  const gained = events.reduce((sum, event) => sum + worth(board, event), 0);
  const won = isWon({ ...board, piles }) ? (game.score.won ?? 0) : 0;
  const score = Math.max(game.score.floor ?? -Infinity, board.score + gained + won);
  return { next: { ...board, piles, redeals, score }, events };
}

/** Lost: no table that draws and redeals lead to has a play that counts. */
export function slowStatus(board: Slow): Status {
  if (isWon(board)) return 'won';
  if (board.game.end === 'empty-stock' && mayDraw(board)) return 'playing';
  const seen = new Set<string>();
  const leads = (here: Slow): boolean => {
    if (hasPlay(here)) return true;
    // how often it was redealt counts only where that is limited, and there not for ever
    const limit = here.game.redeal && 'limit' in here.game.redeal;
    const redeals = limit ? Math.min(here.redeals, board.redeals + 3) : 0;
    const key = [redeals, ...here.piles.map(({ cards }) => cards.join(''))].join();
    if (seen.has(key)) return false;
    seen.add(key);
    if (mayDraw(here) && leads(made(here, { kind: 'draw' }).next)) return true;
    return mayRedeal(here) && leads(made(here, { kind: 'redeal' }).next);
  };
  return leads(board) ? 'playing' : 'lost';
}

/** Do a position and a table show the same? The status aside. */
export function agrees({ piles, score, stake, net, redeals }: Position, slow: Slow): boolean {
  const due = slow.game.score.stake ?? 0;
  return (
    score === slow.score &&
    redeals === slow.redeals &&
    stake === due &&
    net === score - due &&
    piles.length === slow.piles.length &&
    piles.every(({ id, kind, cards, faceDown }, i) => {
      const pile = slow.piles[i];
      return (
        pile?.id === id && pile.kind === kind && pile.faceDown === faceDown && sameList(pile.cards, cards)
      );
    })
  );
}

export const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other || (one.length === other.length && one.every((item, i) => item === other[i]));
