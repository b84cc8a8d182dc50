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
    const { winnable, unwinnable, unknown, wrong } = compare(set, [14, 20, 30, 42], 10);
    expect(wrong).toEqual([]);
    expect(unknown).toBe(0);
    expect(winnable).toBeGreaterThan(9);
    expect(unwinnable).toBeGreaterThan(3);
  });
});
