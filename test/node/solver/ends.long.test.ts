// Small positions of every kind of game: the solver agrees with a slow plain search of all moves of the engine, and each
// win has a winning line.
import { describe, expect, it } from 'vitest';
import { END_SETS, endsOf, goalOf, titleOf } from '../../support/end-positions.js';
import { described, faultOf, gameAfter, solved, positionText } from '../../support/solving.js';

/** Many more states than the solver needs. */
const STATES = 1500;

describe('small positions', () => {
  it.each(END_SETS.map((set) => [titleOf(set), set] as const))('%s', (_title, set) => {
    const variant = described(set);
    const goal = goalOf(set);
    const ends = endsOf(set);
    expect(ends.length, 'positions').toBeGreaterThan(7);
    for (const [position, end] of ends) {
      const solution = solved(position, variant, { goal, states: STATES });
      const { best = NaN, bestLine, exact } = solution;
      const truth = { verdict: end.verdict, best: end.best ?? NaN };
      expect(faultOf(position, truth, solution, variant)).toBeUndefined();
      if (goal) {
        expect({ best, exact }, positionText(position)).toEqual({ best: end.best, exact: true });
        expect(gameAfter(position, bestLine, variant).position.score, positionText(position)).toBe(best);
      }
    }
  });
});
