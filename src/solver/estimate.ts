// Estimates how far a state is from a win, from the number and the order of the cards that are not on the foundations.
// The estimate only guides the search: no verdict depends on it. Its features are known from solvers of FreeCell
// (A. Elyasaf, A. Hauptman and M. Sipper, Evolutionary Design of FreeCell Solvers, IEEE Transactions on Computational
// Intelligence and AI in Games 4, 2012). The weights are the result of measurements on many games.
import { HIGH } from './hash.js';
import type { PileTables } from './pile-tables.js';
import { heightOf } from './search-tables.js';
import type { State } from './state.js';

/** The weights of the features: each adds to the distance. */
interface Weights {
  /** A card that is not on a foundation. */
  readonly left: number;
  /** A face-down card, or a card in a reserve under others. */
  readonly hidden: number;
  /** A card that does not continue the run of the card under it, but may be placed on it; and one that may not. */
  readonly apart: number;
  readonly misplaced: number;
  /** A card above a lower one, and above a lower one of its suit. */
  readonly above: number;
  readonly aboveSuit: number;
  /** A card above one that could go to a foundation next. */
  readonly blocks: number;
  /** A column and a cell that are not empty. */
  readonly column: number;
  readonly cell: number;
  /** A card of the stock, and one of the waste that no redeal brings back. */
  readonly stock: number;
  readonly waste: number;
}

/** Weights for games whose cards go to the foundations one by one. */
const CARDS: Weights = {
  left: 40,
  hidden: 32,
  apart: 2,
  misplaced: 2,
  above: 4,
  aboveSuit: 2,
  blocks: 2,
  column: 7,
  cell: 3,
  stock: 1,
  waste: 4,
};

/** Weights for games whose complete runs leave the columns: the number of runs to join matters most. */
const RUNS: Weights = {
  left: 2,
  hidden: 2,
  apart: 14,
  misplaced: 17,
  above: 1,
  aboveSuit: 0,
  blocks: 0,
  column: 5,
  cell: 3,
  stock: 16,
  waste: 4,
};

const SUITS = [0, 1, 2, 3];

export class Estimate {
  readonly #state: State;
  readonly #weights: Weights;
  readonly #fits: Uint8Array;
  readonly #runs: Uint8Array;
  /** Whether each card could go to a foundation next. */
  readonly #next = new Uint8Array(52);
  /** The lowest rank of each suit in a column so far. */
  readonly #lowest = new Uint8Array(4);

  constructor(state: State) {
    const { piles, columns, collecting } = state.plan;
    const { fits, runs } = piles[columns[0] ?? 0] as PileTables;
    this.#state = state;
    this.#weights = collecting.length ? RUNS : CARDS;
    this.#fits = fits;
    this.#runs = runs;
  }

  /** A whole number from 0; higher is farther. */
  get distance(): number {
    const { plan, size, down, mark, redeals, cardsInGoal } = this.#state;
    const weights = this.#weights;
    this.#findNext();
    let distance = weights.left * Math.abs(plan.goalSize - cardsInGoal);
    for (const pile of plan.cells) {
      const cards = size[pile] as number;
      if (cards) distance += weights.cell + weights.hidden * (cards - 1);
    }
    for (const pile of plan.columns) {
      const cards = size[pile] as number;
      if (cards) distance += weights.column + weights.hidden * (down[pile] as number) + this.#disorder(pile);
    }
    const waste = size[plan.waste] ?? 0;
    const turned = plan.talon ? mark : waste;
    const stock = (size[plan.stock] ?? 0) + waste - turned;
    return (
      distance + weights.stock * stock + (redeals < plan.redeals ? weights.stock : weights.waste) * turned
    );
  }

  /** The disorder of the cards of a column. */
  #disorder(pile: number): number {
    const { cards, size, plan } = this.#state;
    const { apart, misplaced, above, aboveSuit, blocks } = this.#weights;
    const lowest = this.#lowest.fill(13);
    const start = pile << HIGH;
    const end = start + (size[pile] as number);
    let under = -1;
    let low = 13;
    let waiting = 0;
    let disorder = 0;
    for (let at = start; at < end; at++) {
      const card = cards[at] as number;
      const suit = (card / 13) | 0;
      const rank = heightOf(card, plan.base);
      disorder += blocks * waiting;
      if (under >= 0 && !this.#runs[card * 52 + under])
        disorder += this.#fits[card * 52 + under] ? apart : misplaced;
      if (rank > low) disorder += above;
      else low = rank;
      if (rank > (lowest[suit] as number)) disorder += aboveSuit;
      else lowest[suit] = rank;
      waiting += this.#next[card] as number;
      under = card;
    }
    return disorder;
  }

  #findNext(): void {
    const { plan, size, cards } = this.#state;
    const next = this.#next.fill(0);
    for (const pile of plan.foundations) {
      const height = size[pile] as number;
      const top = cards[(pile << HIGH) + height - 1] as number;
      if (!height) for (const suit of SUITS) next[suit * 13 + plan.base] = 1;
      else if (height < 13) next[top % 13 === 12 ? top - 12 : top + 1] = 1;
    }
  }
}
