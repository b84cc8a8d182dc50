// A save must not block a page or fill its memory, and a game that is too long to be saved continues.
import { describe, expect, it } from 'vitest';
import { Game, writeMove, type Move } from '../../../src/engine.js';
import { MOST_MOVES } from '../../../src/engine/limits.js';
import { startSession } from '../../support/sessions.js';
import { processorMs } from '../../support/time.js';
const LOADED_MS = 500;
const SLOW = 10;

const start = Game.deal('klondike', { deal: 7 });

/** Draws and redeals, which are legal without limit. */
const rounds = ((): readonly Move[] => {
  const game = start.fork();
  const line: Move[] = [];
  for (let redeals = 0; redeals < 1;) {
    const move: Move = { kind: game.explain({ kind: 'draw' }) ? 'redeal' : 'draw' };
    if (move.kind === 'redeal') redeals++;
    game.play(move);
    line.push(move);
  }
  return line;
})();
const moveAt = (i: number): Move => rounds[i % rounds.length] as Move;
const written = (length: number): string[] => Array.from({ length }, (_, i) => writeMove(moveAt(i)));

const saveOf = (length: number): Record<string, unknown> => ({
  ...start.toJSON(),
  moves: written(length),
  cursor: length,
});

describe('a save with the maximum number of moves', () => {
  const saved = saveOf(MOST_MOVES);

  it('loads in time, with all its moves', () => {
    let game = start;
    expect(processorMs(() => (game = Game.fromJSON(saved)))).toBeLessThan(LOADED_MS * SLOW);
    expect(game.position.moves).toBe(MOST_MOVES);
    expect(game.toJSON().moves).toEqual(saved['moves']);
  });

  it('is undone in one step, as quickly, if all its moves are marked automatic', () => {
    const { session } = startSession();
    session.restore({
      ...session.toRecord(),
      game: saved,
      automatic: Array.from({ length: MOST_MOVES }, (_, i) => i),
    });
    expect(processorMs(() => session.undo())).toBeLessThan(100 * SLOW);
    expect(session.position.moves).toBe(0);
  });

  it('ignores lists longer than the game, and lists with other values', () => {
    const { session } = startSession();
    const more = Array.from({ length: 200_000 }, (_, i) => i);
    session.restore({
      ...session.toRecord(),
      automatic: [...more, 'x', -1, 0.5, null],
      marked: more,
      kept: [...more, 'AS', 'XX'],
      bookmark: written(MOST_MOVES + 1),
    });
    const { automatic, marked, kept, bookmark } = session.toRecord();
    expect([automatic.length, marked?.length, kept, bookmark]).toEqual([
      MOST_MOVES,
      MOST_MOVES,
      ['AS'],
      undefined,
    ]);
  });
});
