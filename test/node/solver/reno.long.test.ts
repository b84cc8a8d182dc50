// The highest payout: the goal of Reno is breaking even.
import { describe, expect, it } from 'vitest';
import { Game } from '../../../src/engine.js';
import { amount } from '../../support/amount.js';
import { randomFrom } from '../../support/games.js';
import { endgame, nameOf, gameAfter, solved, truthOf, positionText } from '../../support/solving.js';

const RENO = { variant: 'reno' };

describe('Reno', () => {
  it('best is the highest payout of any line, and bestLine pays that amount', () => {
    const paid = new Set<number>();
    for (const left of [10, 18, 26, 36, 44, 48]) {
      for (let seed = 1; seed <= amount(6, 10); seed++) {
        const position = endgame(RENO, left, randomFrom(100 * left + seed));
        const truth = truthOf(position, undefined, 3000, true);
        if (!truth) continue;
        const { best, bestLine, exact, verdict } = solved(position, undefined, { goal: 'best' });
        expect({ best, exact, verdict }, positionText(position)).toEqual({
          best: truth.best,
          exact: true,
          verdict: truth.verdict,
        });
        expect(gameAfter(position, bestLine).position.score).toBe(best);
        paid.add(truth.best);
      }
    }
    expect(paid.size).toBeGreaterThan(6);
  });

  it('the aim is a net of 0 or more, whether or not the game is winnable', () => {
    const aims = { winnable: 0, unwinnable: 0, unknown: 0 };
    for (const left of [38, 40, 42, 44]) {
      for (let seed = 1; seed <= amount(10, 15); seed++) {
        const position = endgame(RENO, left, randomFrom(100 * left + seed));
        const truth = truthOf(position, undefined, 3000, true);
        if (!truth) continue;
        const { aim, best, bestLine } = solved(position, undefined, { goal: 'aim' });
        expect(aim, positionText(position)).toBe(truth.best >= position.stake ? 'winnable' : 'unwinnable');
        if (aim === 'winnable') {
          expect(best).toBeGreaterThanOrEqual(position.stake);
          expect(gameAfter(position, bestLine).position.net).toBeGreaterThanOrEqual(0);
        }
        aims[aim]++;
      }
    }
    expect(aims.winnable).toBeGreaterThan(4);
    expect(aims.unwinnable).toBeGreaterThan(4);
  });

  it('a net that is already sufficient reaches the aim without a move', () => {
    const position = endgame(RENO, 12, randomFrom(7));
    expect(position.net).toBeGreaterThan(0);
    expect(solved(position, undefined, { goal: 'aim' }).aim).toBe('winnable');
  });
});

describe('the best score in other games', () => {
  // the cards on foundations, or cleared, determine the score in these games, independent of their moves
  it.each([
    [{ variant: 'demon' }, [20, 30, 38]],
    [{ variant: 'cruel' }, [8, 11, 14]],
    [{ variant: 'over-under' }, [12, 16, 20]],
    [{ variant: 'klondike', options: { scoring: 'vegas' } }, [24, 36, 44]],
  ] as const)('%o', (played, lefts) => {
    let exactly = 0;
    for (const left of lefts) {
      for (let seed = 1; seed <= amount(5, 8); seed++) {
        const position = endgame(played, left, randomFrom(100 * left + seed));
        const truth = truthOf(position, undefined, 3000, true);
        if (!truth) continue;
        const { best = NaN, bestLine, exact, verdict } = solved(position, undefined, { goal: 'best' });
        expect(gameAfter(position, bestLine).position.score, nameOf(played)).toBe(best);
        expect(best, positionText(position)).toBeLessThanOrEqual(truth.best);
        if (exact) expect(best, positionText(position)).toBe(truth.best);
        if (verdict !== 'unknown') expect(verdict, positionText(position)).toBe(truth.verdict);
        exactly += Number(exact);
      }
    }
    expect(exactly).toBeGreaterThan(2);
  });
});

it('is not searched without being requested: the result is the verdict only', () => {
  const { position } = Game.deal('over-under', { deal: 1 });
  expect(solved(position)).not.toHaveProperty('exact');
});
