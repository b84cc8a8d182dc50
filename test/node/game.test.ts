// A single game: its fork, and its undone moves.
import { describe, expect, it } from 'vitest';
import { Game } from '../../src/engine.js';
import { legal, play } from '../support/decks.js';
import { GAMES } from '../support/games.js';

/** A game after some moves, the last of which were undone. */
function begun(variant: string, undone = 0): Game {
  const game = Game.deal(variant, { deal: 42 });
  for (let n = 0; n < 6; n++) play(game, legal(game)[0] as string);
  for (let n = 0; n < undone; n++) game.undo();
  return game;
}

describe.each(GAMES)('a game of %s', (variant) => {
  it('can redo undone moves until another move is made, and reports whether it can', () => {
    const game = begun(variant);
    expect([game.canUndo, game.canRedo]).toEqual([true, false]);
    const after = game.position;
    for (let n = 0; n < 6; n++) game.undo();
    expect([game.canUndo, game.canRedo]).toEqual([false, true]);
    for (let n = 0; n < 6; n++) game.redo();
    expect(game.position).toEqual(after);
  });

  it('has a fork with the same table and an empty history, independent of the original', () => {
    const game = begun(variant);
    const before = game.position;
    const fork = game.fork();
    expect(fork.position).toEqual({ ...before, moves: 0 });
    expect([fork.canUndo, fork.canRedo]).toEqual([false, false]);
    play(fork, legal(fork)[0] as string);
    expect(game.position).toBe(before);
  });

  it('is saved with the undone moves, in the order in which redo makes them', () => {
    const game = begun(variant, 3);
    const read = Game.fromJSON(JSON.parse(JSON.stringify(game)));
    expect(read.position).toEqual(game.position);
    for (let n = 0; n < 3; n++) {
      game.redo();
      read.redo();
      expect(read.position).toEqual(game.position);
    }
    expect(read.canRedo).toBe(false);
  });
});
