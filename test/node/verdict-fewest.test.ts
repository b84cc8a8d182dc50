// Verdicts of a game whose aim is the fewest cards: which of them need a search.
import { describe, expect, it } from 'vitest';
import { AFTER, lost, open, trackedSession, won } from '../support/solver-controller.js';

describe('in a game whose aim is the fewest cards', () => {
  const overUnder = () => {
    const table = trackedSession('over-under', { deal: 1 });
    const moves = table.session.game.legalMoves().slice(0, 1);
    return { ...table, moves };
  };

  it('a position before a cleared table needs no search', async () => {
    const { session, tracker, timers, slow, moves } = overUnder();
    for (const move of moves) session.play(move);
    await timers.pass(AFTER);
    const line = session.game.legalMoves().slice(0, 1);
    await slow.last.answer({ ...won(line), fewest: 0, exact: true });
    session.undo();
    await timers.pass(AFTER);
    expect(slow.requests).toHaveLength(1);
    expect(tracker.known).toMatchObject({ aim: 'winnable', line: [...moves, ...line] });
  });

  it('the fewest cards are searched again after a move off the line that leaves them', async () => {
    const { session, tracker, timers, slow, moves } = overUnder();
    await timers.pass(AFTER);
    await slow.last.answer({ ...lost, fewest: 3, bestLine: moves, exact: true });
    expect(tracker.known?.isMost).toBe(true);
    expect(session.play({ kind: 'draw' })).toBeUndefined();
    await timers.pass(AFTER);
    expect(slow.requests).toHaveLength(2);
  });

  it('a number of cards that is not proven to be the fewest is not stated', async () => {
    const { tracker, timers, slow, moves } = overUnder();
    await timers.pass(AFTER);
    await slow.last.answer({ ...open, fewest: 3, bestLine: moves, exact: false });
    expect(tracker.known).toEqual({ verdict: 'unknown', aim: 'unknown', isMost: false, line: undefined });
    expect(tracker.status).toEqual({ state: 'unknown', about: 'win', canReturn: false });
  });

  it('a position before one from which the aim cannot be reached is not winnable for that', async () => {
    const { session, tracker, timers, slow, moves } = overUnder();
    for (const move of moves) session.play(move);
    await timers.pass(AFTER);
    await slow.last.answer({
      ...lost,
      fewest: 3,
      bestLine: session.game.legalMoves().slice(0, 1),
      exact: true,
    });
    session.undo();
    expect(tracker.known).toBeUndefined();
    expect(tracker.status.state).toBe('searching');
  });

  it('the moves that leave the fewest cards are no solution if they do not reach the aim', async () => {
    const { tracker, timers, slow, moves } = overUnder();
    await timers.pass(AFTER);
    await slow.last.answer({ ...lost, fewest: 3, bestLine: moves, exact: true });
    expect(tracker.known).toMatchObject({ fewest: 3, line: moves });
    expect(await tracker.lineFromDeal()).toBe('unwinnable');
  });
});
