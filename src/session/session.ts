// A game in progress, independent of the page: the engine, the clock, the bookmark, and an event for every change.
import {
  Game,
  IllegalMoveError,
  isDate,
  localDate,
  readMove,
  SolitaireError,
  writeMove,
  type GameEvent,
  type Move,
  type OptionChoice,
  type Options,
  type Position,
  type Refusal,
  type SavedGame,
  type Setup,
  type Variant,
} from '../engine/index.js';
import { cardsLeft } from '../engine/aim.js';
import { isSameMove } from '../engine/moves.js';
import { copySave, digestOf } from '../engine/save.js';
import { isRecord } from '../engine/plain-data.js';
import type { Clock } from '../platform/clock.js';
import { automaticMove, finishingMoves, type Autoplay } from './autoplay.js';
import type { GameView } from './game-view.js';
import type { Hint } from './hint.js';
import { hintsFor, type SolutionProvider } from './hints.js';
import type { SessionEvent } from './session-event.js';
import { allowedOptions } from './next-options.js';
import { Stopwatch } from './stopwatch.js';
import { MoveAnnotations, type SessionRecord } from './move-annotations.js';
import { readSearch, recordOfSearch, type SearchedPosition } from './search-record.js';
import { readStart, recordOfStart, type Puzzle, type PuzzleResult, type StartLine } from './start-line.js';

export type { SessionEvent } from './session-event.js';
export type { SessionRecord } from './move-annotations.js';

/** How random deals are chosen: only those that are proven to reach the game's aim, or any. */
export type RandomDeals = 'winnable' | 'any';

/** The setup of a deal and, for a daily deal, its date. */
export interface SessionSetup extends Setup {
  readonly day?: string | undefined;
  /** How the deal was chosen, if it is random. Statistics count winnable and other random deals separately. */
  readonly random?: RandomDeals | undefined;
  /** Set if the page requested winnable deals: whether a search proved that this deal reaches the game's aim. */
  readonly proven?: boolean | undefined;
  /** The moves before the start of the game. Illegal moves and all moves after them are ignored. */
  readonly start?: StartLine | undefined;
}

type Listener = (event: SessionEvent) => void;

/** The game before New game or Restart. After a reload there is only its record. */
interface PreviousGame {
  readonly game?: Game;
  readonly record: Partial<SessionRecord>;
}

/** Deals a game and makes the moves before its start. */
function dealFrom(
  variant: string | Variant,
  setup: SessionSetup,
): { game: Game; start: StartLine | undefined } {
  const game = Game.deal(variant, setup);
  if (!setup.start) return { game, start: undefined };
  const begun = game.replay(setup.start.line);
  return { game: begun, start: { ...setup.start, line: begun.line } };
}

/** A game with its clock, bookmark and annotations. Every change is sent to one listener, after it is complete. */
export class Session {
  readonly #clock: Clock;
  readonly #watch: Stopwatch;
  readonly #send: Listener;
  #game: Game;
  #day: string | undefined;
  #random: RandomDeals | undefined;
  /** The moves before the start of the game, if it does not start at its deal. */
  #start: StartLine | undefined;
  /** The fewest moves that solve the puzzle, once the number is proven. */
  #fewest: number | undefined;
  /** Until the first move of a game, the one before it: Undo restores it. */
  #previous: PreviousGame | undefined;
  /** Whether this game was won before: a win that is undone and reached again counts once. */
  #wonBefore = false;
  #annotations = new MoveAnnotations();
  /** The rule options that the player chose during this game, for the next one. */
  #next: Options = {};
  #searched: SearchedPosition | undefined;
  #autoFinishMoves: { readonly at: Position; readonly moves: readonly Move[] | undefined } | undefined;

  /** @throws The errors of {@link Game.deal}. */
  constructor(variant: string | Variant, setup: SessionSetup, clock: Clock, listener: Listener) {
    this.#clock = clock;
    this.#watch = new Stopwatch(clock);
    this.#send = listener;
    const { game, start } = dealFrom(variant, setup);
    this.#game = game;
    this.#start = start;
    this.#day = setup.day;
    this.#random = setup.random;
    this.#settle();
  }

  /** The game, read-only: only the session changes it. */
  get game(): GameView {
    return this.#game;
  }

  get position(): Position {
    return this.#game.position;
  }

  /** The player's local date, such as `2026-11-21`. */
  get today(): string {
    return localDate(this.#clock.today());
  }

  /** The date of the daily deal that is played; `undefined` for other deals. */
  get day(): string | undefined {
    return this.#day;
  }

  /** How the deal was chosen; `undefined` if it is not random. */
  get random(): RandomDeals | undefined {
    return this.#random;
  }

  /** The moves before the start of the game; none if it starts at its deal. */
  get startLine(): readonly Move[] {
    return this.#start?.line ?? [];
  }

  /** The puzzle; `undefined` in other games. */
  get puzzle(): Puzzle | undefined {
    return this.#start?.puzzle;
  }

  /** The number of moves before the first one that can be undone: those before the start of a puzzle. */
  get firstMove(): number {
    return this.puzzle ? this.startLine.length : 0;
  }

  /** The number of moves that the player sees: in a puzzle, those from its start on. */
  get movesMade(): number {
    return this.#game.moves - this.firstMove;
  }

  /** The fewest moves that solve the puzzle, if the number is proven. */
  get fewestMoves(): number | undefined {
    return this.#fewest;
  }

  /** Records the fewest moves that solve the puzzle, which the solver proved. */
  recordFewestMoves(moves: number): void {
    this.#fewest = moves;
  }

  /** The last position of this game that the solver decided. */
  get searched(): SearchedPosition | undefined {
    return this.#searched;
  }

  /** Records the result of a position, which is saved while it is the current one. */
  recordSearch(searched: SearchedPosition): void {
    this.#searched = searched;
  }

  /** The result of the puzzle so far; `undefined` in other games. */
  get puzzleResult(): PuzzleResult | undefined {
    const { puzzle, movesMade: moves } = this;
    if (!puzzle) return undefined;
    const { most = null } = puzzle;
    const solved = this.#game.status === 'won' && moves <= (most ?? Infinity);
    // no solution has fewer moves than one
    const fewest = this.#fewest ?? (solved && moves === 1 ? 1 : null);
    return { moves, most, solved, fewest };
  }

  /** The rule options of the next game: those of this one, replaced by the player's choices during it. */
  get nextOptions(): Options {
    return { ...this.position.options, ...this.#next };
  }

  /** Whether {@link undo} can undo a move or restore the previous game. */
  get canUndo(): boolean {
    return this.movesMade > 0 || this.#previous !== undefined;
  }

  /** The record of the game that {@link undo} restores after New game or Restart. */
  get previous(): Partial<SessionRecord> | undefined {
    return this.#previous?.record;
  }

  /** Whether {@link undo} restores the game before New game or Restart. */
  get canRestorePrevious(): boolean {
    return this.#previous !== undefined && this.movesMade === 0;
  }

  /**
   * Whether the game before this one can be restored and was not over; `false` after a reload, when only its record is
   * known.
   */
  get abandons(): boolean {
    return this.canRestorePrevious && this.#previous?.game?.status === 'playing';
  }

  /** Time played in seconds, with a fraction. */
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

  /** Whether the game was won at some point, even if the win was undone. */
  get wonOnce(): boolean {
    return this.#wonBefore;
  }

  /** Number of cards in the piles that have to be empty at the end; 0 for games with another goal. */
  get cardsLeft(): number {
    return cardsLeft(this.position, this.#game.description);
  }

  /** Whether a bookmark is set at another position than the current one. */
  get canReturn(): boolean {
    const { bookmark } = this.#annotations;
    return bookmark !== undefined && (bookmark.length !== this.#game.moves || this.#forkOf(bookmark) >= 0);
  }

  /** The moves made, followed by the moves that can be redone. */
  get moves(): readonly Move[] {
    return this.#game.line;
  }

  /** Useful moves, best first; empty if there are none. */
  hints(solutions?: SolutionProvider): readonly Hint[] {
    return hintsFor(this.#game, solutions);
  }

  /** The next automatic foundation move; `undefined` if there is none. */
  automaticMove(mode: Autoplay): Move | undefined {
    return automaticMove(this.#game, mode, this.#annotations.excludedFromAutoplay);
  }

  /** The moves that win the game if no decision is left; `undefined` otherwise. Computed once per position. */
  get autoFinishMoves(): readonly Move[] | undefined {
    const { position } = this;
    if (this.#autoFinishMoves?.at !== position)
      this.#autoFinishMoves = { at: position, moves: finishingMoves(this.#game) };
    return this.#autoFinishMoves.moves;
  }

  /**
   * Deals another game. Until its first move, {@link undo} restores the current one.
   *
   * @param replaces whether the current game cannot be restored, because the page requests another one
   * @throws The errors of {@link Game.deal}; the current game then continues.
   */
  deal(variant: string | Variant, setup: SessionSetup, replaces = false): void {
    const { game, start } = dealFrom(variant, setup);
    const previous = replaces ? undefined : this.#keep();
    this.#begin(game, false, { ...setup, start }, () => {
      this.#previous = previous;
    });
  }

  /** Restarts this game and keeps the bookmark. Until the first move, {@link undo} restores the current game. */
  restart(): void {
    const annotations = this.#annotations.forRestart();
    const next = this.#next;
    const fewest = this.#fewest;
    const previous = this.#keep();
    const setup = { day: this.#day, random: this.#random, start: this.#start };
    this.#begin(this.#game.replay(this.startLine), false, setup, () => {
      this.#fewest = fewest;
      this.#annotations = annotations;
      this.#next = next;
      this.#previous = previous;
    });
  }

  /**
   * Loads a saved game. Its variant must be registered or be the variant of the current game.
   * @throws InvalidSaveError; the current game then continues.
   */
  load(saved: unknown): void {
    const { variant } = this.#game;
    const copy = copySave(saved);
    const own = (Object(copy) as Partial<SavedGame>).variant === variant.id;
    this.#begin(Game.fromJSON(copy, own ? { variant } : {}), true);
  }

  /**
   * Restores a record made by {@link toRecord}. Invalid fields other than the game are ignored.
   * @throws InvalidSaveError; the current game then continues.
   */
  restore(record: unknown): void {
    const kept = Object(record) as Partial<SessionRecord>;
    this.#resumeGame(Game.fromJSON(kept.game), kept);
  }

  /** Everything that autosave stores. */
  toRecord(): SessionRecord {
    return {
      game: this.#game.toJSON(),
      seconds: Math.round(this.elapsed),
      won: this.#wonBefore,
      ...this.#annotations.toRecord(),
      day: this.#day,
      random: this.#random,
      next: Object.keys(this.#next).length ? this.#next : undefined,
      start: recordOfStart(this.#start),
      search: this.#searched?.position === this.position ? recordOfSearch(this.#searched) : undefined,
      previous: this.#previous?.record,
    };
  }

  /**
   * Makes a move.
   * @returns The refusal if the move is illegal, otherwise `undefined`.
   */
  play(move: Move, automatic = false): Refusal | undefined {
    const before = this.position;
    let events: readonly GameEvent[];
    try {
      events = this.#game.play(move);
    } catch (error) {
      if (error instanceof IllegalMoveError) return error.refusal;
      throw error;
    }
    this.#annotations.branch(before.moves, automatic);
    this.#afterChange(before);
    const { position } = this;
    this.#finishOn(before, move);
    this.#emit({ kind: 'move', move, automatic, events, position, before }, true);
    return undefined;
  }

  /**
   * Undoes the player's last move, with the automatic moves after it; right after {@link deal} or {@link restart},
   * restores the game before it.
   *
   * @returns Whether there was one.
   */
  undo(): boolean {
    return this.#step(false) || this.#restorePrevious();
  }

  /** Redoes the player's next undone move, with the automatic moves after it. @returns Whether there was one. */
  redo(): boolean {
    return this.#step(true);
  }

  /**
   * Undoes to the position after `moves` moves, as one change, or to the start of a puzzle if that is later. The moves
   * can be redone one by one.
   */
  undoTo(moves: number): boolean {
    const before = this.position;
    const steps = before.moves - Math.max(moves, this.firstMove);
    if (steps <= 0) return false;
    for (let i = 0; i < steps; i++) this.#game.undo();
    this.#afterChange(before);
    this.#emit({ kind: 'undo', redo: false, steps, position: this.position, before });
    return true;
  }

  /** Sets a rule option of the next game; the current game keeps its options. */
  chooseForNext(option: string, value: OptionChoice): void {
    this.#next = { ...this.#next, [option]: value };
  }

  /** Sets the bookmark at the current position. */
  setBookmark(): void {
    this.#annotations.mark(this.moves.slice(0, this.#game.moves).map(writeMove));
    this.#send({ kind: 'bookmark' });
  }

  /** Returns to the bookmark. Later moves can be redone if they follow from it. */
  returnToBookmark(): boolean {
    const { bookmark } = this.#annotations;
    if (!bookmark || !this.canReturn) return false;
    const before = this.position;
    const leaves = this.#forkOf(bookmark) >= 0;
    if (leaves) this.#annotations.restoreBookmark();
    const line = leaves ? bookmark.map((move) => readMove(move) as Move) : this.moves;
    this.#game = this.#game.replay(line, bookmark.length);
    this.#afterChange(before);
    // after a restart, the bookmark of a won game is a win again
    this.#emit(
      { kind: 'undo', redo: false, position: this.position, before },
      this.position.status === 'won',
    );
    return true;
  }

  /** Pauses the clock at the player's request. */
  pause(): void {
    if (this.paused || this.position.status !== 'playing') return;
    this.#watch.hold('player');
    this.#send({ kind: 'pause', paused: true });
  }

  resume(): void {
    this.recordActivity();
    if (!this.paused) return;
    this.#watch.release('player');
    this.#send({ kind: 'pause', paused: false });
  }

  /** Stops the clock while the page is hidden. */
  setHidden(hidden: boolean): void {
    this.#watch.suspend('hidden', hidden);
  }

  /** Stops the clock while a dialog covers the table. Unlike a pause, it is no game state and sends no event. */
  setCovered(covered: boolean): void {
    this.#watch.suspend('covered', covered);
  }

  /** Records activity of the player, such as a change of focus, and restarts an idle clock. */
  recordActivity(): void {
    this.#watch.recordActivity();
  }

  /** Stops the clock after a minute without activity. Must be called repeatedly. */
  tick(): void {
    this.#watch.tick();
  }

  /** Keeps the remaining finishing moves if the move made is the first of them, so that they are not searched again. */
  #finishOn(before: Position, move: Move): void {
    const { at, moves: [first, ...rest] = [] } = this.#autoFinishMoves ?? {};
    if (at === before && first && rest.length && isSameMove(first, move))
      this.#autoFinishMoves = { at: this.position, moves: rest };
  }

  /** The game to restore after the next deal: the current one or, if it has no moves yet, the one before it. */
  #keep(): PreviousGame | undefined {
    if (this.#isUntouched) return this.#previous;
    return { game: this.#game, record: this.toRecord() };
  }

  /** Whether the player has not moved in this game yet. */
  get #isUntouched(): boolean {
    const { startLine, moves } = this;
    return moves.length === startLine.length && this.#forkOf(startLine.map(writeMove)) < 0;
  }

  #restorePrevious(): boolean {
    const previous = this.#previous;
    if (!previous) return false;
    try {
      const { record } = previous;
      this.#resumeGame(previous.game ?? Game.fromJSON(record.game), record);
      return true;
    } catch (error) {
      if (!(error instanceof SolitaireError)) throw error;
      this.#previous = undefined;
      return false;
    }
  }

  /** Continues a game with its recorded clock, bookmark and annotations. */
  #resumeGame(game: Game, kept: Partial<SessionRecord>): void {
    const { seconds, won, day, random, next, previous } = kept;
    const start = readStart(kept.start, game);
    const setup = {
      start,
      day: typeof day === 'string' && isDate(day) ? day : undefined,
      random: random === 'winnable' || random === 'any' ? random : undefined,
    };
    this.#begin(game, true, setup, () => {
      this.#watch.reset(Number.isSafeInteger(seconds) ? Math.max(0, seconds as number) * 1000 : 0);
      this.#wonBefore ||= won === true;
      this.#annotations = new MoveAnnotations(kept);
      this.#next = allowedOptions(game.variant, next);
      // after a change of the rules, the position is another one
      if (digestOf(game.position) === kept.game?.digest) this.#searched = readSearch(kept.search, game);
      if (this.#isUntouched && isRecord(previous)) this.#previous = { record: previous };
    });
  }

  #begin(
    game: Game,
    restored: boolean,
    { day, proven, random, start }: SessionSetup = {},
    recall?: () => void,
  ): void {
    this.resume();
    this.#game = game;
    this.#day = day;
    this.#random = random;
    this.#start = start;
    this.#fewest = undefined;
    this.#searched = undefined;
    this.#previous = undefined;
    this.#wonBefore = game.status === 'won';
    this.#annotations = new MoveAnnotations();
    this.#next = {};
    this.#watch.reset();
    recall?.();
    this.#settle();
    const { position } = this;
    const { deal } = position;
    this.#send({ kind: 'deal', deal, restored, ...(proven !== undefined && { proven }), position });
  }

  /** The index of the first move that differs from {@link moves}; -1 if there is none. */
  #forkOf(moves: readonly string[]): number {
    const { moves: line } = this;
    return moves.findIndex((move, i) => !line[i] || writeMove(line[i]) !== move);
  }

  #step(redo: boolean): boolean {
    const before = this.position;
    const game = this.#game;
    const step = (): boolean => (redo ? game.redo() : this.movesMade > 0 && game.undo());
    const from = before.moves;
    if (!step()) return false;
    // automatic moves are undone and redone together with the player's move before them
    while (this.#annotations.isAutomatic(game.moves) && step());
    const { position } = this;
    this.#afterChange(before);
    const move = game.line[redo ? from : position.moves] as Move;
    // redo can win a loaded game for the first time
    this.#emit({ kind: 'undo', redo, move, position, before }, position.status === 'won');
    return true;
  }

  /** Updates annotations and clock after a change. The clock runs during the game and stops when it is over. */
  #afterChange(before: Position): void {
    this.#previous = undefined;
    this.#annotations.update(before, this.position);
    this.#watch.start();
    this.resume();
    this.#settle();
  }

  /** Holds the clock if the game is over, and releases it otherwise. */
  #settle(): void {
    if (this.position.status === 'playing') this.#watch.release('over');
    else this.#watch.hold('over');
  }

  /** Sends a change, then its score and the end of the game. All are computed first: a listener may change the game. */
  #emit(change: Extract<SessionEvent, { kind: 'move' | 'undo' }>, mayEnd = false): void {
    const { score, net, status, moves, deal } = change.position;
    const sent: SessionEvent[] = [change];
    const gained = score - change.before.score;
    if (gained) sent.push({ kind: 'score', score, net, change: gained });
    // a lost game can go on, with draws that change nothing: its loss is sent once
    const endsNow = status === 'won' || (status === 'lost' && change.before.status === 'playing');
    if (mayEnd && endsNow && !this.#wonBefore) {
      this.#wonBefore = status === 'won';
      const { puzzleResult: puzzle } = this;
      const seconds = Math.floor(this.elapsed);
      sent.push({ kind: 'end', status, score, net, moves, seconds, deal, ...(puzzle && { puzzle }) });
    }
    for (const event of sent) this.#send(event);
  }
}
