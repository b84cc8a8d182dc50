// Data about a game that its moves do not contain: the automatic moves, the cards that autoplay must not move, and the
// bookmark.
import { idOf } from '../engine/cards.js';
import { readMove, type Card, type Options, type Position, type SavedGame } from '../engine/index.js';
import { MOST_MOVES } from '../engine/limits.js';
import type { SearchRecord } from './search-record.js';
import type { StartRecord } from './start-line.js';

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
  /** How the deal was chosen, if it is random. */
  readonly random?: 'winnable' | 'any' | undefined;
  /** The rule options that the player chose during this game, for the next one. */
  readonly next?: Options | undefined;
  /** The moves before the start of the game, if it does not start at its deal. */
  readonly start?: StartRecord | undefined;
  /** The solver's result for the position, if it is decided. */
  readonly search?: SearchRecord | undefined;
  /** The game before this one, until the first move. */
  readonly previous?: Partial<SessionRecord> | undefined;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isIndex = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < MOST_MOVES;

/** The indexes of moves in a list, each once. */
const indexesIn = (value: unknown): Set<number> => new Set(listOf(value).filter(isIndex));

const isLine = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_MOVES && value.every((move) => readMove(move));

const foundationCards = ({ piles }: Position): ReadonlySet<Card> =>
  new Set(piles.flatMap(({ kind, cards }) => (kind === 'foundation' ? cards : [])));

export class MoveAnnotations {
  #automatic: Set<number>;
  readonly #excludedFromAutoplay: Set<Card>;
  #bookmark: readonly string[] | undefined;
  #marked: readonly number[];

  /** Reads a record; damaged parts are ignored. */
  constructor({ automatic, kept, bookmark, marked }: Partial<SessionRecord> = {}) {
    this.#automatic = indexesIn(automatic);
    this.#marked = [...indexesIn(marked)];
    this.#excludedFromAutoplay = new Set(
      listOf(kept).filter((card): card is Card => idOf(card) !== undefined),
    );
    this.#bookmark = isLine(bookmark) ? bookmark : undefined;
  }

  toRecord(): Pick<SessionRecord, 'automatic' | 'kept' | 'bookmark' | 'marked'> {
    // like the moves of a game, a longer line is not saved
    const saved = (this.#bookmark?.length ?? 0) <= MOST_MOVES;
    return {
      automatic: [...this.#automatic].filter(isIndex),
      kept: [...this.#excludedFromAutoplay],
      bookmark: saved ? this.#bookmark : undefined,
      marked: saved ? this.#marked : [],
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

  /** Restores the automatic moves of the bookmark, whose moves replace the current ones. */
  restoreBookmark(): void {
    this.#automatic = new Set(this.#marked);
  }

  /** The annotations to keep on a restart. */
  forRestart(): MoveAnnotations {
    const annotations = new MoveAnnotations();
    annotations.#bookmark = this.#bookmark;
    annotations.#marked = this.#marked;
    return annotations;
  }

  /** Cards that autoplay does not move: the player took them from a foundation, or undid their move. */
  get excludedFromAutoplay(): ReadonlySet<Card> {
    return this.#excludedFromAutoplay;
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

  /** Updates the cards excluded from autoplay after cards moved to or from foundations. */
  update(before: Position, now: Position): void {
    const was = foundationCards(before);
    const is = foundationCards(now);
    // exclude the cards that left a foundation, and include those that are there now
    for (const card of was) this.#excludedFromAutoplay.add(card);
    for (const card of is) this.#excludedFromAutoplay.delete(card);
  }
}
