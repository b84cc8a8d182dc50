// Searches a game on sets of cards: depth first, each state once, and none that cannot be won with each card of the
// talon within reach at any time.
import type { Table } from '../engine/table.js';
import { Known } from './runs-known.js';
import { RunsGame } from './runs-game.js';
import type { Verdict } from './solution.js';

/** What is kept for states that a win was found from; for others, the number of their round. */
const ALIVE = 1;

export class RunsSearch {
  /** How many states were looked at. */
  states = 0;
  /** Can it be won from where it was begun? */
  verdict: Verdict = 'unknown';
  /** The moves made so far. */
  readonly made: number[] = [];
  readonly game: RunsGame;
  readonly #once: boolean;
  readonly #relaxed: RunsSearch | undefined;
  readonly #known: Known;
  readonly #moves: number[] = [];
  /** For each state on the way where its moves begin. */
  readonly #begin: number[] = [];
  /**
   * Whether the states of each round are on the way, or lost since it came to its end without a win. A round are the
   * states that are met without a move that cannot be taken back: among them one may fail because it was met on the way
   * from itself, but not all of them.
   */
  #rounds: boolean[] = [false, false];
  /** The rounds of the states on the way. */
  readonly #round: number[] = [];
  #asks = false;
  #over = true;

  /**
   * @param memory the most bytes to be used
   * @param once it is begun once, so that nothing needs to be kept for another time
   * @param relax each card of the talon is within reach at any time
   */
  constructor(table: Table, memory: number, once = false, relax = false) {
    this.#once = once;
    this.game = new RunsGame(table, relax);
    const asks = !relax && !this.game.isFree;
    this.#known = new Known(asks ? (memory * 7) / 8 : memory);
    if (asks) this.#relaxed = new RunsSearch(table, memory / 8, false, true);
  }

  /** Begins at the state of the game. */
  begin(): void {
    for (const round of this.#round) this.#rounds[round] = false;
    if (this.#known.isFull) {
      this.#known.clear();
      this.#rounds.length = 2;
    }
    this.verdict = 'unknown';
    this.#over = this.#asks = false;
    this.#moves.length = this.#begin.length = this.#round.length = this.made.length = 0;
    this.#enter();
  }

  /** Looks at up to so many more states; true when the search is over. */
  step(states: number): boolean {
    const end = this.states + states;
    while (!this.#over && this.states < end) {
      if (this.#asks) this.#ask(end - this.states);
      else if (this.#moves.length > (this.#begin.at(-1) as number)) {
        const move = this.#moves.pop() as number;
        this.game.make(move);
        this.made.push(move);
        this.#enter();
      } else this.#leave();
    }
    return this.#over;
  }

  #ask(states: number): void {
    const relaxed = this.#relaxed as RunsSearch;
    const before = relaxed.states;
    this.#asks = !relaxed.step(states);
    this.states += relaxed.states - before;
    if (relaxed.verdict === 'unwinnable') this.#moves.length = this.#begin.at(-1) as number;
  }

  #enter(): void {
    const { game } = this;
    const from = this.#moves.length;
    const rounds = this.#rounds;
    const last = this.made.at(-1);
    this.states++;
    this.#begin.push(from);
    const goesOn = last !== undefined && (this.#once || game.canTakeBack(last));
    const round = goesOn ? (this.#round.at(-1) as number) : rounds.length;
    this.#round.push(round);
    if (game.isWon) {
      this.#end('winnable');
      return;
    }
    // a forced state is not kept
    if (game.add(this.#moves)) {
      rounds[round] = true;
      return;
    }
    const place = this.#place();
    const known = this.#known.get(place);
    if (known === ALIVE) this.#end('winnable');
    else if (rounds[known]) this.#moves.length = from;
    else if (this.#known.isFull) this.#end('unknown');
    else {
      rounds[round] = true;
      this.#known.set(place, round);
      if (this.#relaxed) {
        this.#asks = true;
        this.#relaxed.game.follow(game);
        this.#relaxed.begin();
      }
    }
  }

  #leave(): void {
    this.#begin.pop();
    this.#round.pop();
    const move = this.made.pop();
    if (move === undefined) this.#end('unwinnable');
    else this.game.unmake(move);
  }

  #end(verdict: Verdict): void {
    this.#over = true;
    this.verdict = verdict;
    if (verdict !== 'winnable' || this.#once) return;
    for (const move of this.made.toReversed()) {
      this.game.unmake(move);
      this.#known.set(this.#place(), ALIVE);
    }
  }

  #place(): number {
    const { key0, key1, wanted } = this.game;
    return this.#known.at(key0 + 1, key1, wanted + 1);
  }
}

/** Bits for how many states are kept that took too long. */
const ASKED = 14;

/** Proves positions lost of a game in which only whole runs move: they are lost where parts of them move, too. */
export class RelaxedRuns {
  readonly #search: RunsSearch;
  /** States that took too long: they are not asked for again. */
  readonly #asked = new Int32Array(2 << ASKED);

  /**
   * @param memory the most bytes to be used
   * @param relax each card of the talon is within reach at any time, which proves less in less time
   */
  constructor(table: Table, memory: number, relax = true) {
    this.#search = new RunsSearch(table, memory, false, relax);
  }

  /**
   * Could it still be won? False only where it is proven that it cannot.
   *
   * @param home by suit how many cards are home
   * @param still by column how many of the cards that lay there at first, up to the first face-up one, are left
   * @param talon the cards of stock and waste, in the order of dealing, and how many of them are dealt
   * @param states how many states may be looked at
   */
  alive(
    home: ArrayLike<number>,
    still: ArrayLike<number>,
    talon: ArrayLike<number>,
    size: number,
    states: number,
    dealt = 0,
  ): boolean {
    const search = this.#search;
    const { game } = search;
    game.set(home, still, talon, size, dealt);
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
