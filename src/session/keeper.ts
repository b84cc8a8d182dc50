// Keeps the game in play from visit to visit. A save is a record that is played again, and so checked fully,
// before it replaces anything. What cannot be restored is set aside (set-aside.ts).
import { Game, SolitaireError, variants } from '../engine/index.js';
import { MOST_MOVES } from '../engine/limits.js';
import { fingerprintOf, isRegistered } from '../engine/registry.js';
import type { Store, StoreFault } from '../platform/store.js';
import type { Session, SessionRecord } from './session.js';
import { SetAside, type SetAsideGame } from './set-aside.js';

/**
 * `save-conflict`: another tab saved here. `save-limit`: the game has more moves than a save may have; it is kept as it
 * stood before. `save-changed`: rules have changed, a part of the game is kept.
 * `other-definition`: the custom game was defined otherwise, and the page asks for a game that differs from the saved one.
 */
export type KeeperFault =
  | { readonly code: StoreFault | 'save-conflict' | 'save-limit'; readonly key: string }
  | { readonly code: string; readonly key: string; readonly aside: string };

interface Kept {
  readonly format: number;
  /** What the page wished for when the game was started. */
  readonly wish: string;
  readonly record: SessionRecord;
  /** Which description of a custom game it is a game of. */
  readonly definition?: string;
  /** The date of the last move, for limited-store.ts: the games that were not played for the longest time are removed first. */
  readonly played?: string;
}

const FORMAT = 1;
/** The longest text that is read: a game, a bookmark, and for each move of both whether it was automatic. */
const LONGEST = 2_000_000;
const PREFIX = 'solitaire-elements:game:';

export class Keeper {
  readonly #store: Store;
  #key: string;
  readonly #wish: string;
  readonly #tell: (fault: KeeperFault) => void;
  /** What stands in the store as far as this table knows. */
  #text: string | undefined;
  /** That is this table's game. */
  #mine = false;
  /** Another tab saved here: the game goes on in memory. */
  #ousted = false;
  /** The game has become too long to be saved, which has been told. */
  #full = false;

  /** `wish`: what the page wishes for; a save is restored only under the same wish. */
  constructor(store: Store, key: string, wish: string, tell: (fault: KeeperFault) => void) {
    this.#store = store;
    this.#key = PREFIX + key;
    this.#wish = wish;
    this.#tell = tell;
  }

  /** Lets the session go on with what was saved; whether it does. */
  restore(session: Session): boolean {
    const text = (this.#text = this.#store.read(this.#key));
    if (text === undefined) return false;
    if (text.length > LONGEST) {
      this.#setAside(text, 'too-large');
      return false;
    }
    try {
      const { format, wish, record, definition } = parse(text);
      if (format === FORMAT && typeof wish === 'string') {
        if (wish !== this.#wish) {
          if (isRedefined(record, definition)) this.#setAside(text, 'other-definition');
          return false;
        }
        session.restore(record);
        this.#mine = true;
        if (session.game.toJSON().digest !== record.game.digest) this.#setAside(text, 'save-changed');
        return true;
      }
      this.#setAside(text, typeof format === 'number' && format > FORMAT ? 'future-format' : 'malformed');
    } catch (error) {
      if (!(error instanceof SolitaireError)) throw error;
      this.#setAside(text, error.code);
    }
    return false;
  }

  /** The page is back after a while: goes on with what was played elsewhere meanwhile. */
  refresh(session: Session): void {
    if (!this.#isForeign) return;
    const before = this.#text;
    this.#mine = false;
    if (this.restore(session)) this.#ousted = false;
    // what is still there is not this table's to write over
    else this.#text = before;
  }

  /** Goes on under another name; what was kept there makes way at the next change. */
  move(key: string): void {
    this.#key = PREFIX + key;
    this.#text = this.#store.read(this.#key);
    this.#mine = false;
  }

  /** Saves the game, unless another tab has saved its own here since. */
  keep(session: Session): void {
    const { game } = session;
    // a game that is not known by name could not be restored
    if (this.#ousted || !isRegistered(game.variant)) return;
    if (this.#isForeign) {
      this.#ousted = true;
      this.#tell({ code: 'save-conflict', key: this.#key });
      return;
    }
    const full = game.moves > MOST_MOVES;
    if (full && !this.#full) this.#tell({ code: 'save-limit', key: this.#key });
    this.#full = full;
    // what is saved is the game as it stood at the limit
    if (full && this.#mine) return;
    const definition = fingerprintOf(game.variant);
    const kept: Kept = {
      format: FORMAT,
      wish: this.#wish,
      played: session.today,
      record: session.toRecord(),
      ...(definition && { definition }),
    };
    this.#store.write(this.#key, (this.#text = JSON.stringify(kept)));
    this.#mine = true;
  }

  /** The page may go for good: saves the clock of a game that is kept here, never one that was only looked at. */
  flush(session: Session): void {
    if (this.#mine && !this.#isForeign) this.keep(session);
  }

  /** Forgets the save, whichever tab's it is, and what was set aside; this table may save again. */
  clear(): void {
    this.#ousted = this.#mine = false;
    this.#store.write(this.#key, undefined);
    this.#aside.clear();
  }

  /** The games that were set aside from here, the newest first. */
  get setAside(): readonly SetAsideGame[] {
    return this.#aside.games;
  }

  /**
   * Lets the session go on with a game that was set aside. What was saved here is set aside in its place.
   *
   * @returns whether there is such a game
   * @throws InvalidSaveError where it cannot be read; the game in play then goes on, and the text stays where it is
   */
  restoreSetAside(session: Session, key: string): boolean {
    const text = this.#aside.read(key);
    if (text === undefined) return false;
    const { record } = parse(text);
    const saved = this.#store.read(this.#key);
    // read once without consequences, since the session saves what it goes on with
    Game.fromJSON((Object(record) as Partial<SessionRecord>).game);
    if (saved !== undefined && saved !== text) this.#aside.add(saved);
    this.#text = saved;
    this.#ousted = false;
    session.restore(record);
    if (session.game.toJSON().digest === record.game.digest) this.#aside.remove(key);
    // the one that was saved may have taken its place
    else this.#aside.add(text);
    return true;
  }

  get #aside(): SetAside {
    return new SetAside(this.#store, this.#key);
  }

  /** Whether another table saved here since this one did. */
  get #isForeign(): boolean {
    const text = this.#store.read(this.#key);
    return text !== undefined && text !== this.#text;
  }

  #setAside(text: string, code: string): void {
    // in this order: a full store then has room for it
    if (!this.#mine) this.#store.write(this.#key, undefined);
    this.#tell({ code, key: this.#key, aside: this.#aside.add(text) });
  }
}

/** The id of the game that is saved under a name, where one is. */
export function savedVariant(store: Store, name: string): string | undefined {
  const text = store.read(PREFIX + name);
  return text === undefined ? undefined : variantOf(parse(text).record);
}

function variantOf(record: unknown): string | undefined {
  const { variant } = Object((Object(record) as Partial<SessionRecord>).game) as { variant?: unknown };
  return typeof variant === 'string' ? variant : undefined;
}

/** Whether a saved game is of a custom game that is defined otherwise now. */
function isRedefined(record: unknown, definition: unknown): boolean {
  const now = variants.get(variantOf(record) ?? '');
  return now !== undefined && typeof definition === 'string' && fingerprintOf(now) !== definition;
}

function parse(text: string): Kept {
  try {
    return Object(JSON.parse(text)) as Kept;
  } catch {
    return Object() as Kept;
  }
}
