// Tracks whether the game can still be won. One search runs for the current position and is cancelled when the position
// changes. Results that follow from others need no search: along a winning line every position is winnable, after a
// lost position every position is lost, and before a winnable position every position is winnable.
import { aboutOf, isFewestAim, netAim } from '../engine/aim.js';
import { variants, type Move, type Position, type Variant } from '../engine/index.js';
import type { Later } from '../platform/timers.js';
import type { Search, SearchLimits } from '../solver/search.js';
import type { SearchedPosition } from './search-record.js';
import { lostDeal, resultAfter, resultWithoutSearch, type SearchResult } from './search-result.js';
import type { Session, SessionEvent } from './session.js';

/** The verdict in the form the interface shows it. */
export interface SolvabilityStatus {
  /**
   * `lost-since`: the game could be won earlier, but not from here. `unwinnable`: the deal cannot be won. `lost`: the
   * game cannot be won from here, and the deal is undecided. `searching`: no result yet. `unknown`: the search reached
   * its limits.
   */
  readonly state: 'winnable' | 'lost-since' | 'lost' | 'unwinnable' | 'unknown' | 'searching';
  /** The subject of `state`: winning, or the game's specific aim (in Reno, recovering the stake). */
  readonly about: 'win' | 'aim';
  readonly best?: number | undefined;
  /** Whether it is proven that no line scores more than `best`. */
  readonly isMost?: boolean | undefined;
  /** The fewest cards that can be left, if that is the game's aim; 0 if the game can be won. */
  readonly fewest?: number | undefined;
  /** The fewest cards that could be left at the deal, if that is the game's aim. */
  readonly fewestOfDeal?: number | undefined;
  /** Whether there may be an earlier winnable position to return to. */
  readonly canReturn: boolean;
}

/** The limits of a table's searches. */
export const SEARCH: SearchLimits = { goal: 'aim', states: 3e6, ms: 5000, memory: 128 * 2 ** 20 };

/** If the aim is a score, the search finds the highest score that can still be reached. */
const SEARCH_BEST: SearchLimits = { ...SEARCH, goal: 'best' };
/** Delay before a position is searched, in ms, so that painting comes first and quick moves cause no search. */
const DELAY = 300;
/**
 * The longest delay in ms. Each search that a move cancels multiplies the delay of the next, so that a player who moves
 * faster than positions are decided causes few searches; a search that ends resets it.
 */
const MAX_DELAY = 4800;
const DELAY_GROWTH = 4;

/** The number of positions of a long game to look up before yielding to other tasks of the page. */
const SLICE = 200;
const isSliceEnd = (moves: number): boolean => moves % SLICE === SLICE - 1;

const NOT_FOUND: SearchResult = { verdict: 'unknown', aim: 'unknown', isMost: false };

/** The description to pass to a search; `undefined` for a registered game. */
export const ifUnregistered = (variant: Variant): Variant | undefined =>
  variants.get(variant.id) === variant ? undefined : variant;

/** Runs a search. A search that fails counts as undecided. */
export async function runSearch(
  search: Search,
  position: Position,
  limits: SearchLimits,
): Promise<SearchResult> {
  try {
    const { verdict, aim, best, line, bestLine, fewest, exact } = await search(position, limits);
    if (fewest !== undefined)
      return exact
        ? { verdict, aim, fewest, isMost: true, line: line ?? bestLine }
        : { verdict, aim, isMost: false, line };
    const reaches = aim === 'winnable';
    // the line with the highest score also reaches the aim
    const isMost = exact === true || (limits.goal === 'best' ? false : undefined);
    return { verdict, aim, best, isMost, line: reaches ? (bestLine ?? line) : undefined };
  } catch {
    return NOT_FOUND;
  }
}

export class SolvabilityTracker {
  readonly #session: () => Session;
  readonly #search: Search;
  readonly #later: Later;
  readonly #onResult: () => void;
  /** The rules that the results below belong to. */
  #rules: Variant | undefined;
  /** The results of positions of the current game. */
  #found = new Map<string, SearchResult>();
  /** Whether one of these positions, and therefore the deal, is winnable. */
  #everWinnable = false;
  #active = false;
  /** The position at the deal or, in a puzzle, at its start. */
  #deal: Position | undefined;
  /** Aborts the running searches. */
  #abort = new AbortController();
  /** Running searches by position. */
  #running = new Map<string, Promise<SearchResult | undefined>>();
  /** Cancels the planned search of the current position; present until that search has ended. */
  #cancel: (() => void) | undefined;
  /** Whether the search of the current position is running. */
  #isRunning = false;
  /** The delay of the next search, in ms. */
  #delay = DELAY;

  /** @param onResult called when a result is found */
  constructor(session: () => Session, search: Search, later: Later, onResult: () => void) {
    this.#session = session;
    this.#search = search;
    this.#later = later;
    this.#onResult = onResult;
  }

  /** Whether a search of the current position is planned or running. */
  get searching(): boolean {
    return this.#cancel !== undefined;
  }

  /** Whether searches may run. Setting it to false aborts them. */
  set active(active: boolean) {
    if (active === this.#active) return;
    this.#active = active;
    this.#restart();
  }

  /** The result for the current position. */
  get known(): SearchResult | undefined {
    return this.#resultOf(this.#session().position);
  }

  get status(): SolvabilityStatus {
    const { known } = this;
    const { description } = this.#session().game;
    const deal = this.#resultOf(this.#start);
    let state: SolvabilityStatus['state'] = known?.aim ?? 'searching';
    if (state === 'unwinnable') {
      if (this.#everWinnable) state = 'lost-since';
      else if (deal?.aim !== state) state = deal ? 'lost' : 'searching';
    }
    return {
      state,
      about: aboutOf(description),
      ...(known?.best !== undefined && { best: known.best, isMost: known.isMost === true }),
      ...(known?.fewest !== undefined && { fewest: known.fewest }),
      ...(deal?.fewest !== undefined && { fewestOfDeal: deal.fewest }),
      canReturn: state.startsWith('lost'),
    };
  }

  /** Derives results from a change and searches the new position if necessary. */
  update(event: SessionEvent): void {
    if (event.kind === 'move' && this.#isRunning)
      this.#delay = Math.min(DELAY_GROWTH * this.#delay, MAX_DELAY);
    if (event.kind === 'deal') {
      this.#delay = DELAY;
      const before = this.#deal;
      this.#deal = undefined;
      // after a restart the results stay valid
      if (!before || this.#keyOf(before) !== this.#keyOf(this.#start)) this.#rules = undefined;
    } else if (event.kind === 'move' || event.kind === 'undo') this.#infer(event);
    else return;
    this.#noteFinish();
    this.#keepResult();
    this.#restart();
  }

  /** Records a result for the current position that was found elsewhere. */
  record(known: SearchResult): void {
    this.#store(this.#keyOf(this.#session().position), known);
    this.#keepResult();
    this.#restart();
  }

  /**
   * Searches a position of this game. `undefined` if the search was aborted: by `until` if given, otherwise when the
   * current position changes.
   */
  async solve(position: Position, until?: AbortSignal): Promise<SearchResult | undefined> {
    const key = this.#keyOf(position);
    const table = this.#results;
    const { game } = this.#session();
    const variant = ifUnregistered(game.variant);
    const pending = this.#isComplete(position) ? this.#resultOf(position) : this.#running.get(key);
    if (pending) {
      const known = await pending;
      if (known || !until || until.aborted) return known;
    }
    const signal = until ?? this.#abort.signal;
    const limits = netAim(game.description) === undefined ? SEARCH : SEARCH_BEST;
    const search = runSearch(this.#search, position, { ...limits, variant, signal }).then((known) => {
      if (signal.aborted) return undefined;
      if (table === this.#results) {
        this.#store(key, known);
        this.#keepResult();
      }
      if (until) this.#onResult();
      return known;
    });
    if (!until) this.#running.set(key, search);
    return search;
  }

  /**
   * The number of moves after which the game was last winnable, by binary search: before a winnable position all
   * positions are winnable, after a lost one all are lost. -1 if no winnable position is found; `undefined` if a search
   * was aborted.
   */
  async lastWinnableMove(): Promise<number | undefined> {
    const { game, position, firstMove } = this.#session();
    let good = game.moves;
    let bad = good + 1;
    for (; good >= firstMove; good--) {
      const aim = this.#resultOf(game.positionAfter(good))?.aim;
      if (aim === 'winnable') break;
      if (aim === 'unwinnable') bad = good;
      if (isSliceEnd(good) && !(await this.#pause(position))) return undefined;
    }
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      const known = await this.solve(game.positionAfter(middle));
      if (!known) return undefined;
      if (known.aim === 'winnable') good = middle;
      else bad = middle;
    }
    return good < firstMove ? -1 : good;
  }

  /**
   * The moves from the deal to the aim: through a position of this game if its line is known, otherwise by a search. In
   * a puzzle they begin with those before its start.
   */
  async lineFromDeal(signal?: AbortSignal): Promise<readonly Move[] | 'unwinnable' | undefined> {
    const { game, position, moves: line, firstMove } = this.#session();
    for (let moves = firstMove; moves <= game.moves; moves++) {
      const { aim, line: rest } = this.#resultOf(game.positionAfter(moves)) ?? NOT_FOUND;
      if (aim === 'winnable' && rest) return [...line.slice(0, moves), ...rest];
      if (isSliceEnd(moves) && !(await this.#pause(position))) return undefined;
    }
    const known = await this.solve(this.#start, signal);
    if (known?.aim === 'unwinnable') return known.aim;
    return known?.line && [...line.slice(0, firstMove), ...known.line];
  }

  /** Yields to other tasks of the page. Returns whether `position` is still the current position afterwards. */
  async #pause(position: Position): Promise<boolean> {
    await new Promise<void>((resolve) => this.#later(resolve, 0));
    return this.#session().position === position;
  }

  get #start(): Position {
    const { game, firstMove } = this.#session();
    return (this.#deal ??= game.positionAfter(firstMove));
  }

  /** The results for positions of the current deal. */
  get #results(): Map<string, SearchResult> {
    const { game, searched } = this.#session();
    const { description } = game;
    if (description !== this.#rules) {
      this.#rules = description;
      this.#found = new Map<string, SearchResult>();
      this.#everWinnable = false;
      if (searched) this.#storeSaved(searched);
    }
    return this.#found;
  }

  /** Stores a result that was saved with the game. */
  #storeSaved({ position, result, deal }: SearchedPosition): void {
    const start = this.#keyOf(this.#start);
    if (deal === 'unwinnable') this.#store(start, lostDeal(this.#session().game.description));
    else if (deal === 'unknown') this.#store(start, NOT_FOUND);
    this.#store(this.#keyOf(position), result);
    this.#everWinnable ||= deal === 'winnable';
  }

  /** Keeps the result for the current position in the session, which saves it. */
  #keepResult(): void {
    const { position } = this.#session();
    const result = this.#results.get(this.#keyOf(position));
    if (!result) return;
    const deal = this.#everWinnable ? 'winnable' : this.#resultOf(this.#start)?.aim;
    this.#session().recordSearch({ position, result, deal });
  }

  #store(key: string, known: SearchResult): void {
    this.#results.set(key, known);
    this.#everWinnable ||= known.aim === 'winnable';
  }

  /** A key for a position: its piles and, if they matter, redeals and score. */
  #keyOf({ piles, redeals, net }: Position): string {
    const { description } = this.#session().game;
    const { redeal } = description;
    const counts = [redeal && 'limit' in redeal ? redeals : '', netAim(description) === undefined ? '' : net];
    return [...piles.map(({ cards, faceDown }) => cards.join('') + String(faceDown)), ...counts].join();
  }

  #resultOf(position: Position): SearchResult | undefined {
    return (
      this.#results.get(this.#keyOf(position)) ??
      resultWithoutSearch(position, this.#session().game.description)
    );
  }

  /** Whether a search could find nothing more; in a game with an aim, that includes the closest result to it. */
  #isComplete(position: Position): boolean {
    const { description } = this.#session().game;
    const known = this.#resultOf(position);
    if (!known) return false;
    if (!description.aim || position.status !== 'playing' || known.isMost !== undefined) return true;
    return isFewestAim(description) && known.aim === 'winnable';
  }

  /** Stores the result for the new position that follows from the result for the previous one. */
  #infer(event: Extract<SessionEvent, { kind: 'move' | 'undo' }>): void {
    const { position, before, move } = event;
    // a return to the bookmark may use other moves
    const line = event.kind === 'move' ? [event.move] : move || event.steps ? this.#session().moves : [];
    const [from, to] = [before.moves, position.moves];
    const moves = event.kind === 'move' ? line : line.slice(Math.min(from, to), Math.max(from, to));
    let known = this.#resultOf(before);
    this.#everWinnable ||= known?.aim === 'winnable';
    if (to >= from) for (const each of moves) known &&= resultAfter(known, each);
    else if (known?.line && known.aim === 'winnable') {
      const { verdict, best } = known;
      const inferred = verdict === 'winnable' ? verdict : 'unknown';
      known = { verdict: inferred, aim: 'winnable', best, line: [...moves, ...known.line] };
    } else known = undefined;
    if (!known || !moves.length) return;
    const stored = this.#resultOf(position);
    // the shorter line, so that a player who follows it always comes closer to its end
    const isCloser = (known.line?.length ?? Infinity) < (stored?.line?.length ?? 0);
    if ((stored?.aim ?? 'unknown') === 'unknown' || (known.aim === 'winnable' && isCloser))
      this.#store(this.#keyOf(position), known);
  }

  /** Stores that the position is winnable if the game can be finished automatically: no search is necessary. */
  #noteFinish(): void {
    const { position, autoFinishMoves: finishing } = this.#session();
    if (finishing && this.#resultOf(position)?.aim !== 'winnable')
      this.#store(this.#keyOf(position), { verdict: 'winnable', aim: 'winnable', line: finishing });
  }

  #restart(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#isRunning = false;
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#running.clear();
    this.#schedule();
  }

  #schedule(): void {
    const next = this.#active && this.#next();
    if (!next) return;
    this.#cancel = this.#later(() => {
      const { signal } = this.#abort;
      this.#isRunning = true;
      void this.solve(next).then(() => {
        if (signal.aborted) return;
        this.#cancel = undefined;
        this.#isRunning = false;
        this.#delay = DELAY;
        this.#schedule();
        this.#onResult();
      });
    }, this.#delay);
  }

  /** The next position to search: the current one, or the deal if the current position is lost. */
  #next(): Position | undefined {
    const { position } = this.#session();
    const known = this.#resultOf(position);
    const start = this.#start;
    if (!known || !this.#isComplete(position)) return position;
    return known.aim === 'unwinnable' && !this.#everWinnable && !this.#resultOf(start) ? start : undefined;
  }
}
