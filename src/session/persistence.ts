// Everything that is stored for a table between visits: the current game, the statistics and the player's settings. All
// use one store; each kind of store fault is reported once.
import { variants } from '../engine/index.js';
import { isRegistered } from '../engine/registry.js';
import type { Store, StoreFault } from '../platform/store.js';
import { gameId, keyOf } from './game-key.js';
import { Autosave, savedVariant, type AutosaveFault } from './autosave.js';
import type { Session, SessionEvent } from './session.js';
import type { SetAsideGame } from './set-aside.js';
import { Settings } from './settings.js';
import { Statistics } from './statistics.js';

export class Persistence {
  readonly settings: Settings;
  readonly statistics: Statistics;
  readonly #store: Store;
  readonly #onFault: (fault: AutosaveFault) => void;
  readonly #reported = new Set<string>();
  #autosave: Autosave | undefined;

  constructor(store: Store, onFault: (fault: AutosaveFault) => void) {
    this.#store = {
      ...store,
      write: (key, text) => this.#checkWrite(store.write(key, text), key),
    };
    this.settings = new Settings(this.#store);
    this.statistics = new Statistics(this.#store);
    this.#onFault = onFault;
  }

  /** Selects the save of this name and restores it into the session. Returns whether a game was restored. */
  open(session: Session, name: string, setupKey: string): boolean {
    this.#autosave = new Autosave(this.#store, name, setupKey, this.#onFault);
    return this.#autosave.restore(session);
  }

  /** The variant id of the game saved under a name. The variant may be unregistered. */
  variantOf(name: string): string | undefined {
    return savedVariant(this.#store, name);
  }

  /**
   * Saves under another name from now on, also if {@link open} was not called before. The next change overwrites an
   * existing save there.
   */
  move(name: string, setupKey: string): void {
    this.#autosave ??= new Autosave(this.#store, name, setupKey, this.#onFault);
    this.#autosave.move(name);
  }

  /** Saves the game and updates the statistics after an event of the session. */
  record(event: SessionEvent, session: Session): void {
    if (event.kind === 'score' || event.kind === 'end') return;
    this.#autosave?.save(session);
    const { variant } = session.game;
    // an unregistered game with the id of a registered one is another game, so it is not counted
    const known = isRegistered(variant) || !variants.has(variant.id);
    if (known && (event.kind === 'move' || event.kind === 'undo')) this.#count(session);
  }

  /** The games that were set aside from the current save, newest first. */
  get setAside(): readonly SetAsideGame[] {
    return this.#autosave?.setAside ?? [];
  }

  /**
   * Restores a game that was set aside into the session.
   *
   * @returns whether there is such a game
   * @throws InvalidSaveError if it cannot be read
   */
  restoreSetAside(session: Session, key: string): boolean {
    return this.#autosave?.restoreSetAside(session, key) ?? false;
  }

  /** Called when the page becomes visible again: restores the game if another tab has saved it meanwhile. */
  refresh(session: Session): void {
    this.#autosave?.refresh(session);
  }

  /** Called when the page may be unloaded: saves the clock. */
  flush(session: Session): void {
    this.#autosave?.flush(session);
  }

  /**
   * Removes what is stored for a table: its game, the games set aside from it, the settings, and the statistics of this
   * variant. With `all`, removes everything that this package has stored for the site.
   */
  clear(variant: string, all = false): void {
    this.#autosave?.clear();
    this.settings.clear();
    this.statistics.forget(variant);
    if (all) for (const key of this.#store.keys()) this.#store.write(key, undefined);
  }

  #count(session: Session): void {
    const { position, game, day, wonOnce, cardsLeft } = session;
    const { score, net, moves } = position;
    this.statistics.record(keyOf(session), {
      id: gameId(game.toJSON()),
      won: wonOnce,
      seconds: Math.floor(session.elapsed),
      moves,
      score,
      net,
      left: cardsLeft,
      day,
    });
  }

  #checkWrite(code: StoreFault | undefined, key: string): StoreFault | undefined {
    if (code && !this.#reported.has(code)) {
      this.#reported.add(code);
      this.#onFault({ code, key });
    }
    return code;
  }
}
