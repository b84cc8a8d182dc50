// The searches behind a verdict: which results they keep, which they use, and that none is started twice.
import { describe, expect, it } from 'vitest';
import { isSameMove } from '../../src/engine/moves.js';
import { writeMove, type Move, type Variant } from '../../src/engine.js';
import { klondike } from '../../src/variants/index.js';
import { AFTER, lost, movesOf, open, trackedSession, won } from '../support/solver-controller.js';
import { winOf } from '../support/sessions.js';

const { setup, line } = winOf('klondike');
const LINE = movesOf(line);

/** Klondike in view. */
function watch() {
  const table = trackedSession('klondike', setup);
  const { session, timers, slow } = table;
  return {
    ...table,
    /** Answers the search for the position on the table. */
    find: async (solution: Parameters<(typeof slow)['last']['answer']>[0]): Promise<void> => {
      await timers.pass(AFTER);
      await slow.last.answer(solution);
    },
    /** Draws and redeals until this number of moves is made. */
    drawTo: (moves: number): void => {
      while (session.movesMade < moves)
        session.play(session.game.explain({ kind: 'draw' }) ? { kind: 'redeal' } : { kind: 'draw' });
    },
  };
}

/** Answers each search until no other one follows. */
async function answerAll({ slow }: Pick<ReturnType<typeof watch>, 'slow'>, answer = won([])): Promise<void> {
  for (let answered = 0; slow.requests.length > answered;) {
    answered = slow.requests.length;
    await slow.last.answer(answer);
  }
}

describe('the last winnable position', () => {
  it.each([1, 2, 5, 8])('of %i moves is the current one if each search finds a win', async (moves) => {
    const table = watch();
    table.drawTo(moves);
    const search = table.tracker.lastWinnableMove();
    await answerAll(table);
    expect(await search).toBe(moves);
  });

  it.each([1, 2, 5])('of %i moves does not exist if no search finds a win', async (moves) => {
    const table = watch();
    table.drawTo(moves);
    const search = table.tracker.lastWinnableMove();
    await answerAll(table, lost);
    expect(await search).toBe(-1);
  });

  it('is the deal if only that can be won', async () => {
    const { session, tracker, slow } = watch();
    for (const move of LINE.slice(0, 4)) session.play(move);
    const search = tracker.lastWinnableMove();
    for (let answered = 0; slow.requests.length > answered;) {
      answered = slow.requests.length;
      await slow.last.answer(slow.last.position.moves ? lost : won(LINE));
    }
    expect(await search).toBe(0);
  });

  it('does not exist in a puzzle either if no search from its start on finds a win', async () => {
    const start = LINE.slice(0, 3);
    const { session, tracker, slow } = trackedSession('klondike', {
      ...setup,
      start: { line: start, puzzle: {} },
    });
    for (const move of LINE.slice(3, 6)) session.play(move);
    const search = tracker.lastWinnableMove();
    await answerAll({ slow }, lost);
    expect(await search).toBe(-1);
    expect(slow.requests.every(({ position }) => position.moves >= start.length)).toBe(true);
  });

  it('is found in a long game, too, and so is the solution from the deal', async () => {
    const table = watch();
    table.drawTo(205);
    const search = table.tracker.lastWinnableMove();
    await table.timers.pass(0);
    await answerAll(table);
    expect(await search).toBe(205);
    const other = watch();
    other.drawTo(205);
    const solution = other.tracker.lineFromDeal();
    await other.timers.pass(0);
    await answerAll(other, won(LINE));
    expect(await solution).toEqual(LINE);
  });
});

describe('a known result', () => {
  it('stays when the game can be finished automatically', async () => {
    const { session, tracker, find } = watch();
    await find({ ...won(LINE), best: 7, exact: true });
    let differs = 0;
    for (const [made, move] of LINE.entries()) {
      expect(tracker.known).toMatchObject({ line: LINE.slice(made), best: 7, isMost: true });
      const finishing = session.autoFinishMoves?.map(writeMove).join();
      if (finishing && finishing !== LINE.slice(made).map(writeMove).join()) differs++;
      session.play(move);
    }
    expect(differs).toBeGreaterThan(0);
  });

  it('of an undecided position is replaced when the game can be finished automatically', async () => {
    const { session, tracker, find } = watch();
    await find(open);
    for (const move of LINE) {
      if (session.autoFinishMoves) break;
      session.play(move);
    }
    expect(tracker.known).toMatchObject({ verdict: 'winnable', line: session.autoFinishMoves });
  });

  it('of a deal is not that of another deal', async () => {
    const { session, tracker, find } = watch();
    await find(won(LINE));
    session.deal('klondike', { deal: 3 });
    await find(lost);
    expect(tracker.status.state).toBe('unwinnable');
    session.play(session.game.legalMoves()[0] as Move);
    expect(tracker.status.state).toBe('unwinnable');
  });
});

describe('the solution from the deal', () => {
  it('leads through the current position if only that is known', async () => {
    const { session, tracker, slow, find } = watch();
    for (const move of LINE.slice(0, 3)) session.play(move);
    await find(won(LINE.slice(3)));
    expect(await tracker.lineFromDeal()).toEqual(LINE);
    expect(slow.requests).toHaveLength(1);
  });

  it('is searched if a saved result of a reached aim has no moves', async () => {
    const { setup: reno, line: winning } = winOf('reno');
    const { session } = trackedSession('reno', reno);
    for (const move of movesOf(winning)) if (session.position.net < 0) session.play(move);
    const search = { verdict: 'unknown', aim: 'winnable', best: session.position.net, isMost: true };
    const { tracker, slow } = trackedSession(
      'reno',
      { deal: 1 },
      { record: { ...session.toRecord(), search } },
    );
    expect(tracker.known).toMatchObject({ aim: 'winnable', line: undefined });
    const solution = tracker.lineFromDeal();
    await slow.last.answer(won(movesOf(winning)));
    expect(await solution).toEqual(movesOf(winning));
  });
});

describe('a search after a round of the stock', () => {
  it.each([
    ['starts again if the score that the game aims at has changed', { aim: { net: 50 } }, 2],
    ['does not start again if the score does not matter', {}, 1],
  ] as const)('%s', async (_, more, searches) => {
    const { options: _options, ...rest } = klondike;
    const score = { redeal: { free: 0, points: -1 } };
    const paid: Variant = { ...rest, ...more, id: `paid-${String(searches)}`, score };
    const { session, timers, slow } = trackedSession(paid, { deal: 1 });
    await timers.pass(AFTER);
    await slow.last.answer({ verdict: 'unknown', aim: 'unknown', best: 0, exact: true });
    while (!session.position.redeals)
      session.play(session.game.explain({ kind: 'draw' }) ? { kind: 'redeal' } : { kind: 'draw' });
    await timers.pass(AFTER);
    expect(session.position).toMatchObject({ net: -1, redeals: 1 });
    expect(slow.requests).toHaveLength(searches);
  });

  it('that failed leaves the result open', async () => {
    const { tracker, timers, slow } = watch();
    await timers.pass(AFTER);
    await slow.last.fail();
    expect(tracker.known).toEqual({ verdict: 'unknown', aim: 'unknown', isMost: false });
    expect(tracker.searching).toBe(false);
  });
});

describe('a running search', () => {
  it('continues if the table is reported to be in view again', async () => {
    const { tracker, timers, slow } = watch();
    await timers.pass(AFTER);
    tracker.active = true;
    await timers.pass(AFTER);
    expect(slow.requests).toHaveLength(1);
    expect(slow.last.ended).toBe(false);
    expect(tracker.searching).toBe(true);
  });

  it('continues when the game is paused or gets a bookmark', async () => {
    const { session, timers, slow } = watch();
    session.play(LINE[0] as Move);
    await timers.pass(AFTER);
    session.pause();
    session.resume();
    session.setBookmark();
    expect(slow.last.ended).toBe(false);
  });

  it('that an undo ends does not delay the next one, as one that a move ends does', async () => {
    const { session, timers, slow } = watch();
    session.play(LINE[0] as Move);
    await timers.pass(AFTER);
    session.undo();
    await timers.pass(AFTER);
    expect(slow.requests).toHaveLength(2);
    session.play(LINE[0] as Move);
    await timers.pass(AFTER);
    expect(slow.requests).toHaveLength(2);
  });

  it('ends with the position, and the next one is searched', async () => {
    const { session, timers, slow, tracker } = watch();
    await timers.pass(AFTER);
    const other = session.game.legalMoves().find((move) => !isSameMove(move, LINE[0] as Move));
    session.play(other as Move);
    expect(slow.last.ended).toBe(true);
    await timers.pass(4 * AFTER);
    expect(slow.requests.map(({ position }) => position.moves)).toEqual([0, 1]);
    await slow.last.answer(open);
    expect(tracker.searching).toBe(false);
    expect(tracker.status.state).toBe('unknown');
  });
});
