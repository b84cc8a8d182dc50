// The line of a game: the positions after its moves, replays with other moves, and what a save records of it.
import { describe, expect, it } from 'vitest';
import { Game, writeMove, type Move } from '../../src/engine.js';
import { cards, dealt, legal, moveOf, play } from '../support/decks.js';
import { described } from '../support/described.js';

const KLONDIKE = { 'tableau-1': 'AS', 'tableau-2': '2S', 'tableau-3': '3H', 'tableau-4': '9H' };
const LINE = ['tableau-1>foundation-1', 'tableau-2>foundation-1', 'draw'];
const klondike = (): Game => dealt('klondike', KLONDIKE);

/** A game after these moves, with all its positions. */
function played(moves = LINE): { game: Game; positions: Game['position'][] } {
  const game = klondike();
  const positions = [game.position];
  for (const move of moves) {
    play(game, move);
    positions.push(game.position);
  }
  return { game, positions };
}

const written = (line: readonly Move[]): string[] => line.map(writeMove);
const FULL = LINE.map((text) => writeMove(moveOf(text)));

describe('the position after some of the moves', () => {
  it('is the one that the game had then, with its score, status and number of moves', () => {
    const { game, positions } = played();
    expect([0, 1, 2, 3].map((moves) => game.positionAfter(moves))).toEqual(positions);
    expect(game.position).toBe(positions[3]);
  });

  it('is the current one for every other number, and undone moves do not count', () => {
    const { game } = played();
    game.undo();
    for (const moves of [-1, 0.5, 2, 3, 99]) expect(game.positionAfter(moves)).toBe(game.position);
  });

  it('has the status of that time, also when the game was won since', () => {
    const odd = described({}, { goal: { empty: 'tableau' }, deal: [{ to: 'tableau', each: [1] }] });
    const game = dealt(odd, { 'tableau-1': 'AS' });
    expect(game.status).toBe('playing');
    play(game, 'tableau-1>foundation-1');
    expect([game.status, game.position.status, game.positionAfter(0).status]).toEqual([
      'won',
      'won',
      'playing',
    ]);
    expect(game.legalMoves()).toEqual([]);
    expect(game.explain({ kind: 'draw' })).toEqual({ code: 'game-over' });
    game.undo();
    expect([game.status, legal(game).length > 0]).toEqual(['playing', true]);
  });
});

describe('the line', () => {
  it('contains the moves made, then the undone ones in the order in which they can be redone', () => {
    const { game } = played();
    expect(written(game.line)).toEqual(FULL);
    game.undo();
    game.undo();
    expect([game.moves, written(game.line)]).toEqual([1, FULL]);
    expect([game.canUndo, game.canRedo]).toEqual([true, true]);
    game.redo();
    expect([game.moves, written(game.line)]).toEqual([2, FULL]);
    play(game, 'draw', 'draw');
    expect(written(game.line)).toEqual([...FULL.slice(0, 2), 'draw', 'draw']);
    expect(game.canRedo).toBe(false);
  });
});

describe('a replay', () => {
  it('has the same deal and the given moves; the game itself does not change', () => {
    const { game, positions } = played();
    const before = game.position;
    const other = game.replay([moveOf('draw')]);
    expect(written(other.line)).toEqual(['draw']);
    expect(other.positionAfter(0)).toEqual(positions[0]);
    expect(other.position.deal).toBe(before.deal);
    expect(game.position).toBe(before);
    expect(game.moves).toBe(3);
  });

  it('of an unplayed game starts from its position', () => {
    const game = klondike();
    expect(game.replay(LINE.map(moveOf)).position).toEqual(played().game.position);
  });

  it('makes so many of the moves; the others can be redone', () => {
    const { game, positions } = played();
    const other = game.replay(LINE.map(moveOf), 1);
    expect([other.moves, other.canRedo, written(other.line)]).toEqual([1, true, FULL]);
    expect(other.position).toEqual(positions[1]);
    other.redo();
    other.redo();
    expect(other.position).toEqual(positions[3]);
    expect(game.replay(LINE.map(moveOf), 0).moves).toBe(0);
    expect(game.replay(LINE.map(moveOf), 9).moves).toBe(3);
  });

  it('ends before the first move that is not legal', () => {
    const line = [LINE[0], 'redeal', LINE[1]].map((text) => moveOf(text ?? ''));
    expect(written(played().game.replay(line).line)).toEqual(FULL.slice(0, 1));
  });
});

describe('a save', () => {
  it('records the number of moves made, and the digest of the position after them', () => {
    const { game } = played();
    const { digest } = game.toJSON();
    game.undo();
    const saved = game.toJSON();
    expect(saved).toMatchObject({ variant: 'klondike', moves: FULL, cursor: 2 });
    expect(saved.digest).not.toBe(digest);
    expect(Game.fromJSON(saved).toJSON()).toEqual(saved);
    game.redo();
    expect(game.toJSON().digest).toBe(digest);
  });

  it('records the deck of a game that was dealt from one, and otherwise the deal number', () => {
    const { deck, deal } = klondike().toJSON();
    expect([deck?.length, deal]).toEqual([52, undefined]);
    const numbered = Game.deal('klondike', { deal: 5 }).toJSON();
    expect([numbered.deck, numbered.deal]).toEqual([undefined, 5]);
  });

  it('records at most 20,000 moves, and the position after them', () => {
    const odd = described(
      { waste: { shows: 'all' } },
      { draw: { to: 'waste', count: 104 }, redeal: { kind: 'recycle' }, score: { draws: 1 } },
    );
    const game = Game.deal(odd, { deal: 1 });
    for (let n = 0; n < 20_001; n++) game.play({ kind: n % 2 ? 'redeal' : 'draw' });
    const { moves, cursor, digest } = game.toJSON();
    expect([moves.length, cursor]).toEqual([20_000, 20_000]);
    game.undo();
    expect(game.toJSON()).toMatchObject({ cursor: 20_000, digest });
    game.undo();
    const shorter = game.toJSON();
    expect([shorter.moves.length, shorter.cursor]).toEqual([20_000, 19_999]);
  });
});

describe('a fork', () => {
  it('has the same table, score and deal, but no history', () => {
    const { game } = played();
    const fork = game.fork();
    expect(fork.position).toEqual({ ...game.position, moves: 0 });
    expect([fork.moves, fork.canUndo, fork.canRedo, fork.line]).toEqual([0, false, false, []]);
    expect(cards(fork, 'foundation-1')).toBe('AS 2S');
  });
});
