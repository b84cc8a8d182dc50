// Keeps the game in play from visit to visit. A save is a record that is played again, and so checked fully,
// before it replaces anything; what cannot be read is set aside, the newest such text for each name.
import { SolitaireError, variants } from '../engine/index.js';
import type { Store, StoreFault } from '../platform/store.js';
import type { Session, SessionRecord } from './session.js';

/** `save-conflict`: another tab saved here. `save-changed`: rules have changed, a part of the game is kept. */
export type KeeperFault =
  | { readonly code: StoreFault | 'save-conflict'; readonly key: string }
  | { readonly code: string; readonly key: string; readonly aside: string };

interface Kept {
  readonly format: number;
  /** What the page wished for when the game was started. */
  readonly wish: string;
  readonly record: SessionRecord;
}

const FORMAT = 1;
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
    try {
      const { format, wish, record } = parse(text);
      if (format === FORMAT && typeof wish === 'string') {
        if (wish !== this.#wish) return false;
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
    // a described game could not be restored without its description
    if (this.#ousted || variants.get(game.variant.id) !== game.variant) return;
    if (this.#isForeign) {
      this.#ousted = true;
      this.#tell({ code: 'save-conflict', key: this.#key });
      return;
    }
    const kept: Kept = { format: FORMAT, wish: this.#wish, record: session.toRecord() };
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
    this.#store.write(`${this.#key}:aside`, undefined);
  }

  /** Whether another table saved here since this one did. */
  get #isForeign(): boolean {
    const text = this.#store.read(this.#key);
    return text !== undefined && text !== this.#text;
  }

  #setAside(text: string, code: string): void {
    const aside = `${this.#key}:aside`;
    // in this order: a full store then has room for it
    if (!this.#mine) this.#store.write(this.#key, undefined);
    this.#store.write(aside, text);
    this.#tell({ code, key: this.#key, aside });
  }
}

function parse(text: string): Kept {
  try {
    return Object(JSON.parse(text)) as Kept;
  } catch {
    return Object() as Kept;
  }
}
