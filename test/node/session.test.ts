// The session: its events, and that a win counts once.
import { describe, expect, test, vi } from 'vitest';
import { Game, writeMove, type Move, type Variant } from '../../src/engine.js';
import { finishingMoves } from '../../src/session/autoplay.js';
import { hintsFor } from '../../src/session/hints.js';
import type { SessionEvent } from '../../src/session/session.js';
import { make, nearlyWon, startSession, winOf } from '../support/sessions.js';
import { storehouse } from '../support/custom-games.js';

const kinds = (events: readonly SessionEvent[]): string[] => events.map(({ kind }) => kind);
const draw: Move = { kind: 'draw' };

describe('the events of a session', () => {
  test('include one for a move, with the positions before and after it', () => {
    const { session, events } = startSession();
    const before = session.position;
    expect(session.play(draw)).toBeUndefined();
    expect(events).toEqual([
      {
        kind: 'move',
        move: draw,
        automatic: false,
        events: expect.any(Array) as unknown,
        position: session.position,
        before,
      },
    ]);
  });

  test('mark an automatic move as such', () => {
    const { session, events } = startSession();
    session.play({ kind: 'play', from: 'tableau-5', to: 'foundation-1', count: 1 }, true);
    expect(events[0]).toMatchObject({ kind: 'move', automatic: true });
  });

  test('include none for a refused move, which returns its refusal', () => {
    const { session, events } = startSession();
    session.play(draw);
    events.length = 0;
    const before = session.position;
    expect(session.play({ kind: 'redeal' })).toMatchObject({ code: 'stock-not-empty' });
    expect(events).toEqual([]);
    expect(session.position).toBe(before);
  });

  test('include none for an exception, which is neither a refusal nor a move', () => {
    const { session, events } = startSession();
    const fault = new Error('out of order');
    const broken = vi.spyOn(Game.prototype, 'play').mockImplementation(() => {
      throw fault;
    });
    expect(() => session.play(draw)).toThrow(fault);
    broken.mockRestore();
    expect(events).toEqual([]);
    expect(session.play(draw)).toBeUndefined();
  });

  test('include one for a changed score, also on undo and redo', () => {
    const { session, events } = startSession();
    session.play({ kind: 'play', from: 'tableau-5', to: 'foundation-1', count: 1 });
    expect(events.at(-1)).toEqual({ kind: 'score', score: 15, net: 15, change: 15 });
    session.undo();
    expect(events.at(-1)).toEqual({ kind: 'score', score: 0, net: 0, change: -15 });
    session.redo();
    expect(events.at(-1)).toEqual({ kind: 'score', score: 15, net: 15, change: 15 });
  });

  test('contain the net next to the score in betting games', () => {
    const { session, events } = startSession('klondike', { deal: 42, options: { scoring: 'vegas' } });
    make(session, 'tableau-5>foundation-1:1');
    expect(events.at(-1)).toEqual({ kind: 'score', score: 5, net: -47, change: 5 });
  });

  test('for undo and redo name the move', () => {
    const { session, events } = startSession();
    expect(session.undo()).toBe(false);
    session.play(draw);
    const there = session.position;
    events.length = 0;
    session.undo();
    expect(events).toEqual([
      { kind: 'undo', redo: false, move: draw, position: session.position, before: there },
    ]);
    const back = session.position;
    events.length = 0;
    session.redo();
    expect(events).toEqual([
      { kind: 'undo', redo: true, move: draw, position: session.position, before: back },
    ]);
    expect(session.position).toEqual(there);
    expect(session.redo()).toBe(false);
    expect(events).toHaveLength(1);
  });

  test('include a restart, which deals the same cards again and cannot be undone', () => {
    const { session, events } = startSession('klondike', { deal: 42, day: '2026-11-21' });
    const { piles } = session.position;
    session.play(draw);
    session.restart();
    expect(session.position.piles).toEqual(piles);
    expect(session.game.canUndo).toBe(false);
    expect(session.game.canRedo).toBe(false);
    expect(session.day).toBe('2026-11-21');
    expect(events.at(-1)).toMatchObject({ kind: 'deal', deal: 42, restored: false });
  });

  test('include another deal, with a proof only if one was searched', () => {
    const { session, events } = startSession();
    session.deal('klondike', { deal: 7 });
    expect(events).toEqual([{ kind: 'deal', deal: 7, restored: false, position: session.position }]);
    expect(events[0]).not.toHaveProperty('proven');
    for (const proven of [true, false]) {
      session.deal('klondike', { deal: 8, proven });
      expect(events.at(-1)).toMatchObject({ kind: 'deal', deal: 8, proven });
    }
  });

  test('include one for several moves undone at once', () => {
    const { session, events } = startSession();
    make(session, 'draw', 'draw', 'draw');
    const before = session.position;
    events.length = 0;
    expect(session.undoTo(1)).toBe(true);
    expect(events).toEqual([{ kind: 'undo', redo: false, steps: 2, position: session.position, before }]);
  });

  test('a restart of a custom deck deals the same deck', () => {
    const { session, last } = nearlyWon('over-under');
    make(session, last);
    session.restart();
    expect(session.position).toMatchObject({ deal: null, moves: 0, status: 'playing' });
  });

  test('a restart of a game given by a description only uses its description', () => {
    const described: Variant = { ...storehouse, id: 'custom-game' };
    const { session } = startSession(described, { deal: 3 });
    const { piles } = session.position;
    make(session, 'draw');
    session.restart();
    expect(session.position).toMatchObject({ variant: 'custom-game', deal: 3, moves: 0, piles });
  });

  test('a game given by a description only is restored from its own save', () => {
    const { session } = startSession({ ...storehouse, id: 'custom-game' }, { deal: 3 });
    make(session, 'draw');
    const { position } = session;
    const saved = session.game.toJSON();
    session.restart();
    session.load(saved);
    expect(session.position).toEqual(position);
  });

  test('an invalid setup throws, and the current game continues', () => {
    const { session, events } = startSession();
    session.play(draw);
    const before = session.position;
    events.length = 0;
    expect(() => session.deal('poker', {})).toThrow('unknown-variant');
    expect(() => session.load({ format: 1 })).toThrow('malformed');
    expect(session.position).toBe(before);
    expect(session.running).toBe(true);
    expect(events).toEqual([]);
  });

  test('a saved game continues where it was', () => {
    const { session, events } = startSession();
    session.play(draw);
    const saved: unknown = JSON.parse(JSON.stringify(session.game.toJSON()));
    const { position } = session;
    session.deal('reno', { deal: 1 });
    session.load(saved);
    expect(session.position).toEqual(position);
    expect(events.at(-1)).toMatchObject({ kind: 'deal', restored: true });
    expect(session.undo()).toBe(true);
  });

  test.each(['tomorrow', '2026-02-30', '', 20_261_121, null, {}, ['2026-11-20']])(
    'the invalid date %j of a record is ignored',
    (day) => {
      const { session } = startSession('klondike', { deal: 42, day: '2026-11-21' });
      session.restore({ ...session.toRecord(), day });
      expect(session.day).toBeUndefined();
    },
  );

  test('the date is that of the daily deal, until another is dealt or loaded', () => {
    const { session } = startSession('klondike', { deal: 42, day: '2026-11-21' });
    expect(session.day).toBe('2026-11-21');
    const saved = session.game.toJSON();
    session.load(saved);
    expect(session.day).toBeUndefined();
    session.deal('reno', { deal: 1, day: '2026-11-20' });
    expect(session.day).toBe('2026-11-20');
    session.deal('reno', { deal: 1 });
    expect(session.day).toBeUndefined();
  });
});

describe('the end of a game', () => {
  test('a win is reported with score, moves and seconds', () => {
    const { session, events, clock, last } = nearlyWon('cruel');
    clock.ms += 51_900;
    make(session, last);
    expect(kinds(events)).toEqual(['move', 'score', 'end']);
    expect(events.at(-1)).toEqual({
      kind: 'end',
      status: 'won',
      score: 48,
      net: 48,
      moves: session.position.moves,
      seconds: 51,
      deal: null,
    });
  });

  test('a win that is undone and won again is not a second win', () => {
    const { session, events, last } = nearlyWon('demon');
    expect(session.wonOnce).toBe(false);
    make(session, last);
    session.undo();
    expect(session.position.status).toBe('playing');
    expect(session.wonOnce).toBe(true);
    make(session, last);
    session.undo();
    session.redo();
    expect(session.position.status).toBe('won');
    expect(kinds(events).filter((kind) => kind === 'end')).toHaveLength(1);
  });

  test('a win undone before the game was saved and restored is not a second win', () => {
    const { session, last } = nearlyWon('demon');
    make(session, last);
    session.undo();
    const later = startSession();
    later.session.restore(JSON.parse(JSON.stringify(session.toRecord())));
    expect(later.session.wonOnce).toBe(true);
    make(later.session, last);
    expect(later.session.position.status).toBe('won');
    expect(kinds(later.events)).not.toContain('end');
  });

  test('a win saved at the time is not a second win either', () => {
    const { session, last } = nearlyWon('demon');
    make(session, last);
    const later = startSession();
    later.session.restore(JSON.parse(JSON.stringify({ ...session.toRecord(), won: false })));
    later.session.undo();
    make(later.session, last);
    expect(kinds(later.events)).not.toContain('end');
  });

  test('the first win of a loaded game by redo is reported once', () => {
    const { session, last } = nearlyWon('demon');
    make(session, last);
    const saved = session.game.toJSON();
    const later = startSession();
    later.session.load({ ...saved, cursor: saved.cursor - 1 });
    later.session.redo();
    later.session.undo();
    later.session.redo();
    expect(kinds(later.events).filter((kind) => kind === 'end')).toHaveLength(1);
  });

  test('another game can be won again', () => {
    const { session, events, last } = nearlyWon('over-under');
    make(session, last);
    const { moves } = session.game.toJSON();
    session.restart();
    expect(session.wonOnce).toBe(false);
    make(session, ...moves);
    expect(kinds(events).filter((kind) => kind === 'end')).toHaveLength(2);
  });

  test('a loss is reported, can be undone, and is reported again when it is lost again', () => {
    const { session, events } = startSession('over-under', { deal: 42 });
    while (!session.play(draw));
    while (session.position.status === 'playing') {
      const [move] = session.game.legalMoves();
      if (move) session.play(move);
    }
    const lost = (): number =>
      events.filter((event) => event.kind === 'end' && event.status === 'lost').length;
    expect(session.position.status).toBe('lost');
    expect(lost()).toBe(1);
    session.undo();
    expect(session.position.status).toBe('playing');
    session.play(session.game.legalMoves()[0] as Move);
    expect(lost()).toBe(2);
    // a redo, or restoring a bookmark, leads to an end that was already reported
    session.undo();
    session.redo();
    session.setBookmark();
    session.undo();
    session.returnToBookmark();
    expect(session.position.status).toBe('lost');
    expect(lost()).toBe(2);
  });

  test('a loss is reported once, although a lost game still allows draws', () => {
    const { session, events } = startSession('over-under', { deal: 42 });
    while (session.position.status === 'playing') {
      const plays = session.game.legalMoves();
      session.play(plays.find(({ kind }) => kind !== 'draw') ?? draw);
    }
    expect(session.position.status).toBe('lost');
    let draws = 0;
    while (!session.play(draw)) draws++;
    expect(draws).toBeGreaterThan(0);
    expect(kinds(events).filter((kind) => kind === 'end')).toHaveLength(1);
  });

  test('cards left are those that still have to be cleared', () => {
    const { setup, line } = winOf('over-under');
    const { session } = startSession('over-under', setup);
    expect(session.cardsLeft).toBe(35);
    make(session, ...line.slice(0, -1));
    expect(session.cardsLeft).toBe(1);
    expect(startSession('cruel').session.cardsLeft).toBe(0);
  });
});

describe('the queries of a session', () => {
  test('return hints for its game, with everything known about it', () => {
    const { session } = startSession();
    expect(session.hints()).toEqual(hintsFor(session.game));
    expect(session.hints(() => [draw])[0]).toEqual(hintsFor(session.game, () => [draw])[0]);
  });

  test('compute the moves of auto-finish once for each position', () => {
    const { session, last } = nearlyWon('klondike');
    const { autoFinishMoves: finishing } = session;
    expect(finishing?.map(writeMove)).toEqual([last]);
    expect(session.autoFinishMoves).toBe(finishing);
    make(session, last);
    expect(session.autoFinishMoves).toBeUndefined();
    session.undo();
    expect(session.autoFinishMoves).toEqual(finishingMoves(session.game));
  });

  test('undoing to the current position or beyond has no effect and sends nothing', () => {
    const { session, events } = startSession();
    make(session, 'draw', 'draw');
    events.length = 0;
    for (const moves of [2, 3]) expect(session.undoTo(moves)).toBe(false);
    expect(session.position.moves).toBe(2);
    expect(events).toEqual([]);
  });
});
