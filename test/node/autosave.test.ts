// Autosave: the current game is restored whatever the store contains, and never overwrites another game.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineVariant, Game, type Variant } from '../../src/engine.js';
import { memoryStore, type Store } from '../../src/platform/store.js';
import { Autosave, type AutosaveFault } from '../../src/session/storage/autosave.js';
import { Session, type SessionSetup } from '../../src/session/session.js';
import { amount } from '../support/amount.js';
import { GAMES } from '../support/decks.js';
import { anyMove, randomFrom } from '../support/games.js';
import { areaOf, ManualClock, make, startSession, tabOf } from '../support/sessions.js';
import { storehouse } from '../support/custom-games.js';

const KEY = 'solitaire-elements:game:klondike';
const ASIDE = `${KEY}:aside`;
const SETUP_KEY = '["klondike",{}]';

/** A table in a tab: a session saved under a key and a setup. */
function open(store: Store, wanted: { setupKey?: string; variant?: string | Variant; deal?: number } = {}) {
  const { setupKey = SETUP_KEY, variant = 'klondike', deal = 7 } = wanted;
  const faults: AutosaveFault[] = [];
  const autosave = new Autosave(store, 'klondike', setupKey, (fault) => faults.push(fault));
  const started = startSession(variant, { deal });
  const { session } = started;
  const restored = autosave.restore(session);
  /** Makes moves, each of which is saved. */
  const play = (...moves: string[]): void => {
    for (const move of moves) {
      make(session, move);
      autosave.save(session);
    }
  };
  return { ...started, autosave, faults, restored, play };
}

/** A store in which a game with these moves was saved. */
function kept(...moves: string[]): Store {
  const store = memoryStore();
  open(store).play(...moves);
  return store;
}

const isWhole = (session: Session): void => {
  const { position, game } = session;
  expect(Game.fromJSON(game.toJSON()).position).toEqual(position);
  expect(position.piles.flatMap(({ cards }) => cards).toSorted()).toHaveLength(52);
};

describe('a saved game', () => {
  it('is restored after every move, with its undo history, clock and score', () => {
    const store = memoryStore();
    const first = open(store);
    expect(first.restored).toBe(false);
    const moves = ['draw', 'draw', 'draw'];
    for (const [i, move] of moves.entries()) {
      first.clock.ms += 10_000;
      first.play(move);
      const { session, restored, faults } = open(store, { deal: 99 });
      expect(restored).toBe(true);
      expect(faults).toEqual([]);
      expect(session.position).toEqual(first.session.position);
      expect(session.elapsed).toBe(10 * i);
      for (let n = 0; n <= i; n++) expect(session.undo()).toBe(true);
      expect(session.game.canUndo).toBe(false);
    }
    first.session.undo();
    first.autosave.save(first.session);
    const { session } = open(store);
    expect(session.position.moves).toBe(2);
    expect(session.redo()).toBe(true);
  });

  it('of every variant is restored', () => {
    for (const variant of GAMES) {
      const store = memoryStore();
      const first = open(store, { variant });
      const random = randomFrom(5);
      for (let i = 0; i < 30; i++) {
        const move = anyMove(first.session.game.fork(), random);
        if (move) first.session.play(move);
      }
      first.autosave.save(first.session);
      expect(open(store, { variant: 'reno' }).session.position).toEqual(first.session.position);
    }
  });

  it('is restored only with the same settings; with others it is untouched until that game is played', () => {
    const store = kept('draw');
    const text = store.read(KEY);
    const other = open(store, { setupKey: '["klondike",{"draw":1}]' });
    expect(other.restored).toBe(false);
    expect(other.faults).toEqual([]);
    expect(other.session.position).toMatchObject({ deal: 7, moves: 0 });
    other.autosave.flush(other.session);
    expect(store.read(KEY)).toBe(text);
    expect(open(store).restored).toBe(true);

    other.play('draw');
    expect(other.faults).toEqual([]);
    expect(open(store).restored).toBe(false);
    expect(open(store, { setupKey: '["klondike",{"draw":1}]' }).restored).toBe(true);
  });

  it('has a name of its own', () => {
    const store = kept('draw');
    expect(new Autosave(store, 'reno', SETUP_KEY, () => undefined).restore(startSession().session)).toBe(
      false,
    );
  });

  it('given by a description only is not saved, because it could not be restored', () => {
    const store = memoryStore();
    const { autosave, session, play } = open(store, { variant: { ...storehouse, id: 'custom-game' } });
    play('draw');
    autosave.flush(session);
    expect(store.read(KEY)).toBeUndefined();
    // nor a custom game with the id of a built-in one
    const { piles, ...more } = storehouse;
    const impostor = open(store, { variant: { piles, ...more, id: 'klondike' } });
    impostor.play('draw');
    expect(store.read(KEY)).toBeUndefined();
  });

  it('is deleted when it is cleared, with its backups, until the game is continued', () => {
    const store = kept('draw');
    store.write(ASIDE, 'old');
    const { autosave, session, play } = open(store);
    autosave.clear();
    autosave.flush(session);
    expect([store.read(KEY), store.read(ASIDE)]).toEqual([undefined, undefined]);
    play('draw');
    expect(open(store).session.position.moves).toBe(2);
  });
});

describe('a table whose save key changes', () => {
  it('overwrites the other save with its next move, but not when the page is only left', () => {
    const store = kept('draw');
    const old = store.read(KEY);
    const { session } = startSession();
    const autosave = new Autosave(store, 'other', SETUP_KEY, () => undefined);
    make(session, 'draw');
    autosave.save(session);
    autosave.move('klondike');
    autosave.flush(session);
    expect(store.read(KEY)).toBe(old);
    make(session, 'draw');
    autosave.save(session);
    autosave.flush(session);
    expect(open(store).session.position).toEqual(session.position);
  });
});

describe('a page whose handler throws while its game is restored', () => {
  it('gets its own error: a valid save is not moved to a backup', () => {
    const store = kept('draw');
    const session = new Session('klondike', { deal: 7 }, new ManualClock(), () => {
      throw new Error('own fault');
    });
    const faults: AutosaveFault[] = [];
    const autosave = new Autosave(store, 'klondike', SETUP_KEY, (fault) => faults.push(fault));
    expect(() => autosave.restore(session)).toThrow('own fault');
    expect(faults).toEqual([]);
    expect(open(store).restored).toBe(true);
  });
});

/** Two tables with the same save; `one` has saved a move, so that `other` may not save. */
function conflict() {
  const store = kept('draw');
  const one = open(store);
  const other = open(store);
  one.play('draw');
  other.play('draw', 'draw');
  expect(other.faults).toEqual([{ code: 'save-conflict', key: KEY }]);
  return { store, one, other };
}

describe('a table that is cleared', () => {
  it('may save again, even if another tab had saved, because the key is free', () => {
    const { store, one, other } = conflict();
    other.autosave.clear();
    expect(store.read(KEY)).toBeUndefined();
    other.play('draw');
    expect(open(store).session.position).toEqual(other.session.position);
    // and the tab that owned the save is notified
    one.play('draw');
    expect(one.faults).toEqual([{ code: 'save-conflict', key: KEY }]);
    expect(other.faults).toHaveLength(1);
  });
});

describe('a table whose game another tab has replaced', () => {
  it('saves the next game that is dealt, and sets the game of the other tab aside', () => {
    const { store, other } = conflict();
    const replaced = store.read(KEY);
    other.autosave.endConflict();
    other.play('draw');
    expect(open(store).session.position).toEqual(other.session.position);
    expect(store.read(ASIDE)).toBe(replaced);
    expect(other.faults).toHaveLength(1);
  });

  it('that has no conflict changes nothing', () => {
    const store = kept('draw');
    const one = open(store);
    const before = store.read(KEY);
    one.autosave.endConflict();
    expect(store.read(KEY)).toBe(before);
    expect(one.autosave.setAside).toBeUndefined();
  });
});

describe('leaving the page', () => {
  it('updates the clock of a saved game', () => {
    const store = memoryStore();
    const { autosave, session, clock, play } = open(store);
    play('draw');
    clock.ms += 42_000;
    autosave.flush(session);
    expect(open(store).session.elapsed).toBe(42);
    const later = open(store);
    make(later.session, 'draw');
    later.clock.ms += 3000;
    later.autosave.flush(later.session);
    expect(open(store).session.elapsed).toBe(45);
  });

  it('saves nothing of a game without moves', () => {
    const store = memoryStore();
    const { autosave, session } = open(store);
    autosave.flush(session);
    expect(store.read(KEY)).toBeUndefined();
  });

  it('writes and announces nothing if another tab has saved', () => {
    const store = kept('draw');
    const one = open(store);
    const other = open(store);
    other.play('draw');
    const text = store.read(KEY);
    one.autosave.flush(one.session);
    expect(store.read(KEY)).toBe(text);
    expect(one.faults).toEqual([]);
  });
});

describe('an unreadable save', () => {
  const record = startSession().session.toRecord();
  const text = (more: object): string => JSON.stringify({ format: 1, wish: SETUP_KEY, record, ...more });
  const ofGame = (more: object): string => text({ record: { ...record, game: { ...record.game, ...more } } });

  it.each([
    ['malformed', ''],
    ['malformed', 'null'],
    ['malformed', '[]'],
    ['malformed', '7'],
    ['malformed', '{"format":1'],
    ['malformed', '{"a":"foreign text"}'],
    ['malformed', text({ format: undefined })],
    ['malformed', text({ format: '1' })],
    ['malformed', text({ format: { valueOf: 1, toString: 1 } })],
    ['malformed', text({ wish: undefined })],
    ['malformed', text({ wish: [SETUP_KEY] })],
    ['malformed', text({ record: undefined })],
    ['malformed', text({ record: {} })],
    ['future-format', text({ format: 2 })],
    ['future-format', text({ format: 2, wish: { new: true } })],
    ['future-format', ofGame({ format: 99 })],
    ['unknown-variant', ofGame({ variant: 'spider' })],
    ['unknown-option', ofGame({ options: { jokers: 2 } })],
    ['bad-deal', ofGame({ deal: -1 })],
    ['bad-move', ofGame({ moves: ['draw', 'cheat'] })],
    ['bad-cursor', ofGame({ cursor: 3 })],
  ])(
    '%s: a new game is dealt, the old text is kept as an unchanged backup, and one error is reported: %s',
    (code, old) => {
      const store = memoryStore();
      store.write(KEY, old);
      const { restored, faults, session, play } = open(store);
      expect(restored).toBe(false);
      expect(faults).toEqual([{ code, key: KEY, aside: ASIDE }]);
      expect(session.position).toMatchObject({ deal: 7, moves: 0, status: 'playing' });
      expect(store.read(ASIDE)).toBe(old);
      play('draw');
      expect(faults).toHaveLength(1);
      expect(store.read(ASIDE)).toBe(old);
      expect(open(store).restored).toBe(true);
    },
  );

  it('does not interrupt a running game', () => {
    const store = memoryStore();
    store.write(KEY, text({ record: { ...record, seconds: 5, game: 'none' } }));
    const { session, events } = startSession();
    make(session, 'draw');
    events.length = 0;
    const { position } = session;
    new Autosave(store, 'klondike', SETUP_KEY, () => undefined).restore(session);
    expect(session.position).toBe(position);
    expect(events).toEqual([]);
  });

  it('becomes a backup even if the store has no space for two copies', () => {
    const old = 'x'.repeat(900);
    const area = areaOf({ room: 1000 });
    area.items.set(KEY, old);
    open(tabOf(area)).play('draw');
    expect(area.items.get(ASIDE)).toBe(old);
  });
});

describe('a game whose rules have changed', () => {
  it('is restored as far as it is still legal, with a report; the whole text becomes a backup', () => {
    const store = kept('draw', 'draw');
    const old = store.read(KEY)?.replace('"draw","draw"', '"draw","tableau-1>tableau-2:9"') ?? '';
    store.write(KEY, old);
    const { restored, faults, session, play } = open(store);
    expect(restored).toBe(true);
    expect(session.position.moves).toBe(1);
    expect(faults).toEqual([{ code: 'save-changed', key: KEY, aside: ASIDE }]);
    expect(store.read(ASIDE)).toBe(old);
    // until the next move, nothing of it is lost
    expect(store.read(KEY)).toBe(old);
    play('draw');
    expect(open(store).faults).toEqual([]);
  });
});

describe('a custom game that is redefined', () => {
  const define = (id: string, more: Partial<Variant> = {}): Variant =>
    defineVariant({ ...storehouse, id, ...more });
  const played = (id: string): Store => {
    const store = memoryStore();
    open(store, { variant: id }).play('draw', 'draw');
    return store;
  };
  const fewer: Partial<Variant> = { deal: [{ to: 'reserve', each: 10 }, ...storehouse.deal.slice(1)] };

  it('during play: the game continues with its own description, and is saved', () => {
    define('in-play');
    const store = memoryStore();
    const { session, play, faults } = open(store, { variant: 'in-play' });
    play('draw');
    const other = define('in-play', fewer);
    play('draw');
    expect(session.game.variant).not.toBe(other);
    expect(JSON.parse(store.read(KEY) ?? '')).toMatchObject({ record: { game: { cursor: 2 } } });
    expect(faults).toEqual([]);
  });

  it('without an effect on its save: the game is restored', () => {
    define('relaid');
    const store = played('relaid');
    define('relaid', { layout: { ...storehouse.layout, columns: 9 } });
    const { restored, faults, session } = open(store, { variant: 'relaid' });
    expect([restored, session.position.moves]).toEqual([true, 2]);
    expect(faults).toEqual([]);
  });

  it('with other rules: the save becomes an unchanged backup', () => {
    define('dealt-otherwise');
    const store = played('dealt-otherwise');
    const old = store.read(KEY);
    define('dealt-otherwise', fewer);
    const { faults, play } = open(store, { variant: 'dealt-otherwise' });
    expect(faults).toEqual([{ code: 'save-changed', key: KEY, aside: ASIDE }]);
    play('draw');
    expect(store.read(ASIDE)).toBe(old);
  });

  it('with other options that the page sets: the save becomes a backup before another is written', () => {
    define('other-options');
    const store = played('other-options');
    const old = store.read(KEY);
    define('other-options', { options: { redeals: [{ atLeast: 0, set: 'redeal.limit' }] } });
    const { restored, faults, play } = open(store, { variant: 'other-options', setupKey: '["redeals",2]' });
    expect(restored).toBe(false);
    expect(faults).toEqual([{ code: 'other-definition', key: KEY, aside: ASIDE }]);
    play('draw');
    expect(store.read(ASIDE)).toBe(old);
  });
});

describe('two tabs with the same game', () => {
  it('never overwrite each other: the outdated tab reports it once, and its game continues', () => {
    const store = kept('draw');
    const one = open(store);
    const other = open(store);
    one.play('draw');
    const text = store.read(KEY);
    other.play('draw', 'draw', 'draw');
    expect(other.faults).toEqual([{ code: 'save-conflict', key: KEY }]);
    expect(other.session.position.moves).toBe(4);
    expect(store.read(KEY)).toBe(text);
    other.autosave.flush(other.session);
    expect(store.read(KEY)).toBe(text);

    one.play('draw');
    expect(one.faults).toEqual([]);
    expect(open(store).session.position).toEqual(one.session.position);
  });

  it('the clock of one that is left is no conflict: the other is saved as before', () => {
    const store = kept('draw');
    const one = open(store);
    const left = open(store);
    left.clock.ms += 9000;
    left.autosave.flush(left.session);
    one.play('draw');
    expect(one.faults).toEqual([]);
    expect(open(store).session.position).toEqual(one.session.position);
    // now it has another position
    left.play('draw');
    expect(left.faults).toEqual([{ code: 'save-conflict', key: KEY }]);
  });

  it('that is left after the other was restored from the back/forward cache, as in Chromium, is no conflict', () => {
    const store = kept('draw');
    const back = open(store);
    const left = open(store);
    left.play('draw');
    left.clock.ms += 3000;
    back.autosave.refresh(back.session);
    left.autosave.flush(left.session);
    back.play('draw');
    expect(back.faults).toEqual([]);
    expect(open(store).session.position.moves).toBe(3);
  });

  it('with full storage: a newer save of one is not overwritten once there is space again', () => {
    const area = areaOf();
    open(tabOf(area)).play('draw');
    const one = open(tabOf(area));
    const other = open(tabOf(area));
    const text = area.items.get(KEY) ?? '';
    area.room = KEY.length + text.length;
    one.play('draw', 'draw');
    expect(area.items.get(KEY)).toBe(text);
    other.session.undo();
    other.autosave.save(other.session);
    const theirs = area.items.get(KEY);
    expect(theirs).not.toBe(text);
    area.room = Infinity;
    one.play('draw');
    expect(area.items.get(KEY)).toBe(theirs);
    expect(one.faults).toEqual([{ code: 'save-conflict', key: KEY }]);
    expect(other.faults).toEqual([]);
  });

  it('that both play the same save: the one that moves to another save is saved there', () => {
    const store = memoryStore();
    const one = open(store);
    const other = open(store);
    other.play('draw');
    one.play('draw', 'draw');
    expect(one.faults).toHaveLength(1);
    one.autosave.move('klondike#2');
    one.play('draw');
    expect(store.read(`${KEY}#2`)).toContain('"draw"');
    expect(one.faults).toHaveLength(1);
  });

  it('that both start a game: the first move wins', () => {
    const store = memoryStore();
    const one = open(store, { deal: 1 });
    const other = open(store, { deal: 2 });
    other.play('draw');
    one.play('draw');
    expect(one.faults).toEqual([{ code: 'save-conflict', key: KEY }]);
    expect(open(store).session.position.deal).toBe(2);
  });

  it('the outdated tab reports nothing more when the other has cleared its save', () => {
    const store = kept('draw');
    const one = open(store);
    const other = open(store);
    one.play('draw');
    other.play('draw');
    one.autosave.clear();
    other.play('draw');
    other.autosave.flush(other.session);
    expect(store.read(KEY)).toBeUndefined();
    expect(other.faults).toHaveLength(1);
  });
});

describe('a page restored from the back/forward cache', () => {
  it('continues the game played in another tab meanwhile, and saves it from then on', () => {
    const store = kept('draw');
    const one = open(store);
    one.play('draw');
    const other = open(store);
    other.play('draw');
    one.autosave.refresh(one.session);
    expect(one.session.position).toEqual(other.session.position);
    one.play('draw');
    expect(one.faults).toEqual([]);
    expect(open(store).session.position.moves).toBe(4);
  });

  it('does so even if it had reported that its game is not saved', () => {
    const store = kept('draw');
    const one = open(store);
    const other = open(store);
    other.play('draw', 'draw');
    one.play('draw');
    one.autosave.refresh(one.session);
    one.play('draw');
    expect(one.faults).toHaveLength(1);
    expect(open(store).session.position.moves).toBe(4);
  });

  it('does not overwrite a game started elsewhere with other settings: it reports that once', () => {
    const store = kept('draw');
    const one = open(store);
    one.play('draw');
    const other = open(store, { setupKey: '["klondike",{"draw":1}]', deal: 3 });
    other.play('draw');
    const text = store.read(KEY);
    const { position } = one.session;
    for (let times = 0; times < 2; times++) {
      one.autosave.refresh(one.session);
      expect(one.session.position).toEqual(position);
      one.autosave.flush(one.session);
    }
    one.play('draw');
    one.autosave.refresh(one.session);
    one.play('draw');
    expect(one.faults).toEqual([{ code: 'save-conflict', key: KEY }]);
    expect(store.read(KEY)).toBe(text);
  });

  it('saves again if the text written elsewhere is unreadable and becomes a backup', () => {
    const store = kept('draw');
    const { autosave, session, faults, play } = open(store);
    play('draw');
    store.write(KEY, '{');
    autosave.refresh(session);
    expect(faults).toEqual([{ code: 'malformed', key: KEY, aside: ASIDE }]);
    play('draw');
    expect(open(store).session.position).toEqual(session.position);
    expect(store.read(ASIDE)).toBe('{');
  });

  it('is unchanged if nothing was played elsewhere', () => {
    const store = kept('draw');
    const { session, autosave, events, play } = open(store);
    play('draw');
    events.length = 0;
    const { position } = session;
    autosave.refresh(session);
    expect(session.position).toBe(position);
    expect(events).toEqual([]);
  });
});

describe('a store that fails', () => {
  it.each([
    ['throws', { denied: true }],
    ['is full', { room: 20 }],
  ])('and %s does not stop the game, and the copy in memory is not mistaken for a conflict', (_, fault) => {
    const store = tabOf(areaOf(fault));
    const { faults, session, autosave, play } = open(store);
    play('draw', 'draw');
    autosave.flush(session);
    autosave.clear();
    play('draw');
    expect(session.position.moves).toBe(3);
    expect(faults).toEqual([]);
    expect(open(store).session.position).toEqual(session.position);
  });
});

describe('with arbitrary text in the store', () => {
  const setup: SessionSetup = { deal: 7 };
  const sound = kept('draw', 'draw', 'draw').read(KEY) ?? '';

  const cut = fc
    .tuple(fc.nat(sound.length), fc.nat(12), fc.string({ maxLength: 8 }))
    .map(([at, count, text]) => sound.slice(0, at) + text + sound.slice(at + count));
  const swapped = fc
    .tuple(fc.constantFrom(...(sound.match(/"\w+"|\d+|\[|\{/g) ?? [])), fc.json({ maxDepth: 1 }))
    .map(([part, text]) => sound.replace(part, () => text));
  const around = fc.jsonValue().map((record) => JSON.stringify({ format: 1, wish: SETUP_KEY, record }));
  const texts = fc.oneof(cut, swapped, around, fc.json(), fc.string());

  it('the dealt game is unchanged or replaced by a complete legal one, and the text is not lost', () => {
    const property = fc.property(texts, (text) => {
      const store = memoryStore();
      store.write(KEY, text);
      const { session, restored, faults, events } = open(store);
      if (restored) isWhole(session);
      else {
        expect(session.position).toEqual(startSession('klondike', setup).session.position);
        expect(events).toEqual([]);
      }
      expect([store.read(KEY), store.read(ASIDE)]).toContain(text);
      expect(faults.length).toBeLessThanOrEqual(1);
      expect(store.read(ASIDE) === text).toBe(faults.length === 1);
    });
    fc.assert(property, { numRuns: amount(500, 1500), seed: 20_261_121 });
  });
});
