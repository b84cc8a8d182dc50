// Can this still be won? What is known of the positions of a session's games, and how it is found out: one search
// for the position on the table, ended at once when it changes. What follows without a search is not searched: who
// plays along a line that wins can win; from a lost position nothing wins; before one that can be won all could.
import { variants, writeMove, type Move, type Position, type Variant } from '../engine/index.js';
import type { Search, SearchLimits } from '../solver/search.js';
import type { Verdict } from '../solver/solution.js';
import type { Session, SessionEvent } from './session.js';

/** Does something after so many milliseconds, unless it is called off. */
export type Later = (act: () => void, ms: number) => () => void;

/** What is known of a position. */
export interface Known {
  /** Whether it can be won. */
  readonly verdict: Verdict;
  /** Whether the game's aim can be reached. */
  readonly aim: Verdict;
  /** The highest score that a line was found for. */
  readonly best?: number | undefined;
  /** Where the aim can be reached: all moves that lead there. */
  readonly line?: readonly Move[] | undefined;
}

/** The verdict as it is shown. */
export interface Sign {
  /**
   * `lost-since`: it can no longer be won; `unwinnable`: the deal cannot be won; `lost`: from here it cannot be won,
   * of the deal that is not known; `searching`: not known yet; `unknown`: not found out.
   */
  readonly state: 'winnable' | 'lost-since' | 'lost' | 'unwinnable' | 'unknown' | 'searching';
  /** What it is about: winning, or the aim of a game that can hardly ever be won. */
  readonly about: 'win' | 'aim';
  readonly best?: number | undefined;
  /** Whether there may be an earlier position that could be won. */
  readonly canReturn: boolean;
}

/** How far a table searches. */
export const SEARCH: SearchLimits = { goal: 'aim', states: 3e6, ms: 5000, memory: 128 * 2 ** 20 };
/** A position has to stand so long before it is searched: first a page is painted, and quick moves pass by. */
const DELAY = 300;

const NOT_FOUND: Known = { verdict: 'unknown', aim: 'unknown' };

/** What a search has to be told of a game that is not one of `variants`. */
export const described = (variant: Variant): Variant | undefined =>
  variants.get(variant.id) === variant ? undefined : variant;

/** Asks for a verdict; a search that fails has found nothing. */
export async function seek(search: Search, position: Position, limits: SearchLimits): Promise<Known> {
  try {
    const { verdict, aim, best, line, bestLine } = await search(position, limits);
    return { verdict, aim, best, line: aim === 'winnable' ? (line ?? bestLine) : undefined };
  } catch {
    return NOT_FOUND;
  }
}

/** What the game itself says, or its score. */
function settled({ status, net }: Position, { aim }: Variant): Known | undefined {
  if (status === 'won') return { verdict: 'winnable', aim: 'winnable', line: [] };
  const verdict = status === 'lost' ? 'unwinnable' : 'unknown';
  if (aim && net >= aim.net) return { verdict, aim: 'winnable', line: [] };
  return status === 'lost' ? { verdict, aim: verdict } : undefined;
}

/** What is known after a move. */
function after({ verdict, aim, best, line }: Known, move: Move): Known | undefined {
  if (line?.[0] && writeMove(line[0]) === writeMove(move)) return { verdict, aim, best, line: line.slice(1) };
  return verdict === 'unwinnable' && aim === verdict ? { verdict, aim } : undefined;
}

export class Verdicts {
  readonly #session: () => Session;
  readonly #search: Search;
  readonly #later: Later;
  readonly #tell: () => void;
  /** The game with its options, and what is known of its positions. */
  #rules: Variant | undefined;
  #found = new Map<string, Known>();
  /** Whether one of these, and so the deal, can be won. */
  #could = false;
  #awake = false;
  #deal: Position | undefined;
  /** Ends what is searched. */
  #end = new AbortController();
  /** What is searched, by its table. */
  #asked = new Map<string, Promise<Known | undefined>>();
  /** The search of the table that is planned or under way. */
  #cancel: (() => void) | undefined;

  /** @param tell hears of it when something was found out */
  constructor(session: () => Session, search: Search, later: Later, tell: () => void) {
    this.#session = session;
    this.#search = search;
    this.#later = later;
    this.#tell = tell;
  }

  /** Whether a search is planned or under way for the table. */
  get searching(): boolean {
    return this.#cancel !== undefined;
  }

  /** Whether searches may run. What was searched ends when they may not. */
  set awake(awake: boolean) {
    if (awake === this.#awake) return;
    this.#awake = awake;
    this.#seek();
  }

  /** What is known of the position on the table. */
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

  /** Learns from what happened, and searches the new position where it has to. */
  follow(event: SessionEvent): void {
    if (event.kind === 'deal') {
      const before = this.#deal;
      this.#deal = undefined;
      // of the same cards, dealt again, all stays known
      if (!before || this.#keyOf(before) !== this.#keyOf(this.#start)) this.#rules = undefined;
    } else if (event.kind === 'move' || event.kind === 'undo') this.#infer(event);
    else return;
    this.#seek();
  }

  /** What is known from elsewhere of the position on the table. */
  learn(known: Known): void {
    this.#note(this.#keyOf(this.#session().position), known);
    this.#seek();
  }

  /**
   * What can be found out of a position of this game; `undefined` where the search was ended: with `until` by that
   * alone, else as the table's own are.
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
   * After how many moves the game could last be won, as far as it can be found out. Before a position that can be
   * won all could be, after one that cannot none can: so those that are not known are halved again and again.
   * -1 where no such position is known; `undefined` where a search was ended.
   */
  async lastGood(): Promise<number | undefined> {
    const { past } = this.#session();
    const aims = past.map((position) => this.#of(position)?.aim);
    let good = aims.lastIndexOf('winnable');
    let bad = aims.indexOf('unwinnable', good + 1);
    if (bad < 0) bad = past.length;
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      const known = await this.ask(past[middle] as Position);
      if (!known) return undefined;
      if (known.aim === 'winnable') good = middle;
      else bad = middle;
    }
    return good;
  }

  /** The moves that lead from the deal to the aim: over a position that was on the table, or another way. */
  async lineFromDeal(signal?: AbortSignal): Promise<readonly Move[] | 'unwinnable' | undefined> {
    const { past, line } = this.#session();
    for (const [i, position] of past.entries()) {
      const rest = this.#of(position)?.line;
      if (rest) return [...line.slice(0, i), ...rest];
    }
    const known = await this.ask(this.#start, signal);
    return known?.aim === 'unwinnable' ? known.aim : known?.line;
  }

  get #start(): Position {
    return (this.#deal ??= this.#session().past[0] as Position);
  }

  /** What is known of positions of the deal that is played, by their tables. */
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

  /** The table as a text, the same for the same table and, where they count, redeals and score. */
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
    // the way back to a bookmark may lead along other moves
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

  /** What is not known yet: the table, and whether a table that is lost was so from the deal on. */
  #next(): Position | undefined {
    const { position } = this.#session();
    const known = this.#of(position);
    const start = this.#start;
    if (!known) return position;
    return known.aim === 'unwinnable' && !this.#could && !this.#of(start) ? start : undefined;
  }
}
