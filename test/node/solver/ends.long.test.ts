// Small positions of every kind of game: the solver agrees with a slow plain search of all moves of the engine, each
// win has a winning line, and the number of states does not grow.
import { describe, expect, it } from 'vitest';
import { END_SETS, endsOf, goalOf, titleOf } from '../../support/end-positions.js';
import { described, faultOf, gameAfter, solved, positionText } from '../../support/solving.js';

/** A search that takes more than this many times the recorded number of states counts as endless. */
const ENDLESS = 4;

describe('small positions', () => {
  it.each(END_SETS.map((set) => [titleOf(set), set] as const))('%s', (_title, set) => {
    const variant = described(set);
    const goal = goalOf(set);
    const ends = endsOf(set);
    expect(ends.length, 'positions').toBeGreaterThan(7);
    let before = 0;
    let now = 0;
    for (const [position, end] of ends) {
      const solution = solved(position, variant, { goal, states: end.states * ENDLESS + 100 });
      const { best = NaN, bestLine, exact } = solution;
      const truth = { verdict: end.verdict, best: end.best ?? NaN };
      expect(faultOf(position, truth, solution, variant)).toBeUndefined();
      if (goal) {
        expect({ best, exact }, positionText(position)).toEqual({ best: end.best, exact: true });
        expect(gameAfter(position, bestLine, variant).position.score, positionText(position)).toBe(best);
      }
      before += end.states;
      now += solution.states;
    }
    expect(now, 'visited states: if the change is intended, recreate end-positions.json').toBeLessThanOrEqual(
      before,
    );
  });
});
