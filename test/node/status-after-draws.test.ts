// The engine derives the status and the plays after a draw from those before it. They equal those of a game that
// examines the table anew.
import { describe, expect, it } from 'vitest';
import { Game, variants, type PileGroup, type Variant } from '../../src/engine.js';
import { described, down } from '../support/described.js';
import { anyMove, randomFrom } from '../support/games.js';
import { OPTIONAL } from '../support/optional-games.js';

const DEALS = 4;
const MOVES = 120;

/** A game with a waste, a reserve and columns, some of them empty, in which only the columns take cards of columns. */
const supplied = (id: string, columns: Partial<PileGroup>, reserve: Partial<PileGroup> = {}): Variant =>
  described(
    {
      waste: { shows: 'all', gives: 'top' },
      reserve: { shows: 'all', gives: 'top', ...reserve },
      tableau: { count: 5, shows: 'all', gives: 'top', takes: down, ...columns },
    },
    {
      id,
      deal: [
        { to: 'reserve', each: 3 },
        { to: 'tableau', each: [0, 1, 3, 6, 6] },
      ],
      draw: { to: 'waste', count: 1 },
      redeal: { kind: 'recycle', limit: 1 },
    },
  );

/** Games in which a draw to the waste makes plays of other piles possible. */
const SUPPLIED: readonly Variant[] = [
  supplied('empty-columns-after-the-stock', {
    takes: { ...down, empty: [{ accepts: 'any', whenEmpty: 'stock' }] },
  }),
  supplied('columns-filled-from-the-waste', { takes: { ...down, empty: [] }, fill: 'waste' }),
  supplied(
    'a-reserve-under-the-stock',
    { takes: { ...down, from: ['reserve'], empty: [{ accepts: 'K' }] } },
    { coveredBy: [['stock']] },
  ),
];

/** Whether a play or a pair is possible now or after draws and redeals alone, by trying. */
function canReachPlay(game: Game): boolean {
  const ahead = game.fork();
  for (let redeals = 0; ;) {
    const moves = ahead.legalMoves();
    if (moves.some(({ kind }) => kind === 'play' || kind === 'pair')) return true;
    const [supply] = moves;
    if (!supply || (supply.kind === 'redeal' && ++redeals > 1)) return false;
    ahead.play(supply);
  }
}

describe('status and legal moves, read after each move, equal those of a fork', () => {
  for (const variant of [...variants.values(), ...OPTIONAL, ...SUPPLIED])
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

describe('a game is lost only if no play can be reached by draws and redeals', () => {
  for (const variant of SUPPLIED)
    it(variant.id, () => {
      for (let deal = 1; deal <= 100; deal++) {
        const game = Game.deal(variant, { deal });
        if (game.status === 'lost') expect(canReachPlay(game), `deal ${String(deal)}`).toBe(false);
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
