// The engine against the second, slow engine (test/support/slow-game.ts): short random games of every kind have the same
// legal moves, refusals, events, positions and status in both. properties.long and model.long play more of them.
import { describe, expect, it } from 'vitest';
import { Game, variants, writeMove, type Options, type Variant } from '../../src/engine.js';
import { coveredGame, coveredPosition } from '../support/covered-games.js';
import { CUSTOM_GAMES } from '../support/custom-games.js';
import { anyMove, conceivable, randomFrom } from '../support/games.js';
import { OPTIONAL, optionSetsOf } from '../support/optional-games.js';
import { allowed } from '../support/referee.js';
import { made, slowDeal, slowStatus, type Slow } from '../support/slow-game.js';

const MOVES = 16;

const textOf = (moves: readonly Parameters<typeof writeMove>[0][]): string[] =>
  moves.map(writeMove).toSorted();

/** Everything that both engines say about a position. */
const stateOf = ({ game, score, redeals, piles }: Slow, status: string, moves: readonly string[]) => {
  const stake = game.score.stake ?? 0;
  return { piles, score, stake, net: score - stake, redeals, status, moves };
};

function expectSame(game: Game, slow: Slow): void {
  const { piles, score, stake, net, redeals, status } = game.position;
  const moves = textOf(game.legalMoves());
  const won = slowStatus(slow);
  expect({ piles, score, stake, net, redeals, status, moves }).toEqual(
    stateOf(slow, won, won === 'won' ? [] : textOf(allowed(slow))),
  );
}

/** Plays at random, and compares each position. */
function playBoth(game: Game, start: Slow, seed: number): void {
  let slow = start;
  const random = randomFrom(seed);
  expectSame(game, slow);
  for (let n = 0; n < MOVES; n++) {
    const move = anyMove(game, random);
    if (!move) break;
    const { next, events } = made(slow, move);
    expect(game.play(move)).toEqual(events);
    slow = next;
    expectSame(game, slow);
  }
  const legal = [...conceivable(game.position)].filter((move) => !game.explain(move));
  expect(textOf(legal)).toEqual(
    textOf(game.legalMoves().filter((one) => one.kind !== 'play' || one.count <= 13)),
  );
}

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
