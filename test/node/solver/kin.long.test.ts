// Games that differ from known ones by a rule or two: what the solver says of them is what a plain search of the engine's
// moves finds, whatever it takes the game for. `KIN=15000` asks for more of them, `SEED` for others.
import { describe, expect, it } from 'vitest';
import { amount } from '../../support/amount.js';
import { compareKin, type Kinship } from '../../support/kin.js';

const COUNT = Number(process.env['KIN'] ?? amount(300, 3000));
const SEED = Number(process.env['SEED'] ?? 1);
/** So many in one test. */
const SOME = 50;

const firsts = Array.from({ length: Math.ceil(COUNT / SOME) }, (_, n) => SEED + n * SOME);

describe('a game with other rules is not taken for the one it was made of', () => {
  it.each(firsts)('from number %i on', (first) => {
    const kinship: Kinship = { compared: 0, wrong: [] };
    for (let number = first; number < first + SOME; number++) compareKin(number, kinship);
    expect(kinship.wrong).toEqual([]);
    expect(kinship.compared).toBeGreaterThan(SOME);
  });
});
