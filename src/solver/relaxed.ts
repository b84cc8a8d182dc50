// The relaxed game: parts of runs may move, not only whole runs. A position that is lost in the relaxed game is lost in
// the real one. States of the relaxed game do not contain the column layout, so one of them covers many real states.
import type { Table } from '../engine/table.js';
import { HIGH } from './hash.js';
import type { SearchTables } from './search-tables.js';
import { RunsGame } from './runs-game.js';
import { isRunGame } from './runs-rules.js';
import { RelaxedRuns } from './runs-search.js';
import type { State } from './state.js';

/** State limit of one query. */
const MOST = 200;
const KING = 12;

export class Relaxed {
  readonly #search: RelaxedRuns;
  readonly #still: Uint8Array;

  constructor(table: Table, plan: SearchTables, memory: number) {
    this.#search = new RelaxedRuns(table, memory);
    this.#still = new Uint8Array(plan.columns.length);
  }

  static fits(table: Table): boolean {
    return isRunGame(table.rules, 'run') && RunsGame.fits(table);
  }

  /** Whether this state is lost even in the relaxed game. `built`: the foundation height of each suit. */
  isLost(state: State, built: ArrayLike<number>): boolean {
    const { columns, waste } = state.plan;
    columns.forEach((pile, i) => {
      const down = state.down[pile] as number;
      // the bottom card has not moved, unless it is a king that was moved to an empty column
      const first = state.size[pile] && state.at(pile, 0) % 13 !== KING ? 1 : 0;
      this.#still[i] = down ? down + 1 : first;
    });
    const from = waste << HIGH;
    const size = state.size[waste] as number;
    return !this.#search.mayWin(built, this.#still, state.cards.subarray(from, from + size), size, MOST);
  }
}
