// Sees that columns lock each other. Where columns move only whole and nothing comes back from the foundations, what
// lies on a card of a column has to go home before it. If these orders and those of the suits go round in a circle,
// no card of the circle ever goes home, even if all others were at hand.
import type { Plan } from './plan.js';
import type { State } from './state.js';

export class Deadlock {
  /** Whether there are such circles in this game: in a column that goes down without end, a suit may lie upside down. */
  readonly applies: boolean;
  readonly #plan: Plan;
  /** For each card how many columns' worth: the column it lies in, from 1, or 0 for one that is at hand. */
  readonly #column = new Uint8Array(52);
  readonly #left = new Int32Array(64);

  constructor(plan: Plan) {
    this.#plan = plan;
    const { gives, takes } = plan.rules.data.piles.tableau ?? {};
    this.applies =
      gives === 'column' && !takes?.single && plan.homing && plan.closed && plan.wraps && !plan.takesBack;
  }

  /** Whether some card of a column can never go home. `home`: how many cards of each suit have. */
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
