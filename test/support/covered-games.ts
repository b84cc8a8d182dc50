// Small random games whose piles cover each other, and a plain search with the second engine (slow-game.ts), which
// visits every reachable position one by one. They share no code with the solver that they test.
import { CARDS, Game, type Card, type Position, type Score, type Variant } from '../../src/engine.js';
import { allowed, isWon } from './referee.js';
import { made, type Slow } from './slow-game.js';
import { shuffle } from './solving.js';

type Random = () => number;

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

const SCORES: readonly Score[] = [
  {},
  { plays: [{ to: 'discard', points: 1 }] },
  { plays: [{ to: 'discard', points: 2, streak: 3 }], draws: -4 },
  { plays: [{ from: ['low'], to: 'discard', points: 'rank', streak: 1 }], moves: -1, floor: 0 },
  { start: 9, plays: [{ to: 'discard', points: -1 }], left: { in: 'stock', points: -2 }, best: 'lowest' },
  { plays: [{ from: ['tableau'], to: 'discard', points: 1 }], won: 20, redeal: { free: 0, points: -5 } },
  { turned: { in: 'high', points: 3 }, left: { in: 'waste', points: 4 } },
];

/** A game of two groups of columns, cleared in pairs or one card at a time. */
export function coveredGame(random: Random): Variant {
  const [high, low] = [1 + Math.floor(random() * 4), 3 + Math.floor(random() * 4)];
  const isPairs = random() < 0.5;
  const some = (names: readonly string[]): string[] => names.filter(() => random() < 0.4);
  const lows = Array.from({ length: low }, (_, i) => `low-${i + 1}`);
  const isHidden = random() < 0.5;
  const onWaste = isPairs || random() < 0.3;
  const shared = { kind: 'tableau', gives: 'top' } as const;
  const steps = pick([[1, -1], [1], [2, -1]], random);
  return {
    id: 'covered',
    piles: {
      high: {
        ...shared,
        count: high,
        shows: isHidden ? 'top' : 'all',
        coveredBy: Array.from({ length: high }, () => some(lows)),
      },
      // the later ones may cover the earlier ones
      low: {
        ...shared,
        count: low,
        shows: 'all',
        coveredBy: lows.map((_, i) => some(lows.slice(i + 1)).slice(0, 2)),
      },
      stock: { shows: 'none' },
      ...(onWaste && { waste: { shows: 'all', gives: 'top' } as const }),
      discard: isPairs
        ? {
            shows: 'all',
            pairs: {
              from: ['tableau', 'waste'],
              sum: pick([11, 13, 15], random),
              ...(random() < 0.5 && { stacked: ['waste'] }),
            },
          }
        : {
            shows: 'all',
            takes: {
              from: pick(
                [
                  ['tableau', 'waste'],
                  ['high', 'low'],
                ],
                random,
              ),
              build: { suit: 'any', steps, wrap: random() < 0.5 },
            },
          },
    },
    deal: [
      { to: 'tableau', each: 2 },
      { to: 'discard', each: 1 },
    ],
    draw: { to: onWaste ? 'waste' : 'discard', count: onWaste ? pick([1, 2], random) : 1 },
    redeal: onWaste
      ? pick([{ kind: 'none' }, { kind: 'recycle', limit: 1 }] as const, random)
      : { kind: 'none' },
    score: pick(SCORES, random),
    goal: pick([{ empty: 'tableau' }, { empty: 'low' }, { full: 'discard' }], random),
    layout: {
      columns: 8,
      places: {
        high: { at: [0, 0] },
        low: { at: [0, 1] },
        stock: { at: [7, 0] },
        ...(onWaste && { waste: { at: [7, 1] } }),
        discard: { at: [7, 2] },
      },
    },
  };
}

/** A position near the end: some cards in columns and stock, all others discarded. */
export function coveredPosition(variant: Variant, random: Random): Position {
  const { position } = Game.deal(variant, { deal: 1 });
  // middle ranks first: they pair with, and follow, each other
  const isMiddle = (card: Card): boolean => '5678'.includes(card.charAt(0));
  const all = shuffle(CARDS, random);
  const deck = [...all.filter(isMiddle), ...all.filter((card) => !isMiddle(card))];
  const take = (most: number): Card[] => deck.splice(0, Math.floor(random() * (most + 1)));
  const piles = position.piles.map((pile) => {
    const cards =
      pile.kind === 'tableau'
        ? take(pick([1, 1, 2], random))
        : pile.kind === 'stock'
          ? take(4)
          : pile.kind === 'waste'
            ? take(2)
            : [];
    return { ...pile, cards, faceDown: pile.kind === 'stock' ? cards.length : 0 };
  });
  const complete = piles.map((pile) => (pile.kind === 'discard' ? { ...pile, cards: deck } : pile));
  const streak = variant.score.plays?.some((play) => play.streak) ? Math.floor(random() * 3) : undefined;
  return Game.at(
    { ...position, deal: null, piles: complete, ...(streak !== undefined && { streak }) },
    variant,
  ).position;
}

/** The exact results for a position. */
export interface CoveredTruth {
  readonly isWinnable: boolean;
  readonly best: number;
}

/**
 * Searches every position that can be reached.
 *
 * @param most the maximum number of positions; the result is `undefined` if there are more
 */
export function coveredTruth(
  { piles, score, redeals, streak = 0 }: Position,
  game: Variant,
  most: number,
): CoveredTruth | undefined {
  const start: Slow = { game, piles, score, redeals, streak, base: 'A' };
  // includes everything that affects the score
  const textOf = (table: Slow): string =>
    JSON.stringify([
      table.piles.map(({ cards, faceDown }) => [cards, faceDown]),
      table.redeals,
      table.score,
      table.streak,
    ]);
  const isBetter = (one: number, other: number): boolean =>
    game.score.best === 'lowest' ? one < other : one > other;
  const seen = new Set([textOf(start)]);
  const open = [start];
  let best = score;
  let isWinnable = false;
  for (let at = open.pop(); at; at = open.pop()) {
    if (isBetter(at.score, best)) best = at.score;
    if (isWon(at)) {
      isWinnable = true;
      continue;
    }
    for (const move of allowed(at)) {
      const { next } = made(at, move);
      const text = textOf(next);
      if (seen.has(text)) continue;
      if (seen.add(text).size > most) return undefined;
      open.push(next);
    }
  }
  return { isWinnable, best };
}
