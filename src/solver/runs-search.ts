// Searches a game on sets of cards: depth first, each state once, and none that cannot be won with each card of the
// talon within reach at any time.
import type { Table } from '../engine/table.js';
import { Known } from './runs-known.js';
import { RunsGame } from './runs-game.js';
import type { Verdict } from './solution.js';

/** What is kept for states that a win was found from; for others, the number of their round. */
const ALIVE = 1;

/** A state on the way. */
interface Step {
  /** Where it came from, and by which move, when so much was dealt and this wanted. */
  readonly before: Step | undefined;
  readonly move: number;
  readonly dealt: number;
  readonly wanted: number;
  readonly round: number;
  /** The moves that are left to try, the best last. */
  readonly moves: number[];
}

export class RunsSearch {
  /** How many states were looked at. */
  states = 0;
  readonly game: RunsGame;
  /** It is begun once, so that nothing needs to be kept for another time. */
  readonly #once: boolean;
  readonly #relaxed: RunsSearch | undefined;
  readonly #known: Known;
  /**
   * Whether the states of each round are on the way, or lost since it came to its end without a win. A round are the
   * states that are met without a move that cannot be taken back: among them one may fail because it was met on the way
   * from itself, but not all of them.
   */
  readonly #rounds = [false, false];
  /** The state that it has come to. */
  #at: Step | undefined;
  /** The relaxed game while it is asked about that state. */
  #asked: RunsSearch | undefined;
  #end: Verdict | undefined;

  /**
   * @param memory the most bytes to be used
   * @param relax each card of the talon is within reach at any time; such a search may be begun again and again
   */
  constructor(table: Table, memory: number, relax: boolean) {
    this.#once = !relax;
    this.game = new RunsGame(table, relax);
    const asks = !this.game.isFree;
    this.#known = new Known(asks ? (memory * 7) / 8 : memory);
    if (asks) this.#relaxed = new RunsSearch(table, memory / 8, true);
  }

  /** Can it be won from where it was begun? */
  get verdict(): Verdict {
    return this.#end ?? 'unknown';
  }

  /** The moves made so far. */
  get made(): number[] {
    const made: number[] = [];
    for (let at = this.#at; at?.before; at = at.before) made.push(at.move);
    return made.reverse();
  }

  /** Begins at the state of the game. */
  begin(): void {
    const rounds = this.#rounds;
    for (let at = this.#at; at; at = at.before) rounds[at.round] = false;
    if (this.#known.isFull) {
      this.#known.clear();
      rounds.length = 2;
    }
    this.#end = undefined;
    this.#enter({ before: undefined, move: 0, dealt: 0, wanted: 0, round: rounds.length, moves: [] });
  }

  /** Looks at up to so many more states; true when the search is over. */
  step(states: number): boolean {
    const end = this.states + states;
    while (!this.#end && this.states < end) {
      const at = this.#at as Step;
      if (this.#asked) this.#ask(this.#asked, at, end - this.states);
      else {
        const move = at.moves.pop();
        if (move === undefined) this.#leave(at);
        else this.#go(at, move);
      }
    }
    return !!this.#end;
  }

  #ask(relaxed: RunsSearch, at: Step, states: number): void {
    const before = relaxed.states;
    if (relaxed.step(states)) this.#asked = undefined;
    this.states += relaxed.states - before;
    if (relaxed.verdict === 'unwinnable') at.moves.length = 0;
  }

  #go(before: Step, move: number): void {
    const { game } = this;
    const { dealt, wanted } = game;
    game.make(move);
    const round = this.#once || game.canTakeBack(move) ? before.round : this.#rounds.length;
    this.#enter({ before, move, dealt, wanted, round, moves: [] });
  }

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
    // a forced state is not kept
    if (game.add(moves)) {
      rounds[round] = true;
      return;
    }
    const place = this.#place();
    const known = this.#known.get(place);
    if (known === ALIVE) this.#win(at);
    else if (rounds[known]) moves.length = 0;
    else if (this.#known.isFull) this.#end = 'unknown';
    else {
      rounds[round] = true;
      this.#known.set(place, round);
      if (this.#relaxed) {
        this.#asked = this.#relaxed;
        this.#relaxed.game.follow(game);
        this.#relaxed.begin();
      }
    }
  }

  #leave({ before, move, dealt, wanted }: Step): void {
    this.#at = before;
    if (before) this.game.unmake(move, dealt, wanted);
    else this.#end = 'unwinnable';
  }

  #win(last: Step): void {
    this.#end = 'winnable';
    if (this.#once) return;
    for (let at = last; at.before; at = at.before) {
      this.game.unmake(at.move, at.dealt, at.wanted);
      this.#known.set(this.#place(), ALIVE);
    }
  }

  #place(): number {
    const { key0, key1, wanted } = this.game;
    return this.#known.at(key0, key1, wanted);
  }
}

/** Bits for how many states are kept that took too long. */
const ASKED = 14;

/** Proves positions lost of a game in which only whole runs move: they are lost where parts of them move, too. */
export class RelaxedRuns {
  readonly #search: RunsSearch;
  /** States that took too long: they are not asked for again. */
  readonly #asked = new Int32Array(2 << ASKED);

  /** @param memory the most bytes to be used */
  constructor(table: Table, memory: number) {
    this.#search = new RunsSearch(table, memory, true);
  }

  /**
   * Could it still be won? False only where it is proven that it cannot.
   *
   * @param home by suit how many cards are home
   * @param still by column how many of the cards that lay there at first, up to the first face-up one, are left
   * @param talon the cards of stock and waste, in the order of dealing
   * @param states how many states may be looked at
   */
  alive(
    home: ArrayLike<number>,
    still: ArrayLike<number>,
    talon: ArrayLike<number>,
    size: number,
    states: number,
  ): boolean {
    const search = this.#search;
    const { game } = search;
    game.set(home, still, talon, size, 0);
    const { key0, key1 } = game;
    const place = (Math.imul(key0 ^ Math.imul(key1, 0x9e3779b1), 0x85ebca6b) >>> (32 - ASKED)) * 2;
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
