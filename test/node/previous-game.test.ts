// New game and Restart can be undone until the first move: the previous game is restored completely, also on the next
// visit.
import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/engine.js';
import { en } from '../../src/locales/en-all.js';
import { startSession, make, winOf } from '../support/sessions.js';
import { visit } from '../support/visits.js';

const stateOf = ({ session }: Pick<ReturnType<typeof startSession>, 'session'>) => {
  const { seconds, ...record } = session.toRecord();
  return { ...record, seconds, position: session.position };
};

/** A game with moves, undone moves, a bookmark and a clock. */
function played() {
  const started = startSession('klondike', { deal: 42, day: '2026-11-20' });
  make(started.session, 'draw', 'draw');
  started.session.setBookmark();
  make(started.session, 'draw', 'draw');
  started.session.undo();
  started.clock.ms += 30_000;
  return { ...started, before: stateOf(started) };
}

describe.each([
  ['New game', (session) => session.deal('klondike', { deal: 7 })],
  ['New game of another variant', (session) => session.deal('reno', { deal: 7 })],
  ['Restart', (session) => session.restart()],
] as readonly (readonly [string, (session: ReturnType<typeof startSession>['session']) => void])[])(
  '%s',
  (_, begin) => {
    it('is undone at once: table, history, clock, bookmark and date are as before', () => {
      const { session, events, before } = played();
      begin(session);
      expect(session.position.moves).toBe(0);
      expect(session.canUndo).toBe(true);
      events.length = 0;
      expect(session.undo()).toBe(true);
      expect(events).toEqual([{ kind: 'deal', deal: 42, restored: true, position: session.position }]);
      expect(stateOf({ session })).toEqual(before);
      expect(session.redo(), 'the undone move').toBe(true);
      expect(session.position.moves).toBe(4);
      expect(session.returnToBookmark()).toBe(true);
      expect(session.position.moves).toBe(2);
    });

    it('can be undone on the next visit, too', () => {
      const { session, before } = played();
      begin(session);
      const next = startSession();
      next.session.restore(JSON.parse(JSON.stringify(session.toRecord())));
      expect(next.session.position).toEqual(session.position);
      expect(next.session.canUndo).toBe(true);
      expect(next.session.undo()).toBe(true);
      expect(JSON.parse(JSON.stringify(stateOf(next)))).toEqual(JSON.parse(JSON.stringify(before)));
      expect(next.session.redo()).toBe(true);
    });

    it('is final after the first move, even if that is undone', () => {
      const { session } = played();
      begin(session);
      expect(session.play(session.game.legalMoves()[0] ?? { kind: 'draw' })).toBeUndefined();
      expect(session.toRecord().previous).toBeUndefined();
      expect(session.undo()).toBe(true);
      expect(session.canUndo).toBe(false);
      const { position } = session;
      expect(session.undo()).toBe(false);
      expect(session.position).toBe(position);
    });
  },
);

describe('the previous game', () => {
  it('is the last one with a move', () => {
    const { session, before } = played();
    session.deal('klondike', { deal: 7 });
    session.deal('klondike', { deal: 8 });
    session.restart();
    expect(session.undo()).toBe(true);
    expect(stateOf({ session })).toEqual(before);
  });

  it('does not exist without a move, and after a game was loaded or the page set another', () => {
    const { session } = startSession();
    session.deal('klondike', { deal: 7 });
    expect(session.canUndo || session.undo()).toBe(false);
    for (const replace of [
      () => session.load(startSession().session.game.toJSON()),
      () => session.deal('reno', { deal: 1 }, true),
    ]) {
      make(session, 'draw');
      replace();
      expect(session.canUndo || session.undo()).toBe(false);
    }
  });

  it('stays unfinished or won as it was: a win counts once', () => {
    const { setup, line } = winOf('over-under');
    const { session, events } = startSession('over-under', { deck: setup.deck as readonly Card[] });
    make(session, ...line);
    session.deal('over-under', { deal: 1 });
    session.undo();
    expect(session.wonOnce).toBe(true);
    session.undo();
    session.redo();
    expect(events.filter(({ kind }) => kind === 'end')).toHaveLength(1);
  });

  it.each([7, 'x', [], { game: { format: 1 } }, { game: null }])(
    'that is unreadable (%j) is ignored, and the current game continues',
    (previous) => {
      const { session } = played();
      session.deal('klondike', { deal: 7 });
      const next = startSession();
      next.session.restore({ ...session.toRecord(), previous });
      const { position } = next.session;
      expect(next.session.undo()).toBe(false);
      expect(next.session.canUndo).toBe(false);
      expect(next.session.position).toBe(position);
      make(next.session, 'draw');
    },
  );
});

describe('a table', () => {
  it('reports that Undo restores the previous game, unless that was over or had no moves', async () => {
    const table = visit({ deal: 42 });
    const { controller, announcements, session } = table;
    const announcesUndo = (): boolean => announcements.join(' ').includes(en.undoBrings);
    await controller.newGame({ deal: 43 });
    expect(announcesUndo()).toBe(false);
    table.play('draw');
    await controller.newGame({ deal: 44 });
    expect(announcements.at(-1)).toBe(`Klondike, deal 44. ${en.undoBrings}`);
    expect(controller.undo()).toBe(true);
    expect(session.position).toMatchObject({ deal: 43, moves: 1 });
    announcements.length = 0;
    const { setup, line } = winOf('over-under');
    await controller.newGame({ variant: 'over-under', deck: setup.deck as readonly Card[] });
    announcements.length = 0;
    table.play(...line);
    await controller.newGame({ deal: 1 });
    expect(announcesUndo()).toBe(false);
    expect(controller.undo()).toBe(true);
    expect(session.position.status).toBe('won');
  });

  it('restores it after a reload, and saves it again', () => {
    const before = visit();
    before.play('draw', 'draw');
    const { position } = before.session;
    void before.controller.newGame({ deal: 44 });
    before.leave();
    const again = visit();
    expect(again.session.position).toMatchObject({ deal: 44, moves: 0 });
    expect(again.controller.undo()).toBe(true);
    expect(again.session.position).toEqual(position);
    again.leave();
    const third = visit();
    expect(third.session.position).toEqual(position);
    expect(third.session.canRestorePrevious).toBe(false);
  });
});
