// The moves of auto-finish in a session: found once, continued move by move, and limited in their work.
import { describe, expect, it } from 'vitest';
import { writeMove, type Move } from '../../src/engine.js';
import { isSameMove } from '../../src/engine/moves.js';
import { FINISH_EFFORT, finishingMoves } from '../../src/session/autoplay.js';
import type { Session } from '../../src/session/session.js';
import { gameWithPiles } from '../support/decks.js';
import { make, startSession, winOf } from '../support/sessions.js';

const { setup, line } = winOf('klondike');

/** The number of moves of the line after which auto-finish can win. */
const FIRST = ((): number => {
  const { session } = startSession('klondike', setup);
  let made = 0;
  while (!session.autoFinishMoves) make(session, line[made++] ?? '');
  return made;
})();

/** Klondike at the first position from which auto-finish can win. */
function gameToFinish(): { readonly session: Session; readonly moves: readonly Move[] } {
  const { session } = startSession('klondike', setup);
  make(session, ...line.slice(0, FIRST));
  return { session, moves: session.autoFinishMoves ?? [] };
}

const wins = (session: Session, moves: readonly Move[]): boolean => {
  const end = session.game.fork();
  for (const move of moves)
    if (end.explain(move)) return false;
    else end.play(move);
  return end.status === 'won';
};

describe('the moves of auto-finish', () => {
  it('win, and after each of them the others are left, without another search', () => {
    const { session, moves } = gameToFinish();
    expect(moves.length).toBeGreaterThan(3);
    expect(wins(session, moves)).toBe(true);
    for (const [made, move] of moves.entries()) {
      const left = session.autoFinishMoves ?? [];
      expect(left).toHaveLength(moves.length - made);
      for (const [i, one] of left.entries()) expect(one).toBe(moves[made + i]);
      session.play(move);
    }
    expect(session.position.status).toBe('won');
    expect(session.autoFinishMoves).toBeUndefined();
  });

  it('are found again after another move, and after an undo', () => {
    const { session, moves } = gameToFinish();
    const [first] = moves;
    let others = 0;
    for (const other of session.game.legalMoves()) {
      if (!first || isSameMove(other, first) || session.play(other)) continue;
      if (!session.play(first)) {
        others++;
        expect(wins(session, session.autoFinishMoves ?? []), writeMove(other)).toBe(true);
        session.undo();
      }
      session.undo();
      expect(wins(session, session.autoFinishMoves ?? [])).toBe(true);
    }
    expect(others).toBeGreaterThan(0);
  });

  it('do not exist once the game is won', () => {
    const { session, moves } = gameToFinish();
    for (const move of moves) session.play(move);
    expect(finishingMoves(session.game)).toBeUndefined();
  });
});

describe('the work of their search', () => {
  it('includes each move, and the plays that are examined', () => {
    const { session, moves } = gameToFinish();
    const effort = { spent: 0 };
    expect(finishingMoves(session.game, effort)).toEqual(moves);
    expect(effort.spent).toBeGreaterThan(moves.length * session.position.piles.length);
  });

  it('ends the search at its limit, without moves', () => {
    const { session } = gameToFinish();
    const effort = { spent: 0 };
    const moves = finishingMoves(session.game, effort);
    expect(finishingMoves(session.game, { spent: FINISH_EFFORT })).toBeUndefined();
    expect(finishingMoves(session.game, { spent: FINISH_EFFORT - 1 })).toBeUndefined();
    expect(finishingMoves(session.game, { spent: FINISH_EFFORT - effort.spent - 1 })).toEqual(moves);
  });

  it('ends after a round of the stock without a play: further rounds bring none either', () => {
    // the ace of spades is below a column of hearts that cannot move
    const blocked = {
      waste: 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S',
      'tableau-1': 'AS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH',
    };
    const game = gameWithPiles('klondike', blocked, { draw: 1 }, { redeals: 1 });
    expect(game.legalMoves()).toContainEqual({ kind: 'redeal' });
    const effort = { spent: 0 };
    expect(finishingMoves(game, effort)).toBeUndefined();
    expect(effort.spent).toBeGreaterThan(12 * game.position.piles.length);
    expect(effort.spent).toBeLessThan(FINISH_EFFORT / 4);
  });
});
