// The fewest cards that can be left, the goal of Over-Under: the search against a plain search of all positions.
import { describe, expect, it } from 'vitest';
import { CARDS, Game, RANKS, type Card, type Position, type Variant } from '../../../src/engine.js';
import { cardsLeft } from '../../../src/engine/aim.js';
import { tableAt } from '../../../src/engine/table-from-position.js';
import { isClearTable } from '../../../src/solver/clear-pass.js';
import { overUnder } from '../../../src/variants/index.js';
import { amount, IS_LONG } from '../../support/amount.js';
import { withValue } from '../../support/bent.js';
import { randomFrom } from '../../support/games.js';
import { gameAfter, shuffle, solved, positionText } from '../../support/solving.js';

/** Builds down or up in alternating colours, so that the general search has to find the fewest. */
const alternating: Variant = {
  ...withValue(overUnder, 'piles.discard.takes.build.suit', 'alternate'),
  id: 'over-under-alternating',
};

/** A deal with low columns and a small stock. */
function smallDeal(variant: Variant, seed: number): Position {
  const random = randomFrom(seed);
  const deck = shuffle([...CARDS], random);
  const rows = 1 + (seed % 3);
  const bury: Variant = {
    ...variant,
    id: `${variant.id}-${String(rows)}`,
    deal: [
      { to: 'tableau', each: rows, by: 'row' },
      { to: 'discard', each: 52 - 7 * rows - 6 },
    ],
  };
  return Game.deal(bury, { deck }).position;
}

const variantOf = (variant: Variant, { variant: id }: Position): Variant => ({ ...variant, id });

/** The fewest cards that any line of the engine's moves leaves. */
function fewestOf(position: Position, variant: Variant): number {
  const seen = new Set<string>();
  let fewest = Infinity;
  const open = [Game.at(position, variant)];
  for (let game = open.pop(); game; game = open.pop()) {
    const key = positionText(game.position);
    if (seen.has(key)) continue;
    seen.add(key);
    fewest = Math.min(fewest, cardsLeft(game.position, variant));
    for (const move of game.legalMoves()) {
      const next = game.fork();
      next.play(move);
      open.push(next);
    }
  }
  return fewest;
}

const rank = (card: Card): number => RANKS.findIndex((name) => card.startsWith(name));

/** The fewest cards left of a whole deal of Over-Under: tries every play, draw by draw (rules OVER-2 to OVER-4). */
function fewestOfDeal({ piles }: Position): number {
  const ranksOf = (kind: string): number[][] =>
    piles.filter((pile) => pile.kind === kind).map(({ cards }) => cards.map(rank));
  const columns = ranksOf('tableau');
  const draws = [...ranksOf('discard').flat(), ...ranksOf('stock').flat().toReversed()];
  let fewest = Infinity;
  const seen = new Set<string>();
  let reached: (readonly number[])[] = [columns.map(({ length }) => length)];
  for (const turned of draws) {
    const open = reached.map((heights) => [heights, turned] as const);
    for (let state = open.pop(); state; state = open.pop()) {
      const [heights, top] = state;
      const key = `${heights.join()} ${String(top)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      reached.push(heights);
      fewest = Math.min(
        fewest,
        heights.reduce((sum, height) => sum + height),
      );
      heights.forEach((height, i) => {
        const card = columns[i]?.[height - 1];
        if (card !== undefined && top !== 12 && Math.abs(card - top) === 1)
          open.push([heights.with(i, height - 1), card]);
      });
    }
    reached = [...new Map(reached.map((heights) => [heights.join(), heights])).values()];
  }
  return fewest;
}

describe('OVER-5: the fewest cards left', { timeout: 240_000 }, () => {
  it.each([
    ['the search of games like Golf', overUnder, true],
    ['the general search', alternating, false],
  ] as const)('%s finds them in small deals', (_name, variant, clears) => {
    const found = new Set<number>();
    for (let seed = 1; seed <= amount(10, 120); seed++) {
      const position = smallDeal(variant, seed);
      const own = variantOf(variant, position);
      expect(isClearTable(tableAt(position, own))).toBe(clears);
      const { fewest, bestLine, exact, verdict } = solved(position, own, { goal: 'aim', variant: own });
      const truth = fewestOf(position, own);
      expect({ fewest, exact, won: verdict === 'winnable' }, positionText(position)).toEqual({
        fewest: truth,
        exact: true,
        won: truth === 0,
      });
      expect(cardsLeft(gameAfter(position, bestLine, own).position, own)).toBe(truth);
      found.add(truth);
    }
    expect(found.size).toBeGreaterThan(3);
  });

  it('are found in whole deals', () => {
    const found = new Set<number>();
    // only deals with few positions, except in a long run
    for (const deal of IS_LONG ? Array.from({ length: 20 }, (_, i) => i + 1) : [4, 8]) {
      const { position } = Game.deal('over-under', { deal });
      const { fewest, bestLine, exact } = solved(position, undefined, { goal: 'aim', states: Infinity });
      expect({ deal, fewest, exact }).toEqual({ deal, fewest: fewestOfDeal(position), exact: true });
      expect(cardsLeft(gameAfter(position, bestLine).position, overUnder)).toBe(fewest);
      found.add(fewest ?? -1);
    }
    expect(found.size).toBeGreaterThan(1);
  });

  it('are a bound without proof if the search reaches its limit', () => {
    const { position } = Game.deal('over-under', { deal: 4 });
    const { fewest = -1, exact, bestLine } = solved(position, undefined, { goal: 'aim', states: 10 });
    expect(exact).toBe(false);
    expect(cardsLeft(gameAfter(position, bestLine).position, overUnder)).toBe(fewest);
  });
});
