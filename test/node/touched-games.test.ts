// Whether the player has moved in a game: only then New game can be undone, and the game counts when another replaces it.
import { describe, expect, it } from 'vitest';
import { isSameMove } from '../../src/engine/moves.js';
import { memoryStore } from '../../src/platform/store.js';
import { gameId } from '../../src/session/storage/game-key.js';
import { Persistence } from '../../src/session/storage/persistence.js';
import { Statistics } from '../../src/session/storage/statistics.js';
import { Session, type SessionSetup } from '../../src/session/session.js';
import { klondike } from '../../src/variants/index.js';
import { make, ManualClock, startSession, winOf } from '../support/sessions.js';
import { movesOf } from '../support/solver-controller.js';

const { setup, line } = winOf('klondike');
const START = movesOf(line).slice(0, 8);

/** A game that continues after eight moves of a line. */
const continued = (): Session => startSession('klondike', { ...setup, start: { line: START } }).session;

/** Whether Undo restores the game after New game. */
function isRestorable(session: Session): boolean {
  const { position } = session;
  session.deal('klondike', { deal: 7 });
  return session.undo() && JSON.stringify(session.position) === JSON.stringify(position);
}

describe('a game that continues a line', () => {
  it('restores no other game', () => {
    const session = continued();
    expect([session.canRestorePrevious, session.abandons]).toEqual([false, false]);
    session.deal('klondike', { deal: 7 });
    expect([session.canRestorePrevious, session.abandons]).toEqual([false, false]);
    make(session, 'draw');
    session.deal('klondike', { deal: 8 });
    expect([session.canRestorePrevious, session.abandons]).toEqual([true, true]);
    // after a reload, it is not known whether the game before was over
    const { session: next } = startSession();
    next.restore(session.toRecord());
    expect([next.canRestorePrevious, next.abandons]).toEqual([true, false]);
  });

  it('is not replaced by the game before it: Undo first takes back the moves of the line', () => {
    const { session } = startSession('klondike', { deal: 7 });
    make(session, 'draw');
    session.deal('klondike', { ...setup, start: { line: START } });
    expect(session.canRestorePrevious).toBe(false);
    expect(session.undo()).toBe(true);
    expect(session.position.moves).toBe(START.length - 1);
  });

  it('is not touched at its start, nor after moves of the line were undone', () => {
    const session = continued();
    expect(isRestorable(session)).toBe(false);
    const undone = continued();
    undone.undo();
    expect(isRestorable(undone)).toBe(false);
  });

  it('is touched after one more move', () => {
    const session = continued();
    session.play(session.game.legalMoves()[0] ?? { kind: 'draw' });
    expect(session.movesMade).toBe(START.length + 1);
    expect(isRestorable(session)).toBe(true);
  });

  it('is touched after another line of the same length, whichever move differs first', () => {
    let others = 0;
    for (const [from, move] of START.entries()) {
      const session = continued();
      session.undoTo(from);
      const other = session.game.legalMoves().find((one) => !isSameMove(one, move));
      if (!other) continue;
      others++;
      session.play(other);
      while (session.movesMade < START.length) session.play(session.game.legalMoves()[0] ?? other);
      expect(session.moves).toHaveLength(START.length);
      expect(isRestorable(session), String(from)).toBe(true);
    }
    expect(others).toBeGreaterThan(2);
  });
});

it('a saved puzzle is restored, although it does not count', () => {
  const store = memoryStore();
  const puzzle = { ...setup, start: { line: START, puzzle: {} } };
  const visit = () => {
    const persistence = new Persistence(store, () => undefined);
    const session: Session = new Session('klondike', puzzle, new ManualClock(), (event) => {
      persistence.record(event, session);
    });
    return { session, restored: persistence.open(session, 'puzzle', 'setup') };
  };
  make(visit().session, line[START.length] ?? '');
  const { session, restored } = visit();
  expect(restored).toBe(true);
  expect(session.movesMade).toBe(1);
});

describe('a game that a saved one replaces', () => {
  function open(setup: SessionSetup = { deal: 42 }, store = memoryStore()) {
    const persistence = new Persistence(store, () => undefined);
    const session: Session = new Session('klondike', setup, new ManualClock(), (event) => {
      persistence.record(event, session);
    });
    const restored = persistence.open(session, 'table', 'setup');
    return { persistence, session, restored };
  }

  it('counts as abandoned with the first move of the saved one, also of the same kind', () => {
    const { persistence, session } = open();
    make(session, 'draw');
    const other = startSession('klondike', { deal: 7 }).session;
    make(other, 'draw');
    session.load(other.game.toJSON());
    make(session, 'draw');
    const id = gameId(other.game.toJSON());
    // the saved game, which is in progress, is compared with the abandoned one
    expect(persistence.statistics.summary('klondike', id).played).toBe(1);
  });

  it('counts as abandoned if the saved one has the same deal, which was not chosen at random', () => {
    const { persistence, session } = open({ deal: 42, random: 'any' });
    make(session, 'draw');
    session.load(session.game.toJSON());
    make(session, 'draw');
    expect(persistence.statistics.summary('klondike?deals=any').played).toBe(1);
    expect(persistence.statistics.summary('klondike').played).toBe(0);
  });

  it('does not count if the page gives only its description, with the id of another game', () => {
    const persistence = new Persistence(memoryStore(), () => undefined);
    const { options: _options, ...plain } = klondike;
    const session: Session = new Session(plain, { deal: 42 }, new ManualClock(), (event) => {
      persistence.record(event, session);
    });
    make(session, 'draw');
    session.deal(plain, { deal: 43 });
    make(session, 'draw');
    expect(persistence.statistics.games()).toEqual([]);
  });

  it('does not count if it is the same game', () => {
    const { persistence, session } = open();
    make(session, 'draw');
    session.load(session.game.toJSON());
    make(session, 'draw');
    expect(persistence.statistics.summary('klondike').played).toBe(0);
  });

  it('counts if the page requests another game under the same name', () => {
    const { persistence, session } = open();
    make(session, 'draw');
    expect(persistence.open(session, 'table', 'other setup')).toBe(false);
    session.deal('cruel', { deal: 5 }, true);
    expect(persistence.statistics.summary('klondike').played).toBe(0);
    session.play(session.game.legalMoves()[0] ?? { kind: 'redeal' });
    expect(persistence.statistics.summary('klondike').played).toBe(1);
  });

  it('does not count if it is saved under another name, where it can still be continued', () => {
    const { persistence, session } = open();
    make(session, 'draw');
    session.deal('cruel', { deal: 5 }, true);
    expect(persistence.open(session, 'another table', 'setup')).toBe(false);
    session.play(session.game.legalMoves()[0] ?? { kind: 'redeal' });
    expect(persistence.statistics.summary('klondike').played).toBe(0);
  });

  it.each([{}, { game: null }, { game: { variant: 'unheard-of' } }, { game: 7 }])(
    'does not count if its record is damaged: %j',
    (previous) => {
      const store = memoryStore();
      const before = open({ deal: 42 }, store);
      make(before.session, 'draw');
      before.session.deal('klondike', { deal: 43 });
      const key = 'solitaire-elements:game:table';
      const { record, ...save } = JSON.parse(store.read(key) ?? '') as { record: object };
      store.write(key, JSON.stringify({ ...save, record: { ...record, previous } }));
      const { persistence, session, restored } = open({ deal: 1 }, store);
      expect(restored).toBe(true);
      expect(session.position.deal).toBe(43);
      make(session, 'draw');
      // the game itself, which is in progress, does not count yet
      expect(persistence.statistics.summary('klondike').played).toBe(1);
    },
  );
});

it('a game that is closed counts, and not the one that is in progress at another table', () => {
  const statistics = new Statistics(memoryStore());
  const one = { won: false, seconds: 1, moves: 1, score: 0, net: 0, left: 0, open: true };
  for (const id of ['a', 'b', 'c']) statistics.record('klondike', { ...one, id });
  statistics.close('klondike', 'a');
  expect(statistics.summary('klondike').played).toBe(2);
  expect(statistics.summary('klondike', 'c').played).toBe(1);
  statistics.close('klondike', 'c');
  expect(statistics.summary('klondike').played).toBe(3);
});

it('an error of a listener is thrown when Undo restores a game, and not taken for an unreadable game', () => {
  let isFaulty = false;
  const session = new Session('klondike', { deal: 42 }, new ManualClock(), () => {
    if (isFaulty) throw new Error('own fault');
  });
  make(session, 'draw');
  session.deal('klondike', { deal: 7 });
  isFaulty = true;
  expect(() => session.undo()).toThrow('own fault');
});
