// What a page can ask of a game: its figures, and what can be done with it. All of it is the sitting's; nothing here
// throws into the page.
import type { Move, Position, SavedGame, Status } from '../engine/index.js';
import type { Hint } from '../session/hints.js';
import type { SetAsideGame } from '../session/set-aside.js';
import { GameProperties } from './game-properties.js';
import type { Sitting } from './sitting.js';
import type { NewGame } from './wishes.js';

/** The properties and methods of `<solitaire-game>` that need no nodes. */
export abstract class GameActions extends GameProperties {
  protected abstract get sitting(): Sitting;

  /** The position, frozen. */
  get position(): Position {
    return this.sitting.session.position;
  }

  /** `playing`, `won` or `lost`. */
  get status(): Status {
    return this.position.status;
  }

  /** As the game counts it; `position.net` is score less stake. */
  get score(): number {
    return this.position.score;
  }

  /** Played time in seconds, from the first move on; it stands still while the page is hidden, or nothing is done. */
  get elapsed(): number {
    return this.sitting.session.elapsed;
  }

  /**
   * Deals another game: of this variant and with these options unless told otherwise, by chance without a
   * deal number, a date or a deck. A wrong setup raises `solitaire-error`, and the old game goes on.
   *
   * @returns the position, once it is shown
   */
  async newGame(wish: NewGame = {}): Promise<Position> {
    await this.sitting.newGame(wish);
    if (this.isConnected) await this.updateComplete;
    return this.position;
  }

  /** Deals the same cards again. */
  restart(): void {
    this.sitting.session.restart();
  }

  /** Takes the last move back, with what followed by itself; `false` when there is none. */
  undo(): boolean {
    return this.sitting.undo();
  }

  /** Makes the move again that was undone last; `false` when there is none. */
  redo(): boolean {
    return this.sitting.redo();
  }

  /** Makes a move; `false` when it is not allowed, or the page stopped it. */
  play(move: Move): boolean {
    return !this.sitting.session.game.explain(move) && this.sitting.request(move);
  }

  /**
   * Shows and says a move that leads on, and why; asked again, the next one.
   *
   * @returns the hint; nothing where no move leads on
   */
  hint(): Hint | undefined {
    return this.sitting.hint();
  }

  /**
   * Plays the rest by itself, until somebody stops it: where nothing is left to think about, or all but the stock
   * lies open and a way to win is proven; `false` where it is not so.
   */
  autoFinish(): boolean {
    return this.sitting.finish(true);
  }

  /** Stops the clock and covers the table until the next move or {@link resume}. */
  pause(): void {
    this.sitting.session.pause();
  }

  /** Lets the clock go on. */
  resume(): void {
    this.sitting.session.resume();
  }

  /** The game as a record of its moves, for {@link load}. */
  toJSON(): SavedGame {
    return this.sitting.session.game.toJSON();
  }

  /**
   * The saved games that were set aside from the place where this table's game is kept, the newest first: those that
   * could not be restored, or that were saved under another definition of a custom game. Of all of them the newest three
   * and the three longest of the others are kept.
   */
  get setAsideGames(): readonly SetAsideGame[] {
    return this.sitting.books.setAside;
  }

  /**
   * Goes on with a game that was set aside, as far as its moves are legal now. The saved game in its place is set aside.
   * What cannot be read raises `solitaire-error`, and the old game goes on.
   *
   * @param key its key, from {@link setAsideGames}
   * @returns whether the game goes on with it
   * @example
   * const [newest] = table.setAsideGames;
   * if (newest) table.restoreSetAside(newest.key);
   */
  restoreSetAside(key: string): boolean {
    return this.sitting.restoreSetAside(key);
  }

  /** Goes on with a saved game. What cannot be read raises `solitaire-error`, and the old game goes on. */
  load(saved: unknown): boolean {
    return this.sitting.load(saved);
  }
}
