// The session: what it sends, when the clock runs, and that a win counts once.
import { describe, expect, test } from 'vitest';
import { readMove, type Move } from '../../src/engine.js';
import type { Clock } from '../../src/platform/clock.js';
import { Session, type SessionEvent } from '../../src/session/session.js';
import { cardsOf, winVectors } from '../support/vectors.js';

/** A clock that stands still until it is told to go on. */
class HandClock implements Clock {
  ms = 1000;
  now(): number {
    return this.ms;
  }
  today(): Date {
    return new Date(2026, 10, 21);
  }
}

const kinds = (events: readonly SessionEvent[]): string[] => events.map(({ kind }) => kind);
const draw: Move = { kind: 'draw' };

function sit(variant = 'klondike', deal = 42) {
  const clock = new HandClock();
  const events: SessionEvent[] = [];
  const session = new Session(variant, { deal }, clock, (event) => events.push(event));
  return { clock, events, session };
}

/** The first won game of a variant, played to its last move but one. */
function nearlyWon(variant: string) {
  const win = winVectors().find((one) => one.variant === variant);
  if (!win) throw new Error(`no win for ${variant}`);
  const { clock, events, session } = sit(variant);
  session.deal(variant, { deck: cardsOf(win.deck), options: win.options });
  const moves = win.line.map((text) => readMove(text) as Move);
  const last = moves.pop() as Move;
  for (const move of moves) expect(session.play(move)).toBeUndefined();
  events.length = 0;
  return { clock, events, session, last };
}

describe('what a session sends', () => {
  test('a move is told once, with the positions before and after it', () => {
    const { session, events } = sit();
    const before = session.position;
    expect(session.play(draw)).toBeUndefined();
    expect(events).toEqual([
      { kind: 'move', move: draw, events: expect.any(Array) as unknown, position: session.position, before },
    ]);
  });

  test('a refused move gives its refusal and tells nothing', () => {
    const { session, events } = sit();
    session.play(draw);
    events.length = 0;
    const before = session.position;
    expect(session.play({ kind: 'redeal' })).toMatchObject({ code: 'stock-not-empty' });
    expect(events).toEqual([]);
    expect(session.position).toBe(before);
  });

  test('a changed score is told with the change, also when it is taken back', () => {
    const { session, events } = sit();
    session.play({ kind: 'play', from: 'tableau-5', to: 'foundation-1', count: 1 });
    expect(events.at(-1)).toEqual({ kind: 'score', score: 15, net: 15, change: 15 });
    session.undo();
    expect(events.at(-1)).toEqual({ kind: 'score', score: 0, net: 0, change: -15 });
  });

  test('undo and redo name the move they are about', () => {
    const { session, events } = sit();
    expect(session.undo()).toBe(false);
    session.play(draw);
    session.undo();
    expect(events.at(-1)).toMatchObject({ kind: 'undo', redo: false, move: draw });
    session.redo();
    expect(events.at(-1)).toMatchObject({ kind: 'undo', redo: true, move: draw });
    expect(session.redo()).toBe(false);
  });

  test('a restart deals the same cards again, and can not be undone', () => {
    const { session, events } = sit();
    const { piles } = session.position;
    session.play(draw);
    session.restart();
    expect(session.position.piles).toEqual(piles);
    expect(session.game.canUndo).toBe(false);
    expect(session.game.canRedo).toBe(false);
    expect(events.at(-1)).toMatchObject({ kind: 'deal', deal: 42, restored: false });
  });

  test('a given deck is restarted with the same deck', () => {
    const { session, last } = nearlyWon('over-under');
    session.play(last);
    session.restart();
    expect(session.position).toMatchObject({ deal: null, moves: 0, status: 'playing' });
  });

  test('a wrong setup throws, and the old game goes on', () => {
    const { session, events } = sit();
    session.play(draw);
    const before = session.position;
    events.length = 0;
    expect(() => session.deal('poker', {})).toThrow('unknown-variant');
    expect(() => session.load({ format: 1 })).toThrow('malformed');
    expect(session.position).toBe(before);
    expect(events).toEqual([]);
  });

  test('a saved game goes on where it was', () => {
    const { session, events } = sit();
    session.play(draw);
    const saved: unknown = JSON.parse(JSON.stringify(session.game.toJSON()));
    const { position } = session;
    session.deal('reno', { deal: 1 });
    session.load(saved);
    expect(session.position).toEqual(position);
    expect(events.at(-1)).toMatchObject({ kind: 'deal', restored: true });
    expect(session.undo()).toBe(true);
  });
});

describe('the end of a game', () => {
  test('a win is told with score, moves and seconds', () => {
    const { session, events, clock, last } = nearlyWon('cruel');
    clock.ms += 61_900;
    session.play(last);
    expect(kinds(events)).toEqual(['move', 'score', 'end']);
    expect(events.at(-1)).toEqual({
      kind: 'end',
      status: 'won',
      score: 48,
      net: 48,
      moves: session.position.moves,
      seconds: 61,
      deal: null,
    });
  });

  test('a win that is undone and won again is no second win', () => {
    const { session, events, last } = nearlyWon('demon');
    session.play(last);
    session.undo();
    expect(session.position.status).toBe('playing');
    session.play(last);
    session.undo();
    session.redo();
    expect(session.position.status).toBe('won');
    expect(kinds(events).filter((kind) => kind === 'end')).toHaveLength(1);
  });

  test('another game can be won again', () => {
    const { session, events, last } = nearlyWon('over-under');
    session.play(last);
    const { moves } = session.game.toJSON();
    session.restart();
    for (const move of moves) session.play(readMove(move) as Move);
    expect(kinds(events).filter((kind) => kind === 'end')).toHaveLength(2);
  });
});

describe('the clock', () => {
  test('runs from the first move on', () => {
    const { session, clock } = sit();
    clock.ms += 5000;
    expect(session.elapsed).toBe(0);
    expect(session.running).toBe(false);
    session.play(draw);
    clock.ms += 2500;
    expect(session.elapsed).toBe(2.5);
    expect(session.running).toBe(true);
  });

  test('stands still while the page is hidden, and while the player pauses', () => {
    const { session, clock, events } = sit();
    session.play(draw);
    clock.ms += 1000;
    session.hidden(true);
    clock.ms += 60_000;
    session.hidden(false);
    clock.ms += 1000;
    session.pause();
    expect(session.paused).toBe(true);
    clock.ms += 60_000;
    session.hidden(true);
    session.hidden(false);
    expect(session.elapsed).toBe(2);
    session.resume();
    clock.ms += 1000;
    expect(session.elapsed).toBe(3);
    expect(events.filter(({ kind }) => kind === 'pause')).toEqual([
      { kind: 'pause', paused: true },
      { kind: 'pause', paused: false },
    ]);
  });

  test('a move ends a pause', () => {
    const { session } = sit();
    session.play(draw);
    session.pause();
    session.play(draw);
    expect(session.paused).toBe(false);
  });

  test('stands still once the game is over, and goes on when the end is undone', () => {
    const { session, clock, last } = nearlyWon('cruel');
    session.play(last);
    const { elapsed } = session;
    clock.ms += 60_000;
    expect(session.elapsed).toBe(elapsed);
    session.pause();
    expect(session.paused).toBe(false);
    session.undo();
    clock.ms += 1000;
    expect(session.elapsed).toBe(elapsed + 1);
  });

  test('starts anew with each deal', () => {
    const { session, clock } = sit();
    session.play(draw);
    clock.ms += 1000;
    session.restart();
    clock.ms += 1000;
    expect(session.elapsed).toBe(0);
  });
});
