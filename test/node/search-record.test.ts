// The solver's result for a position is saved with the game: what is restored, and which damaged records are refused.
import { describe, expect, it } from 'vitest';
import { Game, type Move, type Variant } from '../../src/engine.js';
import { isSameMove } from '../../src/engine/moves.js';
import type { Session, SessionRecord, SessionSetup } from '../../src/session/session.js';
import type { Solution } from '../../src/solver/solution.js';
import { AFTER, lost, movesOf, open, trackedSession, won } from '../support/solver-controller.js';
import { winOf } from '../support/sessions.js';

const { setup: WIN, line: WINNING } = winOf('klondike');
const LINE = movesOf(WINNING);

/** A table in view that has just opened, with the saved game if there is one. */
function visit(variant: string | Variant, setup: SessionSetup, record?: unknown) {
  const { session, tracker, timers, slow } = trackedSession(variant, setup, { record });
  const { requests } = slow;
  return {
    session,
    tracker,
    /** Lets time pass, and answers the search that then runs, if one is expected. */
    find: async (solution?: Partial<Solution>): Promise<void> => {
      const before = requests.length;
      await timers.pass(AFTER);
      expect(requests.length - before).toBe(solution ? 1 : 0);
      if (solution) await requests.at(-1)?.answer(solution);
    },
    /** The number of moves of each position that was searched. */
    searched: () => requests.map(({ position }) => position.moves),
  };
}

/** Makes a legal move that is not the next one of the winning line. */
function leaveLine(session: Session): void {
  const { game, position } = session;
  const other = game.legalMoves().find((move) => !isSameMove(move, LINE[position.moves]));
  expect(other && session.play(other), 'no other move').toBeUndefined();
  expect(session.position.moves).toBe(position.moves + 1);
}

/** The record of Klondike after some moves of its winning line. */
async function wonRecord(moves = 3): Promise<SessionRecord> {
  const { session, find } = visit('klondike', WIN);
  await find(won(LINE));
  for (const move of LINE.slice(0, moves)) session.play(move);
  return session.toRecord();
}

describe('after a reload, no search runs for', () => {
  it('a position that is winnable: the line to the win is known, and so is each position on it', async () => {
    const { tracker, session, find } = visit('klondike', { deal: 1 }, await wonRecord());
    expect(tracker.status).toEqual({ state: 'winnable', about: 'win', canReturn: false });
    expect(tracker.known?.line).toEqual(LINE.slice(3));
    for (const move of LINE.slice(3)) session.play(move);
    expect(session.position.status).toBe('won');
    await find();
  });

  it('a position that can no longer be won', async () => {
    const before = visit('klondike', WIN);
    await before.find(won(LINE));
    leaveLine(before.session);
    await before.find(lost);
    const { tracker, session, find } = visit('klondike', { deal: 1 }, before.session.toRecord());
    expect(tracker.status).toEqual({ state: 'lost-since', about: 'win', canReturn: true });
    session.play(session.game.legalMoves()[0] as Move);
    expect(tracker.status.state).toBe('lost-since');
    await find();
  });

  it('an unwinnable deal, at the deal and after moves', async () => {
    const before = visit('klondike', WIN);
    await before.find(lost);
    for (const moves of [0, 1]) {
      for (const move of LINE.slice(before.session.position.moves, moves)) before.session.play(move);
      const { tracker, session, find } = visit('klondike', { deal: 1 }, before.session.toRecord());
      expect(tracker.status).toEqual({ state: 'unwinnable', about: 'win', canReturn: false });
      while (session.undo()) expect(tracker.status.state).toBe('unwinnable');
      session.play(LINE[0] as Move);
      expect(tracker.status.state).toBe('unwinnable');
      await find();
    }
  });

  it('a deal that the solver could not decide, after the position was lost', async () => {
    const before = visit('klondike', WIN);
    before.session.play(LINE[0] as Move);
    await before.find(lost);
    await before.find(open);
    expect(before.searched()).toEqual([1, 0]);
    // the second result arrives after the change, so it is saved when the page is left
    const { tracker, find } = visit('klondike', { deal: 1 }, before.session.toRecord());
    expect(tracker.status).toEqual({ state: 'lost', about: 'win', canReturn: true });
    await find();
  });

  it('the highest payout of Reno', async () => {
    const { setup, line } = winOf('reno');
    const before = visit('reno', setup);
    const bestLine = movesOf(line);
    const { net } = Game.deal('reno', setup).replay(bestLine).position;
    expect(net).toBeGreaterThan(0);
    await before.find({
      verdict: 'winnable',
      aim: 'winnable',
      best: net,
      line: bestLine,
      bestLine,
      exact: true,
    });
    const { tracker, find } = visit('reno', { deal: 1 }, before.session.toRecord());
    expect(tracker.status).toMatchObject({ state: 'winnable', about: 'aim', best: net, isMost: true });
    expect(tracker.known?.line).toEqual(bestLine);
    await find();
  });

  it('a stake in Reno that cannot be recovered, and nothing follows about positions after moves', async () => {
    const before = visit('reno', { deal: 5 });
    await before.find({ verdict: 'unknown', aim: 'unwinnable', best: -20, exact: true });
    const { tracker, session, find } = visit('reno', { deal: 1 }, before.session.toRecord());
    expect(tracker.status).toMatchObject({ state: 'unwinnable', about: 'aim', best: -20, isMost: true });
    await find();
    session.play(session.game.legalMoves()[0] as Move);
    await find(open);
  });

  it('the fewest cards that Over-Under can leave', async () => {
    const before = visit('over-under', { deal: 42 });
    const { session } = before;
    const bestLine: Move[] = [];
    const game = Game.deal('over-under', { deal: 42 });
    for (let move = game.legalMoves()[0]; move; move = game.legalMoves()[0]) {
      game.play(move);
      bestLine.push(move);
    }
    const fewest = game.position.piles
      .filter(({ kind }) => kind === 'tableau')
      .reduce((sum, { cards }) => sum + cards.length, 0);
    await before.find({ verdict: 'unwinnable', aim: 'winnable', fewest, bestLine, exact: true });
    const { tracker, find } = visit('over-under', { deal: 1 }, session.toRecord());
    expect(tracker.status).toMatchObject({ state: 'winnable', fewest, fewestOfDeal: fewest });
    await find();
  });
});

describe('after a reload, a position is searched', () => {
  it('if the search before had not decided it', async () => {
    const before = visit('klondike', WIN);
    await before.find(open);
    const { find } = visit('klondike', { deal: 1 }, before.session.toRecord());
    await find(won(LINE));
  });

  it('if the result belongs to an earlier position', async () => {
    const before = visit('klondike', { deal: 1 }, await wonRecord(4));
    leaveLine(before.session);
    const { find, searched } = visit('klondike', { deal: 1 }, before.session.toRecord());
    await find(won([]));
    expect(searched()).toEqual([5]);
  });

  it('if the rules have changed since, so that a part of the game was restored', async () => {
    const record = await wonRecord();
    const changed = { ...record, game: { ...record.game, digest: 'another' } };
    await visit('klondike', { deal: 1 }, changed).find(won(LINE));
  });

  it('if the record is damaged, or its moves are illegal or do not win', async () => {
    const record = await wonRecord();
    const search = record.search;
    expect(search).toBeDefined();
    const endless = Array.from({ length: 3000 }, () => 'draw');
    for (const damaged of [
      null,
      7,
      [],
      {},
      { ...search, verdict: 'yes' },
      { ...search, aim: 'unknown' },
      { ...search, aim: undefined },
      { ...search, deal: 1 },
      { ...search, line: undefined },
      { ...search, line: 'draw' },
      { ...search, line: [] },
      { ...search, line: search?.line?.slice(1) },
      { ...search, line: search?.line?.slice(0, -1) },
      { ...search, line: [...(search?.line ?? []), 'draw'] },
      { ...search, line: [7, ...(search?.line ?? [])] },
      { ...search, line: endless },
    ])
      await visit('klondike', { deal: 1 }, { ...record, search: damaged }).find(won(LINE.slice(3)));
  });

  it('if Over-Under has other cards left after the moves than the record states', async () => {
    const before = visit('over-under', { deal: 42 });
    const bestLine = before.session.game.legalMoves().slice(0, 1);
    await before.find({ verdict: 'unwinnable', aim: 'winnable', fewest: 1, bestLine, exact: true });
    await visit('over-under', { deal: 1 }, before.session.toRecord()).find(open);
  });
});

it('the result for the deal is restored with the game that undo restores after New game', async () => {
  const before = visit('klondike', { deal: 1 }, await wonRecord());
  before.session.deal('klondike', { deal: 2 });
  const { session, tracker, find } = visit('klondike', { deal: 1 }, before.session.toRecord());
  await find(lost);
  expect(session.undo()).toBe(true);
  expect(session.position.moves).toBe(3);
  expect(tracker.status.state).toBe('winnable');
  await find();
});
