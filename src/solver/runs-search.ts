// Depth-first search of a game on sets of cards. Each state is visited once. States that are lost even if every talon
// card is available at any time are pruned.
import type { Table } from '../engine/table.js';
import { StateTable } from './state-table.js';
import { RunsGame } from './runs-game.js';
import type { Verdict } from './solution.js';

/** The stored number of a winnable state; other states store the number of their round. */
const ALIVE = 1;

/** A state on the current path. */
interface Step {
  /** The previous state, the move from it, and the values of `dealt` and `wanted` to restore. */
  readonly before: Step | undefined;
  readonly move: number;
  readonly dealt: number;
  readonly wanted: number;
  readonly round: number;
  /** The untried moves, the best last. */
  readonly moves: number[];
}

export class RunsSearch {
  /** The number of visited states. */
  states = 0;
  readonly game: RunsGame;
  /** Whether the search starts only once, so that no results are kept for further queries. */
  readonly #once: boolean;
  readonly #relaxed: RunsSearch | undefined;
  readonly #known: StateTable;
  /**
   * For each round, whether its states are on the current path or proven lost. A round is the set of states that are
   * reached by reversible moves only. A single state of a round can fail because its successors are on the current
   * path, but if the whole round ends without a win, all its states are lost.
   */
  readonly #rounds = [false, false];
  /** The current state. */
  #at: Step | undefined;
  /** The relaxed search, while it examines the current state. */
  #examining: RunsSearch | undefined;
  /** The result, once the search is over. */
  #result: Verdict | undefined;

  /**
   * @param memory memory limit in bytes
   * @param relax whether every talon card is available at any time; such a search can be started repeatedly
   */
  constructor(table: Table, memory: number, relax: boolean) {
    this.#once = !relax;
    this.game = new RunsGame(table, relax);
    const isRestricted = !this.game.isFree;
    this.#known = new StateTable(isRestricted ? (memory * 7) / 8 : memory);
    if (isRestricted) this.#relaxed = new RunsSearch(table, memory / 8, true);
  }

  /** Whether the start state can be won. */
  get verdict(): Verdict {
    return this.#result ?? 'unknown';
  }

  /** The moves of the current path. */
  get made(): number[] {
    const made: number[] = [];
    for (let at = this.#at; at?.before; at = at.before) made.push(at.move);
    return made.reverse();
  }

  /** Starts at the current state of `game`. */
  begin(): void {
    const rounds = this.#rounds;
    for (let at = this.#at; at; at = at.before) rounds[at.round] = false;
    if (this.#known.isFull) {
      this.#known.clear();
      rounds.length = 2;
    }
    this.#result = undefined;
    this.#enter({ before: undefined, move: 0, dealt: 0, wanted: 0, round: rounds.length, moves: [] });
  }

  /** Visits up to `states` more states. Returns whether the search is over. */
  step(states: number): boolean {
    const end = this.states + states;
    while (!this.#result && this.states < end) {
      const at = this.#at as Step;
      if (this.#examining) this.#examine(this.#examining, at, end - this.states);
      else {
        const move = at.moves.pop();
        if (move === undefined) this.#leave(at);
        else this.#go(at, move);
      }
    }
    return !!this.#result;
  }

  /** Continues the relaxed search. If it proves that the current state is lost, none of its moves is tried. */
  #examine(relaxed: RunsSearch, at: Step, states: number): void {
    const before = relaxed.states;
    if (relaxed.step(states)) this.#examining = undefined;
    this.states += relaxed.states - before;
    if (relaxed.verdict === 'unwinnable') at.moves.length = 0;
  }

  /** Makes a move, and enters the state that it leads to. */
  #go(before: Step, move: number): void {
    const { game } = this;
    const { dealt, wanted } = game;
    game.make(move);
    const round = this.#once || game.canTakeBack(move) ? before.round : this.#rounds.length;
    this.#enter({ before, move, dealt, wanted, round, moves: [] });
  }

  /** Makes a state the current one. It has no moves to try if its result is known. */
  #enter(at: Step): void {
    const { game } = this;
    const { round, moves } = at;
    const rounds = this.#rounds;
    this.#at = at;
    this.states++;
    if (game.isWon) {
      this.#win(at);
      return;
    }
    // a state with a forced move is not stored
    if (game.add(moves)) {
      rounds[round] = true;
      return;
    }
    const place = this.#place();
    const known = this.#known.get(place);
    if (known === ALIVE) this.#win(at);
    else if (rounds[known]) moves.length = 0;
    else if (this.#known.isFull) this.#result = 'unknown';
    else {
      rounds[round] = true;
      this.#known.set(place, round);
      if (this.#relaxed) {
        this.#examining = this.#relaxed;
        this.#relaxed.game.copyState(game);
        this.#relaxed.begin();
      }
    }
  }

  /** Returns to the previous state after all moves of the current one. */
  #leave({ before, move, dealt, wanted }: Step): void {
    this.#at = before;
    if (before) this.game.unmake(move, dealt, wanted);
    else this.#result = 'unwinnable';
  }

  /** Ends the search with a win. If the search can start again, it remembers that the states of the path are winnable. */
  #win(last: Step): void {
    this.#result = 'winnable';
    if (this.#once) return;
    for (let at = last; at.before; at = at.before) {
      this.game.unmake(at.move, at.dealt, at.wanted);
      this.#known.set(this.#place(), ALIVE);
    }
  }

  /** The place of the current state in the table. */
  #place(): number {
    const { key0, key1, wanted } = this.game;
    return this.#known.at(key0, key1, wanted);
  }
}

/** The size, in bits, of the cache of states that reached the limit. */
const CACHE_BITS = 14;

/** Proves that positions are lost by searching the relaxed game, in which parts of runs may move. */
export class RelaxedRuns {
  readonly #search: RunsSearch;
  /** States whose search reached the limit; they are not searched again. */
  readonly #asked = new Int32Array(2 << CACHE_BITS);

  /** @param memory memory limit in bytes */
  constructor(table: Table, memory: number) {
    this.#search = new RunsSearch(table, memory, true);
  }

  /**
   * Whether the relaxed game can possibly be won. False only if it is proven lost.
   *
   * @param built the foundation height of each suit
   * @param still the number of unmoved cards of each column
   * @param talon the cards of waste and stock, in draw order
   * @param size the number of talon cards
   * @param states the state limit
   */
  mayWin(
    built: ArrayLike<number>,
    still: ArrayLike<number>,
    talon: ArrayLike<number>,
    size: number,
    states: number,
  ): boolean {
    const search = this.#search;
    const { game } = search;
    game.set(built, still, talon, size, 0);
    const { key0, key1 } = game;
    const place = (Math.imul(key0 ^ Math.imul(key1, 0x9e3779b1), 0x85ebca6b) >>> (32 - CACHE_BITS)) * 2;
    const asked = this.#asked;
    if (asked[place] === key0 && asked[place + 1] === key1) return true;
    search.begin();
    search.step(states);
    if (search.verdict === 'unknown') {
      asked[place] = key0;
      asked[place + 1] = key1;
    }
    return search.verdict !== 'unwinnable';
  }
}
