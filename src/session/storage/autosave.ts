// Saves the current game in the store and restores it on the next visit. To restore a save, all its moves are replayed,
// which validates it completely before it replaces anything. A save that cannot be restored is set aside
// (set-aside.ts).
import { Game, SolitaireError, variants } from '../../engine/index.js';
import { MOST_MOVES } from '../../engine/limits.js';
import { fingerprintOf, isRegistered } from '../../engine/registry.js';
import type { Store, StoreFault } from '../../platform/store.js';
import type { Session, SessionRecord } from '../session.js';
import { toJson } from '../../engine/json.js';
import { ASIDE, describeSetAside, type SetAsideGame } from './set-aside.js';

/**
 * `save-conflict`: another tab saved under the same key. `save-limit`: the game has more moves than a save may have;
 * the last save before the limit stays. `save-changed`: the rules have changed, and only a part of the game was
 * restored. `other-definition`: the custom game had another definition when it was saved, and the page requests another
 * setup.
 */
export type AutosaveFault =
  | { readonly code: StoreFault | 'save-conflict' | 'save-limit'; readonly key: string }
  | { readonly code: string; readonly key: string; readonly aside: string };

interface SavedEntry {
  readonly format: number;
  /** The key of the setup that the page requested when the game was started. The name is part of the stored format. */
  readonly wish: string;
  readonly record: SessionRecord;
  /** The fingerprint of the description of a custom game. */
  readonly definition?: string;
  /** The date of the last move. */
  readonly played?: string;
}

const FORMAT = 1;
/** The maximum length of a save: the moves of the game and the bookmark, and the indexes of automatic moves of both. */
const LONGEST = 2_000_000;
const PREFIX = 'solitaire-elements:game:';

export class Autosave {
  readonly #store: Store;
  #key: string;
  readonly #setupKey: string;
  readonly #onFault: (fault: AutosaveFault) => void;
  /** The text in the store when this table last read or wrote it. */
  #text: string | undefined;
  /** Whether that text is a save of this table's game. */
  #owns = false;
  /**
   * Why the game continues in memory only, if it does: another tab saved under this key, or a text that cannot be
   * restored stays there because there is no space for a copy.
   */
  #stopped: 'conflict' | 'no-space' | undefined;
  /** Whether the game is too long to be saved, which has been reported. */
  #full = false;

  /** @param setupKey the setup that the page requests; only a save with the same setup key is restored */
  constructor(store: Store, key: string, setupKey: string, onFault: (fault: AutosaveFault) => void) {
    this.#store = store;
    this.#key = PREFIX + key;
    this.#setupKey = setupKey;
    this.#onFault = onFault;
  }

  /** Restores the saved game into the session. Returns whether there was one that could be restored. */
  restore(session: Session): boolean {
    const text = (this.#text = this.#store.read(this.#key));
    if (text === undefined) return false;
    if (text.length > LONGEST) {
      this.#setTextAside(text, 'too-large');
      return false;
    }
    try {
      const { format, wish: setupKey, record, definition } = parse(text);
      if (format === FORMAT && typeof setupKey === 'string') {
        if (setupKey !== this.#setupKey) {
          if (isRedefined(record, definition)) this.#setTextAside(text, 'other-definition');
          return false;
        }
        session.restore(record);
        this.#owns = true;
        if (session.game.toJSON().digest !== record.game.digest) this.#setTextAside(text, 'save-changed');
        return true;
      }
      this.#setTextAside(text, typeof format === 'number' && format > FORMAT ? 'future-format' : 'malformed');
    } catch (error) {
      if (!(error instanceof SolitaireError)) throw error;
      this.#setTextAside(text, error.code);
    }
    return false;
  }

  /** Called when the browser restores the page from its back/forward cache: restores the game if another tab has saved it meanwhile. */
  refresh(session: Session): void {
    if (!this.#isChanged) return;
    const before = this.#text;
    const stopped = this.#stopped;
    this.#reset();
    if (this.restore(session)) return;
    this.#stopped ??= stopped;
    // keep the previous text, so that the other tab's save still counts as foreign and is not overwritten
    this.#text = before;
  }

  /** Saves under another key from now on. The next change overwrites an existing save there. */
  move(key: string): void {
    this.#key = PREFIX + key;
    this.#text = this.#store.read(this.#key);
    // a conflict concerns the previous key only
    this.#reset();
  }

  /** Saves the game, unless another tab has saved under this key since this table last did. */
  save(session: Session): void {
    const { game } = session;
    // a save names its variant by id, so a game with an unregistered variant could not be restored
    if (this.#stopped || !isRegistered(game.variant)) return;
    if (this.#isForeign) {
      this.#stopped = 'conflict';
      this.#onFault({ code: 'save-conflict', key: this.#key });
      return;
    }
    const full = game.moves > MOST_MOVES;
    if (full && !this.#full) this.#onFault({ code: 'save-limit', key: this.#key });
    this.#full = full;
    // the save made at the limit stays
    if (full && this.#owns) return;
    const definition = fingerprintOf(game.variant);
    const kept: SavedEntry = {
      format: FORMAT,
      wish: this.#setupKey,
      played: session.today,
      record: session.toRecord(),
      ...(definition && { definition }),
    };
    this.#store.write(this.#key, (this.#text = toJson(kept)));
    this.#owns = true;
  }

  /**
   * Called when the page may be unloaded: saves the clock of a game that this table has saved or restored, unless the
   * save was changed or removed since.
   */
  flush(session: Session): void {
    if (this.#owns && this.#store.read(this.#key) === this.#text) this.save(session);
  }

  /**
   * Called when another game is dealt: ends a conflict with another tab, whose game is set aside, so that the new game
   * is saved. Without space for that, the conflict stays.
   */
  endConflict(): void {
    if (this.#stopped !== 'conflict') return;
    const saved = this.#store.read(this.#key);
    if (saved !== undefined && !this.#backUp(saved)) return;
    this.#text = saved;
    this.#reset();
  }

  /** Removes the save, even one of another tab, and the games set aside. Ends a conflict: the game is saved again. */
  clear(): void {
    this.#reset();
    this.#store.write(this.#key, undefined);
    this.#store.write(this.#asideKey, undefined);
  }

  /** The game that was set aside from this key, if there is one. */
  get setAside(): SetAsideGame | undefined {
    const text = this.#store.read(this.#asideKey);
    return text === undefined ? undefined : describeSetAside(this.#asideKey, text);
  }

  /**
   * Restores the game that was set aside into the session. The current save is set aside in its place.
   *
   * @returns Whether there is such a game, and space to set the current save aside.
   * @throws InvalidSaveError if it cannot be read; the current game and the text set aside then stay
   */
  restoreSetAside(session: Session, key: string): boolean {
    const text = key === this.#asideKey ? this.#store.read(key) : undefined;
    if (text === undefined) return false;
    const { record } = parse(text);
    const saved = this.#store.read(this.#key);
    // validate first: restoring saves the game, which would overwrite the current save
    Game.fromJSON((Object(record) as Partial<SessionRecord>).game);
    if (saved !== undefined && saved !== text && !this.#backUp(saved)) return false;
    this.#text = saved;
    this.#stopped = undefined;
    session.restore(record);
    const isComplete = session.game.toJSON().digest === record.game.digest;
    // only a part was restored, so the text stays
    if (!isComplete) this.#backUp(text);
    else if (saved === undefined || saved === text) this.#store.write(key, undefined);
    return true;
  }

  /** The text under the key is no save of this table, which may save again. */
  #reset(): void {
    this.#owns = false;
    this.#stopped = undefined;
  }

  get #asideKey(): string {
    return this.#key + ASIDE;
  }

  /** Keeps a text as the backup, in place of an older one. @returns Whether there was space for it. */
  #backUp(text: string): boolean {
    const old = this.#store.read(this.#asideKey);
    if (old === text || !this.#store.write(this.#asideKey, text)) return true;
    this.#store.write(this.#asideKey, old);
    return false;
  }

  /** Whether another table has saved under this key since this one last read or wrote it. */
  get #isChanged(): boolean {
    const text = this.#store.read(this.#key);
    return text !== undefined && text !== this.#text;
  }

  /**
   * Whether another table has played on. A page that is left saves its clock, in Chromium even after the page before it
   * was restored from the back/forward cache: that is no conflict.
   */
  get #isForeign(): boolean {
    const text = this.#store.read(this.#key);
    if (text === undefined || text === this.#text) return false;
    return this.#text === undefined || withoutClock(text) !== withoutClock(this.#text);
  }

  #setTextAside(text: string, code: string): void {
    // remove the save first: a full store then has space for the copy
    if (!this.#owns) this.#store.write(this.#key, undefined);
    if (this.#backUp(text)) {
      this.#onFault({ code, key: this.#key, aside: this.#asideKey });
      return;
    }
    // no space for a copy, which persistence.ts reports: the text stays, and the game on the table is not saved
    if (!this.#owns) this.#store.write(this.#key, text);
    this.#stopped = 'no-space';
  }
}

/** The variant id of the game saved under a name; `undefined` if there is none. */
export function savedVariant(store: Store, name: string): string | undefined {
  const text = store.read(PREFIX + name);
  return text === undefined ? undefined : variantOf(parse(text).record);
}

function variantOf(record: unknown): string | undefined {
  const { variant } = Object((Object(record) as Partial<SessionRecord>).game) as { variant?: unknown };
  return typeof variant === 'string' ? variant : undefined;
}

/** A save without the values that change while nobody plays: the clock, its date and the result of a search. */
function withoutClock(text: string): string {
  const entry = parse(text);
  const record = { ...entry.record, seconds: undefined, search: undefined };
  return toJson({ ...entry, played: undefined, record });
}

/** Whether a save belongs to a custom game that now has another definition. */
function isRedefined(record: unknown, definition: unknown): boolean {
  const now = variants.get(variantOf(record) ?? '');
  return now !== undefined && typeof definition === 'string' && fingerprintOf(now) !== definition;
}

function parse(text: string): SavedEntry {
  try {
    return Object(JSON.parse(text)) as SavedEntry;
  } catch {
    return Object() as SavedEntry;
  }
}
