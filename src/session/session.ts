// One game at a table, without a page: the engine, the clock, the bookmark, and word of everything that happens.
import {
  Game,
  IllegalMoveError,
  isDate,
  localDate,
  readMove,
  writeMove,
  type GameEvent,
  type Move,
  type Position,
  type Refusal,
  type SavedGame,
  type Setup,
  type Variant,
} from '../engine/index.js';
import { copySave } from '../engine/save.js';
import type { Clock } from '../platform/clock.js';
import { automaticMove, finishingMoves, type Autoplay } from './autoplay.js';
import type { GameView } from './game-view.js';
import { hintsFor, type Hint, type Oracle } from './hints.js';
import type { SessionEvent } from './session-event.js';
import { Stopwatch } from './stopwatch.js';
import { Trail, type SessionRecord } from './trail.js';

export type { SessionEvent } from './session-event.js';
export type { SessionRecord } from './trail.js';

/** What to deal, and the date whose daily deal it is. */
export interface SessionSetup extends Setup {
  readonly day?: string | undefined;
  /** Where deals are to be proven: whether this one reaches the game's aim for sure. */
  readonly proven?: boolean | undefined;
}

type Listener = (event: SessionEvent) => void;

/** Nothing done for so long stops the clock. */
const IDLE_MS = 60_000;

export class Session {
  readonly #clock: Clock;
  readonly #watch: Stopwatch;
  readonly #send: Listener;
  #game: Game;
  #day: string | undefined;
  /** A win that was undone and won again is one win. */
  #wonBefore = false;
  #trail = new Trail();
  #touched = 0;
  #finishing: { readonly at: Position; readonly moves: readonly Move[] | undefined } | undefined;

  /** @throws what {@link Game.deal} throws */
  constructor(variant: string | Variant, setup: SessionSetup, clock: Clock, listener: Listener) {
    this.#clock = clock;
    this.#watch = new Stopwatch(clock);
    this.#send = listener;
    this.#game = Game.deal(variant, setup);
    this.#day = setup.day;
    this.#settle();
  }

  /** The game, to be read; it changes through the session alone. */
  get game(): GameView {
    return this.#game;
  }

  get position(): Position {
    return this.#game.position;
  }

  /** The date where the player is, `2026-11-21`. */
  get today(): string {
    return localDate(this.#clock.today());
  }

  /** The date whose daily deal is played. */
  get day(): string | undefined {
    return this.#day;
  }

  /** Played time in seconds, a fraction included. */
  get elapsed(): number {
    this.tick();
    return this.#watch.elapsed / 1000;
  }

  /** Whether the clock runs. */
  get running(): boolean {
    return this.#watch.running;
  }

  get paused(): boolean {
    return this.#watch.holds('player');
  }

  /** Whether the game was won, if only before an undo. */
  get wonOnce(): boolean {
    return this.#wonBefore;
  }

  /** Cards that stand between the player and piles that are to be empty. */
  get cardsLeft(): number {
    const { goal } = this.#game.description;
    const kind = 'empty' in goal ? goal.empty : undefined;
    return this.position.piles.reduce((sum, pile) => sum + (pile.kind === kind ? pile.cards.length : 0), 0);
  }

  /** Whether a bookmark is set, and leads elsewhere. */
  get canReturn(): boolean {
    const { bookmark } = this.#trail;
    return bookmark !== undefined && (bookmark.length !== this.#game.moves || this.#forkOf(bookmark) >= 0);
  }

  /** All positions from the deal to this one; after so many moves, the one of that number. */
  get past(): readonly Position[] {
    return Array.from({ length: this.#game.moves + 1 }, (_, moves) => this.#game.positionAfter(moves));
  }

  /** The moves made and, after them, those that can be redone. */
  get line(): readonly Move[] {
    return this.#game.line;
  }

  /** Moves that lead on, the best first; none: nothing does. */
  hints(oracle?: Oracle): readonly Hint[] {
    return hintsFor(this.#game, oracle);
  }

  /** The next card that goes to its foundation by itself. */
  automaticMove(mode: Autoplay): Move | undefined {
    return automaticMove(this.#game, mode, this.#trail.kept);
  }

  /** The moves that finish the game, when nothing is left to think about. */
  get finishing(): readonly Move[] | undefined {
    const { position } = this;
    if (this.#finishing?.at !== position)
      this.#finishing = { at: position, moves: finishingMoves(this.#game) };
    return this.#finishing.moves;
  }

  /** Deals another game. @throws what {@link Game.deal} throws; the old game then goes on. */
  deal(variant: string | Variant, setup: SessionSetup): void {
    this.#begin(Game.deal(variant, setup), false, setup);
  }

  /** Deals the same cards again; the bookmark stays. */
  restart(): void {
    const trail = this.#trail.anew();
    this.#begin(this.#game.replay([]), false, { day: this.#day }, () => {
      this.#trail = trail;
    });
  }

  /** Goes on with a saved game, also of the described game that is played. @throws InvalidSaveError; the old game then goes on. */
  load(saved: unknown): void {
    const { variant } = this.#game;
    const copy = copySave(saved);
    const own = (Object(copy) as Partial<SavedGame>).variant === variant.id;
    this.#begin(Game.fromJSON(copy, own ? { variant } : {}), true);
  }

  /** Goes on where a record was made. @throws InvalidSaveError; the old game then goes on. */
  restore(record: unknown): void {
    const kept = Object(record) as Partial<SessionRecord>;
    const { seconds, won, day } = kept;
    const game = Game.fromJSON(kept.game);
    this.#begin(game, true, { day: typeof day === 'string' && isDate(day) ? day : undefined }, () => {
      this.#watch.reset(Number.isSafeInteger(seconds) ? Math.max(0, seconds as number) * 1000 : 0);
      this.#wonBefore ||= won === true;
      this.#trail = new Trail(kept);
    });
  }

  toRecord(): SessionRecord {
    return {
      game: this.#game.toJSON(),
      seconds: Math.round(this.elapsed),
      won: this.#wonBefore,
      ...this.#trail.toRecord(),
      day: this.#day,
    };
  }

  /** Makes a move, or tells why not. */
  play(move: Move, automatic = false): Refusal | undefined {
    const before = this.position;
    let events: readonly GameEvent[];
    try {
      events = this.#game.play(move);
    } catch (error) {
      if (error instanceof IllegalMoveError) return error.refusal;
      throw error;
    }
    this.#trail.branch(before.moves, automatic);
    this.#go(before);
    const { position } = this;
    this.#tell({ kind: 'move', move, automatic, events, position, before }, true);
    return undefined;
  }

  undo(): boolean {
    return this.#step(false);
  }

  redo(): boolean {
    return this.#step(true);
  }

  /** Takes back all but so many moves, in one step; one by one they can be redone. */
  undoTo(moves: number): boolean {
    const before = this.position;
    const steps = before.moves - moves;
    if (steps <= 0) return false;
    for (let i = 0; i < steps; i++) this.#game.undo();
    this.#go(before);
    this.#tell({ kind: 'undo', redo: false, steps, position: this.position, before });
    return true;
  }

  /** Marks the game as it stands, to come back to. */
  setBookmark(): void {
    this.#trail.mark(this.line.slice(0, this.#game.moves).map(writeMove));
    this.#send({ kind: 'bookmark' });
  }

  /** Goes back to the bookmark; what was played since can be redone where it follows from there. */
  returnToBookmark(): boolean {
    const { bookmark } = this.#trail;
    if (!bookmark || !this.canReturn) return false;
    const before = this.position;
    const leaves = this.#forkOf(bookmark) >= 0;
    if (leaves) this.#trail.recall();
    const line = leaves ? bookmark.map((move) => readMove(move) as Move) : this.line;
    this.#game = this.#game.replay(line, bookmark.length);
    this.#go(before);
    this.#tell({ kind: 'undo', redo: false, position: this.position, before });
    return true;
  }

  /** The player stops the clock. */
  pause(): void {
    if (this.paused || this.position.status !== 'playing') return;
    this.#watch.hold('player');
    this.#send({ kind: 'pause', paused: true });
  }

  resume(): void {
    this.touch();
    if (!this.paused) return;
    this.#watch.release('player');
    this.#send({ kind: 'pause', paused: false });
  }

  /** The page is hidden or shown again: the clock stands still meanwhile. */
  hidden(hidden: boolean): void {
    this.tick();
    if (hidden) this.#watch.hold('hidden');
    else if (this.#watch.holds('hidden')) {
      // who comes back is there
      this.#touched = this.#clock.now();
      this.#watch.release('hidden');
    }
  }

  /** The player does something, if only with the focus. */
  touch(): void {
    this.tick();
    this.#touched = this.#clock.now();
    this.#watch.release('idle');
  }

  /**
   * To be called now and then: stops the clock when nothing has been done for a minute. A page that was frozen, or slept,
   * finds out later; the time it was away is not played.
   */
  tick(): void {
    const idle = this.#touched + IDLE_MS;
    if (this.running && this.#clock.now() >= idle) this.#watch.hold('idle', idle);
  }

  #begin(game: Game, restored: boolean, { day, proven }: SessionSetup = {}, recall?: () => void): void {
    this.resume();
    this.#game = game;
    this.#day = day;
    this.#wonBefore = game.status === 'won';
    this.#trail = new Trail();
    this.#watch.reset();
    recall?.();
    this.#settle();
    const { position } = this;
    const { deal } = position;
    this.#send({ kind: 'deal', deal, restored, ...(proven !== undefined && { proven }), position });
  }

  /** The first of these moves that is not one of the game's, those that can be redone included; -1 if all are. */
  #forkOf(moves: readonly string[]): number {
    const { line } = this;
    return moves.findIndex((move, i) => !line[i] || writeMove(line[i]) !== move);
  }

  #step(redo: boolean): boolean {
    const before = this.position;
    const game = this.#game;
    const step = (): boolean => (redo ? game.redo() : game.undo());
    const from = before.moves;
    if (!step()) return false;
    // undo: on to the player's own move; redo: on to the next of them
    while (this.#trail.isAutomatic(game.moves) && step());
    const { position } = this;
    this.#go(before);
    const move = game.line[redo ? from : position.moves] as Move;
    // a game that was loaded may be won for the first time so
    this.#tell({ kind: 'undo', redo, move, position, before }, position.status === 'won');
    return true;
  }

  /** After a change: the clock goes on with the game, and stands still once it is over. */
  #go(before: Position): void {
    this.#trail.follow(before, this.position);
    this.#watch.start();
    this.resume();
    this.#settle();
  }

  #settle(): void {
    if (this.position.status === 'playing') this.#watch.release('over');
    else this.#watch.hold('over');
  }

  /** Sends a change, what it did to the score, and the end; all worked out before anybody can change more. */
  #tell(change: Extract<SessionEvent, { kind: 'move' | 'undo' }>, ended = false): void {
    const { score, net, status, moves, deal } = change.position;
    const sent: SessionEvent[] = [change];
    const gained = score - change.before.score;
    if (gained) sent.push({ kind: 'score', score, net, change: gained });
    if (ended && status !== 'playing' && !this.#wonBefore) {
      this.#wonBefore = status === 'won';
      sent.push({ kind: 'end', status, score, net, moves, seconds: Math.floor(this.elapsed), deal });
    }
    for (const event of sent) this.#send(event);
  }
}
