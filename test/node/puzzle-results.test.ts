// The result of a puzzle: while it is played, when it is solved, and the fewest moves that solve it.
import { describe, expect, it } from 'vitest';
import { make, startSession, winOf } from '../support/sessions.js';
import { movesOf } from '../support/solver-controller.js';

const { setup, line } = winOf('klondike');
const [START, LAST] = [movesOf(line).slice(0, -3), line.slice(-3)];
const puzzle = (most?: number) =>
  startSession('klondike', { ...setup, start: { line: START, puzzle: { most } } }).session;

describe('a puzzle', () => {
  it('is not solved before its last move', () => {
    const session = puzzle(3);
    expect(session.puzzleResult).toEqual({ moves: 0, most: 3, solved: false, fewest: null });
    make(session, ...LAST.slice(0, 2));
    expect(session.puzzleResult).toEqual({ moves: 2, most: 3, solved: false, fewest: null });
    make(session, ...LAST.slice(2));
    expect(session.puzzleResult).toEqual({ moves: 3, most: 3, solved: true, fewest: null });
  });

  it('is not solved with more moves than the page allows', () => {
    const session = puzzle(2);
    make(session, ...LAST);
    expect(session.puzzleResult).toEqual({ moves: 3, most: 2, solved: false, fewest: null });
  });

  it('knows the fewest moves that solve it, also after a restart, and not those of another game', () => {
    const session = puzzle();
    expect(session.fewestMoves).toBeUndefined();
    session.recordFewestMoves(2);
    expect(session.fewestMoves).toBe(2);
    make(session, ...LAST.slice(0, 1));
    session.restart();
    expect(session.fewestMoves).toBe(2);
    expect(session.puzzleResult).toEqual({ moves: 0, most: null, solved: false, fewest: 2 });
    session.deal('klondike', { deal: 1 });
    expect([session.fewestMoves, session.puzzleResult, session.puzzle]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
