// Demon, Cruel, Over-Under and Reno: the solver agrees with a plain search of the engine's moves.
import { describe, expect, it } from 'vitest';
import { compare, nameOf, type Played } from '../../support/solving.js';

const SETS: readonly (readonly [Played, readonly number[]])[] = [
  [{ variant: 'demon' }, [10, 14, 24, 34]],
  [{ variant: 'demon', options: { reserve: 10 } }, [11, 15, 26, 38]],
  [{ variant: 'demon', options: { runs: 'any' } }, [10, 14, 24, 34]],
  [{ variant: 'demon', options: { reserve: 10, runs: 'any' } }, [11, 15, 26, 38]],
  [{ variant: 'cruel' }, [8, 11, 14, 17]],
  [{ variant: 'over-under' }, [8, 12, 16, 20]],
  [{ variant: 'reno' }, [10, 14, 20, 28]],
];

describe('endgames', () => {
  it.each(SETS.map(([set, lefts]) => [nameOf(set), set, lefts] as const))('%s', (_name, set, lefts) => {
    const { winnable, unwinnable, unknown, wrong } = compare(set, lefts, 8, 32);
    expect(wrong).toEqual([]);
    expect(unknown).toBe(0);
    expect(winnable).toBeGreaterThan(3);
    expect(unwinnable).toBeGreaterThan(0);
  });
});
