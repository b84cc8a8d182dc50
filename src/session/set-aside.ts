// Saved games that were set aside because they could not be restored, or made way for another. The newest three are
// kept, and of the older ones the three longest: a game is never given up for a shorter one, or for one of an unknown
// variant. They are numbered in the order in which they came: `:aside`, `:aside-2`, …
import { variants, type SavedGame } from '../engine/index.js';
import type { Store } from '../platform/store.js';

const NEWEST = 3;
const LONGEST = 3;
const ASIDE = /^:aside(?:-(\d{1,9}))?$/;

/** A saved game that was set aside. */
export interface SetAsideGame {
  /** Its key in `localStorage`, for `restoreSetAside()`. */
  readonly key: string;
  /** The variant it names; nothing where the text cannot be read, or the page does not know the variant. */
  readonly variant: string | undefined;
  /** The deal number; nothing for a given deck, or where the text cannot be read. */
  readonly deal: number | undefined;
  /** How many moves it has, undone ones not included; 0 where the text cannot be read. */
  readonly moves: number;
  /** The date of the last move, `2026-11-21`, where the text has one. */
  readonly played: string | undefined;
}

const placeOf = (number: number): string => (number > 1 ? `:aside-${number}` : ':aside');

/** What a text says of its game; it is not replayed, so a damaged one may say more than it has. */
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

  /** Their numbers, the newest first. */
  get #numbers(): readonly number[] {
    return this.#store
      .keys()
      .flatMap((key) => (key.startsWith(this.#key) ? [ASIDE.exec(key.slice(this.#key.length))] : []))
      .flatMap((found) => (found ? [Number(found[1] ?? 1)] : []))
      .sort((a, b) => b - a);
  }

  /** The games, the newest first. */
  get games(): readonly SetAsideGame[] {
    return this.#numbers.map((number) => {
      const key = this.#key + placeOf(number);
      return described(key, this.#store.read(key) ?? '');
    });
  }

  /** The text of a game; nothing where the key is not one of {@link games}. */
  read(key: string): string | undefined {
    return this.games.some((game) => game.key === key) ? this.#store.read(key) : undefined;
  }

  /** Sets a text aside, once. @returns its key */
  add(text: string): string {
    const { games } = this;
    const there = games.find(({ key }) => this.#store.read(key) === text);
    if (there) return there.key;
    const key = this.#key + placeOf((this.#numbers[0] ?? 0) + 1);
    const older = games.slice(NEWEST - 1);
    // room for the new text comes first: a full store could not hold both
    for (const { key: worst } of older.toSorted((a, b) => b.moves - a.moves).slice(LONGEST))
      this.remove(worst);
    this.#store.write(key, text);
    return key;
  }

  remove(key: string): void {
    this.#store.write(key, undefined);
  }

  clear(): void {
    for (const { key } of this.games) this.remove(key);
  }
}
