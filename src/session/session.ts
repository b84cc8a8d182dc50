// One game at a table, without a page: the engine, the clock, and word of everything that happens.
import {
  Game,
  IllegalMoveError,
  readMove,
  type GameEvent,
  type Move,
  type Position,
  type Refusal,
  type Setup,
  type Status,
  type Variant,
} from '../engine/index.js';
import type { Clock } from '../platform/clock.js';
import { Stopwatch } from './stopwatch.js';

/** What happened at the table. Positions are frozen; each happening is sent once, after the change. */
export type SessionEvent =
  | {
      readonly kind: 'deal';
      readonly deal: number | null;
      readonly restored: boolean;
      readonly position: Position;
    }
  | {
      readonly kind: 'move';
      readonly move: Move;
      readonly events: readonly GameEvent[];
      readonly position: Position;
      readonly before: Position;
    }
  | {
      readonly kind: 'undo';
      readonly redo: boolean;
      readonly move: Move;
      readonly position: Position;
      readonly before: Position;
    }
  | { readonly kind: 'score'; readonly score: number; readonly net: number; readonly change: number }
  | { readonly kind: 'pause'; readonly paused: boolean }
  | {
      readonly kind: 'end';
      readonly status: Exclude<Status, 'playing'>;
      readonly score: number;
      readonly net: number;
      readonly moves: number;
      /** Played time, whole seconds. */
      readonly seconds: number;
      readonly deal: number | null;
    };

/** What can be asked of a game without changing it. */
export type GameView = Omit<Game, 'play' | 'undo' | 'redo'>;

type Listener = (event: SessionEvent) => void;

export class Session {
  readonly #watch: Stopwatch;
  readonly #send: Listener;
  #game: Game;
  /** A win that was undone and won again is one win. */
  #wonBefore = false;

  /** @throws what {@link Game.deal} throws */
  constructor(variant: string | Variant, setup: Setup, clock: Clock, listener: Listener) {
    this.#watch = new Stopwatch(clock);
    this.#send = listener;
    this.#game = Game.deal(variant, setup);
  }

  /** The game, to be read; it changes through the session alone. */
  get game(): GameView {
    return this.#game;
  }

  get position(): Position {
    return this.#game.position;
  }

  /** Played time in seconds, a fraction included. */
  get elapsed(): number {
    return this.#watch.elapsed / 1000;
  }

  /** Whether the clock runs. */
  get running(): boolean {
    return this.#watch.running;
  }

  get paused(): boolean {
    return this.#watch.holds('player');
  }

  /** Deals another game. @throws what {@link Game.deal} throws; the old game then goes on. */
  deal(variant: string | Variant, setup: Setup): void {
    this.#begin(Game.deal(variant, setup), false);
  }

  /** Deals the same cards again. */
  restart(): void {
    const game = Game.fromJSON(
      { ...this.#game.toJSON(), moves: [], cursor: 0 },
      { variant: this.#game.variant },
    );
    this.#begin(game, false);
  }

  /** Goes on with a saved game. @throws InvalidSaveError; the old game then goes on. */
  load(saved: unknown, variant?: Variant): void {
    this.#begin(Game.fromJSON(saved, variant ? { variant } : {}), true);
  }

  /** Makes a move, or tells why not. */
  play(move: Move): Refusal | undefined {
    const before = this.position;
    let events: readonly GameEvent[];
    try {
      events = this.#game.play(move);
    } catch (error) {
      if (error instanceof IllegalMoveError) return error.refusal;
      throw error;
    }
    this.#watch.start();
    this.resume();
    this.#settle();
    this.#send({ kind: 'move', move, events, position: this.position, before });
    this.#tellScore(before);
    this.#tellEnd();
    return undefined;
  }

  undo(): boolean {
    return this.#step(false);
  }

  redo(): boolean {
    return this.#step(true);
  }

  /** The player stops the clock. */
  pause(): void {
    if (this.paused || this.position.status !== 'playing') return;
    this.#watch.hold('player');
    this.#send({ kind: 'pause', paused: true });
  }

  resume(): void {
    if (!this.paused) return;
    this.#watch.release('player');
    this.#send({ kind: 'pause', paused: false });
  }

  /** The page is hidden or shown again: the clock stands still meanwhile. */
  hidden(hidden: boolean): void {
    if (hidden) this.#watch.hold('hidden');
    else this.#watch.release('hidden');
  }

  #begin(game: Game, restored: boolean): void {
    this.resume();
    this.#game = game;
    this.#wonBefore = false;
    this.#watch.reset();
    this.#settle();
    const { position } = this;
    this.#send({ kind: 'deal', deal: position.deal, restored, position });
  }

  #step(redo: boolean): boolean {
    const before = this.position;
    if (!(redo ? this.#game.redo() : this.#game.undo())) return false;
    this.resume();
    this.#settle();
    const { moves, cursor } = this.#game.toJSON();
    const move = readMove(moves[redo ? cursor - 1 : cursor]);
    if (move) this.#send({ kind: 'undo', redo, move, position: this.position, before });
    this.#tellScore(before);
    return true;
  }

  /** The clock stands still once a game is over, and goes on when that is undone. */
  #settle(): void {
    if (this.position.status === 'playing') this.#watch.release('over');
    else this.#watch.hold('over');
  }

  #tellScore(before: Position): void {
    const { score, net } = this.position;
    if (score !== before.score) this.#send({ kind: 'score', score, net, change: score - before.score });
  }

  #tellEnd(): void {
    const { status, score, net, moves, deal } = this.position;
    if (status === 'playing' || this.#wonBefore) return;
    this.#wonBefore = status === 'won';
    this.#send({ kind: 'end', status, score, net, moves, seconds: Math.floor(this.elapsed), deal });
  }
}
