// The same game with rules relaxed: where whole runs move, let parts move, too. What cannot be won then cannot be won at
// all; and since there the layout of the columns is no part of a state, few states answer for many.
import type { Table } from '../engine/table.js';
import { HIGH } from './hash.js';
import type { Plan } from './plan.js';
import { RunsGame, isRunGame } from './runs-game.js';
import { RelaxedRuns } from './runs-search.js';
import type { State } from './state.js';

/** The most states to look at for one answer. */
const MOST = 200;
const KING = 12;

export class Relaxed {
  readonly #search: RelaxedRuns;
  readonly #still: Uint8Array;

  constructor(table: Table, plan: Plan, memory: number) {
    this.#search = new RelaxedRuns(table, memory);
    this.#still = new Uint8Array(plan.columns.length);
  }

  static fits(table: Table): boolean {
    return isRunGame(table.rules, 'run') && RunsGame.fits(table);
  }

  /** Whether this state is lost even so. `home`: how many cards of each suit are home. */
  isLost(state: State, home: ArrayLike<number>): boolean {
    const { columns, waste } = state.plan;
    columns.forEach((pile, i) => {
      const down = state.down[pile] as number;
      // a card that lies on none is the first of its column, or a king that came
      const first = state.size[pile] && state.at(pile, 0) % 13 !== KING ? 1 : 0;
      this.#still[i] = down ? down + 1 : first;
    });
    const from = waste << HIGH;
    const size = state.size[waste] as number;
    return !this.#search.alive(home, this.#still, state.cards.subarray(from, from + size), size, MOST);
  }
}
