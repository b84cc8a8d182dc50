// Everything that is stored for a table between visits: the current game, the statistics and the player's settings. All
// use one store; each kind of store fault is reported once.
import { rated } from '../../engine/aim.js';
import { variants, type SavedGame } from '../../engine/index.js';
import type { Options } from '../../engine/options.js';
import { isRegistered } from '../../engine/registry.js';
import type { Store, StoreFault } from '../../platform/store.js';
import { gameId, keyOf, type KeySource } from './game-key.js';
import { Autosave, savedVariant, type AutosaveFault } from './autosave.js';
import type { Session, SessionEvent, SessionRecord } from '../session.js';
import type { SetAsideGame } from './set-aside.js';
import { Settings } from './settings.js';
import { Statistics, type StatisticsFault } from './statistics.js';

/** What went wrong with stored data. */
export type PersistenceFault = AutosaveFault | StatisticsFault;

/** A game in the statistics. */
interface Counted {
  readonly key: string;
  readonly id: string;
}

const counted = (source: KeySource, saved: SavedGame): Counted => ({ key: keyOf(source), id: gameId(saved) });

/** The session's game; `undefined` for one that does not start at its deal, which does not count. */
const countedOf = (session: Session): Counted | undefined =>
  session.startLine.length ? undefined : counted(session, session.game.toJSON());

/** The game of a record, which a store may have changed. */
function countedIn({ game, random, start }: Partial<SessionRecord>): Counted | undefined {
  const variant = variants.get(String(game?.variant));
  if (!game || !variant || start) return undefined;
  return counted({ game: { variant }, position: { options: Object(game.options) as Options }, random }, game);
}

export class Persistence {
  readonly settings: Settings;
  readonly statistics: Statistics;
  readonly #store: Store;
  readonly #onFault: (fault: PersistenceFault) => void;
  readonly #reported = new Set<string>();
  #autosave: Autosave | undefined;
  #name = '';
  /** The game of this table that was played last. It counts with the first change of one that replaces it. */
  #last: Counted | undefined;
  /** Whether another game was dealt since, or the same one again. */
  #isReplaced = false;

  constructor(store: Store, onFault: (fault: PersistenceFault) => void) {
    this.#store = {
      ...store,
      write: (key, text) => this.#checkWrite(store.write(key, text), key),
    };
    this.settings = new Settings(this.#store);
    this.statistics = new Statistics(this.#store, onFault);
    this.#onFault = onFault;
  }

  /** Selects the save of this name and restores it into the session. Returns whether a game was restored. */
  open(session: Session, name: string, setupKey: string): boolean {
    this.#autosave = new Autosave(this.#store, name, setupKey, this.#onFault);
    const restored = this.#autosave.restore(session);
    const { previous } = session;
    // another save can still be continued
    if (restored || name !== this.#name)
      this.#last = restored ? (previous ? countedIn(previous) : countedOf(session)) : undefined;
    this.#isReplaced = !restored || previous !== undefined;
    this.#name = name;
    return restored;
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

  /** Saves the game, even one without moves. */
  save(session: Session): void {
    this.#autosave?.save(session);
  }

  /** Saves the game and updates the statistics after an event of the session. */
  record(event: SessionEvent, session: Session): void {
    if (event.kind === 'score' || event.kind === 'end') return;
    if (event.kind === 'deal' && !event.restored) this.#autosave?.endConflict();
    this.save(session);
    if (event.kind === 'deal') {
      const { id, key } = countedOf(session) ?? {};
      this.#isReplaced = !(event.restored && id === this.#last?.id && key === this.#last?.key);
    }
    const { variant } = session.game;
    // an unregistered game with the id of a registered one is another game, so it is not counted
    const known = isRegistered(variant) || !variants.has(variant.id);
    if (known && (event.kind === 'move' || event.kind === 'undo')) this.#count(session);
  }

  /** The game that was set aside from the current save, if there is one. */
  get setAside(): SetAsideGame | undefined {
    return this.#autosave?.setAside;
  }

  /**
   * Restores the game that was set aside into the session.
   *
   * @returns Whether there is such a game, and space to set the current save aside.
   * @throws InvalidSaveError if it cannot be read
   */
  restoreSetAside(session: Session, key: string): boolean {
    return this.#autosave?.restoreSetAside(session, key) ?? false;
  }

  /** Called when the browser restores the page from its back/forward cache: restores the game if another tab has saved it meanwhile. */
  refresh(session: Session): void {
    this.#autosave?.refresh(session);
  }

  /** Called when the page may be unloaded: saves the clock. */
  flush(session: Session): void {
    this.#autosave?.flush(session);
  }

  /**
   * Removes the stored data of a table: its game, the games set aside from it, the settings, and the statistics of this
   * variant. With `all`, removes everything that this package has stored for the site.
   */
  clear(variant: string, all = false): void {
    this.#autosave?.clear();
    this.settings.clear();
    this.statistics.forget(variant);
    if (all) for (const key of this.#store.keys()) this.#store.write(key, undefined);
  }

  #count(session: Session): void {
    const { position, day, wonOnce, cardsLeft, game } = session;
    const { score, net, moves, status } = position;
    const own = countedOf(session);
    if (!own) return;
    const { key, id } = own;
    if (this.#isReplaced && this.#last) this.statistics.close(this.#last.key, this.#last.id);
    this.#isReplaced = false;
    this.#last = own;
    this.statistics.record(key, {
      id,
      won: wonOnce,
      open: status === 'playing' && !wonOnce,
      seconds: Math.floor(session.elapsed),
      moves,
      score: rated(game.description, score),
      net,
      left: cardsLeft,
      day,
    });
  }

  #checkWrite(code: StoreFault | undefined, key: string): StoreFault | undefined {
    if (code && !this.#reported.has(code)) {
      this.#reported.add(code);
      // a text that could not be set aside stays under the key of its game
      this.#onFault({ code, key: key.replace(/:aside$/, '') });
    }
    return code;
  }
}
