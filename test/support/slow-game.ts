// A second, plain and slow engine: the effect of a move on the table, its events, its score, and whether the game is
// over. Like referee.ts, which it uses, it shares no code with the engine.
import type { Card, Game, GameEvent, Move, Position, Rank, Status } from '../../src/engine.js';
import {
  gathered,
  groupOf,
  hasPlay,
  isCovered,
  matchesName,
  isWon,
  mayDraw,
  mayRedeal,
  runLength,
  type Board,
  type PileState,
} from './referee.js';

/** A table with its score. */
export interface Slow extends Board {
  readonly score: number;
  /** The number of plays since the last draw or redeal. */
  readonly streak: number;
}

/** The table right after the deal. */
export function slowDeal({ position, description }: Pick<Game, 'position' | 'description'>): Slow {
  const first = position.piles.find(({ kind }) => kind === 'foundation')?.cards[0];
  const base = (first ?? 'A').charAt(0) as Rank;
  return { game: description, piles: position.piles, redeals: 0, base, score: position.score, streak: 0 };
}

type Loose = { -readonly [K in keyof PileState]: PileState[K] };

const without = (pile: Loose, count: number): void => {
  pile.cards = pile.cards.slice(0, pile.cards.length - count);
  pile.faceDown = Math.min(pile.faceDown, pile.cards.length);
};

const pileOf = (piles: readonly Loose[], id: string): Loose => piles.find((pile) => pile.id === id) as Loose;

/** The points of an event. */
function worth({ game, piles, streak }: Slow, event: GameEvent): number {
  const { plays = [], turned, redeal, collected = 0 } = game.score;
  switch (event.kind) {
    case 'played':
    case 'collected': {
      const from = pileOf(piles, event.from);
      const to = pileOf(piles, event.to);
      const rule = plays.find(
        (play) =>
          matchesName(play.to, to) && (!play.from || play.from.some((name) => matchesName(name, from))),
      );
      const points = rule?.points ?? 0;
      const more = event.kind === 'played' ? (rule?.streak ?? 0) * streak : 0;
      return event.cards.reduce(
        (sum, card) =>
          sum + more + (points === 'rank' ? 'A23456789TJQK'.indexOf(card.charAt(0)) + 1 : points),
        event.kind === 'collected' ? collected : 0,
      );
    }
    case 'turned':
      return turned && matchesName(turned.in, pileOf(piles, event.pile)) ? turned.points : 0;
    case 'redealt':
      return redeal && event.redeal > redeal.free ? redeal.points : 0;
    default:
      return 0;
  }
}

/** The points for reaching the goal. */
function worthOfGoal(board: Board): number {
  const { won = 0, left } = board.game.score;
  if (!isWon(board)) return 0;
  const cards = board.piles
    .filter((pile) => left && matchesName(left.in, pile))
    .reduce((sum, pile) => sum + pile.cards.length, 0);
  return won + cards * (left?.points ?? 0);
}

/** The table after a legal move, and the events in order. */
export function made(board: Slow, move: Move): { readonly next: Slow; readonly events: GameEvent[] } {
  const { game } = board;
  let piles: Loose[] = board.piles.map((pile) => ({ ...pile }));
  let { redeals } = board;
  const events: GameEvent[] = [];

  const lay = (from: string, to: string, count: number): void => {
    const cards = pileOf(piles, from).cards.slice(-count);
    without(pileOf(piles, from), count);
    pileOf(piles, to).cards = [...pileOf(piles, to).cards, ...cards];
    events.push({ kind: 'played', from, to, cards });
  };
  if (move.kind === 'play') lay(move.from, move.to, move.count);
  else if (move.kind === 'pair') {
    const to = piles.find((pile) => groupOf(board, pile).pairs)?.id ?? '';
    lay(move.from, to, 1);
    lay(move.with, to, 1);
  } else if (move.kind === 'draw') {
    const { to: kind = 'waste', count = 1 } = game.draw ?? {};
    const columns = piles.filter((pile) => pile.kind === 'tableau');
    const targets =
      kind === 'tableau' ? Array.from({ length: count }, () => columns).flat() : [pileOf(piles, kind)];
    for (const to of targets) {
      const cards = pileOf(piles, 'stock')
        .cards.slice(kind === 'tableau' ? -1 : -count)
        .reverse();
      if (!cards.length) break;
      without(pileOf(piles, 'stock'), cards.length);
      to.cards = [...to.cards, ...cards];
      events.push({ kind: 'drawn', from: 'stock', to: to.id, cards });
    }
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
    const { collects } = groupOf(board, pile);
    if (!collects || pile.cards.length) continue;
    const from = piles.find(
      (one) =>
        collects.from.some((name) => matchesName(name, one)) &&
        !isCovered({ game, piles }, one) &&
        runLength(one, collects.build) >= collects.count,
    );
    if (!from) continue;
    const cards = from.cards.slice(-collects.count);
    without(from, cards.length);
    pile.cards = cards;
    events.push({ kind: 'collected', from: from.id, to: pile.id, cards });
  }
  for (const pile of piles) {
    const { fill } = groupOf(board, pile);
    const from = fill && piles.find((one) => matchesName(fill, one));
    const card = from?.cards.at(-1);
    if (!from || !card || pile.cards.length) continue;
    without(from, 1);
    pile.cards = [card];
    events.push({ kind: 'filled', from: from.id, to: pile.id, card });
  }
  for (const pile of piles) {
    const { shows } = groupOf(board, pile);
    const { length } = pile.cards;
    if (!length || pile.faceDown < length || isCovered({ game, piles }, pile)) continue;
    if (shows !== 'top' && !(shows === 'last' && length === 1)) continue;
    pile.faceDown--;
    events.push({ kind: 'turned', pile: pile.id, card: pile.cards[length - 1] as Card });
  }

  const { moves = 0, draws = 0, floor = -Infinity } = game.score;
  const plain = moves + (move.kind === 'draw' ? draws : 0);
  const gained = events.reduce((sum, event) => sum + worth(board, event), plain);
  const score = Math.max(floor, board.score + gained + worthOfGoal({ ...board, piles }));
  const streak = move.kind === 'play' || move.kind === 'pair' ? board.streak + 1 : 0;
  return { next: { ...board, piles, redeals, score, streak }, events };
}

/** Lost: no table that can be reached by draws and redeals has a play that counts. */
export function slowStatus(board: Slow): Status {
  if (isWon(board)) return 'won';
  if (board.game.end === 'empty-stock' && mayDraw(board)) return 'playing';
  const seen = new Set<string>();
  const leads = (here: Slow): boolean => {
    if (isWon(here) || hasPlay(here)) return true;
    // the number of redeals matters only if it is limited, and only up to that limit
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

/** Whether a position and a table are equal, except for the status. */
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

const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other || (one.length === other.length && one.every((item, i) => item === other[i]));
