// Klondike with all its options: the solver agrees with a plain search of the engine's moves.
import { describe, expect, it } from 'vitest';
import { compare, nameOf } from '../../support/solving.js';

const SETS = [
  {},
  { draw: 1 },
  { redeals: 0 },
  { redeals: 1 },
  { redeals: 2 },
  { draw: 1, redeals: 0 },
  { draw: 1, redeals: 1 },
  { draw: 1, redeals: 2 },
  { runs: 'any' },
  { takeBack: true },
  { runs: 'any', takeBack: true },
  { draw: 1, runs: 'any' },
  { draw: 1, takeBack: true },
  { draw: 1, runs: 'any', takeBack: true },
  { redeals: 1, runs: 'any', takeBack: true },
  { draw: 1, redeals: 0, runs: 'any', takeBack: true },
].map((options) => ({ variant: 'klondike', options }));

describe('endgames of Klondike', () => {
  it.each(SETS.map((set) => [nameOf(set), set] as const))('%s', (_name, set) => {
    const { winnable, unwinnable, unknown, wrong } = compare(set, [20, 30, 42, 47], 7);
    expect(wrong).toEqual([]);
    expect(unknown).toBeLessThan(2);
    expect(winnable).toBeGreaterThan(6);
    expect(unwinnable).toBeGreaterThan(0);
  });
});
