// A game with more moves than a save may have: it is reported, and the last save stays.
import { describe, expect, it } from 'vitest';
import { defineVariant } from '../../src/engine.js';
import { MOST_MOVES } from '../../src/engine/limits.js';
import { memoryStore } from '../../src/platform/store.js';
import { Autosave, type AutosaveFault } from '../../src/session/storage/autosave.js';
import type { Session } from '../../src/session/session.js';
import { storehouse } from '../support/custom-games.js';
import { make, startSession } from '../support/sessions.js';

const KEY = 'solitaire-elements:game:table';
const LIMIT: AutosaveFault = { code: 'save-limit', key: KEY };

/** A table whose game counts as one with so many moves. */
function table() {
  const store = memoryStore();
  const faults: AutosaveFault[] = [];
  const autosave = new Autosave(store, 'table', 'setup', (fault) => faults.push(fault));
  const { session } = startSession();
  const save = (moves: number): string | undefined => {
    make(session, session.game.explain({ kind: 'draw' }) ? 'redeal' : 'draw');
    const { game, today } = session;
    const long = { game: { variant: game.variant, moves }, today, toRecord: () => session.toRecord() };
    autosave.save(long as unknown as Session);
    return store.read(KEY);
  };
  return { autosave, faults, save };
}

describe('a game', () => {
  it('with as many moves as a save may have is saved', () => {
    const { faults, save } = table();
    const before = save(MOST_MOVES - 1);
    expect(save(MOST_MOVES)).not.toBe(before);
    expect(faults).toEqual([]);
  });

  it('with more moves is reported once, and its last save stays', () => {
    const { faults, save } = table();
    const last = save(MOST_MOVES);
    expect([save(MOST_MOVES + 1), save(MOST_MOVES + 2)]).toEqual([last, last]);
    expect(faults).toEqual([LIMIT]);
  });

  it('that is undone to fewer moves is saved again, and reported again at the limit', () => {
    const { faults, save } = table();
    const last = save(MOST_MOVES);
    save(MOST_MOVES + 1);
    expect(save(MOST_MOVES)).not.toBe(last);
    save(MOST_MOVES + 1);
    expect(faults).toEqual([LIMIT, LIMIT]);
  });

  it('with more moves and no save yet is saved, without the moves that do not fit', () => {
    const { autosave, faults, save } = table();
    expect(save(MOST_MOVES + 1)).toContain('"format":1');
    autosave.move('other');
    save(MOST_MOVES + 2);
    expect(faults).toEqual([LIMIT]);
  });
});

describe('a stored text', () => {
  const faultsOf = (text: string): AutosaveFault[] => {
    const store = memoryStore();
    store.write(KEY, text);
    const faults: AutosaveFault[] = [];
    const autosave = new Autosave(store, 'table', 'setup', (fault) => faults.push(fault));
    expect(autosave.restore(startSession().session)).toBe(false);
    expect(store.read(`${KEY}:aside`)).toBe(text);
    return faults;
  };

  it('of a custom game that is defined as before stays, if another setup is requested', () => {
    const store = memoryStore();
    const variant = defineVariant({ ...storehouse, id: 'as-before' });
    const { session } = startSession(variant, { deal: 3 });
    new Autosave(store, 'table', 'setup', () => undefined).save(session);
    const text = store.read(KEY);
    const faults: AutosaveFault[] = [];
    const other = new Autosave(store, 'table', 'other setup', (fault) => faults.push(fault));
    expect(other.restore(startSession().session)).toBe(false);
    expect(faults).toEqual([]);
    expect(store.read(KEY)).toBe(text);
    expect(store.keys()).toEqual([KEY]);
  });

  it('of a game that no page has defined stays, if another setup is requested', () => {
    const store = memoryStore();
    const record = { game: { variant: 'unheard-of' } };
    const text = JSON.stringify({ format: 1, wish: 'other', record, definition: 'x' });
    store.write(KEY, text);
    const faults: AutosaveFault[] = [];
    const autosave = new Autosave(store, 'table', 'setup', (fault) => faults.push(fault));
    expect(autosave.restore(startSession().session)).toBe(false);
    expect(faults).toEqual([]);
    expect(store.keys()).toEqual([KEY]);
  });

  it.each([
    [2_000_000, 'malformed'],
    [2_000_001, 'too-large'],
  ])('of %i characters that is no save is set aside as %s', (length, code) => {
    expect(faultsOf('x'.repeat(length))).toEqual([{ code, key: KEY, aside: `${KEY}:aside` }]);
  });
});
