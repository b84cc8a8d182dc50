// The engine derives the status and the plays after a draw from those before it. They equal those of a game that
// examines the table anew.
import { describe, expect, it } from 'vitest';
import { Game, variants } from '../../src/engine.js';
import { anyMove, randomFrom } from '../support/games.js';
import { OPTIONAL } from '../support/optional-games.js';

const DEALS = 4;
const MOVES = 120;

describe('status and legal moves, read after each move, equal those of a fork', () => {
  for (const variant of [...variants.values(), ...OPTIONAL])
    it(variant.id, () => {
      for (let deal = 1; deal <= DEALS; deal++) {
        const random = randomFrom(deal);
        const game = Game.deal(variant, { deal });
        for (let n = 0; n < MOVES; n++) {
          const anew = game.fork();
          expect(game.status, `deal ${String(deal)}, move ${String(n)}`).toBe(anew.status);
          expect(game.legalMoves()).toEqual(game.fork().legalMoves());
          const move = anyMove(game, random);
          if (!move) break;
          game.play(move);
          if (random() < 0.1) game.undo();
        }
      }
    });
});

it('a changed list of legal moves does not change the game', () => {
  const game = Game.deal('klondike', { deal: 14 });
  const moves = game.legalMoves();
  const before = structuredClone(moves);
  moves.length = 0;
  expect(game.legalMoves()).toEqual(before);
  const [first] = game.legalMoves();
  expect(Object.isFrozen(first)).toBe(true);
});
