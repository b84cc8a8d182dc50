// Random games in AisleRiot and here (`npm run test:aisleriot`): every position and every legal move is compared. What
// differs by intent is listed with its reason in table.ts. GAMES sets the number of games of each kind. Default: 200.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variants } from '../../../src/engine.js';
import { OPTIONAL } from '../../support/optional-games.js';
import { Comparer } from './compare.js';
import { missing, Oracle } from './oracle.js';
import { COMPARISONS } from './table.js';

const EACH = Number(process.env['GAMES'] ?? 200);

beforeAll(() => {
  const lack = missing();
  if (lack !== undefined) throw new Error(`Nothing was compared. ${lack}`);
}, 600_000);

it('every optional game is compared, and every built-in game except Reno, which AisleRiot does not have', () => {
  const known = [...variants.keys()].filter((id) => id !== 'reno');
  const compared = COMPARISONS.map(({ variant }) => variant);
  expect(compared.toSorted()).toEqual([...known, ...OPTIONAL.map(({ id }) => id)].sort());
});

describe.each(COMPARISONS.map((one) => [one.variant, one] as const))('%s', (_, comparison) => {
  let oracle: Oracle;
  beforeAll(() => {
    oracle = new Oracle();
  });
  afterAll(() => {
    oracle.close();
  });

  it('has the positions and the legal moves of AisleRiot', { timeout: 3_600_000 }, async () => {
    const comparer = new Comparer(comparison, oracle);
    for (let seed = 1; seed <= EACH; seed++) await comparer.play(seed);
    const { tally } = comparer;
    process.stdout.write(
      `${comparison.variant}: ${tally.games} games, ${tally.positions} positions, ${tally.moves} moves; ${JSON.stringify(tally.differences)}\n`,
    );
    expect(tally.games).toBe(EACH);
    expect(tally.positions).toBeGreaterThan(EACH * 5);
  });
});
