// A save must not block a page or fill its memory, and a game that is too long to be saved continues.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  Game,
  InvalidSaveError,
  InvalidSetupError,
  writeMove,
  type Card,
  type Move,
  type Position,
} from '../../../src/engine.js';
import { MOST_MOVES } from '../../../src/engine/limits.js';
import { memoryStore } from '../../../src/platform/store.js';
import { Persistence, type PersistenceFault } from '../../../src/session/storage/persistence.js';
import { Autosave, type AutosaveFault } from '../../../src/session/storage/autosave.js';
import { Session } from '../../../src/session/session.js';
import { startSession } from '../../support/sessions.js';
import { processorMs } from '../../support/time.js';

/** Ten times the limit that docs/about/versioning.md states, for a slow machine: each of these attacks took seconds. */
const REFUSED_MS = 50;
const LOADED_MS = 500;
const SLOW = 10;

const KEY = 'solitaire-elements:game:table';
const SETUP_KEY = 'config';

const start = Game.deal('klondike', { deal: 7 });

/** Draws and redeals, which are legal without limit. */
const rounds = ((): readonly Move[] => {
  const game = start.fork();
  const line: Move[] = [];
  for (let redeals = 0; redeals < 1;) {
    const move: Move = { kind: game.explain({ kind: 'draw' }) ? 'redeal' : 'draw' };
    if (move.kind === 'redeal') redeals++;
    game.play(move);
    line.push(move);
  }
  return line;
})();
const moveAt = (i: number): Move => rounds[i % rounds.length] as Move;
const written = (length: number): string[] => Array.from({ length }, (_, i) => writeMove(moveAt(i)));

const saveOf = (length: number): Record<string, unknown> => ({
  ...start.toJSON(),
  moves: written(length),
  cursor: length,
});

function refusal(call: () => unknown): { ms: number; error: unknown } {
  let error: unknown;
  const ms = processorMs(() => {
    try {
      call();
    } catch (thrown) {
      error = thrown;
    }
  });
  return { ms, error };
}

describe('a save that is too large is refused at once', () => {
  it.each<readonly [what: string, saved: () => unknown, of: string]>([
    ['one move too many', () => saveOf(MOST_MOVES + 1), 'moves'],
    ['twenty megabytes of legal draws and redeals', () => saveOf(3_000_000), 'characters'],
    ['a move of a megabyte', () => ({ ...saveOf(1), moves: ['x'.repeat(1_000_000)] }), 'characters'],
    [
      'options of a megabyte',
      () => ({ ...saveOf(1), options: Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => [i, i])) }),
      'characters',
    ],
    [
      'a hundred nested levels',
      () => ({ ...saveOf(1), options: JSON.parse('['.repeat(100) + ']'.repeat(100)) as unknown }),
      'levels',
    ],
  ])('%s', (_, make, of) => {
    const saved = make();
    const { session } = startSession();
    const before = session.position;
    for (const call of [() => Game.fromJSON(saved), () => session.load(saved)]) {
      const { ms, error } = refusal(call);
      expect(error).toBeInstanceOf(InvalidSaveError);
      expect(error).toMatchObject({ code: 'too-large', data: { of } });
      expect(ms).toBeLessThan(REFUSED_MS * SLOW);
    }
    expect(session.position).toBe(before);
  });

  it('a stored text of four megabytes becomes a backup without being parsed, and the table continues and is saved', () => {
    const store = memoryStore();
    const record = { ...startSession().session.toRecord(), game: saveOf(600_000) };
    const text = JSON.stringify({ format: 1, wish: SETUP_KEY, record });
    expect(text.length).toBeGreaterThan(4_000_000);
    store.write(KEY, text);
    const faults: AutosaveFault[] = [];
    const { session } = startSession();
    const autosave = new Autosave(store, 'table', SETUP_KEY, (fault) => faults.push(fault));
    let restored = true;
    expect(processorMs(() => (restored = autosave.restore(session)))).toBeLessThan(REFUSED_MS * SLOW);
    expect(restored).toBe(false);
    expect(faults).toEqual([{ code: 'too-large', key: KEY, aside: `${KEY}:aside` }]);
    expect(store.read(`${KEY}:aside`)).toBe(text);
    session.play({ kind: 'draw' });
    autosave.save(session);
    expect(new Autosave(store, 'table', SETUP_KEY, () => undefined).restore(startSession().session)).toBe(
      true,
    );
  });

  it('a list with a huge length in a setup or a position is refused by its length', () => {
    const deck: Card[] = [];
    deck.length = 2 ** 32 - 1;
    const { position } = start;
    const piles = position.piles.map((pile) => (pile.kind === 'waste' ? { ...pile, cards: deck } : pile));
    const many = Object.assign([...position.piles], { length: 2 ** 32 - 1 });
    for (const call of [
      () => Game.deal('klondike', { deck }),
      () => Game.at({ ...position, piles }),
      () => Game.at({ ...position, piles: many }),
    ]) {
      const { ms, error } = refusal(call);
      expect(error).toBeInstanceOf(InvalidSetupError);
      expect(ms).toBeLessThan(REFUSED_MS * SLOW);
    }
  });
});

describe('a save with the maximum number of moves', () => {
  const saved = saveOf(MOST_MOVES);

  it('loads in time, with all its moves', () => {
    let game = start;
    expect(processorMs(() => (game = Game.fromJSON(saved)))).toBeLessThan(LOADED_MS * SLOW);
    expect(game.position.moves).toBe(MOST_MOVES);
    expect(game.toJSON().moves).toEqual(saved['moves']);
  });

  it('is undone in one step, as quickly, if all its moves are marked automatic', () => {
    const { session } = startSession();
    session.restore({
      ...session.toRecord(),
      game: saved,
      automatic: Array.from({ length: MOST_MOVES }, (_, i) => i),
    });
    expect(processorMs(() => session.undo())).toBeLessThan(100 * SLOW);
    expect(session.position.moves).toBe(0);
  });

  it('ignores lists longer than the game, and lists with other values', () => {
    const { session } = startSession();
    const more = Array.from({ length: 200_000 }, (_, i) => i);
    session.restore({
      ...session.toRecord(),
      automatic: [...more, 'x', -1, 0.5, null],
      marked: more,
      kept: [...more, 'AS', 'XX'],
      bookmark: written(MOST_MOVES + 1),
    });
    const { automatic, marked, kept, bookmark } = session.toRecord();
    expect([automatic.length, marked?.length, kept, bookmark]).toEqual([
      MOST_MOVES,
      MOST_MOVES,
      ['AS'],
      undefined,
    ]);
  });
});

describe('a game continued after the maximum number of moves', () => {
  const MORE = 30;
  const store = memoryStore();
  const faults: PersistenceFault[] = [];
  const persistence = new Persistence(store, (fault) => faults.push(fault));
  const session = new Session(
    'klondike',
    { deal: 7 },
    { now: () => 0, today: () => new Date(2026, 10, 21) },
    (event) => persistence.record(event, session),
  );
  const opened = persistence.open(session, 'table', SETUP_KEY);
  session.load(saveOf(MOST_MOVES - 10));
  const positions: Position[] = [];
  let longest = 0;
  for (let i = 0; i < 10 + MORE; i++) {
    positions.push(session.position);
    longest = Math.max(
      longest,
      processorMs(() => session.play(moveAt(MOST_MOVES - 10 + i))),
    );
  }
  const limit = positions[10] as Position;

  it('continues move by move, in time', () => {
    expect(opened).toBe(false);
    expect(session.position.moves).toBe(MOST_MOVES + MORE);
    expect(longest).toBeLessThan(100 * SLOW);
  });

  it('reports once that it is no longer saved, and is restored as last saved', () => {
    expect(faults).toEqual([{ code: 'save-limit', key: KEY }]);
    const { session: next } = startSession();
    expect(new Autosave(store, 'table', SETUP_KEY, () => undefined).restore(next)).toBe(true);
    expect(next.position).toEqual(limit);
  });

  it('returns a loadable save: as last saved', () => {
    const saved = session.game.toJSON();
    expect(saved.cursor).toBe(MOST_MOVES);
    expect(Game.fromJSON(JSON.parse(JSON.stringify(saved))).position).toEqual(limit);
    expect(Game.fromJSON(saved).toJSON()).toEqual(saved);
  });

  it('keeps its undo history, a working bookmark and restart', () => {
    expect(session.position.moves).toBe(MOST_MOVES + MORE);
    expect(session.moves).toHaveLength(MOST_MOVES + MORE);
    const there = session.position;
    session.setBookmark();
    // not saved, like the moves that lead to it
    expect(session.toRecord().bookmark).toBeUndefined();
    for (let i = 0; i < 5; i++) session.undo();
    expect(session.position).toEqual(positions.at(-5));
    expect(session.redo()).toBe(true);
    expect(session.returnToBookmark()).toBe(true);
    expect(session.position).toEqual(there);
    // away from the line of the bookmark, and back to it
    session.undo();
    const other = session.game.legalMoves().find(({ kind }) => kind === 'play');
    expect(other && session.play(other)).toBeUndefined();
    expect(session.returnToBookmark()).toBe(true);
    expect(session.position).toEqual(there);
    expect(session.undoTo(3)).toBe(true);
    expect(session.position.moves).toBe(3);
    session.restart();
    expect(session.position.moves).toBe(0);
    expect(session.returnToBookmark()).toBe(true);
    expect(session.position).toEqual(there);
  });

  it('is saved again once it is short enough', () => {
    session.undoTo(MOST_MOVES - 1);
    const { session: next } = startSession();
    expect(new Autosave(store, 'table', SETUP_KEY, () => undefined).restore(next)).toBe(true);
    expect(next.position).toEqual(session.position);
  });
});

it('docs/about/versioning.md states the limits', () => {
  const doc = readFileSync(new URL('../../../docs/about/versioning.md', import.meta.url), 'utf8');
  for (const limit of ['20,000 moves', '1,000,000 characters', '500 ms']) expect(doc).toContain(limit);
});
