// The counted work of the search for moves. The limits of hints, of finishing moves and of random deals are stated in
// this unit, so that they end at the same point on every machine. If these numbers change, measure the limits again.
import { expect, it } from 'vitest';
import { Game, variants, type Variant } from '../../src/engine.js';
import { tableOf } from '../../src/engine/game.js';
import { statusOf } from '../../src/engine/game-status.js';
import { movesOf } from '../../src/engine/legal-moves.js';
import { somePair, somePlay, type Effort } from '../../src/engine/move-generator.js';
import { anyMove, randomFrom } from '../support/games.js';
import { CUSTOM_GAMES } from '../support/custom-games.js';
import { OPTIONAL } from '../support/optional-games.js';

/** A game of deal 1 after twenty moves. */
function played(variant: Variant): Game {
  const game = Game.deal(variant, { deal: 1 });
  const random = randomFrom(1);
  for (let n = 0; n < 20; n++) {
    const move = anyMove(game, random);
    if (move) game.play(move);
  }
  return game;
}

function workOf(search: (effort: Effort) => unknown): number {
  const effort = { spent: 0 };
  search(effort);
  return effort.spent;
}

const GAMES = [...variants.values(), ...OPTIONAL, ...CUSTOM_GAMES];

/** The work for the list of moves and for the status, by game. */
const RECORDED: readonly (readonly [variant: string, moves: number, status: number])[] = [
  ['reno', 63, 9],
  ['klondike', 96, 2],
  ['cruel', 187, 187],
  ['demon', 46, 103],
  ['over-under', 13, 4],
  ['agnes', 84, 84],
  ['bakers-dozen', 226, 8],
  ['bakers-game', 203, 203],
  ['beleaguered-castle', 101, 22],
  ['eagle-wing', 118, 192],
  ['easthaven', 89, 89],
  ['eight-off', 336, 336],
  ['forty-thieves', 209, 282],
  ['freecell', 204, 204],
  ['golf', 13, 4],
  ['gypsy', 149, 112],
  ['king-albert', 171, 54],
  ['pyramid', 49, 43],
  ['scorpion', 73, 73],
  ['seahaven-towers', 261, 57],
  ['spider', 113, 32],
  ['spiderette', 55, 14],
  ['streets-and-alleys', 103, 58],
  ['thumb-and-pouch', 96, 39],
  ['tri-peaks', 33, 14],
  ['westhaven', 199, 79],
  ['whitehead', 96, 3],
  ['will-o-the-wisp', 65, 21],
  ['yukon', 200, 29],
  ['storehouse', 54, 87],
  ['rainbow', 54, 7],
  ['chameleon', 41, 23],
  ['superior-canfield', 59, 29],
  ['perseverance', 171, 94],
  ['putt-putt', 13, 4],
  ['yukon', 200, 29],
  ['bakers-dozen', 213, 23],
  ['eagle-wing', 118, 219],
  ['freecell', 204, 204],
  ['forty-thieves', 209, 282],
];

it('is recorded for every game', () => {
  expect(RECORDED.map(([id]) => id)).toEqual(GAMES.map(({ id }) => id));
});

it.each(RECORDED.map(([id, moves, status], i) => [id, i, moves, status] as const))(
  'is the same as recorded in %s (%i): %i for the list of moves, %i for the status',
  (_, i, moves, status) => {
    const table = tableOf(played(GAMES[i] as Variant));
    expect(workOf((effort) => movesOf(table, effort))).toBe(moves);
    expect(workOf((effort) => statusOf(table, effort))).toBe(status);
  },
);

it.each(GAMES.map((variant) => [variant.id, variant] as const))(
  'ends with the first move that is wanted in %s',
  (_, variant) => {
    const table = tableOf(played(variant));
    const all = workOf((effort) => movesOf(table, effort));
    const first = workOf(
      (effort) => somePlay(table, () => true, { effort }) || somePair(table, () => true, { effort }),
    );
    expect(first).toBeLessThanOrEqual(all);
  },
);
