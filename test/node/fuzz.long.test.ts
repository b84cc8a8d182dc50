// Random damage, `CASES=1000000` for more of it: saves, decks, options, descriptions and stored statistics.
import { describe, expect, it } from 'vitest';
import { fuzz, type Counts } from '../support/fuzz.js';

const CASES = Number(process.env['CASES'] ?? 800);

describe('corrupted input of every kind', () => {
  const counts: Counts = {};

  it('is accepted completely or refused with its error', { timeout: 120_000 }, () => {
    for (let index = 0; index < CASES; index++) fuzz(index, 2026, counts);
  });

  it.each([
    'saves in the engine',
    'saves in a session',
    'stored saves',
    'stored statistics and settings',
    'decks, deals and options',
    'descriptions',
    'hostile values',
  ])('is sometimes accepted, and mostly refused: %s', (kind) => {
    const { [`${kind}: taken`]: taken = 0, [`${kind}: refused`]: refused = 0 } = counts;
    expect(taken).toBeGreaterThan(2);
    expect(refused).toBeGreaterThan(taken);
  });
});
