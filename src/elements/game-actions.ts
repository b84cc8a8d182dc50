// The read-only properties and the methods of a game for the page. They forward to the controller; none of them throws.
import type { Move, Position, SavedGame, Status } from '../engine/index.js';
import { asMove } from '../engine/moves.js';
import type { Hint } from '../session/hint.js';
import type { SetAsideGame } from '../session/storage/set-aside.js';
import { GameAttributes } from './game-attributes.js';
import type { GameController } from '../controller/game-controller.js';
import type { NewGame } from '../controller/setup.js';

/** The properties and methods of `<solitaire-game>` that need no DOM nodes. */
export abstract class GameActions extends GameAttributes {
  protected abstract get controller(): GameController;

  /**
   * The current position, a frozen object. While the element waits for the definition of its game, that of a deal of
   * Klondike that is never shown.
   */
  get position(): Position {
    return this.controller.readableSession.position;
  }

  /** `playing`, `won` or `lost`. */
  get status(): Status {
    return this.position.status;
  }

  /** The score by the game's rules; `position.net` is the score minus the stake. */
  get score(): number {
    return this.position.score;
  }

  /**
   * Time played in seconds since the first move. The clock stops while the page is hidden, a dialog is open, the game
   * is paused or the player is idle.
   */
  get elapsed(): number {
    return this.controller.readableSession.elapsed;
  }

  /**
   * Deals another game. Defaults: the current variant and options, with those that the player has chosen for the next
   * game, and a random deal. An invalid setup, or one with an unknown field, dispatches `solitaire-error`, and the
   * current game stays.
   *
   * @param setup The variant, the options, and a deal number, date or deck; each can be missing.
   * @returns A promise of the position, once it is rendered.
   * @example
   * await table.newGame({ variant: 'klondike', deal: 7, options: { draw: 1 } });
   */
  async newGame(setup: NewGame = {}): Promise<Position> {
    await this.controller.newGame(setup);
    if (this.isConnected) await this.updateComplete;
    return this.position;
  }

  /**
   * Deals the same cards again, in a puzzle from its start, and keeps the bookmark. Dispatches `solitaire-deal`. Until
   * the first move, {@link undo} restores the current game. Does nothing while a winnable deal is searched.
   */
  restart(): void {
    this.controller.restart();
  }

  /**
   * Undoes the last move together with the automatic moves after it. Right after {@link newGame} or {@link restart},
   * before any move, restores the previous game with its history, clock and bookmark, which dispatches `solitaire-deal`
   * with `restored: true`.
   *
   * @returns Whether a move was undone or a game was restored.
   * @example
   * await table.newGame();
   * table.undo(); // restores the previous game
   */
  undo(): boolean {
    return this.controller.undo();
  }

  /**
   * Redoes the move that was undone last.
   *
   * @returns Whether a move was redone.
   */
  redo(): boolean {
    return this.controller.redo();
  }

  /**
   * Makes a move. Returns `false` if it is illegal, if the page prevented it, while a deal that was requested by
   * {@link newGame} is searched, and while the element waits for the definition of its game.
   *
   * @param move The move, by the ids of its piles.
   * @returns Whether the move was made.
   * @example
   * table.play({ kind: 'play', from: 'tableau-1', to: 'foundation-1', count: 1 });
   */
  play(move: Move): boolean {
    // a copy, because the page may change its object later
    const copy = asMove(move);
    if (!copy || this.controller.readableSession.game.explain(copy)) return false;
    return this.controller.requestMove(copy);
  }

  /**
   * Shows and announces a useful move with its reason; called again, the next one.
   *
   * @returns The hint; `undefined` if no move is useful.
   * @example
   * const { move, reason } = table.hint() ?? {};
   */
  hint(): Hint | undefined {
    return this.controller.hint();
  }

  /**
   * Plays the remaining moves until input stops it. Possible if no decisions are left, or if all cards outside the
   * stock are face up and a win is proven.
   *
   * @returns Whether it started.
   */
  autoFinish(): boolean {
    return this.controller.startAutoFinish(true);
  }

  /** Pauses the clock and covers the table until the next move or {@link resume}. */
  pause(): void {
    if (!this.controller.isWaiting) this.controller.session.pause();
  }

  /** Resumes the clock. */
  resume(): void {
    if (!this.controller.isWaiting) this.controller.session.resume();
  }

  /**
   * The game as a JSON record of its moves, for {@link load}.
   *
   * @example
   * localStorage.setItem('my-game', JSON.stringify(table));
   */
  toJSON(): SavedGame {
    return this.controller.readableSession.game.toJSON();
  }

  /**
   * The saved game of this table that was set aside last: one that could not be restored, that was saved under another
   * definition of a custom game, or that another tab had saved. A list of at most one game.
   */
  get setAsideGames(): readonly SetAsideGame[] {
    const game = this.controller.persistence.setAside;
    return game ? [game] : [];
  }

  /**
   * Restores a game that was set aside, up to its first move that is no longer legal. The currently saved game is set
   * aside instead. A record that cannot be read dispatches `solitaire-error`, and the current game stays.
   *
   * @param key The key of the game, from {@link setAsideGames}.
   * @returns Whether the game was restored; `false` also if there is no game with this key.
   * @example
   * const [newest] = table.setAsideGames;
   * if (newest) table.restoreSetAside(newest.key);
   */
  restoreSetAside(key: string): boolean {
    return this.controller.restoreSetAside(key);
  }

  /**
   * Loads a saved game. An invalid record dispatches `solitaire-error`, and the current game stays.
   *
   * @param saved The record from {@link toJSON}, as an object.
   * @returns Whether the game was loaded.
   * @example
   * table.load(JSON.parse(localStorage.getItem('my-game')));
   */
  load(saved: unknown): boolean {
    return this.controller.load(saved);
  }
}
