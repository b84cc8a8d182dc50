// What a search counts: exactly its own states and milliseconds.
import { describe, expect, it, vi } from 'vitest';
import { Game, type Position } from '../../../src/engine.js';
import { BestPass } from '../../../src/solver/best-pass.js';
import { solveWith } from '../../../src/solver/stepper.js';
import { reno } from '../../../src/variants/index.js';
import { withValue } from '../../support/bent.js';
import { withoutOptions } from '../../support/plans.js';
import { positionOf, suitUpTo } from '../../support/solving.js';

const at = (variant: string, options = {}, deal = 4): Position =>
  Game.deal(variant, { deal, options }).position;

describe('memory', () => {
  it('is at most what was requested', () => {
    const cruel = at('cruel', {}, 2);
    expect(solveWith(cruel, { states: 5000 }, () => 0).verdict).toBe('winnable');
    const { verdict, states } = solveWith(cruel, { states: 5000, memory: 10_000 }, () => 0);
    expect(verdict).toBe('unknown');
    expect(states).toBeLessThan(1000);
  });

  it('is limited in clearing games, too', () => {
    const cleared = at('over-under', {}, 9);
    const free = solveWith(cleared, {}, () => 0);
    expect(free.states).toBeGreaterThan(1000);
    for (const entries of [0, 1000]) {
      const { verdict, states } = solveWith(cleared, { memory: 4 * 6 ** 7 + 32 * entries }, () => 0);
      expect(verdict).toBe('unknown');
      expect(states).toBeLessThanOrEqual(entries);
    }
  });

  it('that cannot be allocated ends a search like the limit does; any other error is thrown', () => {
    const steps = vi.spyOn(BestPass.prototype, 'step');
    steps.mockImplementation(() => {
      throw new RangeError('Array buffer allocation failed');
    });
    expect(solveWith(at('demon'), { states: 100 }, () => 0).verdict).toBe('unknown');
    steps.mockImplementation(() => {
      throw new TypeError('odd');
    });
    expect(() => solveWith(at('demon'), {}, () => 0)).toThrow('odd');
    steps.mockRestore();
  });
});

describe('the aim', () => {
  it('of a game with a stake is a net of at least 0; if winning is the aim, it is the verdict', () => {
    const start = at('reno');
    expect(solveWith({ ...start, score: 52, net: 0 }, { states: 1 }, () => 0).aim).toBe('winnable');
    expect(solveWith({ ...start, score: 51, net: -1 }, { states: 1 }, () => 0).aim).toBe('unknown');
    expect(solveWith(at('klondike'), { states: 1 }, () => 0).aim).toBe('unknown');
  });

  it('of a game with a higher aim is that amount above the stake', () => {
    const variant = { ...withValue(withoutOptions(reno), 'aim.net', 10), id: 'more' };
    const { position } = Game.deal(variant, { deal: 4 });
    const aimWith = (net: number): string =>
      solveWith({ ...position, score: 52 + net, net }, { states: 1, variant }, () => 0).aim;
    expect([9, 10].map(aimWith)).toEqual(['unknown', 'winnable']);
  });
});

describe('a search for the aim', () => {
  // one card can go to a foundation and another after it: five points each
  const near = (score: number, column = 'KS QS JS'): Position => {
    const piles = {
      'foundation-1': suitUpTo('S', 10),
      'foundation-2': suitUpTo('H', 13),
      'foundation-3': suitUpTo('D', 13),
      'foundation-4': suitUpTo('C', 13),
      'tableau-1': column,
    };
    return { ...positionOf({ variant: 'reno' }, piles), score, stake: 52, net: score - 52 };
  };

  it('ends once the exact score is reached', () => {
    const { aim, best, bestLine } = solveWith(near(47), { goal: 'aim' }, () => 0);
    expect({ aim, best, moves: bestLine?.length }).toEqual({ aim: 'winnable', best: 52, moves: 1 });
  });

  it('ends with any win, whatever its score, if only a win is searched', () => {
    expect(solveWith(near(10), {}, () => 0)).toMatchObject({ verdict: 'winnable', aim: 'winnable' });
  });

  it('proves the aim unreachable if the best score is proven lower, and is undecided if only the win is', () => {
    const lost = near(10, 'JS KS QS');
    expect(solveWith(lost, { goal: 'best' }, () => 0)).toMatchObject({
      verdict: 'unwinnable',
      aim: 'unwinnable',
      best: 10,
      exact: true,
    });
    expect(solveWith(lost, { goal: 'aim' }, () => 0).aim).toBe('unwinnable');
    expect(solveWith(lost, {}, () => 0)).toMatchObject({ verdict: 'unwinnable', aim: 'unknown' });
  });
});

describe('the result', () => {
  it('has no best score if a limit was reached first', () => {
    expect(solveWith(at('reno'), { goal: 'best', states: 10 }, () => 0)).toMatchObject({
      verdict: 'unknown',
      exact: false,
    });
  });

  it('is the verdict if winning is the requested aim', () => {
    const solution = solveWith(at('cruel'), { goal: 'aim', states: 100 }, () => 0);
    expect(solution).toEqual({ verdict: 'unknown', aim: 'unknown', states: 100, ms: 0 });
  });
});
