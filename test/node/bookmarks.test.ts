// The bookmark of a session: it is set at the current position, and a return to it is one change.
import { describe, expect, it } from 'vitest';
import { writeMove } from '../../src/engine.js';
import { make, startSession } from '../support/sessions.js';
import { setupOf, unpack } from '../support/won-deals.js';
import wonDeals from '../support/won-deals.json' with { type: 'json' };

describe('a bookmark', () => {
  it('is at the current position, not after moves that were undone', () => {
    const { session } = startSession();
    make(session, 'draw', 'draw', 'draw');
    session.undo();
    session.undo();
    session.setBookmark();
    expect(session.canReturn).toBe(false);
    expect(session.toRecord().bookmark).toEqual(['draw']);
    session.redo();
    expect(session.canReturn).toBe(true);
    expect(session.returnToBookmark()).toBe(true);
    expect(session.position.moves).toBe(1);
    // the moves after it can still be redone
    expect(session.moves.map(writeMove)).toEqual(['draw', 'draw', 'draw']);
    expect(session.redo() && session.redo()).toBe(true);
  });

  it('at another line of the same length is another position', () => {
    const { session } = startSession('klondike', { deal: 42 });
    const [first, other] = session.game.legalMoves();
    if (!first || !other) throw new Error('the deal has no choice');
    session.play(first);
    session.setBookmark();
    const marked = session.position;
    session.undo();
    session.play(other);
    expect(session.canReturn).toBe(true);
    expect(session.returnToBookmark()).toBe(true);
    expect(session.position).toEqual(marked);
    expect(session.canReturn).toBe(false);
    expect(session.returnToBookmark()).toBe(false);
  });

  it('at a win is a win again after a restart, and is reported', () => {
    const win = unpack(wonDeals).find(({ variant }) => variant === 'cruel');
    if (!win) throw new Error('no won deal of Cruel');
    const { session, events } = startSession('cruel', setupOf(win));
    make(session, ...win.line);
    expect(session.position.status).toBe('won');
    session.setBookmark();
    session.restart();
    expect(session.wonOnce).toBe(false);
    expect(session.returnToBookmark()).toBe(true);
    expect(session.wonOnce).toBe(true);
    expect(events.filter(({ kind }) => kind === 'end')).toHaveLength(2);
  });

  it('does not exist before it is set, and stays when the game is started again', () => {
    const { session } = startSession();
    make(session, 'draw');
    expect([session.canReturn, session.returnToBookmark()]).toEqual([false, false]);
    session.setBookmark();
    session.restart();
    expect(session.canReturn).toBe(true);
    session.deal('klondike', { deal: 7 });
    expect(session.canReturn).toBe(false);
  });
});
