// The backup of a saved game is not overwritten by later backups, and can be restored.
import { describe, expect, it } from 'vitest';
import { defineVariant } from '../../../src/engine.js';
import { limitedStore } from '../../../src/platform/limited-store.js';
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
  it.each<readonly [string, (i: number) => string]>([
    ['texts that are not games', (i) => `no game ${i}`],
    ['games of unknown variants', (i) => later(savedText(5)).replace('klondike', `custom-game-${i}`)],
    ['shorter games', (i) => later(savedText(1, i + 100))],
  ])('is never overwritten by %s, however many backups are made before and after it', (_, foreign) => {
    const store = memoryStore();
    const own = [8, 7, 6].map((moves, i) => later(savedText(moves, i + 1)));
    for (let i = 0; i < 3; i++) visit(store, foreign(i));
    for (const text of own) visit(store, text);
    for (let i = 3; i < 30; i++) visit(store, foreign(i));
    expect(asides(store)).toEqual(expect.arrayContaining(own));
    // the oldest three and the newest three are kept, whatever they contain
    expect(asides(store)).toEqual(expect.arrayContaining([0, 1, 2, 27, 28, 29].map(foreign)));
    expect(asides(store)).toHaveLength(9);
  });

  it('is never overwritten by texts with more moves, if it is one of the first three', () => {
    const store = memoryStore();
    const own = [1, 2, 3].map((moves) => later(savedText(moves, moves)));
    for (const text of own) visit(store, text);
    const forged = (i: number): string =>
      later(savedText(1, i)).replace(
        /"moves":\[[^\]]*\]/,
        `"moves":${JSON.stringify(Array(9000).fill('draw'))}`,
      );
    for (let i = 0; i < 30; i++) visit(store, forged(100 + i).replace('"cursor":1', '"cursor":9000'));
    expect(asides(store)).toEqual(expect.arrayContaining(own));
  });

  it('has a key of its own, which is reported, also for its second copy', () => {
    const store = memoryStore();
    const text = later(savedText(2));
    expect(visit(store, text)).toEqual([{ code: 'future-format', key: KEY, aside: `${KEY}:aside` }]);
    expect(visit(store, 'no game')[0]).toMatchObject({ aside: `${KEY}:aside-2` });
    expect(visit(store, text)[0]).toMatchObject({ aside: `${KEY}:aside` });
    expect(asides(store)).toHaveLength(2);
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
      const persistence = new Persistence(limitedStore(tabOf(area)), (fault) => faults.push(fault));
      const { session } = startSession();
      expect(persistence.open(session, 'table', SETUP_KEY)).toBe(false);
      expect(faults).toEqual([{ code: 'storage-full', key: KEY }]);
      expect(persistence.setAside).toEqual([]);
      area.room = Infinity;
      make(session, 'draw');
      persistence.record({ kind: 'deal' } as SessionEvent, session);
      persistence.flush(session);
      expect(area.items.get(KEY)).toBe(text);
      // the next visit has enough storage
      expect(visit(limitedStore(tabOf(area)), text)).toMatchObject([{ aside: `${KEY}:aside` }]);
    },
  );

  it('with 6 characters free, the backup is made', () => {
    const area = areaOf({ room: KEY.length + text.length + ':aside'.length });
    area.items.set(KEY, text);
    const persistence = new Persistence(limitedStore(tabOf(area)), () => undefined);
    persistence.open(startSession().session, 'table', SETUP_KEY);
    expect([...area.items]).toEqual([[`${KEY}:aside`, text]]);
  });

  it('a game above the size limit becomes a backup and is not lost', () => {
    const long = text.padEnd(540_000);
    const area = areaOf();
    area.items.set(KEY, long);
    const persistence = new Persistence(limitedStore(tabOf(area)), () => undefined);
    persistence.open(startSession().session, 'table', SETUP_KEY);
    expect([...area.items]).toEqual([[`${KEY}:aside`, long]]);
  });

  it('a backup is not restored in place of a text that could not be backed up', () => {
    const area = areaOf();
    const store = limitedStore(tabOf(area));
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

describe('a backup number at the end of the range', () => {
  it('prevents texts from overwriting each other', () => {
    const store = memoryStore();
    store.write(`${KEY}:aside-999999999`, 'planted');
    for (let i = 0; i < 4; i++) visit(store, `no game ${i}`);
    expect(store.keys().toSorted()).toEqual(
      [1, 2, 3, 4, 5].map((n) => `${KEY}:aside${n > 1 ? `-${n}` : ''}`),
    );
    expect(asides(store)).toEqual(expect.arrayContaining(['planted', 'no game 0', 'no game 3']));
    expect(new Persistence(store, () => undefined).setAside).toEqual([]);
  });

  it('is accepted only in canonical form: other numbers are ignored', () => {
    const store = memoryStore();
    for (const end of ['-0', '-1', '-01', '-007', '-1000000000', '-x', '-'])
      store.write(`${KEY}:aside${end}`, 'planted');
    visit(store, 'no game');
    const persistence = new Persistence(store, () => undefined);
    persistence.open(startSession().session, 'table', SETUP_KEY);
    expect(persistence.setAside.map(({ key }) => key)).toEqual([`${KEY}:aside`]);
  });
});

describe('a table with backups', () => {
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

  it('lists the known data of each, the newest first', () => {
    const store = memoryStore();
    visit(store, later(savedText(4, 5)));
    visit(store, 'no game');
    expect(open(store).books.setAside).toEqual([
      { key: `${KEY}:aside-2`, variant: undefined, deal: undefined, moves: 0, played: undefined },
      { key: `${KEY}:aside`, variant: 'klondike', deal: 5, moves: 4, played: '2026-11-21' },
    ]);
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
    expect(open(store).books.setAside).toEqual([
      { key: `${KEY}:aside`, variant: 'klondike', deal: undefined, played: undefined, ...listed },
    ]);
  });

  it('restores one; the game saved meanwhile becomes a backup', () => {
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

  it('continues its game if a backup is unreadable, missing, or of another game', () => {
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
    const [game] = table.books.setAside;
    expect(table.books.restoreSetAside(table.session, game?.key ?? '')).toBe(true);
    expect(asides(store)).toContain(text);
  });
});
