// The page's storage for saved games, which can be made to fail as it does in real browsers.
import { type SavedGame } from '../../src/engine.js';

const PREFIX = 'solitaire-elements:';
const METHODS = ['getItem', 'setItem', 'removeItem'] as const;

/** `full`: writing fails; `unreadable`: reading fails; `locked`: both fail. */
export type StorageFault = 'full' | 'unreadable' | 'locked';

const FAILING: Readonly<Record<StorageFault, readonly (typeof METHODS)[number][]>> = {
  full: ['setItem'],
  unreadable: ['getItem'],
  locked: METHODS,
};

/** A saved game. */
interface Kept {
  readonly game: SavedGame;
  readonly seconds: number;
  readonly won: boolean;
  readonly previous?: Kept;
}

export class FaultyStorage {
  #fault: StorageFault | undefined;
  /** Error codes that a table may report because the storage failed. */
  readonly #reportable = new Set<string>();
  /** The original methods. */
  readonly #real = Object.fromEntries(
    METHODS.map((name) => [name, Object.getOwnPropertyDescriptor(Storage.prototype, name) ?? {}]),
  );

  get readable(): boolean {
    return this.#fault === undefined || this.#fault === 'full';
  }

  get writable(): boolean {
    return this.#fault === undefined;
  }

  get mayReport(): readonly string[] {
    return [...this.#reportable];
  }

  fail(fault: StorageFault): void {
    this.heal();
    this.#fault = fault;
    this.#reportable.add(fault === 'full' ? 'storage-full' : 'storage-unavailable');
    // an unreadable game is found later, and stays unchanged
    if (fault !== 'full') this.#reportable.add('save-conflict');
    for (const name of FAILING[fault]) {
      Object.defineProperty(Storage.prototype, name, {
        configurable: true,
        writable: true,
        value: () => {
          throw new DOMException(fault, fault === 'full' ? 'QuotaExceededError' : 'SecurityError');
        },
      });
    }
  }

  heal(): void {
    this.#fault = undefined;
    for (const name of METHODS) Object.defineProperty(Storage.prototype, name, this.#real[name] ?? {});
  }

  /** Clears all data, as when a user clears the page's data. */
  empty(): void {
    for (const key of this.#keys) Reflect.deleteProperty(localStorage, key);
  }

  get #keys(): string[] {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  }

  /** The only saved game. */
  get text(): string | null {
    const key = this.#keys.find((name) => name.startsWith(`${PREFIX}game:`) && !name.endsWith(':aside'));
    // by its name, because the methods may fail
    return key === undefined ? null : String((localStorage as unknown as Record<string, unknown>)[key]);
  }

  get #record(): Kept | undefined {
    const { text } = this;
    if (text === null) return undefined;
    return (JSON.parse(text) as { record: Kept }).record;
  }

  get game(): SavedGame | undefined {
    return this.#record?.game;
  }

  /** The previous game, which undo restores. */
  get previous(): { readonly game: SavedGame; readonly won: boolean } | undefined {
    const { previous } = this.#record ?? {};
    return previous && { game: previous.game, won: previous.won };
  }

  /** The saved time. */
  get seconds(): number {
    return this.#record?.seconds ?? 0;
  }

  get won(): boolean {
    return this.#record?.won === true;
  }
}
