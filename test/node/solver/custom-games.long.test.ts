// Custom games can be solved, too: the solver agrees with a plain search of the engine's moves.
import { describe, expect, it } from 'vitest';
import { compare } from '../../support/solving.js';
import { CUSTOM_GAMES } from '../../support/custom-games.js';

/** The numbers of cards left: few and many, because the former are nearly always won, and the latter never. */
const LEFT: Readonly<Record<string, readonly number[]>> = {
  perseverance: [8, 11, 14],
  'putt-putt': [8, 12, 16],
  yukon: [12, 20, 28],
  'bakers-dozen': [8, 11, 14],
  'eagle-wing': [20, 44, 51],
  freecell: [12, 18, 51],
  'forty-thieves': [20, 60, 80],
};

describe('endgames of custom games', () => {
  it.each(CUSTOM_GAMES.map((variant) => [variant.id, variant] as const))('%s', (id, variant) => {
    const { winnable, unwinnable, unknown, wrong } = compare({ variant }, LEFT[id] ?? [14, 20, 26], 7, 28);
    expect(wrong).toEqual([]);
    expect(unknown).toBeLessThan(2);
    expect(winnable).toBeGreaterThan(2);
    expect(unwinnable).toBeGreaterThan(0);
  });
});
