// Search for Klondike and similar games in which any part of a run may move, as a game on sets of cards.
import type { Move } from '../engine/moves.js';
import type { Table } from '../engine/table.js';
import type { Pass } from './pass.js';
import { runsLine } from './runs-line.js';
import { RunsSearch } from './runs-search.js';
import type { Verdict } from './solution.js';

export class RunsPass implements Pass {
  readonly #table: Table;
  readonly #search: RunsSearch;

  /** @param memory memory limit in bytes */
  constructor(table: Table, memory = 2 ** 28) {
    this.#table = table;
    this.#search = new RunsSearch(table, memory, false);
    this.#search.begin();
  }

  get states(): number {
    return this.#search.states;
  }

  get verdict(): Verdict {
    return this.#search.verdict;
  }

  step(states: number): boolean {
    return this.#search.step(states);
  }

  line(): Move[] {
    return runsLine(this.#table, this.#search.made);
  }
}
