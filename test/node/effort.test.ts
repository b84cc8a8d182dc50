// The counted work of the search for moves. The limits of hints, of finishing moves and of random deals are stated in
// this unit, so that they end at the same point on every machine. If these numbers change, measure the limits again.
import { expect, it } from 'vitest';
import { Game, variants, type Variant } from '../../src/engine.js';
import { tableOf } from '../../src/engine/game.js';
import { outlookOf } from '../../src/engine/game-status.js';
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

/** The work for the list of moves, for the status, and for the plays onto and from each single pile, by game. */
const RECORDED: readonly (readonly [
  variant: string,
  moves: number,
  status: number,
  onto: number,
  from: number,
])[] = [
  ['reno', 63, 63, 129, 59],
  ['klondike', 96, 96, 185, 89],
  ['cruel', 187, 187, 369, 177],
  ['demon', 46, 106, 102, 42],
  ['over-under', 13, 13, 69, 13],
  ['agnes', 84, 84, 184, 107],
  ['bakers-dozen', 226, 226, 429, 221],
  ['bakers-game', 203, 203, 372, 192],
  ['beleaguered-castle', 101, 101, 184, 96],
  ['eagle-wing', 118, 202, 250, 110],
  ['easthaven', 89, 89, 166, 89],
  ['eight-off', 336, 336, 624, 320],
  ['forty-thieves', 209, 287, 408, 199],
  ['freecell', 204, 204, 372, 192],
  ['golf', 13, 13, 69, 13],
  ['gypsy', 149, 149, 305, 177],
  ['king-albert', 171, 171, 467, 163],
  ['pyramid', 49, 49, 904, 469],
  ['scorpion', 73, 73, 348, 271],
  ['seahaven-towers', 261, 261, 518, 280],
  ['spider', 113, 113, 289, 109],
  ['spiderette', 55, 55, 138, 61],
  ['streets-and-alleys', 103, 103, 184, 96],
  ['thumb-and-pouch', 96, 96, 228, 132],
  ['tri-peaks', 33, 33, 845, 33],
  ['westhaven', 199, 199, 410, 245],
  ['whitehead', 96, 96, 203, 107],
  ['will-o-the-wisp', 65, 65, 138, 61],
  ['yukon', 200, 200, 297, 227],
  ['storehouse', 54, 94, 110, 50],
  ['rainbow', 54, 54, 110, 50],
  ['chameleon', 41, 41, 84, 39],
  ['superior-canfield', 59, 59, 122, 62],
  ['perseverance', 171, 171, 419, 239],
  ['putt-putt', 13, 13, 69, 13],
  ['yukon', 200, 200, 297, 227],
  ['bakers-dozen', 213, 213, 413, 205],
  ['eagle-wing', 118, 230, 250, 110],
  ['freecell', 204, 204, 372, 192],
  ['forty-thieves', 209, 287, 408, 199],
];

it('is recorded for every game', () => {
  expect(RECORDED.map(([id]) => id)).toEqual(GAMES.map(({ id }) => id));
});

it.each(RECORDED.map((recorded, i) => [...recorded, i] as const))(
  'is the same as recorded in %s: %i for the list of moves, %i for the status, %i and %i for single piles',
  (_, moves, status, onto, from, i) => {
    const table = tableOf(played(GAMES[i] as Variant));
    const { piles, givers } = table.rules;
    const none = (): boolean => false;
    expect({
      moves: workOf((effort) => movesOf(table, effort)),
      status: workOf((effort) => outlookOf(table, effort)),
      onto: workOf((effort) => {
        for (const pile of piles) somePlay(table, none, { onto: pile, effort });
      }),
      from: workOf((effort) => {
        for (const pile of givers) somePlay(table, none, { givers: [pile], effort });
        for (const pile of givers) somePair(table, none, { givers: [pile], effort });
      }),
    }).toEqual({ moves, status, onto, from });
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
