// Random endgames of every kind of game: the solver's verdict, line and best score agree with a plain search of the
// engine's moves. `ENDGAMES=100000` compares as many in all, `SEED` others.
import { describe, expect, it } from 'vitest';
import { amount } from '../../support/amount.js';
import { END_SETS, goalOf, titleOf, type EndSet } from '../../support/end-sets.js';
import { randomFrom } from '../../support/games.js';
import { described, endgame, faultOf, positionText, solved, truthOf } from '../../support/solving.js';

const COUNT = Math.ceil(Number(process.env['ENDGAMES'] ?? amount(500, 5000)) / END_SETS.length);
const SEED = Number(process.env['SEED'] ?? 500_000);
/** Positions from which the plain search or the solver reaches more are left out: they take too long for so many. */
const MOST = 1500;
/** At most this many candidates for each position that is compared. */
const TRIES = 40;

/** @returns Whether the endgame with this number was compared, and its fault, if there is one. */
function compareEnd(set: EndSet, number: number): { compared: boolean; fault?: string | undefined } {
  const variant = described(set);
  const goal = goalOf(set);
  const left = set.lefts[number % set.lefts.length] as number;
  const position = endgame(set, left, randomFrom(number));
  const solution = solved(position, variant, { goal, states: MOST });
  if (solution.verdict === 'unknown') return { compared: false };
  const truth = truthOf(position, variant, MOST, goal === 'best');
  if (!truth) return { compared: false };
  const fault = faultOf(position, truth, solution, variant);
  if (fault ?? !goal) return { compared: true, fault };
  const isBest = solution.exact && solution.best === truth.best;
  return { compared: true, fault: isBest ? undefined : `not the best score: ${positionText(position)}` };
}

describe('random endgames', () => {
  it.each(END_SETS.map((set) => [titleOf(set), set] as const))(
    '%s',
    (_title, set) => {
      const faults: string[] = [];
      let compared = 0;
      for (let n = 0; compared < COUNT && n < COUNT * TRIES; n++) {
        const result = compareEnd(set, SEED + n);
        if (result.compared) compared++;
        if (result.fault) faults.push(result.fault);
      }
      expect(faults).toEqual([]);
      expect(compared, 'compared endgames').toBe(COUNT);
    },
    3_600_000,
  );
});
