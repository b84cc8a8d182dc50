// Hints from a known line of moves: their reason, once the aim of the game is reached.
import { describe, expect, it } from 'vitest';
import { Game, writeMove, type Move } from '../../src/engine.js';
import { isSameMove } from '../../src/engine/moves.js';
import { hintsFor } from '../../src/session/hints.js';
import { reno } from '../../src/variants/index.js';
import { winOf } from '../support/sessions.js';
import { movesOf } from '../support/solver-controller.js';

const { setup, line } = winOf('reno');
const LINE = movesOf(line);

/** Reno after the stake was recovered, with the rest of its winning line. */
function recovered(): { readonly game: Game; readonly rest: readonly Move[] } {
  const game = Game.deal('reno', setup);
  let made = 0;
  while (game.position.net < 0) game.play(LINE[made++] as Move);
  return { game, rest: LINE.slice(made) };
}

describe('after the aim is reached', () => {
  it('a line to the win is named with its length', () => {
    const { game, rest } = recovered();
    expect(hintsFor(game, () => rest)[0]).toMatchObject({ reason: { code: 'wins', moves: rest.length } });
  });

  it('a line that ends before the win is named with what its first move gains', () => {
    const { game } = recovered();
    const own = hintsFor(game);
    expect(own.length).toBeGreaterThan(1);
    for (const { move, reason } of own) {
      if (move.kind !== 'play') continue;
      const [first, ...others] = hintsFor(game, () => [move]);
      expect(first).toMatchObject({ move, reason });
      expect(others).toEqual(own);
    }
  });

  it('a line that ends before the win, and whose first move gains nothing, is no hint', () => {
    const { game } = recovered();
    const own = hintsFor(game);
    const useless = game.legalMoves().filter((move) => !own.some((hint) => isSameMove(hint.move, move)));
    for (const move of useless)
      expect(
        hintsFor(game, () => [move]),
        writeMove(move),
      ).toEqual(own);
    expect(useless.length).toBeGreaterThan(0);
  });
});

describe('before the aim is reached', () => {
  it('a line is named with the number of moves to the aim, not to its end', () => {
    const game = Game.deal('reno', setup);
    const { rest } = recovered();
    const moves = LINE.length - rest.length;
    expect(hintsFor(game, () => LINE)[0]).toMatchObject({ reason: { code: 'reaches-aim', moves } });
  });

  it('the aim is reached with exactly its net score', () => {
    const game = Game.deal('reno', setup);
    const nets = LINE.map((_, i) => game.replay(LINE.slice(0, i + 1)).position.net);
    const aim = nets.find((net, i) => net < 0 && net > Math.max(...nets.slice(0, i))) ?? 0;
    const other = Game.deal({ ...reno, id: 'reno-for-some', aim: { net: aim } }, setup);
    const moves = nets.indexOf(aim) + 1;
    expect(hintsFor(other, () => LINE)[0]).toMatchObject({ reason: { code: 'reaches-aim', moves } });
  });

  it('a line of the fewest cards is named with their number, and one that clears the table as a win', () => {
    const { setup: other, line: winning } = winOf('over-under');
    const game = Game.deal('over-under', other);
    const moves = movesOf(winning);
    expect(hintsFor(game, () => moves)[0]).toMatchObject({ reason: { code: 'wins', moves: moves.length } });
    const fewer = moves.slice(0, -2);
    const left = game
      .replay(fewer)
      .position.piles.reduce((sum, { kind, cards }) => sum + (kind === 'tableau' ? cards.length : 0), 0);
    expect(hintsFor(game, () => fewer)[0]).toMatchObject({ reason: { code: 'leaves-fewest', cards: left } });
  });

  it('a line is followed up to its first illegal move', () => {
    const game = Game.deal('over-under', { deal: 5 });
    const [move] = game.legalMoves();
    if (!move) throw new Error('no move');
    const ahead = game.fork();
    ahead.play(move);
    const left = ahead.position.piles.reduce(
      (sum, { kind, cards }) => sum + (kind === 'tableau' ? cards.length : 0),
      0,
    );
    expect(hintsFor(game, () => [move, { kind: 'redeal' }, move])[0]).toMatchObject({
      reason: { code: 'leaves-fewest', cards: left },
    });
  });
});
