// Whether a game can still be won: what is searched, when, and which results need no search.
import { describe, expect, it } from 'vitest';
import { Game, type Move, type Position, type Variant } from '../../src/engine.js';
import type { Session, SessionSetup } from '../../src/session/session.js';
import type { Search } from '../../src/solver/search.js';
import { solveWith } from '../../src/solver/stepper.js';
import { reno } from '../../src/variants/index.js';
import { amount } from '../support/amount.js';
import { AFTER, lost, movesOf, open, trackedSession, won } from '../support/solver-controller.js';
import { randomFrom } from '../support/games.js';
import { make, winOf } from '../support/sessions.js';
import { storehouse } from '../support/custom-games.js';

const { setup: WIN, line } = winOf('klondike');
const LINE = movesOf(line);

/** A session whose verdicts are tracked, as for a table in view. */
function watch(variant: string | Variant = 'klondike', setup: SessionSetup = WIN, search?: Search) {
  const { tracker, ...table } = trackedSession(variant, setup, { search });
  const { session, timers, slow } = table;
  return {
    ...table,
    verdicts: tracker,
    pass: timers.pass,
    requests: slow.requests,
    /** Answers the search for the table's position. */
    find: async (solution: Parameters<(typeof slow)['last']['answer']>[0]): Promise<void> => {
      await timers.pass(AFTER);
      expect(slow.last.position).toBe(session.position);
      await slow.last.answer(solution);
    },
    state: () => tracker.status.state,
  };
}

/** A legal move that differs from the one of the line. */
const otherMove = (session: Session): Move => {
  const next = JSON.stringify(LINE[session.position.moves]);
  return session.game.legalMoves().find((move) => JSON.stringify(move) !== next) as Move;
};

const leadsToWin = (position: Position, moves: readonly Move[] = []): boolean => {
  const game = Game.at(position);
  for (const move of moves) game.play(move);
  return game.status === 'won';
};

describe('a search', () => {
  it('starts when a position has been shown for a moment, within the limits of a table', async () => {
    const { requests, pass, session, reported, find, verdicts: solvability } = watch();
    await pass(AFTER - 1);
    expect(requests).toHaveLength(0);
    expect(solvability.searching).toBe(true);
    await pass(1);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.position).toBe(session.position);
    expect(requests[0]?.limits).toMatchObject({ goal: 'aim', ms: 5000, states: 3e6, memory: 2 ** 27 });
    expect(solvability.searching).toBe(true);
    await find(won(LINE));
    expect(reported).toEqual(['winnable']);
    expect(solvability.searching).toBe(false);
  });

  it('receives the description of a custom game, and of no other', async () => {
    const known = watch();
    await known.pass(AFTER);
    expect(known.requests[0]?.limits.variant).toBeUndefined();
    const other = watch(storehouse, { deal: 1 });
    await other.pass(AFTER);
    expect(other.requests[0]?.limits.variant).toEqual(storehouse);
  });

  it('does not start for positions that are passed quickly', async () => {
    const { requests, pass, session } = watch();
    for (let i = 0; i < 3; i++) {
      session.play(LINE[i] as Move);
      await pass(AFTER - 1);
    }
    expect(requests).toHaveLength(0);
  });

  it('starts later after each search that a move cancelled, and at the usual time after one that ended', async () => {
    const { requests, pass, session, find } = watch();
    for (const [count, delay] of [AFTER, 4 * AFTER, 16 * AFTER, 16 * AFTER].entries()) {
      await pass(delay - 1);
      expect(requests, `before ${String(delay)} ms`).toHaveLength(count);
      await pass(1);
      expect(requests, `after ${String(delay)} ms`).toHaveLength(count + 1);
      session.play(LINE[count] as Move);
    }
    await pass(16 * AFTER);
    await find(open);
    const { length } = requests;
    session.play(LINE[4] as Move);
    await pass(AFTER);
    expect(requests).toHaveLength(length + 1);
  });

  it('ends at once when the position changes, and its result is ignored', async () => {
    const { requests, pass, session, state, reported } = watch();
    await pass(AFTER);
    session.play(otherMove(session));
    expect(requests[0]?.ended).toBe(true);
    await requests[0]?.answer(lost);
    expect(reported).toEqual([]);
    expect(state()).toBe('searching');
  });

  it('ends when the table is out of view, and starts again when it is back', async () => {
    const { requests, pass, verdicts: solvability, timers, find } = watch();
    await pass(AFTER);
    solvability.active = false;
    expect(requests[0]?.ended).toBe(true);
    expect(timers.waiting).toBe(0);
    await pass(10 * AFTER);
    expect(requests).toHaveLength(1);
    solvability.active = true;
    await find(won(LINE));
    expect(requests).toHaveLength(2);
    expect(solvability.status.state).toBe('winnable');
  });

  it('that is rejected leaves the verdict unknown, and nothing is thrown', async () => {
    const one = watch();
    await one.pass(AFTER);
    await one.slow.last.fail();
    expect(one.reported).toEqual(['unknown']);
    const other = watch('klondike', WIN, () => {
      throw new Error('not even a promise');
    });
    await other.pass(AFTER);
    expect(other.reported).toEqual(['unknown']);
    expect(await other.verdicts.lastWinnableMove()).toBe(-1);
    expect(await other.verdicts.lineFromDeal()).toBeUndefined();
  });

  it('is not repeated for a known position: after a cycle of the stock, an undo, a restart', async () => {
    const { session, find, requests, pass, state } = watch('klondike', { deal: 1, options: { draw: 1 } });
    await find(open);
    for (let i = 0; i < 24; i++) make(session, 'draw');
    make(session, 'redeal');
    await pass(AFTER);
    expect(requests).toHaveLength(1);
    expect(state()).toBe('unknown');
    session.play(session.game.legalMoves().find(({ kind }) => kind === 'play') as Move);
    await find(open);
    session.undo();
    session.redo();
    session.restart();
    await pass(AFTER);
    expect(requests).toHaveLength(2);
  });

  it('is repeated with other options, and for another deal', async () => {
    const table = watch('klondike', { deal: 1 });
    await table.find(won(LINE));
    table.session.deal('klondike', { deal: 1, options: { takeBack: true } });
    expect(table.state()).toBe('searching');
    await table.find(won(LINE));
    table.session.deal('klondike', { deal: 2, options: { takeBack: true } });
    await table.find(lost);
    expect(table.state()).toBe('unwinnable');
  });

  it('is cached for the current deal, also after a restart, and no longer', async () => {
    const { session, find, requests, pass, state } = watch();
    await find(won(LINE));
    session.play(otherMove(session));
    await find(lost);
    session.restart();
    expect(state()).toBe('winnable');
    session.play(otherMove(session));
    expect(state()).toBe('lost-since');
    await pass(AFTER);
    expect(requests).toHaveLength(2);
    session.deal('klondike', { deal: 3 });
    await find(lost);
    expect(state()).toBe('unwinnable');
    session.deal('klondike', WIN);
    expect(state()).toBe('searching');
    session.play(otherMove(session));
    await find(lost);
    expect(state()).toBe('searching');
  });

  it('without a solution is not repeated for any caller', async () => {
    const { session, find, requests, verdicts: solvability } = watch();
    await find(open);
    session.play(otherMove(session));
    session.undo();
    for (const until of [undefined, new AbortController().signal]) {
      const way = solvability.lineFromDeal(until);
      expect(requests).toHaveLength(1);
      expect(await way).toBeUndefined();
    }
    expect(requests).toHaveLength(1);
  });

  it('runs once if the table and another caller wait for the same', async () => {
    const { requests, pass, slow, verdicts: solvability } = watch();
    await pass(AFTER);
    const way = solvability.lineFromDeal();
    expect(requests).toHaveLength(1);
    await slow.last.answer(won(LINE));
    expect(await way).toEqual(LINE);
  });

  it('that another caller cancels continues for the table', async () => {
    const { requests, find, state, verdicts: solvability } = watch();
    const wanted = new AbortController();
    const way = solvability.lineFromDeal(wanted.signal);
    wanted.abort();
    expect(await way).toBeUndefined();
    await find(won(LINE));
    expect(requests).toHaveLength(2);
    expect(state()).toBe('winnable');
  });

  it('counts redeals if they are limited', async () => {
    const { session, find, state } = watch('klondike', { deal: 1, options: { draw: 1, redeals: 1 } });
    await find(open);
    for (let i = 0; i < 24; i++) make(session, 'draw');
    make(session, 'redeal');
    expect(state()).toBe('searching');
    await find(lost);
  });
});

describe('without a search it is known', () => {
  it('that a player who follows a winning line can win, up to the win', async () => {
    const { session, find, requests, verdicts: solvability, pass } = watch();
    await find(won(LINE));
    for (const move of LINE) {
      session.play(move);
      expect(solvability.status.state).toBe('winnable');
      expect(leadsToWin(session.position, solvability.known?.line)).toBe(true);
    }
    await pass(AFTER);
    expect(session.position.status).toBe('won');
    expect(requests).toHaveLength(1);
  });

  it('the shorter line, when a line returns to an earlier position: hints that follow it end', async () => {
    const { session, find, requests, verdicts: solvability } = watch();
    const cycle: Move[] = [];
    const ahead = session.game.fork();
    const { piles } = session.position;
    do {
      const move = ahead.explain({ kind: 'draw' })
        ? ({ kind: 'redeal' } as const)
        : ({ kind: 'draw' } as const);
      ahead.play(move);
      cycle.push(move);
    } while (JSON.stringify(ahead.position.piles) !== JSON.stringify(piles));
    await find(won([...cycle, ...LINE]));
    for (const move of cycle) session.play(move);
    expect(solvability.known?.line).toEqual(LINE);
    session.undo();
    expect(solvability.known?.line).toEqual([cycle.at(-1), ...LINE]);
    expect(requests).toHaveLength(1);
  });

  it('that a game that auto-finish can win is winnable', async () => {
    const { session, requests, verdicts: solvability, pass } = watch();
    for (const move of LINE) {
      if (session.autoFinishMoves) break;
      session.play(move);
    }
    expect(session.autoFinishMoves?.length).toBeGreaterThan(10);
    for (const move of session.autoFinishMoves ?? []) {
      expect(solvability.status.state).toBe('winnable');
      expect(leadsToWin(session.position, solvability.known?.line)).toBe(true);
      session.play(move, true);
    }
    expect(session.position.status).toBe('won');
    session.undo();
    await pass(AFTER);
    expect(requests).toHaveLength(0);
  });

  it('that all positions before a winnable one, on its line, were winnable', async () => {
    const { session, find, verdicts: solvability, requests, pass } = watch();
    for (const move of LINE.slice(0, 7)) session.play(move);
    await find(won(LINE.slice(7)));
    while (session.undo()) {
      expect(solvability.known).toMatchObject({ verdict: 'winnable', aim: 'winnable' });
      expect(leadsToWin(session.position, solvability.known?.line)).toBe(true);
    }
    expect(session.position.moves).toBe(0);
    await pass(AFTER);
    expect(requests).toHaveLength(1);
  });

  it('that the aim was reachable in all positions before one from which it is, but nothing about the win', async () => {
    const { session, find, verdicts: solvability } = watch('reno', { deal: 5 });
    const move = session.game.legalMoves()[0] as Move;
    session.play(move);
    const next = session.game.legalMoves()[0] as Move;
    await find({ verdict: 'unwinnable', aim: 'winnable', best: 60, bestLine: [next] });
    session.undo();
    expect(solvability.known).toEqual({ verdict: 'unknown', aim: 'winnable', best: 60, line: [move, next] });
  });

  it('nothing about a reachable aim, once another line is played', async () => {
    const { session, find, verdicts: solvability } = watch('reno', { deal: 5 });
    const [move, other] = session.game.legalMoves() as [Move, Move];
    await find({ verdict: 'unwinnable', aim: 'winnable', best: 60, bestLine: [move] });
    session.play(other);
    expect(solvability.known).toBeUndefined();
    expect(solvability.status.state).toBe('searching');
  });

  it('the full result of a search, after an undo back to its position', async () => {
    const { session, find, verdicts: solvability } = watch('reno', { deal: 5 });
    const [move, other] = session.game.legalMoves() as [Move, Move];
    await find({ verdict: 'unwinnable', aim: 'winnable', best: 60, bestLine: [move] });
    session.play(other);
    await find({ verdict: 'unwinnable', aim: 'winnable', best: 55, bestLine: session.game.legalMoves() });
    session.undo();
    expect(solvability.known).toMatchObject({ best: 60, line: [move] });
  });

  it('nothing after a bookmark is restored, because its line may differ', async () => {
    const { session, find, verdicts: solvability } = watch();
    session.setBookmark();
    for (const move of LINE.slice(0, 3)) session.play(move);
    await find(won(LINE.slice(3)));
    session.returnToBookmark();
    expect(solvability.known).toBeUndefined();
  });

  it('that a deal that was won is winnable, also after a bookmark has led to another branch', async () => {
    const { session, find, verdicts: solvability } = watch();
    for (const move of LINE.slice(0, 3)) session.play(move);
    session.setBookmark();
    for (const move of LINE.slice(3)) session.play(move);
    const record = session.toRecord();
    session.deal('klondike', { deal: 3 });
    session.restore(record);
    session.returnToBookmark();
    session.play(otherMove(session));
    await find(lost);
    expect(solvability.status.state).toBe('lost-since');
  });

  it('that a won game restored from a save was winnable', async () => {
    const { session, verdicts: solvability, requests, pass } = watch();
    for (const move of LINE) session.play(move);
    const saved = session.game.toJSON();
    session.deal('klondike', { deal: 3 });
    session.load(saved);
    expect(solvability.known).toEqual({ verdict: 'winnable', aim: 'winnable', line: [] });
    await pass(AFTER);
    expect(requests).toHaveLength(0);
  });

  it('that no position after an unwinnable one is winnable', async () => {
    const { session, find, verdicts: solvability, requests, pass } = watch();
    await find(won(LINE));
    session.play(otherMove(session));
    await find(lost);
    expect(solvability.status).toEqual({ state: 'lost-since', about: 'win', canReturn: true });
    session.play(session.game.legalMoves()[0] as Move);
    expect(solvability.status.state).toBe('lost-since');
    session.undo();
    session.undo();
    expect(solvability.status).toEqual({ state: 'winnable', about: 'win', canReturn: false });
    session.redo();
    expect(solvability.status.state).toBe('lost-since');
    await pass(AFTER);
    expect(requests).toHaveLength(2);
  });

  it('the result of a game that is over', async () => {
    const over = watch('over-under', { deal: 42 });
    const { session } = over;
    while (session.position.status === 'playing') session.play(session.game.legalMoves().at(-1) as Move);
    expect(session.position.status).toBe('lost');
    expect(over.state()).toBe('searching');
    await over.pass(AFTER);
    // only the deal is searched, to know whether it was lost from the start
    expect(over.requests.map(({ position }) => position.moves)).toEqual([0]);
    await over.slow.last.answer(won([]));
    expect(over.state()).toBe('lost-since');
  });
});

it('what is known without a search equals the result of a search, in any sequence of moves, undos and redos', async () => {
  const solved = (position: Position) => solveWith(position, {}, () => 0);
  for (const deal of [1, 7, 16]) {
    const random = randomFrom(deal);
    const {
      session,
      verdicts: solvability,
      pass,
    } = watch('over-under', { deal }, (position) => Promise.resolve(solved(position)));
    for (let i = 0; i < amount(60, 150); i++) {
      const choice = random();
      const moves = session.game.legalMoves();
      if (choice < 0.3) session.undo();
      else if (choice < 0.4) session.redo();
      else if (choice < 0.65 && solvability.known?.line?.[0]) session.play(solvability.known.line[0]);
      else if (moves.length) session.play(moves[Math.floor(random() * moves.length)] as Move);
      if (random() < 0.5) await pass(AFTER);
      const { known } = solvability;
      if (!known) continue;
      expect(known.aim).toBe(solved(session.position).verdict);
      if (known.line) expect(leadsToWin(session.position, known.line)).toBe(true);
    }
  }
});

describe('the verdict', () => {
  it('of an unwinnable deal is unwinnable, also after its moves', async () => {
    const { session, find, verdicts: solvability } = watch();
    await find(lost);
    expect(solvability.status).toEqual({ state: 'unwinnable', about: 'win', canReturn: false });
    session.play(otherMove(session));
    expect(solvability.status).toEqual({ state: 'unwinnable', about: 'win', canReturn: false });
  });

  it('of a resumed game includes whether the deal was winnable', async () => {
    for (const [deal, then] of [
      [won(LINE), 'lost-since'],
      [open, 'lost'],
      [lost, 'unwinnable'],
    ] as const) {
      const { session, requests, pass, find, verdicts: solvability, reported } = watch();
      const saved = session.toRecord();
      session.play(otherMove(session));
      const record = { ...session.toRecord(), seconds: saved.seconds };
      session.deal('klondike', { deal: 3 });
      session.restore(record);
      await find(lost);
      // it is not known yet whether the deal had a solution
      expect(reported).toEqual(['searching']);
      expect(solvability.status.canReturn).toBe(false);
      await pass(AFTER);
      expect(requests.at(-1)?.position.moves).toBe(0);
      await requests.at(-1)?.answer(deal);
      expect(reported).toEqual(['searching', then]);
      expect(solvability.status).toMatchObject({ state: then, canReturn: then !== 'unwinnable' });
    }
  });

  it('is lost once an earlier position is known to be winnable, on any branch', async () => {
    const { session, find, verdicts: solvability, requests, pass } = watch();
    await find(open);
    session.play(LINE[0] as Move);
    session.setBookmark();
    session.play(LINE[1] as Move);
    await find(won(LINE.slice(2)));
    session.returnToBookmark();
    session.play(otherMove(session));
    await find(lost);
    expect(solvability.status.state).toBe('lost-since');
    await pass(AFTER);
    expect(requests).toHaveLength(3);
  });

  it('is about the aim if the game has one, with the highest payout found', async () => {
    const { session, find, verdicts: solvability, requests } = watch('reno', { deal: 5 });
    const move = session.game.legalMoves()[0] as Move;
    await find({ verdict: 'unwinnable', aim: 'winnable', best: 60, bestLine: [move] });
    expect(requests[0]?.limits.goal).toBe('best');
    expect(solvability.status).toEqual({
      state: 'winnable',
      about: 'aim',
      best: 60,
      isMost: false,
      canReturn: false,
    });
    expect(solvability.known).toMatchObject({ verdict: 'unwinnable', line: [move] });
  });

  it('of a reached aim needs no search, and the highest payout still possible is searched', async () => {
    const { session, verdicts: solvability, pass, find, requests } = watch('reno', winOf('reno').setup);
    for (const move of movesOf(winOf('reno').line)) {
      if (session.position.net >= 0) break;
      session.play(move);
    }
    expect(session.position).toMatchObject({ net: expect.any(Number), status: 'playing' });
    expect(session.position.net).toBeGreaterThanOrEqual(0);
    expect(requests).toHaveLength(0);
    expect(solvability.status.state).toBe('winnable');
    // whether it is winnable is not known either
    expect(solvability.known).toEqual({ verdict: 'unknown', aim: 'winnable', line: [] });
    await find({ verdict: 'unwinnable', aim: 'winnable', best: 75, exact: true });
    expect(solvability.status).toMatchObject({ state: 'winnable', best: 75, isMost: true });
    await pass(AFTER);
    expect(requests).toHaveLength(1);
  });

  it('of an aim is positive only from exactly the required amount on', () => {
    const { setup, line } = winOf('reno');
    for (const [more, reached] of [
      [0, true],
      [1, false],
    ] as const) {
      const aiming = { ...reno, id: 'reno-for-more', aim: { net: -47 + more } };
      const { session, state } = watch(aiming, setup);
      for (const move of movesOf(line)) {
        if (session.position.net >= -47) break;
        session.play(move);
      }
      expect(session.position.net).toBe(-47);
      expect(state()).toBe(reached ? 'winnable' : 'searching');
    }
  });

  it('has no solution if the best score found does not reach the aim', async () => {
    const { session, find, verdicts: solvability } = watch('reno', { deal: 5 });
    const bestLine = session.game.legalMoves().slice(0, 1);
    await find({ verdict: 'unknown', aim: 'unknown', best: -20, bestLine });
    expect(solvability.known).toEqual({ verdict: 'unknown', aim: 'unknown', best: -20, isMost: false });
    expect(await solvability.lineFromDeal()).toBeUndefined();
  });
});

describe('the last winnable position', () => {
  it('is found among the known ones', async () => {
    const { session, find, verdicts: solvability, requests } = watch();
    await find(won(LINE));
    for (const move of LINE.slice(0, 4)) session.play(move);
    session.play(otherMove(session));
    await find(lost);
    session.play(session.game.legalMoves()[0] as Move);
    expect(await solvability.lastWinnableMove()).toBe(4);
    expect(requests).toHaveLength(2);
  });

  it('needs no search between two known consecutive positions', async () => {
    const { session, find, verdicts: solvability, requests } = watch();
    for (const move of LINE.slice(0, 8)) session.play(move);
    await find(won(LINE.slice(8)));
    session.play(otherMove(session));
    await find(lost);
    expect(await solvability.lastWinnableMove()).toBe(8);
    expect(requests).toHaveLength(2);
  });

  it('is searched if it is unknown, and can be restored in one step, with each move to be redone', async () => {
    const { session, find, verdicts: solvability, slow, requests } = watch();
    for (const move of LINE.slice(0, 9)) session.play(move);
    session.play(otherMove(session));
    for (let i = 0; i < 3; i++) session.play(session.game.legalMoves()[0] as Move);
    const end = session.position;
    await find(lost);
    const search = solvability.lastWinnableMove();
    for (let answered = 1; ; answered = requests.length) {
      const { position } = slow.last;
      if (position.moves < 10) await slow.last.answer(won(LINE.slice(position.moves)));
      else await slow.last.answer(lost);
      if (requests.length === answered) break;
    }
    expect(await search).toBe(9);
    expect(requests.length).toBeLessThan(8);
    session.undoTo(9);
    expect(solvability.status.state).toBe('winnable');
    expect(leadsToWin(session.position, solvability.known?.line)).toBe(true);
    while (session.redo());
    expect(session.position).toEqual(end);
  });

  it('is searched up to the current position if nothing is known', async () => {
    const { session, verdicts: solvability, slow, requests } = watch();
    for (const move of LINE.slice(0, 4)) session.play(move);
    session.play(otherMove(session));
    session.play(session.game.legalMoves()[0] as Move);
    const search = solvability.lastWinnableMove();
    for (let answered = 0; requests.length > answered;) {
      answered = requests.length;
      const { position } = slow.last;
      await slow.last.answer(position.moves <= 4 ? won(LINE.slice(position.moves)) : lost);
    }
    expect(await search).toBe(4);
    expect(requests.length).toBeLessThan(5);
  });

  it('is no longer searched when the position has changed', async () => {
    const { session, find, verdicts: solvability } = watch();
    for (const move of LINE.slice(0, 5)) session.play(move);
    session.play(otherMove(session));
    await find(lost);
    const search = solvability.lastWinnableMove();
    session.undo();
    expect(await search).toBeUndefined();
  });

  it('is no longer searched when the position changes while a long game is examined', async () => {
    const { session, verdicts: solvability, requests, pass } = watch();
    while (session.position.moves < 200)
      session.play(session.game.explain({ kind: 'draw' }) ? { kind: 'redeal' } : { kind: 'draw' });
    const searches = [solvability.lastWinnableMove(), solvability.lineFromDeal()];
    session.undo();
    await pass(1);
    expect(await Promise.all(searches)).toEqual([undefined, undefined]);
    expect(requests).toEqual([]);
  });

  it('is not searched after an unwinnable position', async () => {
    const { session, find, verdicts: solvability, requests } = watch();
    for (const move of LINE.slice(0, 4)) session.play(move);
    for (let i = 0; i < 8; i++) session.play(otherMove(session));
    session.setBookmark();
    session.undoTo(5);
    await find(lost);
    session.returnToBookmark();
    solvability.active = false;
    void solvability.lastWinnableMove();
    expect(requests.slice(1).map(({ position }) => position.moves)).toEqual([2]);
  });

  it('is not searched if the deal itself is unwinnable', async () => {
    const { session, verdicts: solvability, slow, requests } = watch();
    for (const move of LINE.slice(0, 4)) session.play(move);
    const way = solvability.lineFromDeal(new AbortController().signal);
    await slow.last.answer(lost);
    expect(await way).toBe('unwinnable');
    const search = solvability.lastWinnableMove();
    expect(requests).toHaveLength(1);
    expect(await search).toBe(-1);
  });

  it('does not exist if no position was winnable', async () => {
    const { session, find, verdicts: solvability } = watch();
    await find(lost);
    session.play(otherMove(session));
    expect(await solvability.lastWinnableMove()).toBe(-1);
  });
});

describe('the solution from the deal', () => {
  it('leads through a known position of this game, without a search', async () => {
    const { session, find, verdicts: solvability, requests } = watch();
    const start = session.position;
    for (const move of LINE.slice(0, 5)) session.play(move);
    await find(won(LINE.slice(5)));
    session.play(otherMove(session));
    await find(lost);
    const way = await solvability.lineFromDeal();
    expect(leadsToWin(start, way as readonly Move[])).toBe(true);
    expect(requests).toHaveLength(2);
  });

  it('is searched at the deal if nothing is known; it may not exist', async () => {
    for (const [solution, expected] of [
      [won(LINE), LINE],
      [lost, 'unwinnable'],
      [open, undefined],
    ] as const) {
      const { session, verdicts: solvability, slow } = watch();
      const start = session.position;
      session.play(otherMove(session));
      solvability.active = false;
      const search = solvability.lineFromDeal();
      expect(slow.last.position).toEqual(start);
      await slow.last.answer(solution);
      expect(await search).toEqual(expected);
    }
  });

  it('is searched further while the table is out of view, also if the table had started the search', async () => {
    for (const begun of [false, true]) {
      const { session, verdicts: solvability, slow, pass, reported, find } = watch();
      if (begun) await pass(AFTER);
      else {
        session.play(otherMove(session));
        await find(lost);
      }
      const search = solvability.lineFromDeal(new AbortController().signal);
      solvability.active = false;
      await pass(0);
      expect(slow.last.ended).toBe(false);
      expect(slow.last.position.moves).toBe(0);
      await slow.last.answer(won(LINE));
      expect(await search).toEqual(LINE);
      // the result applies to the table, too
      expect(reported.at(-1)).toBe(begun ? 'winnable' : 'lost-since');
    }
  });

  it('found with other options is not used for the same cards', async () => {
    const {
      session,
      verdicts: solvability,
      slow,
      state,
    } = watch('klondike', { deal: 1, options: { draw: 3 } });
    const way = solvability.lineFromDeal(new AbortController().signal);
    session.deal('klondike', { deal: 1, options: { draw: 1 } });
    await slow.last.answer(lost);
    expect(await way).toBe('unwinnable');
    expect(solvability.known).toBeUndefined();
    expect(state()).toBe('searching');
  });

  it('is no longer searched when it is cancelled', async () => {
    const { verdicts: solvability, slow } = watch();
    const wanted = new AbortController();
    const search = solvability.lineFromDeal(wanted.signal);
    wanted.abort();
    expect(slow.last.ended).toBe(true);
    expect(await search).toBeUndefined();
  });
});
