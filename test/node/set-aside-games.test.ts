// The list of games that were set aside: which ones it contains, in which order, and which ones stay.
import { describe, expect, it } from 'vitest';
import '../../src/engine.js';
import { memoryStore, type Store } from '../../src/platform/store.js';
import { Autosave } from '../../src/session/storage/autosave.js';
import { Persistence } from '../../src/session/storage/persistence.js';
import { SetAside } from '../../src/session/storage/set-aside.js';
import { make, startSession } from '../support/sessions.js';

const KEY = 'solitaire-elements:game:table';

/** The text of a saved game with so many moves. */
const saved = (moves: number, more: object = {}): string =>
  JSON.stringify({
    record: {
      game: { variant: 'klondike', deal: 5, cursor: moves, moves: Array(moves).fill('draw'), ...more },
    },
    played: '2026-11-21T10:00',
  });

function open(texts: Readonly<Record<string, string>> = {}) {
  const store = memoryStore();
  for (const [end, text] of Object.entries(texts)) store.write(KEY + end, text);
  return { store, aside: new SetAside(store, KEY) };
}

/** A store that is full from now on: it removes texts, and stores no other ones. */
const full = (store: Store, isFull: () => boolean): Store => ({
  ...store,
  write: (key, text) => (text !== undefined && isFull() ? 'storage-full' : store.write(key, text)),
});

const movesIn = ({ games }: SetAside): number[] => games.map(({ moves }) => moves);

describe('the games set aside', () => {
  it('are listed by their numbers, the newest first', () => {
    const { aside } = open({ ':aside-3': 'c', ':aside': 'a', ':aside-12': 'd', ':aside-2': 'b' });
    expect(aside.games.map(({ key }) => key.slice(KEY.length))).toEqual([
      ':aside-12',
      ':aside-3',
      ':aside-2',
      ':aside',
    ]);
  });

  it('are only those of this key', () => {
    const { aside } = open({
      ':aside': 'a',
      '': 'saved',
      '-2:aside': 'b',
      ':aside:aside': 'c',
      'x:aside-2': 'd',
    });
    expect(aside.games.map(({ key }) => key)).toEqual([`${KEY}:aside`]);
  });

  it('can each be read, and nothing else', () => {
    const { aside } = open({ ':aside': 'a', ':aside-2': 'b', '': 'saved' });
    expect(aside.read(`${KEY}:aside`)).toBe('a');
    expect(aside.read(`${KEY}:aside-2`)).toBe('b');
    for (const key of [KEY, `${KEY}:aside-3`, '']) expect(aside.read(key)).toBeUndefined();
  });

  it('are described by their texts', () => {
    const { aside } = open({ ':aside': saved(4) });
    expect(aside.games).toEqual([
      { key: `${KEY}:aside`, variant: 'klondike', deal: 5, moves: 4, played: '2026-11-21' },
    ]);
  });

  it.each([
    ['a variant that is not registered', { variant: 'unheard-of' }],
    ['a variant that is no text', { variant: ['klondike'] }],
  ])('have no description with %s', (_, more) => {
    const { aside } = open({ ':aside': saved(4, more) });
    const nothing = { variant: undefined, deal: undefined, moves: 0, played: undefined };
    expect(aside.games).toEqual([{ key: `${KEY}:aside`, ...nothing }]);
  });

  it('have at most as many moves as their text contains, and none without a number', () => {
    const counts = [{ cursor: 9 }, { cursor: 3 }, { cursor: 'x' }, { cursor: undefined }].map(
      (more) => movesIn(open({ ':aside': saved(4, more) }).aside)[0],
    );
    expect(counts).toEqual([4, 3, 0, 0]);
  });

  it('are all removed at once, without others', () => {
    const { aside, store } = open({ ':aside': 'a', ':aside-2': 'b', '': 'saved', '-2:aside': 'c' });
    aside.clear();
    expect(store.keys()).toEqual([KEY, `${KEY}-2:aside`]);
  });
});

describe('a game is set aside', () => {
  it('under the next number', () => {
    const { aside, store } = open({ ':aside-4': 'a' });
    expect(aside.add('b')).toBe(`${KEY}:aside-5`);
    expect(store.read(`${KEY}:aside-5`)).toBe('b');
    expect(open().aside.add('a')).toBe(`${KEY}:aside`);
  });

  it('once: a second time it is found under its number', () => {
    const { aside, store } = open({ ':aside': 'a', ':aside-2': 'b', ':aside-3': 'c' });
    expect(aside.add('b')).toBe(`${KEY}:aside-2`);
    expect(store.keys()).toHaveLength(3);
  });

  it('and of several only the newest three stay', () => {
    const { aside } = open();
    for (const moves of [1, 2, 3, 4]) aside.add(saved(moves));
    expect(movesIn(aside)).toEqual([4, 3, 2]);
  });

  it('only if there is space: otherwise nothing is set aside and nothing is lost', () => {
    let isFull = false;
    const memory = memoryStore();
    const store = full(memory, () => isFull);
    const aside = new SetAside(store, KEY);
    for (let moves = 1; moves <= 3; moves++) aside.add(saved(moves));
    const before = movesIn(aside);
    let writes = 0;
    // the copy does not fit, but the texts that were removed for it do
    const stingy: Store = {
      ...store,
      write: (key, text) => (text !== undefined && writes++ === 0 ? 'storage-full' : store.write(key, text)),
    };
    expect(new SetAside(stingy, KEY).add(saved(10))).toBeUndefined();
    expect(movesIn(aside)).toEqual(before);
    isFull = true;
    expect(aside.add('x')).toBeUndefined();
    expect(movesIn(aside)).not.toContain(0);
  });
});

it('restoring a game while nothing is saved loses none of the others', () => {
  const { store, aside } = open();
  for (let moves = 1; moves <= 2; moves++) aside.add(saved(moves));
  const { session } = startSession();
  make(session, 'draw');
  const key = aside.add(JSON.stringify({ format: 1, wish: 'setup', record: session.toRecord() })) ?? '';
  const others = movesIn(aside).slice(1);
  const autosave = new Autosave(store, 'table', 'setup', () => undefined);
  expect(autosave.restoreSetAside(session, key)).toBe(true);
  expect(movesIn(aside)).toEqual(others);
});

it('nothing is set aside or restored before a save was opened', () => {
  const { store } = open({ ':aside': saved(1) });
  const persistence = new Persistence(store, () => undefined);
  expect(persistence.setAside).toEqual([]);
  expect(persistence.restoreSetAside(startSession().session, `${KEY}:aside`)).toBe(false);
});
