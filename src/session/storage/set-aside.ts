// Saved games that were set aside because they could not be restored or were replaced by another game: the newest three
// of each key, numbered in the order in which they were added, `:aside`, `:aside-2`, …
import { variants, type SavedGame } from '../../engine/index.js';
import type { Store } from '../../platform/store.js';

const MOST = 3;
/** The end of the key of a text set aside. */
export const ASIDE = /:aside(?:-([2-9]|[1-9]\d{1,8}))?$/;

/** A saved game that was set aside. */
export interface SetAsideGame {
  /** Its key in `localStorage`, for `restoreSetAside()`. */
  readonly key: string;
  /** The id of its variant; `undefined` if the text cannot be read or the variant is not registered. */
  readonly variant: string | undefined;
  /** The deal number; `undefined` for a given deck, or if the text cannot be read. */
  readonly deal: number | undefined;
  /** The number of moves without undone ones; 0 if the text cannot be read. */
  readonly moves: number;
  /** The date of the last move, such as `2026-11-21`, if the text contains one. */
  readonly played: string | undefined;
}

/**
 * Reads the description of a game from its text. The moves are not replayed, so a damaged text may give wrong values.
 */
function described(key: string, text: string): SetAsideGame {
  try {
    const { record, played } = Object(JSON.parse(text)) as { record?: unknown; played?: unknown };
    const { game } = Object(record) as { game?: unknown };
    const { variant, deal, cursor, moves } = Object(game) as Partial<Record<keyof SavedGame, unknown>>;
    if (typeof variant === 'string' && variants.has(variant))
      return {
        key,
        variant,
        deal: typeof deal === 'number' ? deal : undefined,
        moves: Array.isArray(moves) ? Math.min(moves.length, Number(cursor) || 0) : 0,
        played: typeof played === 'string' ? played.slice(0, 10) : undefined,
      };
  } catch {
    // not JSON
  }
  return { key, variant: undefined, deal: undefined, moves: 0, played: undefined };
}

/** The games that were set aside from one key. */
export class SetAside {
  readonly #store: Store;
  readonly #key: string;

  constructor(store: Store, key: string) {
    this.#store = store;
    this.#key = key;
  }

  /** The numbers of the games, newest first. */
  get #numbers(): readonly number[] {
    return this.#store
      .keys()
      .flatMap((key) => (key.startsWith(this.#key) ? [ASIDE.exec(key.slice(this.#key.length))] : []))
      .flatMap((found) => (found?.index === 0 ? [Number(found[1] ?? 1)] : []))
      .sort((a, b) => b - a);
  }

  /** The games, newest first. */
  get games(): readonly SetAsideGame[] {
    return this.#numbers.map((number) => {
      const key = this.#keyOf(number);
      return described(key, this.#store.read(key) ?? '');
    });
  }

  /** The text of a game; `undefined` if the key is not one of {@link games}. */
  read(key: string): string | undefined {
    return this.games.some((game) => game.key === key) ? this.#store.read(key) : undefined;
  }

  /** Sets a text aside, unless it already is. @returns its key; `undefined` if there is no space for it */
  add(text: string): string | undefined {
    const { games } = this;
    const existing = games.find(({ key }) => this.#store.read(key) === text);
    if (existing) return existing.key;
    const key = this.#keyOf((this.#numbers[0] ?? 0) + 1);
    const oldest = games.slice(MOST - 1).map((one) => [one.key, this.#store.read(one.key)] as const);
    // remove old texts first: a full store could not hold both
    for (const [old] of oldest) this.remove(old);
    if (!this.#store.write(key, text)) return key;
    for (const [old, oldText] of oldest) this.#store.write(old, oldText);
    this.remove(key);
    return undefined;
  }

  remove(key: string): void {
    this.#store.write(key, undefined);
  }

  clear(): void {
    for (const { key } of this.games) this.remove(key);
  }

  #keyOf(number: number): string {
    return this.#key + (number > 1 ? `:aside-${number}` : ':aside');
  }
}
