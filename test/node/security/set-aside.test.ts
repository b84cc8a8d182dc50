// The backup of a saved game: made without a loss, and restored.
import { describe, expect, it } from 'vitest';
import { defineVariant } from '../../../src/engine.js';
import { memoryStore, type Store } from '../../../src/platform/store.js';
import { Persistence, type PersistenceFault } from '../../../src/session/storage/persistence.js';
import { Autosave, type AutosaveFault } from '../../../src/session/storage/autosave.js';
import { Session, type SessionEvent } from '../../../src/session/session.js';
import { areaOf, make, startSession, tabOf } from '../../support/sessions.js';
import { storehouse } from '../../support/custom-games.js';

const KEY = 'solitaire-elements:game:table';
const SETUP_KEY = 'config';

/** The text of a saved game with so many moves. */
function savedText(moves: number, deal = 7): string {
  const store = memoryStore();
  const { session } = startSession('klondike', { deal });
  const autosave = new Autosave(store, 'table', SETUP_KEY, () => undefined);
  for (let i = 0; i < moves; i++) make(session, 'draw');
  autosave.save(session);
  return store.read(KEY) ?? '';
}

/** A visit to a page that finds this text, cannot restore it, and moves it to the backup. */
function visit(store: Store, text: string): AutosaveFault[] {
  const faults: AutosaveFault[] = [];
  store.write(KEY, text);
  new Autosave(store, 'table', SETUP_KEY, (fault) => faults.push(fault)).restore(startSession().session);
  return faults;
}

const asides = (store: Store): (string | undefined)[] =>
  store
    .keys()
    .filter((key) => key.includes(':aside'))
    .map((key) => store.read(key));

/** A save as a later version might write it: this one cannot read it. */
const later = (text: string): string => text.replace('"format":1', '"format":99');

describe('the backup of a saved game', () => {
  it('has a key of its own, which is reported; a later one replaces it', () => {
    const store = memoryStore();
    const text = later(savedText(2));
    expect(visit(store, 'no game')).toEqual([{ code: 'malformed', key: KEY, aside: `${KEY}:aside` }]);
    expect(visit(store, text)[0]).toMatchObject({ aside: `${KEY}:aside` });
    expect(asides(store)).toEqual([text]);
  });

  it('is not touched by another table, whose key starts with the same name', () => {
    const store = memoryStore();
    store.write(`${KEY}-2:aside`, 'of another table');
    visit(store, 'no game');
    new Autosave(store, 'table', SETUP_KEY, () => undefined).clear();
    expect(store.keys()).toEqual([`${KEY}-2:aside`]);
  });
});

describe('without space for a backup', () => {
  const text = later(savedText(7));

  it.each([0, 3, 5])(
    'with %i characters free, the text stays under its key, is not overwritten, and no backup is reported',
    (free) => {
      const area = areaOf();
      area.items.set(KEY, text);
      area.room = KEY.length + text.length + free;
      const faults: PersistenceFault[] = [];
      const persistence = new Persistence(tabOf(area), (fault) => faults.push(fault));
      const { session } = startSession();
      expect(persistence.open(session, 'table', SETUP_KEY)).toBe(false);
      expect(faults).toEqual([{ code: 'storage-full', key: KEY }]);
      expect(persistence.setAside).toBeUndefined();
      area.room = Infinity;
      make(session, 'draw');
      persistence.record({ kind: 'deal' } as SessionEvent, session);
      persistence.flush(session);
      expect(area.items.get(KEY)).toBe(text);
      // the next visit has enough storage
      expect(visit(tabOf(area), text)).toMatchObject([{ aside: `${KEY}:aside` }]);
    },
  );

  it('with 6 characters free, the backup is made', () => {
    const area = areaOf({ room: KEY.length + text.length + ':aside'.length });
    area.items.set(KEY, text);
    const persistence = new Persistence(tabOf(area), () => undefined);
    persistence.open(startSession().session, 'table', SETUP_KEY);
    expect([...area.items]).toEqual([[`${KEY}:aside`, text]]);
  });

  it('a backup is not restored in place of a text that could not be backed up', () => {
    const area = areaOf();
    const store = tabOf(area);
    visit(store, later(savedText(4, 5)));
    store.write(KEY, savedText(8));
    area.room = [...area.items].reduce((sum, [key, one]) => sum + key.length + one.length, 0);
    const { session } = startSession();
    const persistence = new Persistence(store, () => undefined);
    persistence.open(session, 'table', SETUP_KEY);
    const before = [...area.items];
    const { position } = session;
    expect(persistence.restoreSetAside(session, `${KEY}:aside`)).toBe(false);
    expect(session.position).toBe(position);
    expect([...area.items]).toEqual(before);
  });
});

describe('a table with a backup', () => {
  function open(store: Store) {
    const persistence = new Persistence(store, () => undefined);
    const session: Session = new Session(
      'klondike',
      { deal: 99 },
      { now: () => 0, today: () => new Date(2026, 10, 21) },
      (event) => persistence.record(event, session),
    );
    persistence.open(session, 'table', SETUP_KEY);
    return { books: persistence, session };
  }

  it('lists its known data', () => {
    const store = memoryStore();
    visit(store, later(savedText(4, 5)));
    const key = `${KEY}:aside`;
    const game = { key, variant: 'klondike', deal: 5, moves: 4, played: '2026-11-21' };
    expect(open(store).books.setAside).toEqual(game);
    visit(store, 'no game');
    const unknown = { key, variant: undefined, deal: undefined, moves: 0, played: undefined };
    expect(open(store).books.setAside).toEqual(unknown);
  });

  it.each([
    ['the deal of a game with a given deck', { deck: 'KS', cursor: 1, moves: ['draw'] }, { moves: 1 }],
    ['the deal, if it is no number', { deal: '5', cursor: 1, moves: ['draw'] }, { moves: 1 }],
    ['undone moves', { deal: 5, cursor: 1, moves: ['draw', 'draw'] }, { deal: 5, moves: 1 }],
    ['the moves, if their number is missing', { deal: 5, moves: ['draw'] }, { deal: 5, moves: 0 }],
    ['the moves, if they are no list', { deal: 5, cursor: 1, moves: 'draw' }, { deal: 5, moves: 0 }],
  ])('does not list %s', (_, game, listed) => {
    const store = memoryStore();
    visit(store, JSON.stringify({ format: 99, record: { game: { variant: 'klondike', ...game } } }));
    const known = { key: `${KEY}:aside`, variant: 'klondike', deal: undefined, played: undefined };
    expect(open(store).books.setAside).toEqual({ ...known, ...listed });
  });

  it('restores it; the game saved meanwhile becomes a backup', () => {
    const store = memoryStore();
    visit(store, later(savedText(4, 5)));
    const { books: persistence, session } = open(store);
    make(session, 'draw');
    const meanwhile = store.read(KEY);
    expect(persistence.restoreSetAside(session, `${KEY}:aside`)).toBe(true);
    expect(session.position).toMatchObject({ deal: 5, moves: 4 });
    expect(asides(store)).toEqual([meanwhile]);
    // and it is saved again
    expect(open(store).session.position).toMatchObject({ deal: 5, moves: 4 });
  });

  it('continues its game if the backup is unreadable, missing, or of another game', () => {
    const store = memoryStore();
    visit(store, 'no game');
    store.write('solitaire-elements:game:other', savedText(3));
    const { books: persistence, session } = open(store);
    make(session, 'draw');
    const { position } = session;
    expect(() => persistence.restoreSetAside(session, `${KEY}:aside`)).toThrow('saved game');
    for (const key of [`${KEY}:aside-9`, 'solitaire-elements:game:other', KEY, '', '__proto__'])
      expect(persistence.restoreSetAside(session, key)).toBe(false);
    expect(session.position).toBe(position);
    expect(asides(store)).toEqual(['no game']);
  });

  it('keeps the text of a game with changed rules if only part of it is restored', () => {
    defineVariant({ ...storehouse, id: 'changed-since' });
    const store = memoryStore();
    const { session } = startSession('changed-since', { deal: 3 });
    const autosave = new Autosave(store, 'table', SETUP_KEY, () => undefined);
    make(session, 'draw');
    autosave.save(session);
    const text = store.read(KEY) ?? '';
    defineVariant({ ...storehouse, id: 'changed-since', score: { start: 5 } });
    visit(store, text);
    const table = open(store);
    expect(table.books.restoreSetAside(table.session, `${KEY}:aside`)).toBe(true);
    expect(asides(store)).toContain(text);
  });
});
