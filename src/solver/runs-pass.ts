// Searches Klondike and its like, where any part of a run may move: depth first over sets of cards, each once.
import type { Move } from '../engine/moves.js';
import type { Table } from '../engine/table.js';
import type { Pass } from './pass.js';
import { RunsGame } from './runs-game.js';
import { runsLine } from './runs-line.js';
import { Seen } from './seen.js';
import type { Verdict } from './solution.js';

const MOST_BYTES = 256 << 20;

export class RunsPass implements Pass {
  states = 0;
  verdict: Verdict = 'unknown';
  readonly #table: Table;
  readonly #game: RunsGame;
  readonly #seen: Seen;
  readonly #moves: number[] = [];
  readonly #begin: number[] = [];
  readonly #made: number[] = [];
  #over = false;

  constructor(table: Table, memory = MOST_BYTES) {
    this.#table = table;
    this.#game = new RunsGame(table);
    this.#seen = new Seen(memory);
    this.#enter();
  }

  step(states: number): boolean {
    const end = this.states + states;
    while (!this.#over && this.states < end) {
      if (this.#moves.length > (this.#begin.at(-1) as number)) {
        const move = this.#moves.pop() as number;
        this.#game.make(move);
        this.#made.push(move);
        this.#enter();
      } else {
        this.#begin.pop();
        const move = this.#made.pop();
        if (move === undefined) {
          this.verdict = 'unwinnable';
          this.#over = true;
        } else this.#game.unmake(move);
      }
    }
    return this.#over;
  }

  line(): Move[] {
    return runsLine(this.#table, this.#made);
  }

  #enter(): void {
    const game = this.#game;
    this.states++;
    this.#begin.push(this.#moves.length);
    if (game.isWon) {
      this.verdict = 'winnable';
      this.#over = true;
      return;
    }
    const from = this.#moves.length;
    if (game.add(this.#moves)) return;
    // a bijection, so that no two states share their words
    let a = game.key0;
    let b = game.key1;
    b = Math.imul(b + Math.imul(a, 0x9e3779b1), 0x85ebca6b);
    b ^= b >>> 15;
    a = Math.imul(a ^ b, 0xc2b2ae35);
    a ^= a >>> 13;
    b = (b + Math.imul(a, 0x27d4eb2f)) | 0;
    const found = this.#seen.add(a, b, game.wanted + 2);
    if (found > 0) return;
    this.#moves.length = from;
    if (found < 0) this.#over = true;
  }
}
