// The actions of players, pages and clocks on a session, as commands for random tests. After each of them, position,
// clock, events, save and statistics must match the model.
import type { Command as AnyCommand } from 'fast-check';
import { expect } from 'vitest';
import { InvalidSaveError, writeMove, type Move, type SavedGame } from '../../src/engine.js';
import { memoryStore } from '../../src/platform/store.js';
import type { Autoplay } from '../../src/session/autoplay.js';
import { Persistence } from '../../src/session/storage/persistence.js';
import { Session, type SessionEvent, type SessionSetup } from '../../src/session/session.js';
import { gameKey } from '../../src/session/storage/game-key.js';
import type { Kept } from '../../src/session/storage/statistics-file.js';
import { allows } from './referee.js';
import type { SessionModel } from './session-model.js';
import { ManualClock } from './sessions.js';
import { agrees, slowDeal, slowStatus } from './slow-game.js';

type Kind = SessionEvent['kind'];

/** The state that lasts from visit to visit: one clock, one store, and its errors. */
export class Visitor {
  readonly clock = new ManualClock();
  readonly store = memoryStore();
  readonly faults: unknown[] = [];
  events: SessionEvent[] = [];
  persistence = this.#newPersistence();
  session!: Session;
  readonly variant: string;
  readonly setup: SessionSetup;

  constructor(variant: string, setup: SessionSetup) {
    this.variant = variant;
    this.setup = setup;
    this.visit();
  }

  /** Whether the saved game of the last visit still exists. */
  visit(): boolean {
    this.persistence = this.#newPersistence();
    const session = this.#session();
    const restored = this.persistence.open(session, 'table', 'test');
    this.session = session;
    return restored;
  }

  get saved(): { readonly game: SavedGame; readonly seconds: number } | undefined {
    const text = this.store.read('solitaire-elements:game:table');
    return text === undefined
      ? undefined
      : (JSON.parse(text) as { readonly record: { game: SavedGame; seconds: number } }).record;
  }

  #newPersistence(): Persistence {
    return new Persistence(this.store, (fault) => this.faults.push(fault));
  }

  #session(): Session {
    const session: Session = new Session(this.variant, this.setup, this.clock, (event) => {
      this.events.push(event);
      // an opened game is not saved again
      if (session === this.session) this.persistence.record(event, session);
    });
    return session;
  }
}

export interface Model {
  readonly held: SessionModel;
  /** The played seconds at the last save; `undefined` if nothing was saved. */
  kept: number | undefined;
}

type Command = AnyCommand<Model, Visitor>;

/** Checks after each command that all public state matches the model. */
function holds({ held, kept }: Model, { session, persistence, saved, faults }: Visitor): void {
  const { position, game } = session;
  if (!agrees(position, held.table)) expect(position).toEqual(held.table);
  expect(position.moves).toBe(held.cursor);
  expect(session.moves.map(writeMove)).toEqual(held.moves.map(writeMove));
  expect([game.canUndo, game.canRedo]).toEqual([held.cursor > 0, held.cursor < held.line.length]);
  const { canReturn, paused, won, day } = held;
  expect(session).toMatchObject({ canReturn, paused, wonOnce: won });
  expect(session.day).toBe(day);
  const record = session.toRecord();
  const numbers = held.line.flatMap(({ automatic }, i) => (automatic ? [i] : []));
  expect(record.automatic.filter((i) => i < held.line.length).toSorted((a, b) => a - b)).toEqual(numbers);
  expect(record.kept.toSorted()).toEqual([...held.kept].toSorted());
  expect(session.elapsed).toBe(held.played / 1000);
  if (position.status !== 'playing') expect(position.status).toBe(slowStatus(held.table));
  expect(saved?.seconds).toBe(kept);
  if (saved) expect(saved.game).toEqual(game.toJSON());
  for (const [key, games] of held.counted) {
    const all = [...games.values()];
    const wins = all.filter(({ won }) => won);
    const net = all.reduce((sum, one) => sum + one.net, 0);
    const last = (JSON.parse(persistence.statistics.toText()) as Kept).games[key]?.recent.at(-1);
    // the game in progress does not count yet
    const open = last?.open ? last : undefined;
    expect(persistence.statistics.summary(key)).toMatchObject({
      played: all.length - Number(open !== undefined),
      won: wins.length,
      bankroll: net - (open?.net ?? 0),
      ...(wins.length && { fewestMoves: Math.min(...wins.map(({ moves }) => moves)) }),
    });
  }
  expect(persistence.statistics.games().toSorted()).toEqual([...held.counted.keys()].toSorted());
  expect(faults).toEqual([]);
}

const command = (name: string, run: (model: Model, real: Visitor) => void): Command => ({
  check: () => true,
  run: (model, real) => {
    real.events = [];
    run(model, real);
    holds(model, real);
  },
  toString: () => name,
});

const expectEvents = (real: Visitor, ...kinds: readonly (Kind | false)[]): void => {
  expect(real.events.map(({ kind }) => kind)).toEqual(kinds.filter(Boolean));
  real.events = [];
};

/** A change fires one event, with score and end if they change; then it is saved and counted. */
function change(model: Model, real: Visitor, act: () => unknown, follow: () => void, ends = true): void {
  const { held } = model;
  const { paused, won } = held;
  const before = real.session.position;
  act();
  follow();
  const { position, game } = real.session;
  const moved = real.events.some(({ kind }) => kind === 'move');
  const end = ends && !won && (moved ? position.status !== 'playing' : position.status === 'won');
  held.won ||= end && position.status === 'won';
  for (const event of real.events)
    if (event.kind === 'move' || event.kind === 'undo') {
      expect(event.position).toBe(position);
      expect(event.before).toBe(before);
    }
  expectEvents(
    real,
    paused && 'pause',
    moved ? 'move' : 'undo',
    position.score !== before.score && 'score',
    end && 'end',
  );
  model.kept = Math.round(held.played / 1000);
  const { deal, deck } = game.toJSON();
  held.count(gameKey(game.variant, position.options), JSON.stringify(deal ?? deck), position);
}

export function makes(model: Model, real: Visitor, move: Move, automatic: boolean): void {
  expect(allows(model.held.table, move)).toBe(true);
  change(
    model,
    real,
    () => expect(real.session.play(move, automatic)).toBeUndefined(),
    () => model.held.play(move, automatic),
  );
}

export const play = (share: number, mode: Autoplay): Command =>
  command(`play(${share}, ${mode})`, (model, real) => {
    const { held } = model;
    const moves = real.session.game.legalMoves();
    let move = moves[Math.floor(share * moves.length)];
    for (let automatic = false; move; automatic = true) {
      if (automatic) {
        const { from, to } = move as Extract<Move, { kind: 'play' }>;
        const top = held.table.piles.find(({ id }) => id === from)?.cards.at(-1);
        expect(to).toMatch(/^foundation/);
        expect(top && held.kept.has(top)).toBe(false);
      }
      makes(model, real, move, automatic);
      move = real.session.automaticMove(mode);
    }
  });

export const finish = command('finish', (model, real) => {
  const { autoFinishMoves: finishing } = real.session;
  finishing?.forEach((move, i) => makes(model, real, move, i > 0));
  if (finishing) expect(real.session.position.status).toBe('won');
});

export const refused = command('refused', (_, real) => {
  const { position } = real.session;
  expect(real.session.play({ kind: 'play', from: 'tableau-1', to: 'nowhere', count: 1 })).toBeDefined();
  expect(real.session.position).toBe(position);
  expectEvents(real);
});

export const step = (redo: boolean): Command =>
  command(redo ? 'redo' : 'undo', (model, real) => {
    const { held } = model;
    const to = redo ? held.forth : held.back;
    const act = (): unknown =>
      expect(redo ? real.session.redo() : real.session.undo()).toBe(to !== held.cursor);
    const { previous } = held;
    if (to !== held.cursor) change(model, real, act, () => held.step(to));
    else if (redo || !previous) act();
    else {
      // right after a deal or a restart, undo restores the game before it
      changeGame(
        model,
        real,
        () => expect(real.session.undo()).toBe(true),
        () => held.comeBackTo(previous),
      );
      held.won ||= previous.won;
      model.kept = previous.seconds;
    }
    expectEvents(real);
  });

export const undoTo = (share: number): Command =>
  command(`undoTo(${share})`, (model, real) => {
    const { held } = model;
    // often among automatic moves, so that the next move starts another branch there
    const inside = held.line.slice(0, held.cursor).flatMap(({ automatic }, i) => (automatic ? [i] : []));
    const to =
      inside[Math.floor(share * 2 * inside.length)] ?? Math.floor(((share * 2) % 1) * (held.cursor + 1));
    const act = (): unknown => expect(real.session.undoTo(to)).toBe(to < held.cursor);
    if (to === held.cursor) act();
    else change(model, real, act, () => held.step(to), false);
  });

export const mark = command('bookmark', (model, real) => {
  real.session.setBookmark();
  model.held.mark();
  model.kept = Math.round(model.held.played / 1000);
  expectEvents(real, 'bookmark');
});

export const goBack = command('to the bookmark', (model, real) => {
  const { held } = model;
  const can = held.canReturn;
  const act = (): unknown => expect(real.session.returnToBookmark()).toBe(can);
  if (can) change(model, real, act, () => held.goBack(), false);
  else act();
});

/** Another game on the table, or the same one dealt again. */
function changeGame(model: Model, real: Visitor, act: () => void, follow: () => void): void {
  const { held } = model;
  const { paused } = held;
  act();
  follow();
  held.won = real.session.position.status === 'won';
  expectEvents(real, paused && 'pause', 'deal');
  model.kept = 0;
}

export const restart = command('restart', (model, real) => {
  const { bookmark, deal } = model.held;
  const previous = model.held.keep();
  changeGame(
    model,
    real,
    () => real.session.restart(),
    () => model.held.begin(deal),
  );
  model.held.bookmark = bookmark;
  model.held.previous = previous;
});

export const deal = (variant: string, setup: SessionSetup): Command =>
  command(`deal(${variant}, ${JSON.stringify(setup)})`, (model, real) => {
    const previous = model.held.keep();
    changeGame(
      model,
      real,
      () => real.session.deal(variant, setup),
      () => {
        model.held.begin(slowDeal(real.session.game));
        model.held.day = setup.day;
      },
    );
    model.held.previous = previous;
  });

/** The same game loaded from its JSON at another move: without bookmark, time, or marks of automatic moves. */
export const load = (share: number): Command =>
  command(`load(${share})`, (model, real) => {
    const { held } = model;
    const cursor = Math.floor(share * (held.line.length + 1));
    const text = JSON.stringify({ ...real.session.game.toJSON(), cursor });
    const line = held.line.map((made) => ({ ...made, automatic: false }));
    changeGame(
      model,
      real,
      () => real.session.load(JSON.parse(text)),
      () => {
        held.begin(held.deal, line, cursor);
        held.day = undefined;
      },
    );
  });

export const loadInvalid = (make: () => unknown): Command =>
  command('load(invalid)', (_, real) => {
    expect(() => real.session.load(make())).toThrow(InvalidSaveError);
    expectEvents(real);
  });

export const pause = command('pause', (model, real) => {
  const { held } = model;
  const can = !held.paused && real.session.position.status === 'playing';
  real.session.pause();
  held.paused ||= can;
  if (can) model.kept = Math.round(held.played / 1000);
  expectEvents(real, can && 'pause');
});

export const resume = command('resume', (model, real) => {
  const { held } = model;
  const { paused } = held;
  real.session.resume();
  held.touch();
  held.paused = false;
  if (paused) model.kept = Math.round(held.played / 1000);
  expectEvents(real, paused && 'pause');
});

export const touch = command('touch', (model, real) => {
  real.session.recordActivity();
  model.held.touch();
});

export const hide = (hidden: boolean): Command =>
  command(hidden ? 'hide' : 'show', (model, real) => {
    real.session.setHidden(hidden);
    if (hidden) model.held.hidden = true;
    else model.held.comeBack();
  });

export const pass = (ms: number): Command =>
  command(`pass(${ms})`, (model, real) => {
    real.clock.ms += ms;
    model.held.pass(ms, real.session.position.status !== 'playing');
  });

/** The page is closed, with or without events, and opened again. */
export const visit = (word: boolean): Command =>
  command(`visit(${word})`, (model, real) => {
    const { held } = model;
    if (word) real.persistence.flush(real.session);
    if (word && model.kept !== undefined) model.kept = Math.round(held.played / 1000);
    expect(real.visit()).toBe(model.kept !== undefined);
    held.leave((model.kept ?? 0) * 1000);
    if (model.kept === undefined) held.bookmark = undefined;
  });

export const look = command('look at all', ({ held }, { session }) => {
  const { game, position } = session;
  const past = Array.from({ length: game.moves + 1 }, (_, moves) => game.positionAfter(moves));
  expect(past.map(({ moves }) => moves)).toEqual(Array.from({ length: held.cursor + 1 }, (_, i) => i));
  expect(past.at(-1)).toEqual(position);
  expect(position.status).toBe(slowStatus(held.table));
  const again = new Session(position.variant, {}, new ManualClock(), () => undefined);
  again.restore(JSON.parse(JSON.stringify(session.toRecord())));
  expect(again.toRecord()).toEqual(session.toRecord());
});
