// A search ends at its limits, continues in steps of any size, and refuses invalid positions.
import { describe, expect, it } from 'vitest';
import {
  Game,
  InvalidSetupError,
  type Build,
  type PileGroup,
  type Position,
  type Variant,
} from '../../../src/engine.js';
import type { Limits, Solution } from '../../../src/solver/solution.js';
import { solveWith, stepperFor } from '../../../src/solver/stepper.js';
import { GAMES } from '../../support/decks.js';
import { randomFrom } from '../../support/games.js';
import { endgame, solved, positionText } from '../../support/solving.js';
import { CUSTOM_GAMES } from '../../support/custom-games.js';

/** A clock that advances by a millisecond at each reading. */
const ticking = (): (() => number) => {
  let time = 1000;
  return () => time++;
};

const inSteps = (position: Position, limits: Limits, size: number): Solution => {
  const stepper = stepperFor(position, limits, () => 0);
  let before = 0;
  while (!stepper.step(size)) {
    const { states, verdict } = stepper.solution;
    expect(verdict).toBe('unknown');
    // a step exceeds its size only to complete its last state
    expect(states - before).toBeLessThanOrEqual(size + 64);
    before = states;
  }
  return stepper.solution;
};

const DEALS = [...GAMES, ...CUSTOM_GAMES].map((variant) => {
  const game = Game.deal(variant, { deal: 4 });
  return [game.variant.id, game.position, game.variant] as const;
});

describe('limits', () => {
  it.each(DEALS)('the number of states is limited exactly: %s', (_id, position, variant) => {
    for (const states of [1, 2, 5]) {
      const solution = solveWith(position, { states, variant }, () => 0);
      expect(solution.verdict).toBe('unknown');
      expect(solution).not.toHaveProperty('line');
      expect(solution.states).toBeLessThanOrEqual(states + 64);
    }
  });

  it.each(DEALS)('the number of milliseconds is limited: %s', (_id, position, variant) => {
    // the clock is read once in some hundred states
    const { verdict, ms, states } = solveWith(position, { ms: 3, variant }, ticking());
    expect(ms).toBeLessThan(30);
    expect(states).toBeLessThan(60_000);
    if (verdict === 'unknown') expect(ms).toBeGreaterThanOrEqual(3);
  });

  it('a time of zero is a limit, too', () => {
    const { position } = Game.deal('cruel', { deal: 4 });
    expect(solveWith(position, { ms: 0 }, ticking()).verdict).toBe('unknown');
  });

  it('a search without remaining memory ends', () => {
    for (const variant of ['cruel', 'klondike', 'demon', 'reno', 'over-under']) {
      const options = variant === 'klondike' ? { runs: 'any' } : {};
      const { position } = Game.deal(variant, { deal: 9, options });
      const { verdict, states } = solveWith(position, { memory: 4096, states: 1e6 }, () => 0);
      expect(states, variant).toBeLessThan(1e6);
      if (verdict === 'unwinnable') expect(solved(position).verdict).not.toBe('winnable');
    }
  });

  it('a table may have thousands of moves, and the search uses all of them', () => {
    const any: Build = { suit: 'any', steps: Array.from({ length: 25 }, (_, i) => i - 12), wrap: true };
    const open: PileGroup = {
      shows: 'all',
      gives: 'group',
      takes: { from: ['tableau', 'reserve'], build: any, empty: [{ accepts: 'any' }] },
    };
    const variant: Variant = {
      id: 'thousands',
      decks: 2,
      piles: { tableau: { ...open, count: 58 }, reserve: { shows: 'all', gives: 'top' } },
      deal: [
        { to: 'reserve', each: 1 },
        { to: 'tableau', each: Array.from({ length: 58 }, (_, i) => (i < 45 ? 2 : 1)) },
      ],
      score: {},
      goal: { empty: 'reserve' },
      layout: { columns: 10, places: { reserve: { at: [0, 0] }, tableau: { at: [0, 1], wrap: 10 } } },
    };
    const game = Game.deal(variant, { deal: 4 });
    const moves = game.legalMoves();
    expect(moves.length).toBeGreaterThan(4000);
    // the winning move is among the last
    const { verdict, line } = solveWith(game.position, { variant, states: 3 }, () => 0);
    expect(verdict).toBe('winnable');
    expect(line?.length).toBe(1);
    // the moves do not fill the memory
    const endless: Variant = { ...variant, goal: { empty: 'tableau' } };
    const { position } = Game.deal(endless, { deal: 4 });
    const { states } = solveWith(position, { variant: endless, states: 1e5, memory: 2 ** 20 }, () => 0);
    expect(states).toBeLessThan(200);
  });

  it('a limit that is not reached has no effect', () => {
    const position = endgame({ variant: 'demon' }, 14, randomFrom(3));
    const free = solveWith(position, {}, () => 0);
    expect(free.verdict).not.toBe('unknown');
    expect(solveWith(position, { states: free.states + 1, ms: 1e6, memory: 2 ** 27 }, () => 0)).toEqual(free);
  });
});

describe('steps', () => {
  it.each([
    [{ variant: 'klondike' }, 24],
    [{ variant: 'klondike', options: { runs: 'any', takeBack: true } }, 30],
    [{ variant: 'demon' }, 18],
    [{ variant: 'cruel' }, 12],
    [{ variant: 'over-under' }, 20],
    [{ variant: 'reno' }, 20],
  ] as const)('%o: one state at a time, seven, or all at once: the result is the same', (played, left) => {
    for (let seed = 1; seed <= 6; seed++) {
      const position = endgame(played, left, randomFrom(seed));
      const limits = { states: 4000 };
      const whole = solveWith(position, limits, () => 0);
      for (const size of [1, 7]) {
        const { states, verdict, aim, line } = inSteps(position, limits, size);
        expect({ verdict, aim, line }, positionText(position)).toEqual({
          verdict: whole.verdict,
          aim: whole.aim,
          line: whole.line,
        });
        expect(states).toBeLessThanOrEqual(limits.states + 64);
      }
    }
  });

  it('ms is the sum of the steps, without the pauses between them', () => {
    let time = 0;
    const stepper = stepperFor(Game.deal('cruel', { deal: 4 }).position, {}, () => time);
    for (let i = 0; i < 5; i++) {
      stepper.step(10);
      time += 1000;
    }
    expect(stepper.solution.ms).toBe(0);
  });

  it('a step after the end has no effect', () => {
    const stepper = stepperFor(endgame({ variant: 'demon' }, 10, randomFrom(1)), {}, () => 0);
    while (!stepper.step(100));
    const { solution } = stepper;
    expect(stepper.step(100)).toBe(true);
    expect(stepper.solution).toEqual(solution);
  });
});

describe('a position that does not belong to the game', () => {
  const { position } = Game.deal('klondike', { deal: 1 });
  const withPiles = (change: (pile: Position['piles'][number]) => unknown): unknown => ({
    ...position,
    piles: position.piles.map(change),
  });
  it.each([
    ['an unknown game', { ...position, variant: 'nothing' }, 'unknown-variant'],
    ['an unknown option', { ...position, options: { luck: true } }, 'unknown-option'],
    ['an invalid option value', { ...position, options: { draw: 2 } }, 'bad-option-value'],
    ['a missing pile', { ...position, piles: position.piles.slice(1) }, 'bad-position'],
    [
      'missing cards',
      withPiles((pile) => (pile.id === 'stock' ? { ...pile, cards: [] } : pile)),
      'bad-position',
    ],
    [
      'a duplicate card',
      withPiles((pile) =>
        pile.id === 'stock' ? { ...pile, cards: pile.cards.with(0, 'AS').with(1, 'AS') } : pile,
      ),
      'bad-position',
    ],
    [
      'an unknown card',
      withPiles((pile) => ({ ...pile, cards: pile.cards.map(() => 'XX') })),
      'bad-position',
    ],
  ])('%s', (_what, bad, code) => {
    const solve = (): unknown => solveWith(bad as Position, { states: 10 }, () => 0);
    expect(solve).toThrow(InvalidSetupError);
    expect(solve).toThrow(expect.objectContaining({ code }));
  });
});
