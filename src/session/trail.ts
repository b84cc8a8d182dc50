// Data about a game that its moves do not contain: which moves were automatic, which cards the player keeps off the
// foundations, and the bookmark.
import { readMove, type Card, type Position, type SavedGame } from '../engine/index.js';

/** The saved form of a session. */
export interface SessionRecord {
  readonly game: SavedGame;
  readonly seconds: number;
  /** Whether the game was won at least once. */
  readonly won: boolean;
  /** The indexes of automatic moves. */
  readonly automatic: readonly number[];
  /** Cards that autoplay does not move. */
  readonly kept: readonly Card[];
  /** The moves up to the bookmark. */
  readonly bookmark?: readonly string[] | undefined;
  /** The indexes of automatic moves among those. */
  readonly marked?: readonly number[] | undefined;
  readonly day?: string | undefined;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const home = ({ piles }: Position): ReadonlySet<Card> =>
  new Set(piles.flatMap(({ kind, cards }) => (kind === 'foundation' ? cards : [])));

export class Trail {
  #automatic: Set<number>;
  readonly #kept: Set<Card>;
  #bookmark: readonly string[] | undefined;
  #marked: readonly number[];

  /** Reads a record; damaged parts are ignored. */
  constructor({ automatic, kept, bookmark, marked }: Partial<SessionRecord> = {}) {
    this.#automatic = new Set(listOf(automatic) as number[]);
    this.#marked = listOf(marked) as number[];
    this.#kept = new Set(listOf(kept) as Card[]);
    this.#bookmark =
      Array.isArray(bookmark) && bookmark.every((move) => readMove(move)) ? bookmark : undefined;
  }

  toRecord(): Pick<SessionRecord, 'automatic' | 'kept' | 'bookmark' | 'marked'> {
    return {
      automatic: [...this.#automatic],
      kept: [...this.#kept],
      bookmark: this.#bookmark,
      marked: this.#marked,
    };
  }

  /** The moves up to the bookmark. */
  get bookmark(): readonly string[] | undefined {
    return this.#bookmark;
  }

  mark(moves: readonly string[]): void {
    this.#bookmark = moves;
    this.#marked = [...this.#automatic];
  }

  /** The moves up to the bookmark replace the current ones. */
  recall(): void {
    this.#automatic = new Set(this.#marked);
  }

  /** The annotations to keep on a restart. */
  anew(): Trail {
    return new Trail({ bookmark: this.#bookmark, marked: this.#marked });
  }

  /** Cards that autoplay does not move: the player took them down or undid their move. */
  get kept(): ReadonlySet<Card> {
    return this.#kept;
  }

  /** Whether the move with this index was automatic. */
  isAutomatic(number: number): boolean {
    return this.#automatic.has(number);
  }

  /** A new move replaces the move with this index and all later ones. */
  branch(number: number, automatic: boolean): void {
    for (const later of this.#automatic) if (later >= number) this.#automatic.delete(later);
    if (automatic) this.#automatic.add(number);
  }

  /** Updates the held-back cards after cards moved to or from foundations. */
  follow(before: Position, now: Position): void {
    const was = home(before);
    const is = home(now);
    // hold back the cards that left a foundation, and release those that are there now
    for (const card of was) this.#kept.add(card);
    for (const card of is) this.#kept.delete(card);
  }
}
