// What a search counts: states and milliseconds, its own and no others, to the last one.
import { describe, expect, it } from 'vitest';
import { Game, type Position } from '../../../src/engine.js';
import { solveWith, stepperFor } from '../../../src/solver/stepper.js';
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

  it('none are looked at where none may be', () => {
    const { verdict, states } = solveWith(at('demon'), { states: 0 }, () => 0);
    expect({ verdict, states }).toEqual({ verdict: 'unknown', states: 0 });
  });

  it('a quick look that may miss a win is given up after twenty thousand, and then all is looked at', () => {
    // in this deal the quick look finds nothing, and does not end before
    const solution = solveWith(at('reno'), { states: 20_100 }, () => 0);
    expect(solution).toMatchObject({ verdict: 'unknown', states: 20_100 });
  });
});

describe('milliseconds', () => {
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

describe('the aim', () => {
  it('of a game that is staked on is a net of nothing or more; where winning is the aim, it is the verdict', () => {
    const start = at('reno');
    expect(solveWith({ ...start, score: 52, net: 0 }, { states: 1 }, () => 0).aim).toBe('winnable');
    expect(solveWith({ ...start, score: 51, net: -1 }, { states: 1 }, () => 0).aim).toBe('unknown');
    expect(solveWith(at('klondike'), { states: 1 }, () => 0).aim).toBe('unknown');
  });
});

describe('what is answered', () => {
  const [reno] = END_SETS.filter(({ variant, best }) => variant === 'reno' && best);
  const ends = reno ? endsOf(reno).slice(0, 6) : [];

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

  it('is the verdict, where winning is the aim that is asked for', () => {
    const solution = solveWith(at('over-under'), { goal: 'aim', states: 100 }, () => 0);
    expect(solution).toEqual({ verdict: 'unknown', aim: 'unknown', states: 100, ms: 0 });
  });
});
