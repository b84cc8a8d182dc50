// Saves and statistics: when a game counts, that a win counts once, what clearing deletes, and that errors are reported
// once.
import { describe, expect, it } from 'vitest';
import type { Variant } from '../../src/engine.js';
import { memoryStore, type Store } from '../../src/platform/store.js';
import { Persistence, type PersistenceFault } from '../../src/session/storage/persistence.js';
import { Session, type SessionSetup } from '../../src/session/session.js';
import type { Summary } from '../../src/session/storage/statistics.js';
import type { Entry, Kept } from '../../src/session/storage/statistics-file.js';
import { areaOf, ManualClock, make, tabOf, winOf } from '../support/sessions.js';
import { storehouse } from '../support/custom-games.js';

const NAME = 'table';
const KEY = `solitaire-elements:game:${NAME}`;
const SETUP_KEY = 'test';

/** A table in a tab, with autosave and statistics. */
function openTable(store: Store, variant: string | Variant = 'klondike', setup: SessionSetup = { deal: 42 }) {
  const faults: PersistenceFault[] = [];
  const clock = new ManualClock();
  const persistence = new Persistence(store, (fault) => faults.push(fault));
  let open = false;
  const session: Session = new Session(variant, setup, clock, (event) => {
    if (open) persistence.record(event, session);
  });
  const restored = persistence.open(session, NAME, SETUP_KEY);
  open = true;
  const sum = (game = 'klondike'): Summary => persistence.statistics.summary(game);
  /** The last entry in the statistics of a game, counted or not. */
  const entry = (game = 'klondike'): Entry | undefined =>
    (JSON.parse(persistence.statistics.toText()) as Kept).games[game]?.recent.at(-1);
  /** Starts another game with a move, which ends the one before it. */
  const playNext = (): void => {
    session.deal('reno', { deal: 99 });
    make(session, 'draw');
  };
  return { persistence, session, clock, faults, restored, sum, entry, playNext };
}

/** A table with a game that the last move of the line wins. */
function nearlyWon(store: Store, variant: string, day?: string) {
  const { setup, line } = winOf(variant);
  const table = openTable(store, variant, { ...setup, day });
  make(table.session, ...line.slice(0, -1));
  return { ...table, line, last: line.at(-1) ?? '' };
}

describe('a game counts', () => {
  it('if a move was made in it, not if it was only dealt, paused, bookmarked or left', () => {
    const { persistence, session, sum, playNext } = openTable(memoryStore());
    session.setBookmark();
    session.pause();
    session.resume();
    session.deal('klondike', { deal: 43 });
    session.restart();
    persistence.flush(session);
    playNext();
    expect(sum().played).toBe(0);
    session.deal('klondike', { deal: 43 });
    make(session, 'draw');
    playNext();
    expect(sum().played).toBe(1);
  });

  describe.each([
    ['New game', (session: Session) => session.deal('klondike', { deal: 43 })],
    ['New game of another variant', (session: Session) => session.deal('cruel', { deal: 43 })],
    [
      'New game with another option',
      (session: Session) => session.deal('klondike', { options: { draw: 1 } }),
    ],
    ['Restart', (session: Session) => session.restart()],
  ])('if it is abandoned by %s', (_, begin) => {
    const first = (session: Session): void => {
      const [move] = session.game.legalMoves();
      expect(move && session.play(move)).toBeUndefined();
    };

    it('with the first move of the next one, not before', () => {
      const { session, sum } = openTable(memoryStore());
      make(session, 'draw');
      begin(session);
      session.setBookmark();
      expect(sum().played).toBe(0);
      expect(sum().bestScore).toBeUndefined();
      first(session);
      expect(sum()).toMatchObject({ played: 1, won: 0 });
      session.undo();
      expect(sum().played, 'it stays counted').toBe(1);
    });

    it('not if Undo restores it, however often', () => {
      const { session, sum } = openTable(memoryStore());
      make(session, 'draw');
      for (let n = 0; n < 2; n++) {
        begin(session);
        expect(session.undo()).toBe(true);
        make(session, 'draw');
        expect(sum().played).toBe(0);
      }
    });

    it('also if the page was left in between, before or after Undo', () => {
      const store = memoryStore();
      const before = openTable(store);
      make(before.session, 'draw');
      begin(before.session);
      const back = openTable(store);
      expect(back.session.undo()).toBe(true);
      make(back.session, 'draw');
      expect(back.sum().played).toBe(0);
      begin(back.session);
      const { session, sum } = openTable(store);
      expect(sum().played).toBe(0);
      first(session);
      expect(sum().played).toBe(1);
    });

    it('also if a saved game or one that the page requests replaces it', () => {
      const { session, sum } = openTable(memoryStore());
      make(session, 'draw');
      const saved = session.game.toJSON();
      session.deal('cruel', { deal: 5 }, true);
      expect(sum().played).toBe(0);
      first(session);
      expect(sum().played).toBe(1);
      expect(sum('cruel').played).toBe(0);
      session.load(saved);
      make(session, 'draw');
      expect(sum('cruel').played).toBe(1);
    });
  });

  it('at once when it is lost, and stays counted when the loss is undone', () => {
    const { session, sum } = openTable(memoryStore(), 'over-under', { deal: 1 });
    while (session.position.status === 'playing') {
      expect(sum('over-under').played).toBe(0);
      const [move = { kind: 'draw' } as const] = session.game.legalMoves();
      expect(session.play(move)).toBeUndefined();
    }
    expect(sum('over-under')).toMatchObject({ played: 1, won: 0 });
    session.undo();
    expect(sum('over-under').played).toBe(1);
  });

  it('not while it is in progress, also after a reload, and when another table plays another game', () => {
    const area = areaOf();
    const { session, sum } = openTable(tabOf(area));
    make(session, 'draw');
    const other = openTable(tabOf(areaOf()), 'reno', { deal: 3 });
    make(other.session, 'draw');
    make(openTable(tabOf(area)).session, 'draw');
    expect(sum().played).toBe(0);
  });

  it('once, however often it is undone, redone, restarted or restored', () => {
    const store = memoryStore();
    const { session, sum } = openTable(store);
    make(session, 'draw', 'draw');
    session.undo();
    session.undo();
    session.redo();
    session.restart();
    make(session, 'draw');
    const later = openTable(store);
    expect(later.restored).toBe(true);
    make(later.session, 'draw');
    later.session.deal('klondike', { deal: 42 });
    make(later.session, 'draw');
    later.playNext();
    expect(sum().played).toBe(1);
  });

  it('again if the deal or the options differ', () => {
    const { session, sum, playNext } = openTable(memoryStore());
    make(session, 'draw');
    session.deal('klondike', { deal: 43 });
    make(session, 'draw');
    session.deal('klondike', { deal: 43, options: { draw: 1 } });
    make(session, 'draw');
    playNext();
    expect([sum().played, sum('klondike?draw=1').played]).toEqual([2, 1]);
  });

  it('with its current score, also after an undo and after restoring a bookmark', () => {
    const { session, sum, entry, playNext } = openTable(memoryStore());
    session.setBookmark();
    make(session, 'tableau-5>foundation-1:1');
    expect(entry()?.score).toBe(15);
    session.undo();
    expect(entry()?.score).toBe(0);
    session.redo();
    expect(entry()?.score).toBe(15);
    session.returnToBookmark();
    expect(entry()?.score).toBe(0);
    session.redo();
    playNext();
    expect(sum().bestScore).toBe(15);
  });

  it('with its payout in a betting game', () => {
    const { session, sum, playNext } = openTable(memoryStore(), 'klondike', {
      deal: 42,
      options: { scoring: 'vegas' },
    });
    make(session, 'tableau-5>foundation-1:1');
    playNext();
    expect(sum('klondike?scoring=vegas')).toMatchObject({ bankroll: -47, brokeEven: 0 });
  });

  it('with the fewest cards left in a clearing game', () => {
    const { session, sum, entry, last } = nearlyWon(memoryStore(), 'over-under');
    expect(entry('over-under')?.left).toBe(1);
    make(session, last);
    expect(sum('over-under').fewestLeft).toBe(0);
  });
});

describe('a win counts', () => {
  it('with its time and moves', () => {
    const { session, clock, sum, last, line } = nearlyWon(memoryStore(), 'cruel');
    expect(sum('cruel')).toMatchObject({ played: 0, won: 0 });
    clock.ms += 53_900;
    make(session, last);
    expect(sum('cruel')).toMatchObject({
      played: 1,
      won: 1,
      streak: 1,
      bestTime: 53,
      fewestMoves: line.length,
      bestScore: 48,
    });
  });

  it('once: undone, redone, won again, replayed and won again', () => {
    const { session, sum, last, line } = nearlyWon(memoryStore(), 'demon');
    make(session, last);
    session.undo();
    expect(sum('demon')).toMatchObject({ played: 1, won: 1 });
    session.redo();
    session.undo();
    make(session, last);
    session.restart();
    make(session, ...line);
    expect(sum('demon')).toMatchObject({ played: 1, won: 1, bestStreak: 1, fewestMoves: line.length });
  });

  it('once, also if it was undone before the page was left', () => {
    const store = memoryStore();
    const { session, last } = nearlyWon(store, 'demon');
    make(session, last);
    session.undo();
    const later = openTable(store);
    make(later.session, last);
    expect(later.session.position.status).toBe('won');
    expect(later.sum('demon')).toMatchObject({ played: 1, won: 1, streak: 1 });
  });

  it('once, also at two tables with the same store, and each sees the other’s result', () => {
    const area = areaOf();
    const { setup, line } = winOf('over-under');
    const one = openTable(tabOf(area), 'over-under', setup);
    const other = openTable(tabOf(area), 'over-under', setup);
    make(one.session, ...line);
    make(other.session, ...line);
    for (const { sum } of [one, other]) {
      expect(sum('over-under')).toMatchObject({ played: 1, won: 1, streak: 1 });
    }
    other.session.deal('over-under', { deal: 5 });
    make(other.session, 'draw');
    expect(one.sum('over-under')).toMatchObject({ played: 1, won: 1, streak: 1 });
    one.session.deal('over-under', { deal: 6 });
    make(one.session, 'draw');
    expect(other.sum('over-under')).toMatchObject({ played: 2, won: 1, streak: 0, bestStreak: 1 });
  });

  it('of a daily deal in the calendar of its game, and no other day is marked', () => {
    const { persistence, session, last } = nearlyWon(memoryStore(), 'cruel', '2026-11-20');
    expect([...persistence.statistics.daysWon('cruel')]).toEqual([]);
    make(session, last);
    expect([...persistence.statistics.daysWon('cruel')]).toEqual(['2026-11-20']);
    expect([...persistence.statistics.daysWon('reno')]).toEqual([]);
    session.undo();
    expect([...persistence.statistics.daysWon('cruel')]).toEqual(['2026-11-20']);
  });

  it('of a daily deal continued after a reload in the calendar, too', () => {
    const store = memoryStore();
    const { last } = nearlyWon(store, 'cruel', '2026-11-20');
    const later = openTable(store, 'cruel');
    expect(later.session.day).toBe('2026-11-20');
    make(later.session, last);
    expect([...later.persistence.statistics.daysWon('cruel')]).toEqual(['2026-11-20']);
  });

  it('of a deal without a date in no calendar', () => {
    const { persistence, session, last } = nearlyWon(memoryStore(), 'cruel');
    make(session, last);
    expect([...persistence.statistics.daysWon('cruel')]).toEqual([]);
  });
});

describe('the save', () => {
  it('matches the game after every change: moves, undo, redo, bookmark, pause, another deal', () => {
    const store = memoryStore();
    const { session } = openTable(store);
    const expectSaved = (): void => {
      const later = openTable(store, 'reno');
      expect(later.restored).toBe(true);
      expect(later.session.toRecord()).toEqual(JSON.parse(JSON.stringify(session.toRecord())));
    };
    const changes = [
      () => make(session, 'draw'),
      () => session.setBookmark(),
      () => make(session, 'draw'),
      () => session.undo(),
      () => session.redo(),
      () => session.returnToBookmark(),
      () => session.pause(),
      () => session.restart(),
      () => session.deal('cruel', { deal: 3, day: '2026-11-20' }),
    ];
    for (const change of changes) {
      change();
      expectSaved();
    }
  });

  it('contains the time played until the page was left', () => {
    const store = memoryStore();
    const { persistence, session, clock } = openTable(store);
    make(session, 'draw');
    clock.ms += 42_000;
    persistence.flush(session);
    expect(openTable(store).session.elapsed).toBe(42);
  });

  it('is not changed by a table that was only displayed', () => {
    const store = memoryStore();
    make(openTable(store).session, 'draw');
    const text = store.read(KEY);
    const persistence = new Persistence(store, () => undefined);
    const session = new Session('reno', { deal: 1 }, new ManualClock(), () => undefined);
    expect(persistence.open(session, NAME, 'another setup key')).toBe(false);
    persistence.flush(session);
    expect(store.read(KEY)).toBe(text);
  });

  it('of a game given by a description only is its result, not the game', () => {
    const store = memoryStore();
    const { session, sum } = openTable(store, { ...storehouse, id: 'custom-game' }, { deal: 3 });
    make(session, 'draw');
    session.restart();
    make(session, 'draw');
    expect(sum('custom-game').played).toBe(1);
    expect(store.read(KEY)).toBeUndefined();
  });
});

describe('statistics and saves', () => {
  it('count the result without a saved game if saving was never enabled', () => {
    const store = memoryStore();
    const persistence = new Persistence(store, () => undefined);
    const session: Session = new Session('klondike', { deal: 42 }, new ManualClock(), (event) => {
      persistence.record(event, session);
    });
    make(session, 'draw');
    persistence.refresh(session);
    persistence.flush(session);
    session.restart();
    make(session, 'draw');
    expect(persistence.statistics.summary('klondike').played).toBe(1);
    persistence.clear('klondike');
    expect(persistence.statistics.summary('klondike').played).toBe(0);
    expect(store.read(KEY)).toBeUndefined();
  });

  it('are written once for each change, also if it scores and ends the game', () => {
    const store = memoryStore();
    const written: string[] = [];
    const { session, last } = nearlyWon(
      { ...store, write: (key, text) => (written.push(key), store.write(key, text)) },
      'klondike',
    );
    written.length = 0;
    make(session, last);
    expect(session.position.status).toBe('won');
    expect(written.filter((key) => key === KEY)).toHaveLength(1);
  });

  it('continue under another save key from the next change on, also if nothing was saved before', () => {
    const store = memoryStore();
    const { persistence, session } = openTable(store);
    make(session, 'draw');
    const old = store.read(KEY);
    persistence.move('other', SETUP_KEY);
    make(session, 'draw');
    expect(store.read(KEY)).toBe(old);
    expect(store.read('solitaire-elements:game:other')).toBeDefined();

    const late = new Persistence(store, () => undefined);
    late.move('third', SETUP_KEY);
    late.record({ kind: 'bookmark' }, session);
    expect(store.read('solitaire-elements:game:third')).toBeDefined();
  });

  it('continue with what was played elsewhere while the page was in the back/forward cache', () => {
    const area = areaOf();
    const one = openTable(tabOf(area));
    make(one.session, 'draw');
    const other = openTable(tabOf(area));
    make(other.session, 'draw');
    one.persistence.refresh(one.session);
    expect(one.session.position.moves).toBe(2);
  });
});

describe('clearing', () => {
  it('removes the game, the settings, and the statistics of this variant with any options', () => {
    const store = memoryStore();
    const { persistence, session, sum } = openTable(store);
    make(session, 'draw');
    session.deal('klondike', { deal: 42, options: { draw: 1, scoring: 'vegas' } });
    make(session, 'draw');
    session.deal('reno', { deal: 42 });
    make(session, 'draw');
    session.restart();
    make(session, 'draw');
    persistence.settings.set('theme', 'dark');
    persistence.clear('klondike');
    expect(persistence.statistics.games()).toEqual(['reno']);
    expect(sum('reno').played).toBe(1);
    expect(persistence.settings.get('theme')).toBeUndefined();
    expect(store.read(KEY)).toBeUndefined();
    expect(openTable(store).restored).toBe(false);
  });

  it('removes the days won in this variant, and in no other', () => {
    const store = memoryStore();
    const { persistence, session, last } = nearlyWon(store, 'cruel', '2026-11-20');
    make(session, last);
    const { setup, line } = winOf('reno');
    session.deal('reno', { ...setup, day: '2026-11-21' });
    make(session, ...line);
    persistence.clear('cruel');
    expect([...persistence.statistics.daysWon('cruel')]).toEqual([]);
    expect([...persistence.statistics.daysWon('reno')]).toEqual(['2026-11-21']);
  });

  it('keeps another table’s game, and variants whose names start with the same text', () => {
    const store = memoryStore();
    const { persistence, session, sum } = openTable(
      store,
      { ...storehouse, id: 'klondike-two' },
      { deal: 3 },
    );
    make(session, 'draw');
    session.restart();
    make(session, 'draw');
    const other = new Persistence(store, () => undefined);
    const neighbour = new Session('klondike', { deal: 1 }, new ManualClock(), () => undefined);
    other.open(neighbour, 'neighbour', SETUP_KEY);
    make(neighbour, 'draw');
    other.record({ kind: 'bookmark' }, neighbour);
    persistence.clear('klondike');
    expect(sum('klondike-two').played).toBe(1);
    expect(other.open(neighbour, 'neighbour', SETUP_KEY)).toBe(true);
  });
});

describe('a failing store', () => {
  it.each([
    ['storage-unavailable', { denied: true }],
    ['storage-full', { room: 30 }],
  ])('is reported once (%s), and the game continues, counts, and keeps its settings', (code, fault) => {
    const store = tabOf(areaOf(fault));
    const { persistence, session, faults, sum, playNext } = openTable(store);
    expect(faults).toEqual([]);
    make(session, 'draw', 'draw');
    session.undo();
    persistence.settings.set('theme', 'dark');
    persistence.flush(session);
    expect(faults).toMatchObject([{ code, key: KEY }]);
    expect(session.position.moves).toBe(1);
    playNext();
    expect(sum().played).toBe(1);
    expect(persistence.settings.get('theme')).toBe('dark');
    persistence.clear('klondike');
    expect(faults).toHaveLength(1);
  });

  it('that then fails in another way is reported once for each', () => {
    const area = areaOf({ denied: true });
    const { session, faults } = openTable(tabOf(area));
    make(session, 'draw', 'draw');
    Object.assign(area, { denied: false, room: 30 });
    make(session, 'draw', 'draw');
    area.denied = true;
    make(session, 'draw');
    expect(faults.map(({ code }) => code)).toEqual(['storage-unavailable', 'storage-full']);
  });

  it('that recovers saves the game from then on', () => {
    const area = areaOf({ denied: true });
    const { session } = openTable(tabOf(area));
    make(session, 'draw');
    area.denied = false;
    make(session, 'draw');
    expect(openTable(tabOf(area)).session.position.moves).toBe(2);
  });
});

it('does not overwrite another tab’s save: it is reported once, the game continues and counts', () => {
  const area = areaOf();
  const one = openTable(tabOf(area));
  const other = openTable(tabOf(area));
  make(one.session, 'draw');
  const text = area.items.get(KEY);
  make(other.session, 'draw', 'draw');
  other.session.undo();
  other.persistence.flush(other.session);
  expect(other.faults).toEqual([{ code: 'save-conflict', key: KEY }]);
  expect(one.faults).toEqual([]);
  expect(area.items.get(KEY)).toBe(text);
  expect(other.session.position.moves).toBe(1);
  other.playNext();
  expect(one.sum().played).toBe(1);
});
