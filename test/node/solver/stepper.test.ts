// What a search counts: states and milliseconds, its own and no others, to the last one.
import { describe, expect, it, vi } from 'vitest';
import { Game, type Position } from '../../../src/engine.js';
import { DeepPass } from '../../../src/solver/deep-pass.js';
import { solveWith, stepperFor } from '../../../src/solver/stepper.js';
import { reno } from '../../../src/variants/index.js';
import { bent } from '../../support/bent.js';
import { withoutOptions } from '../../support/plans.js';
import { positionOf, up } from '../../support/solving.js';
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
  it.each(HARD)('are counted to the last one: %s', (_name, position) => {
    for (const states of [1, 3, 40, 700]) {
      const solution = solveWith(position, { states }, () => 0);
      if (states < 40) expect(solution.verdict).toBe('unknown');
      if (solution.verdict === 'unknown') expect(solution.states).toBe(states);
      else expect(solution.states).toBeLessThanOrEqual(states);
    }
  });

  it.each(HARD)('are the same however they are divided into steps: %s', (_name, position) => {
    const whole = solveWith(position, { states: 600 }, () => 0);
    const stepper = stepperFor(position, { states: 600 }, () => 0);
    let steps = 0;
    while (!stepper.step(37)) steps++;
    expect(stepper.solution).toEqual(whole);
    expect(steps).toBeLessThanOrEqual(Math.ceil(600 / 37));
  });

  it('are the same also where a quick look finds nothing and is followed by another', () => {
    const { position } = Game.deal('klondike', { deal: 26 });
    const whole = solveWith(position, {}, () => 0);
    expect(whole.states).toBeGreaterThan(20_000);
    const stepper = stepperFor(position, {}, () => 0);
    stepper.step(7);
    while (!stepper.step(Infinity));
    expect(stepper.solution).toEqual(whole);
  });

  it('end the search with the step that reaches their limit', () => {
    expect(stepperFor(at('demon'), { states: 3 }, () => 0).step(3)).toBe(true);
    expect(stepperFor(at('demon'), { states: 3 }, () => 0).step(2)).toBe(false);
  });

  it('none are looked at where none may be', () => {
    const { verdict, states } = solveWith(at('demon'), { states: 0 }, () => 0);
    expect({ verdict, states }).toEqual({ verdict: 'unknown', states: 0 });
  });

  it('a quick look that may miss a win is given up after twenty thousand, and then all is looked at', () => {
    // in this deal the quick look finds nothing, and does not end before
    const solution = solveWith(at('klondike', {}, 5), { states: 20_100 }, () => 0);
    expect(solution).toMatchObject({ verdict: 'unknown', states: 20_100 });
  });
});

describe('milliseconds', () => {
  it('none are worked where none may be, but for one look at the clock', () => {
    const { verdict, states } = solveWith(at('reno'), { ms: 0, states: 3000 }, () => 0);
    expect(verdict).toBe('unknown');
    expect(states).toBeLessThan(1000);
  });

  it('where a step has none, it only begins', () => {
    const [begun, idle] = [stepperFor(at('demon'), {}, () => 0), stepperFor(at('demon'), {}, () => 0)];
    expect(begun.step(0)).toBe(false);
    expect(idle.step(100, 0)).toBe(false);
    expect(idle.solution).toEqual(begun.solution);
  });

  it('are those that it works for, not those that it waits', () => {
    let now = 0;
    const stepper = stepperFor(at('klondike'), { ms: 50 }, () => now);
    for (let i = 0; i < 5; i++) {
      expect(stepper.step(10)).toBe(false);
      now += 1000;
    }
    expect(stepper.solution.ms).toBe(0);
  });

  it('end a step, too: whoever searches in slices is not kept waiting, in the quick look as after it', () => {
    let [now, tick] = [0, 1];
    const stepper = stepperFor(at('reno'), {}, () => (now += tick));
    for (const more of [0, 20_000]) {
      tick = 0;
      stepper.step(more);
      tick = 1;
      const { states } = stepper.solution;
      expect(stepper.step(Infinity, 4)).toBe(false);
      expect(stepper.solution.states).toBeGreaterThan(states);
      expect(stepper.solution.states).toBeLessThan(states + 100);
    }
  });

  it('add up from step to step, and end the search where it has had enough', () => {
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
  it('is no more than was asked for', () => {
    const cruel = at('cruel', {}, 2);
    expect(solveWith(cruel, { states: 5000 }, () => 0).verdict).toBe('winnable');
    const { verdict, states } = solveWith(cruel, { states: 5000, memory: 10_000 }, () => 0);
    expect(verdict).toBe('unknown');
    expect(states).toBeLessThan(1000);
  });

  it('is kept to where columns are cleared, too', () => {
    const cleared = at('over-under', {}, 9);
    const free = solveWith(cleared, {}, () => 0);
    expect(free.states).toBeGreaterThan(1000);
    for (const entries of [0, 1000]) {
      const { verdict, states } = solveWith(cleared, { memory: 4 * 6 ** 7 + 32 * entries }, () => 0);
      expect(verdict).toBe('unknown');
      expect(states).toBeLessThanOrEqual(entries);
    }
  });

  it('that a machine has no more of ends a search as its limit does; any other error is told', () => {
    const steps = vi.spyOn(DeepPass.prototype, 'step');
    steps.mockImplementation(() => {
      throw new RangeError('Array buffer allocation failed');
    });
    expect(solveWith(at('demon'), {}, () => 0).verdict).toBe('unknown');
    steps.mockImplementation(() => {
      throw new TypeError('odd');
    });
    expect(() => solveWith(at('demon'), {}, () => 0)).toThrow('odd');
    steps.mockRestore();
  });
});

describe('the aim', () => {
  it('of a game that is staked on is a net of nothing or more; where winning is the aim, it is the verdict', () => {
    const start = at('reno');
    expect(solveWith({ ...start, score: 52, net: 0 }, { states: 1 }, () => 0).aim).toBe('winnable');
    expect(solveWith({ ...start, score: 51, net: -1 }, { states: 1 }, () => 0).aim).toBe('unknown');
    expect(solveWith(at('klondike'), { states: 1 }, () => 0).aim).toBe('unknown');
  });

  it('of a game that asks for more is so much more than the stake', () => {
    const variant = { ...bent(withoutOptions(reno), 'aim.net', 10), id: 'more' };
    const { position } = Game.deal(variant, { deal: 4 });
    const aimWith = (net: number): string =>
      solveWith({ ...position, score: 52 + net, net }, { states: 1, variant }, () => 0).aim;
    expect([9, 10].map(aimWith)).toEqual(['unknown', 'winnable']);
  });
});

describe('the aim that is searched for', () => {
  // one card can go home and another after it: five points each
  const near = (score: number, column = 'KS QS JS'): Position => {
    const piles = {
      'foundation-1': up('S', 10),
      'foundation-2': up('H', 13),
      'foundation-3': up('D', 13),
      'foundation-4': up('C', 13),
      'tableau-1': column,
    };
    return { ...positionOf({ variant: 'reno' }, piles), score, stake: 52, net: score - 52 };
  };

  it('is reached with the very score, and then nothing more is looked for', () => {
    const { aim, best, bestLine } = solveWith(near(47), { goal: 'aim' }, () => 0);
    expect({ aim, best, moves: bestLine?.length }).toEqual({ aim: 'winnable', best: 52, moves: 1 });
  });

  it('is reached with any win, whatever it scores, where only a win is looked for', () => {
    expect(solveWith(near(10), {}, () => 0)).toMatchObject({ verdict: 'winnable', aim: 'winnable' });
  });

  it('is out of reach where the best score is proven to be less, and open where only the win is', () => {
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

describe('what is answered', () => {
  const [staked] = END_SETS.filter(({ variant, best }) => variant === 'reno' && best);
  const ends = staked ? endsOf(staked).slice(0, 6) : [];

  it('is a line with a win alone, and a score only where one was asked for', () => {
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

  it('is no best score where a limit came first', () => {
    expect(solveWith(at('reno'), { goal: 'best', states: 10 }, () => 0)).toMatchObject({
      verdict: 'unknown',
      exact: false,
    });
  });

  it('is the verdict, where winning is the aim that is asked for', () => {
    const solution = solveWith(at('cruel'), { goal: 'aim', states: 100 }, () => 0);
    expect(solution).toEqual({ verdict: 'unknown', aim: 'unknown', states: 100, ms: 0 });
  });
});
