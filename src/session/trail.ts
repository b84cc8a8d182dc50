// What a game's moves do not tell of it: which of them were automatic, which cards the player wants kept from
// their foundations, and the bookmark.
import { readMove, type Card, type Position, type SavedGame } from '../engine/index.js';

/** A game with all that its moves do not tell. */
export interface SessionRecord {
  readonly game: SavedGame;
  readonly seconds: number;
  /** It was won once already. */
  readonly won: boolean;
  /** Which of its moves were automatic, by their number. */
  readonly automatic: readonly number[];
  /** Cards that do not go to a foundation by themselves. */
  readonly kept: readonly Card[];
  /** The moves up to the bookmark. */
  readonly bookmark?: readonly string[] | undefined;
  /** Which of those were automatic. */
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

  /** As a record has it; what is damaged counts as nothing. */
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

  /** The line of moves up to the bookmark takes the place of another. */
  recall(): void {
    this.#automatic = new Set(this.#marked);
  }

  /** What is left when the same deal begins anew. */
  anew(): Trail {
    return new Trail({ bookmark: this.#bookmark, marked: this.#marked });
  }

  /** Cards that do not go home by themselves: they were taken down, or undone. */
  get kept(): ReadonlySet<Card> {
    return this.#kept;
  }

  /** Whether the move of this number followed by itself. */
  isAutomatic(number: number): boolean {
    return this.#automatic.has(number);
  }

  /** Another move takes the place of this one and of all after it. */
  branch(number: number, automatic: boolean): void {
    for (const later of this.#automatic) if (later >= number) this.#automatic.delete(later);
    if (automatic) this.#automatic.add(number);
  }

  /** Cards came to foundations or left them. */
  follow(before: Position, now: Position): void {
    const was = home(before);
    const is = home(now);
    // those that lie there still are let go at once
    for (const card of was) this.#kept.add(card);
    for (const card of is) this.#kept.delete(card);
  }
}
