// Klondike with all its options: the solver agrees with a plain search of the engine's moves.
import { describe, expect, it } from 'vitest';
import { compare, nameOf, gameAfter, positionOf, solved, truthOf } from '../../support/solving.js';

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
    const { winnable, unwinnable, unknown, wrong } = compare(set, [22, 36, 40, 47], 5, 16);
    expect(wrong).toEqual([]);
    expect(unknown).toBeLessThan(2);
    expect(winnable).toBeGreaterThan(3);
    expect(unwinnable).toBeGreaterThan(1);
  });
});

/** Positions with once wrong verdicts. */
const BLOCKED = [
  [
    { draw: 1, redeals: 1 },
    {
      stock: 'QD 6C',
      waste: 'QS 8S TS QC 8D TD 7S 7C KH KD JC',
      'foundation-1': 'AC 2C 3C 4C',
      'foundation-2': 'AH 2H 3H 4H 5H 6H 7H 8H',
      'foundation-3': 'AS 2S 3S 4S 5S',
      'foundation-4': 'AD 2D 3D 4D 5D 6D 7D',
      'tableau-1': 'KS',
      'tableau-4': 'JD',
      'tableau-5': 'KC QH JS',
      'tableau-6': '6S 9D 9S / TH 9C',
      'tableau-7': '5C / JH TC 9H 8C',
    },
  ],
  [
    { draw: 3, redeals: 2 },
    {
      stock: '7H 6H',
      waste: 'TC 6D 8C QH 4H KD 8S KS 5S JH 4D TD 9C JD 9S 9H 9D TH KC QS',
      'foundation-1': 'AC 2C 3C 4C 5C 6C 7C',
      'foundation-2': 'AS 2S 3S',
      'foundation-3': 'AD 2D 3D',
      'foundation-4': 'AH 2H 3H',
      'tableau-2': 'QD / 8H 7S',
      'tableau-3': '6S / 5D',
      'tableau-4': 'JS JC TS / 7D',
      'tableau-6': 'KH QC',
      'tableau-7': '8D / 5H 4S',
    },
  ],
] as const;

describe('limited redeals', () => {
  it.each(BLOCKED)('%o are enough here, and none are too few', (options, piles) => {
    const position = positionOf({ variant: 'klondike', options }, piles);
    const { verdict, line } = solved(position);
    expect(verdict).toBe('winnable');
    expect(gameAfter(position, line).status).toBe('won');
    expect(line?.filter(({ kind }) => kind === 'redeal').length).toBeLessThanOrEqual(options.redeals);
    const once = positionOf({ variant: 'klondike', options: { ...options, redeals: 0 } }, piles);
    expect(truthOf(once)?.verdict).toBe('unwinnable');
    expect(solved(once).verdict).toBe('unwinnable');
    const used = { ...position, redeals: options.redeals };
    expect(solved(used).verdict, 'when they are used up').toBe('unwinnable');
  });
});
