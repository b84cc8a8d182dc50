// The engine against the second, slow engine in games of which some rules are changed at random: the same legal moves,
// refusals, events, positions and status.
import { describe, it } from 'vitest';
import { Game } from '../../src/engine.js';
import { playBoth } from '../support/both-engines.js';
import { randomFrom } from '../support/games.js';
import { slowDeal } from '../support/slow-game.js';
import { variationOf } from '../support/variations.js';

describe.each([false, true])(
  'both engines agree in a game with some rules changed; draws onto the columns: %s',
  (rows) => {
    const VARIATIONS = Array.from({ length: 70 }, (_, seed) => {
      const variation = variationOf(randomFrom(seed), rows);
      return variation ? [{ seed, ...variation }] : [];
    }).flat();

    it.each(VARIATIONS)('$seed: $changes', ({ seed, variant }) => {
      const game = Game.deal(variant, { deal: 1 + seed });
      playBoth(game, slowDeal(game), seed);
    });
  },
);
