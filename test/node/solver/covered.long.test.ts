// Games whose piles cover each other, and games of pairs: the solver agrees with a plain search of the second engine
// about wins and best scores, and its lines can be played.
import { describe, expect, it } from 'vitest';
import { Game } from '../../../src/engine.js';
import { checkVariant } from '../../../src/engine/validate.js';
import { solveWith } from '../../../src/solver/stepper.js';
import { amount } from '../../support/amount.js';
import { coveredGame, coveredPosition, coveredTruth } from '../../support/covered-games.js';
import { randomFrom } from '../../support/games.js';

const COUNT = amount(100, 6000);
const SOME = 100;

describe('a game with covered piles or pairs', () => {
  it.each(Array.from({ length: COUNT / SOME }, (_, n) => n * SOME))(
    'gets the verdict and the best score of a plain search, from number %i on',
    (first) => {
      let compared = 0;
      let winnable = 0;
      for (let seed = first; seed < first + SOME; seed++) {
        const random = randomFrom(seed);
        const variant = checkVariant(coveredGame(random));
        const position = coveredPosition(variant, random);
        const truth = coveredTruth(position, variant, 3000);
        if (!truth) continue;
        compared++;
        winnable += Number(truth.isWinnable);
        const where = `${String(seed)}: ${JSON.stringify(variant)} ${JSON.stringify(position)}`;
        const { verdict, line } = solveWith(position, { variant, states: 20_000 }, () => 0);
        expect(verdict, where).toBe(truth.isWinnable ? 'winnable' : 'unwinnable');
        const game = Game.at(position, variant);
        for (const move of line ?? []) game.play(move);
        expect(game.status === 'won', where).toBe(truth.isWinnable);
        const scored = solveWith(position, { variant, states: 60_000, goal: 'best' }, () => 0);
        expect(scored, where).toMatchObject({ best: truth.best, exact: true });
        const best = Game.at(position, variant);
        for (const move of scored.bestLine ?? []) best.play(move);
        expect(best.position.score, where).toBe(truth.best);
      }
      expect(compared).toBeGreaterThan(SOME / 2);
      expect(winnable).toBeGreaterThan(SOME / 20);
      expect(winnable).toBeLessThan(compared);
    },
  );
});
