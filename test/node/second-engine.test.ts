// The engine against the second, slow engine (test/support/slow-game.ts): short random games of every kind have the same
// legal moves, refusals, events, positions and status in both. properties.long and model.long play more of them.
import { describe, it } from 'vitest';
import { Game, variants, type Options, type Variant } from '../../src/engine.js';
import { coveredGame, coveredPosition } from '../support/covered-games.js';
import { CUSTOM_GAMES } from '../support/custom-games.js';
import { playBoth } from '../support/both-engines.js';
import { randomFrom } from '../support/games.js';
import { OPTIONAL, optionSetsOf } from '../support/optional-games.js';
import { slowDeal } from '../support/slow-game.js';

type Case = readonly [title: string, variant: Variant, options: Options];

const CASES: readonly Case[] = [
  ...[...variants.values()].flatMap((variant) =>
    optionSetsOf(variant).map((options): Case => [
      `${variant.id} ${JSON.stringify(options)}`,
      variant,
      options,
    ]),
  ),
  ...[...OPTIONAL, ...CUSTOM_GAMES].map((variant): Case => [variant.id, variant, {}]),
];

describe('both engines agree in a random game of', () => {
  it.each(CASES)('%s', (_, variant, options) => {
    const game = Game.deal(variant, { deal: 5, options });
    playBoth(game, slowDeal(game), 5);
  });
});

it.each(Array.from({ length: 24 }, (_, seed) => seed))(
  'both engines agree near the end of a game whose piles cover each other: number %i',
  (seed) => {
    const random = randomFrom(seed);
    const variant = coveredGame(random);
    const game = Game.at(coveredPosition(variant, random), variant);
    const { streak = 0 } = game.position;
    playBoth(game, { ...slowDeal(game), streak }, seed);
  },
);
