// What a search counts: exactly its own states and milliseconds.
import { describe, expect, it, vi } from 'vitest';
import { Game, type Position } from '../../../src/engine.js';
import { BestPass } from '../../../src/solver/best-pass.js';
import { DeepPass } from '../../../src/solver/deep-pass.js';
import { solveWith, stepperFor } from '../../../src/solver/stepper.js';
import { reno } from '../../../src/variants/index.js';
import { withValue } from '../../support/bent.js';
import { withoutOptions } from '../../support/plans.js';
import { positionOf, suitUpTo } from '../../support/solving.js';
import { END_SETS, endsOf } from '../../support/end-positions.js';

const at = (variant: string, options = {}, deal = 4): Position =>
  Game.deal(variant, { deal, options }).position;

const HARD: readonly (readonly [string, Position])[] = [
  ['klondike', at('klondike')],
  ['klondike, any run', at('klondike', { runs: 'any' })],
  ['cruel', at('cruel')],
  ['demon', at('demon')],
  ['over-under', at('over-under')],
  ['reno', at('reno')],
];

describe('states', () => {
  it.each(HARD)('are counted exactly: %s', (_name, position) => {
    for (const states of [1, 3, 40, 700]) {
      const solution = solveWith(position, { states }, () => 0);
      if (states < 40) expect(solution.verdict).toBe('unknown');
      if (solution.verdict === 'unknown') expect(solution.states).toBe(states);
      else expect(solution.states).toBeLessThanOrEqual(states);
    }
  });

  it.each(HARD)('do not depend on the size of the steps: %s', (_name, position) => {
    const whole = solveWith(position, { states: 600 }, () => 0);
    const stepper = stepperFor(position, { states: 600 }, () => 0);
    let steps = 0;
    while (!stepper.step(37)) steps++;
    expect(stepper.solution).toEqual(whole);
    expect(steps).toBeLessThanOrEqual(Math.ceil(600 / 37));
  });

  it('are the same if the first pass uses up its memory and another pass follows', () => {
    const position = at('demon', {}, 24);
    const memory = 2 ** 20;
    const deep = vi.spyOn(DeepPass.prototype, 'step');
    const whole = solveWith(position, { memory, states: 13_000 }, () => 0);
    expect(deep).toHaveBeenCalled();
    deep.mockRestore();
    const stepper = stepperFor(position, { memory, states: 13_000 }, () => 0);
    stepper.step(7);
    while (!stepper.step(Infinity));
    expect(stepper.solution).toEqual(whole);
  });

  it('end the search with the step that reaches their limit', () => {
    expect(stepperFor(at('demon'), { states: 3 }, () => 0).step(3)).toBe(true);
    expect(stepperFor(at('demon'), { states: 3 }, () => 0).step(2)).toBe(false);
  });

  it('are not visited with a limit of 0', () => {
    const { verdict, states } = solveWith(at('demon'), { states: 0 }, () => 0);
    expect({ verdict, states }).toEqual({ verdict: 'unknown', states: 0 });
  });
});

describe('milliseconds', () => {
  it('with a limit of 0 allow one reading of the clock only', () => {
    const { verdict, states } = solveWith(at('reno'), { ms: 0, states: 3000 }, () => 0);
    expect(verdict).toBe('unknown');
    expect(states).toBeLessThan(1000);
  });

  it('with 0 for a step only start it', () => {
    const [begun, idle] = [stepperFor(at('demon'), {}, () => 0), stepperFor(at('demon'), {}, () => 0)];
    expect(begun.step(0)).toBe(false);
    expect(idle.step(100, 0)).toBe(false);
    expect(idle.solution).toEqual(begun.solution);
  });

  it('count work, not the time between steps', () => {
    let now = 0;
    const stepper = stepperFor(at('klondike'), { ms: 50 }, () => now);
    for (let i = 0; i < 5; i++) {
      expect(stepper.step(10)).toBe(false);
      now += 1000;
    }
    expect(stepper.solution.ms).toBe(0);
  });

  it('also limit each step, from the first on, so that no slice takes too long', () => {
    let [now, tick] = [0, 1];
    const stepper = stepperFor(at('klondike', {}, 2), {}, () => (now += tick));
    for (const more of [0, 2000]) {
      tick = 0;
      stepper.step(more);
      tick = 1;
      const { states } = stepper.solution;
      expect(stepper.step(Infinity, 4)).toBe(false);
      expect(stepper.solution.states).toBeGreaterThan(states);
      expect(stepper.solution.states).toBeLessThan(states + 100);
    }
  });

  it('are added up over steps, and end the search at the limit', () => {
    let now = 0;
    const stepper = stepperFor(at('klondike'), { ms: 95 }, () => (now += 10));
    let steps = 1;
    while (!stepper.step(1)) steps++;
    const { ms, verdict } = stepper.solution;
    expect(verdict).toBe('unknown');
    expect(ms).toBeGreaterThanOrEqual(95);
    expect(ms).toBeLessThan(150);
    expect(steps).toBeLessThan(10);
  });
});

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
  const [staked] = END_SETS.filter(({ variant, best }) => variant === 'reno' && best);
  const ends = staked ? endsOf(staked).slice(0, 6) : [];

  it('has a line for a win only, and a score only if one was requested', () => {
    expect(ends.length).toBe(6);
    for (const [position, { verdict, best }] of ends) {
      const win = solveWith(position, {}, () => 0);
      expect(win.verdict).toBe(verdict);
      expect(Object.keys(win).sort()).toEqual(
        ['aim', ...(verdict === 'winnable' ? ['line'] : []), 'ms', 'states', 'verdict'].sort(),
      );
      const most = solveWith(position, { goal: 'best' }, () => 0);
      expect(most).toMatchObject({ verdict, best, exact: true });
      expect(most.aim).toBe((best ?? 0) >= position.stake ? 'winnable' : 'unwinnable');
      const aim = solveWith(position, { goal: 'aim' }, () => 0);
      expect(aim.aim).toBe(most.aim);
      expect(aim.best ?? 0).toBeGreaterThanOrEqual(Math.min(position.stake, best ?? 0));
      expect(aim.states).toBeLessThanOrEqual(most.states);
    }
  });

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
