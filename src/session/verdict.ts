// Tracks whether the game can still be won. One search runs for the current position and is cancelled when the position
// changes. Results that follow from others need no search: along a winning line every position is winnable, after a lost
// position every position is lost, and before a winnable position every position is winnable.
import { variants, writeMove, type Move, type Position, type Variant } from '../engine/index.js';
import type { Search, SearchLimits } from '../solver/search.js';
import type { Verdict } from '../solver/solution.js';
import type { Session, SessionEvent } from './session.js';

/** Starts a timer, in milliseconds. Returns a function that cancels it. */
export type Later = (act: () => void, ms: number) => () => void;

/** The search result of a position. */
export interface Known {
  /** Whether the position can be won. */
  readonly verdict: Verdict;
  /** Whether the game's aim can be reached. */
  readonly aim: Verdict;
  /** The highest score that a line was found for. */
  readonly best?: number | undefined;
  /** All moves to the aim, if it can be reached. */
  readonly line?: readonly Move[] | undefined;
}

/** The verdict in the form the interface shows it. */
export interface Sign {
  /**
   * `lost-since`: the game could be won earlier, but not from here. `unwinnable`: the deal cannot be won. `lost`: the
   * game cannot be won from here, and the deal is undecided. `searching`: no result yet. `unknown`: the search reached
   * its limits.
   */
  readonly state: 'winnable' | 'lost-since' | 'lost' | 'unwinnable' | 'unknown' | 'searching';
  /** What `state` refers to: winning, or the game's own aim (Reno: recover the stake). */
  readonly about: 'win' | 'aim';
  readonly best?: number | undefined;
  /** Whether there may be an earlier winnable position to return to. */
  readonly canReturn: boolean;
}

/** The limits of a table's searches. */
export const SEARCH: SearchLimits = { goal: 'aim', states: 3e6, ms: 5000, memory: 128 * 2 ** 20 };
/** Delay before a position is searched, in ms, so that painting comes first and quick moves cause no search. */
const DELAY = 300;

/** Positions of a long game that are looked up in one go, before the page may do its other work. */
const SLICE = 200;
const isSliceEnd = (moves: number): boolean => moves % SLICE === SLICE - 1;

const NOT_FOUND: Known = { verdict: 'unknown', aim: 'unknown' };

/** The description to pass to a search; `undefined` for a registered game. */
export const described = (variant: Variant): Variant | undefined =>
  variants.get(variant.id) === variant ? undefined : variant;

/** Runs a search. A search that fails counts as undecided. */
export async function seek(search: Search, position: Position, limits: SearchLimits): Promise<Known> {
  try {
    const { verdict, aim, best, line, bestLine } = await search(position, limits);
    return { verdict, aim, best, line: aim === 'winnable' ? (line ?? bestLine) : undefined };
  } catch {
    return NOT_FOUND;
  }
}

/** The result that follows from the position itself, without a search. */
function settled({ status, net }: Position, { aim }: Variant): Known | undefined {
  if (status === 'won') return { verdict: 'winnable', aim: 'winnable', line: [] };
  const verdict = status === 'lost' ? 'unwinnable' : 'unknown';
  if (aim && net >= aim.net) return { verdict, aim: 'winnable', line: [] };
  return status === 'lost' ? { verdict, aim: verdict } : undefined;
}

/** The result that follows for the position after a move. */
function after({ verdict, aim, best, line }: Known, move: Move): Known | undefined {
  if (line?.[0] && writeMove(line[0]) === writeMove(move)) return { verdict, aim, best, line: line.slice(1) };
  return verdict === 'unwinnable' && aim === verdict ? { verdict, aim } : undefined;
}

export class Verdicts {
  readonly #session: () => Session;
  readonly #search: Search;
  readonly #later: Later;
  readonly #tell: () => void;
  /** The rules of the current game, and the results of its positions. */
  #rules: Variant | undefined;
  #found = new Map<string, Known>();
  /** Whether one of these positions, and therefore the deal, is winnable. */
  #could = false;
  #awake = false;
  #deal: Position | undefined;
  /** Aborts the running searches. */
  #end = new AbortController();
  /** Running searches by position. */
  #asked = new Map<string, Promise<Known | undefined>>();
  /** Cancels the planned or running search of the current position. */
  #cancel: (() => void) | undefined;

  /** @param tell called when a result is found */
  constructor(session: () => Session, search: Search, later: Later, tell: () => void) {
    this.#session = session;
    this.#search = search;
    this.#later = later;
    this.#tell = tell;
  }

  /** Whether a search of the current position is planned or running. */
  get searching(): boolean {
    return this.#cancel !== undefined;
  }

  /** Whether searches may run. Setting it to false aborts them. */
  set awake(awake: boolean) {
    if (awake === this.#awake) return;
    this.#awake = awake;
    this.#seek();
  }

  /** The result for the current position. */
  get known(): Known | undefined {
    return this.#of(this.#session().position);
  }

  get sign(): Sign {
    const { known } = this;
    const { aim } = this.#session().game.description;
    let state: Sign['state'] = known?.aim ?? 'searching';
    if (state === 'unwinnable') {
      const deal = this.#of(this.#start)?.aim;
      if (this.#could) state = 'lost-since';
      else if (deal !== state) state = deal ? 'lost' : 'searching';
    }
    return {
      state,
      about: aim ? 'aim' : 'win',
      ...(known?.best !== undefined && { best: known.best }),
      canReturn: state.startsWith('lost'),
    };
  }

  /** Draws conclusions from a change and searches the new position if necessary. */
  follow(event: SessionEvent): void {
    if (event.kind === 'deal') {
      const before = this.#deal;
      this.#deal = undefined;
      // after a restart the results stay valid
      if (!before || this.#keyOf(before) !== this.#keyOf(this.#start)) this.#rules = undefined;
    } else if (event.kind === 'move' || event.kind === 'undo') this.#infer(event);
    else return;
    this.#noteFinish();
    this.#seek();
  }

  /** Records a result for the current position that was found elsewhere. */
  learn(known: Known): void {
    this.#note(this.#keyOf(this.#session().position), known);
    this.#seek();
  }

  /**
   * Searches a position of this game. `undefined` if the search was aborted: by `until` if given, otherwise when the
   * current position changes.
   */
  async ask(position: Position, until?: AbortSignal): Promise<Known | undefined> {
    const key = this.#keyOf(position);
    const table = this.#known;
    const variant = described(this.#session().game.variant);
    const asked = this.#of(position) ?? this.#asked.get(key);
    if (asked) {
      const known = await asked;
      if (known || !until || until.aborted) return known;
    }
    const signal = until ?? this.#end.signal;
    const search = seek(this.#search, position, { ...SEARCH, variant, signal }).then((known) => {
      if (signal.aborted) return undefined;
      if (table === this.#known) this.#note(key, known);
      if (until) this.#tell();
      return known;
    });
    if (!until) this.#asked.set(key, search);
    return search;
  }

  /**
   * The number of moves after which the game was last winnable, by binary search: before a winnable position all
   * positions are winnable, after a lost one all are lost. -1 if no winnable position is found; `undefined` if a search
   * was aborted.
   */
  async lastGood(): Promise<number | undefined> {
    const { game, position } = this.#session();
    let good = game.moves;
    let bad = good + 1;
    for (; good >= 0; good--) {
      const aim = this.#of(game.positionAfter(good))?.aim;
      if (aim === 'winnable') break;
      if (aim === 'unwinnable') bad = good;
      if (isSliceEnd(good) && !(await this.#pause(position))) return undefined;
    }
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      const known = await this.ask(game.positionAfter(middle));
      if (!known) return undefined;
      if (known.aim === 'winnable') good = middle;
      else bad = middle;
    }
    return good;
  }

  /** The moves from the deal to the aim: through a position of this game if its line is known, otherwise by a search. */
  async lineFromDeal(signal?: AbortSignal): Promise<readonly Move[] | 'unwinnable' | undefined> {
    const { game, position, line } = this.#session();
    for (let moves = 0; moves <= game.moves; moves++) {
      const rest = this.#of(game.positionAfter(moves))?.line;
      if (rest) return [...line.slice(0, moves), ...rest];
      if (isSliceEnd(moves) && !(await this.#pause(position))) return undefined;
    }
    const known = await this.ask(this.#start, signal);
    return known?.aim === 'unwinnable' ? known.aim : known?.line;
  }

  /** Lets the page do its other work; whether this is still the current position then. */
  async #pause(position: Position): Promise<boolean> {
    await new Promise<void>((resolve) => this.#later(resolve, 0));
    return this.#session().position === position;
  }

  get #start(): Position {
    return (this.#deal ??= this.#session().game.positionAfter(0));
  }

  /** The results for positions of the current deal. */
  get #known(): Map<string, Known> {
    const { description } = this.#session().game;
    if (description !== this.#rules) {
      this.#found = new Map<string, Known>();
      this.#could = false;
    }
    this.#rules = description;
    return this.#found;
  }

  #note(key: string, known: Known): void {
    this.#known.set(key, known);
    this.#could ||= known.aim === 'winnable';
  }

  /** A key for a position: its piles and, if they matter, redeals and score. */
  #keyOf({ piles, redeals, net }: Position): string {
    const { redeal, aim } = this.#session().game.description;
    const counts = [redeal && 'limit' in redeal ? redeals : '', aim ? net : ''];
    return [...piles.map(({ cards, faceDown }) => cards.join('') + String(faceDown)), ...counts].join();
  }

  #of(position: Position): Known | undefined {
    return this.#known.get(this.#keyOf(position)) ?? settled(position, this.#session().game.description);
  }

  #infer(event: Extract<SessionEvent, { kind: 'move' | 'undo' }>): void {
    const { position, before, move } = event;
    // a return to the bookmark may use other moves
    const line = event.kind === 'move' ? [event.move] : move || event.steps ? this.#session().line : [];
    const [from, to] = [before.moves, position.moves];
    const moves = event.kind === 'move' ? line : line.slice(Math.min(from, to), Math.max(from, to));
    let known = this.#of(before);
    this.#could ||= known?.aim === 'winnable';
    if (to >= from) for (const each of moves) known &&= after(known, each);
    else if (known?.line) {
      const { verdict, best } = known;
      const could = verdict === 'winnable' ? verdict : 'unknown';
      known = { verdict: could, aim: 'winnable', best, line: [...moves, ...known.line] };
    } else known = undefined;
    if (known && moves.length && (this.#of(position)?.aim ?? 'unknown') === 'unknown')
      this.#note(this.#keyOf(position), known);
  }

  /** A game that can finish itself can be won, which is known without a search. */
  #noteFinish(): void {
    const { position, finishing } = this.#session();
    if (finishing && this.#of(position)?.aim !== 'winnable')
      this.#note(this.#keyOf(position), { verdict: 'winnable', aim: 'winnable', line: finishing });
  }

  #seek(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#end.abort();
    this.#end = new AbortController();
    this.#asked.clear();
    this.#plan();
  }

  #plan(): void {
    const next = this.#awake && this.#next();
    if (!next) return;
    this.#cancel = this.#later(() => {
      const { signal } = this.#end;
      void this.ask(next).then(() => {
        if (signal.aborted) return;
        this.#cancel = undefined;
        this.#plan();
        this.#tell();
      });
    }, DELAY);
  }

  /** The next position to search: the current one, or the deal if the current position is lost. */
  #next(): Position | undefined {
    const { position } = this.#session();
    const known = this.#of(position);
    const start = this.#start;
    if (!known) return position;
    return known.aim === 'unwinnable' && !this.#could && !this.#of(start) ? start : undefined;
  }
}
