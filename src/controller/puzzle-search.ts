// Searches for the fewest moves that solve a puzzle, so that the result can state whether there is a shorter solution.
import { ifUnregistered } from '../session/solvability.js';
import type { Puzzle } from '../session/start-line.js';
import type { Search } from '../solver/search.js';
import type { ControllerContext } from './controller-context.js';

/** Longer solutions are seldom decided within the limits of states and time. */
const LIMITS = { goal: 'shortest', moves: 30, states: 300_000, ms: 5000 } as const;

export class PuzzleSearch {
  readonly #controller: ControllerContext;
  readonly #search: Search;
  /** The puzzle that was searched last, or is being searched. */
  #searched: Puzzle | undefined;
  #abort = new AbortController();

  constructor(controller: ControllerContext, search: Search) {
    this.#controller = controller;
    this.#search = search;
  }

  /** Starts the search of a new puzzle; aborts the search of another one. */
  refresh(active: boolean): void {
    const { session } = this.#controller;
    const { puzzle, fewestMoves } = session;
    if (this.#searched === puzzle || (puzzle && !active)) return;
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#searched = puzzle;
    if (puzzle && fewestMoves === undefined) void this.#run(this.#abort.signal);
  }

  async #run(signal: AbortSignal): Promise<void> {
    const { session } = this.#controller;
    const { game, puzzle, firstMove } = session;
    const position = game.positionAfter(firstMove);
    const variant = ifUnregistered(game.variant);
    // a failed search leaves the number unknown
    const found = await this.#search(position, { ...LIMITS, variant, signal }).catch(() => undefined);
    if (!found?.exact || !found.line || session.puzzle !== puzzle) return;
    session.recordFewestMoves(found.line.length);
    // the puzzle may be solved already, with its result on the table
    this.#controller.notify({ kind: 'update' });
  }
}
