// Random endgames of every kind of game: the solver's verdict, line and best score agree with a plain search of the
// engine's moves. `ENDGAMES=100000` compares as many in all, `SEED` others.
import { describe, expect, it } from 'vitest';
import { amount } from '../../support/amount.js';
import { randomFrom } from '../../support/games.js';
import {
  described,
  endgame,
  faultOf,
  positionText,
  solved,
  truthOf,
  nameOf,
  type Played,
} from '../../support/solving.js';
import { CUSTOM_GAMES } from '../../support/custom-games.js';

interface EndSet extends Played {
  /** The numbers of cards that are left in play. */
  readonly lefts: readonly number[];
  /** Whether the set asks for the best score. */
  readonly best?: boolean;
}

const klondike = (options: Played['options'] = {}, lefts = [16, 22, 30, 36, 40, 47]): EndSet => ({
  variant: 'klondike',
  options,
  lefts,
});
const demon = (options: Played['options'] = {}, more: Partial<EndSet> = {}): EndSet => ({
  variant: 'demon',
  options,
  lefts: [12, 14, 18, 24, 28, 34],
  ...more,
});

const LEFTS: Readonly<Record<string, readonly number[]>> = {
  perseverance: [8, 11, 14],
  'putt-putt': [8, 12, 16, 20],
  yukon: [12, 20, 28],
  'bakers-dozen': [8, 11, 14],
  'eagle-wing': [20, 32, 44, 51],
  freecell: [12, 18, 30, 51],
  'forty-thieves': [20, 40, 60, 80],
};

const END_SETS: readonly EndSet[] = [
  klondike(),
  klondike({ draw: 1 }),
  klondike({ redeals: 0 }),
  klondike({ redeals: 1 }),
  klondike({ draw: 1, redeals: 0 }),
  klondike({ draw: 1, redeals: 2 }),
  klondike({ takeBack: true }),
  klondike({ draw: 1, takeBack: true }),
  klondike({ runs: 'any' }),
  klondike({ draw: 1, runs: 'any' }),
  klondike({ runs: 'any', redeals: 1 }),
  klondike({ runs: 'any', takeBack: true }),
  klondike({ draw: 1, runs: 'any', takeBack: true }),
  klondike({ redeals: 1, runs: 'any', takeBack: true }),
  klondike({ draw: 1, redeals: 0, runs: 'any', takeBack: true }),
  demon(),
  demon({ reserve: 10 }),
  demon({ runs: 'any' }),
  demon({ scoring: 'vegas' }, { best: true, lefts: [10, 14, 20] }),
  { variant: 'cruel', lefts: [6, 8, 11, 14, 17] },
  { variant: 'over-under', lefts: [8, 12, 16, 20] },
  { variant: 'over-under', options: {}, lefts: [8, 12, 16], best: true },
  { variant: 'reno', lefts: [10, 14, 20, 28] },
  { variant: 'reno', options: {}, lefts: [10, 18, 26, 36, 44], best: true },
  ...CUSTOM_GAMES.map((variant) => ({ variant, lefts: LEFTS[variant.id] ?? [10, 14, 20, 26, 32] })),
];

const goalOf = ({ best }: EndSet): 'best' | undefined => (best ? 'best' : undefined);

const titleOf = (set: EndSet): string => [nameOf(set), goalOf(set)].filter(Boolean).join(': ');

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
