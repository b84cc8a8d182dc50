// Games that differ from known ones by a rule or two: the solver agrees with a plain search of the engine's moves.
// `VARIATIONS=15000` runs more of them, `SEED` others.
import { describe, expect, it } from 'vitest';
import { amount } from '../../support/amount.js';
import { compareVariations, type VariationReport } from '../../support/variations.js';

const COUNT = Number(process.env['VARIATIONS'] ?? amount(100, 3000));
const SEED = Number(process.env['SEED'] ?? 1);
/** The number of games in one test. */
const SOME = 50;

const firsts = Array.from({ length: Math.ceil(COUNT / SOME) }, (_, n) => SEED + n * SOME);

describe('a modified game is not confused with its original', () => {
  it.each(firsts)('from number %i on', (first) => {
    const report: VariationReport = { compared: 0, wrong: [] };
    for (let number = first; number < first + SOME; number++) compareVariations(number, report);
    expect(report.wrong).toEqual([]);
    expect(report.compared).toBeGreaterThan(SOME);
  });

  it.each(firsts)('with draws onto the columns, units and complete runs, from number %i on', (first) => {
    const report: VariationReport = { compared: 0, wrong: [] };
    for (let number = first; number < first + SOME; number++) compareVariations(number, report, true);
    expect(report.wrong).toEqual([]);
    expect(report.compared).toBeGreaterThan(SOME / 2);
  });
});
