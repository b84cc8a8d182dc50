// What is kept of a table between visits: the game in play, how its games ended, and what the player chose. One
// store holds it all; faults of the store are told once each.
import { variants } from '../engine/index.js';
import { isRegistered } from '../engine/registry.js';
import type { Store, StoreFault } from '../platform/store.js';
import { gameId, gameKey } from './game-key.js';
import { Keeper, savedVariant, type KeeperFault } from './keeper.js';
import type { Session, SessionEvent } from './session.js';
import type { SetAsideGame } from './set-aside.js';
import { Settings } from './settings.js';
import { Statistics } from './statistics.js';

export class Books {
  readonly settings: Settings;
  readonly statistics: Statistics;
  readonly #store: Store;
  readonly #tell: (fault: KeeperFault) => void;
  readonly #told = new Set<string>();
  #keeper: Keeper | undefined;

  constructor(store: Store, tell: (fault: KeeperFault) => void) {
    this.#store = {
      ...store,
      write: (key, text) => this.#note(store.write(key, text), key),
    };
    this.settings = new Settings(this.#store);
    this.statistics = new Statistics(this.#store);
    this.#tell = tell;
  }

  /** Opens the page of this name, and lets the session go on with what was saved there; whether it does. */
  open(session: Session, name: string, wish: string): boolean {
    this.#keeper = new Keeper(this.#store, name, wish, this.#tell);
    return this.#keeper.restore(session);
  }

  /** The id of the game that is saved under a name; it may be of a game that is not known. */
  variantOf(name: string): string | undefined {
    return savedVariant(this.#store, name);
  }

  /** Goes on under another name, or in these books from now on; what was kept there makes way. */
  move(name: string, wish: string): void {
    this.#keeper ??= new Keeper(this.#store, name, wish, this.#tell);
    this.#keeper.move(name);
  }

  /** Enters what happened. */
  enter(event: SessionEvent, session: Session): void {
    if (event.kind === 'score' || event.kind === 'end') return;
    this.#keeper?.keep(session);
    const { variant } = session.game;
    // a described game that has the name of another is not that one
    const known = isRegistered(variant) || !variants.has(variant.id);
    if (known && (event.kind === 'move' || event.kind === 'undo')) this.#count(session);
  }

  /** The games that were set aside from here, the newest first. */
  get setAside(): readonly SetAsideGame[] {
    return this.#keeper?.setAside ?? [];
  }

  /** Lets the session go on with a game that was set aside; whether there is such a game. @throws InvalidSaveError */
  restoreSetAside(session: Session, key: string): boolean {
    return this.#keeper?.restoreSetAside(session, key) ?? false;
  }

  /** The page is back after a while. */
  refresh(session: Session): void {
    this.#keeper?.refresh(session);
  }

  /** The page may go for good. */
  flush(session: Session): void {
    this.#keeper?.flush(session);
  }

  /**
   * Forgets what is kept of a table: its game, what was set aside of it, the choices, and the statistics of this variant;
   * with `all`, everything that this package has stored for the site.
   */
  clear(variant: string, all = false): void {
    this.#keeper?.clear();
    this.settings.clear();
    this.statistics.forget(variant);
    if (all) for (const key of this.#store.keys()) this.#store.write(key, undefined);
  }

  #count(session: Session): void {
    const { position, game, day, wonOnce, cardsLeft } = session;
    const { score, net, moves, options } = position;
    this.statistics.record(gameKey(game.variant, options), {
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

  #note(code: StoreFault | undefined, key: string): StoreFault | undefined {
    if (code && !this.#told.has(code)) {
      this.#told.add(code);
      this.#tell({ code, key });
    }
    return code;
  }
}
