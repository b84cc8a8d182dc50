// Detects deadlocks between columns. If columns move only as a whole and no card returns from the foundations, the cards
// on top of a card must reach the foundations before it. If these constraints and the order of the suits form a cycle,
// no card of the cycle can ever reach a foundation, even if all other cards were available.
import type { SearchTables } from './search-tables.js';
import type { State } from './state.js';

export class Deadlock {
  /** Whether such cycles are possible in this game: columns must wrap from ace to king. */
  readonly applies: boolean;
  readonly #plan: SearchTables;
  /** For each card the number of its column, from 1, or 0 if the card is not in a column. */
  readonly #column = new Uint8Array(52);
  readonly #left = new Int32Array(64);

  constructor(plan: SearchTables) {
    this.#plan = plan;
    const { gives, takes } = plan.rules.data.piles.tableau ?? {};
    this.applies =
      gives === 'column' && !takes?.single && plan.homing && plan.closed && plan.wraps && !plan.takesBack;
  }

  /** Whether some card of a column can never reach a foundation. `home`: the foundation height of each suit. */
  holds(state: State, home: ArrayLike<number>): boolean {
    const { columns, base } = this.#plan;
    const column = this.#column;
    const left = this.#left;
    column.fill(0);
    columns.forEach((pile, i) => {
      const size = (left[i] = state.size[pile] as number);
      for (let height = 0; height < size; height++) column[state.at(pile, height)] = i + 1;
    });
    const next = [home[0] as number, home[1] as number, home[2] as number, home[3] as number];
    for (let goes = true; goes;) {
      goes = false;
      for (let suit = 0; suit < 4; suit++) {
        for (; (next[suit] as number) < 13; next[suit] = (next[suit] as number) + 1) {
          const card = suit * 13 + ((base + (next[suit] as number)) % 13);
          const i = (column[card] as number) - 1;
          if (i >= 0) {
            const top = (left[i] as number) - 1;
            if (state.at(columns[i] as number, top) !== card) break;
            left[i] = top;
          }
          goes = true;
        }
      }
    }
    return next.some((height) => height < 13);
  }
}
