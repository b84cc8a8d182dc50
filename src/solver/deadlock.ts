// Proves that a state is lost, because cards block each other and some can never reach their foundation.
//
// The proof is the delete relaxation of planning (B. Bonet and H. Geffner, Planning as Heuristic Search, Artificial
// Intelligence 129, 2001): a card that could be uncovered or moved once counts as uncovered or moved permanently, and
// cards outside the columns count as available. A card that cannot reach its foundation here cannot reach it in the
// game.
import { GIVES, type PileTables } from './pile-tables.js';
import { heightOf, type SearchTables } from './search-tables.js';
import type { State } from './state.js';
import { listOf } from '../engine/lists.js';

/** No column. */
const NONE = 255;
const CARDS = listOf(52, (card) => card);
const SUITS = [0, 1, 2, 3];

export class Deadlock {
  /** Whether cards can block each other in this game. */
  readonly applies: boolean;
  readonly #plan: SearchTables;
  readonly #gives: number;
  readonly #runs: Uint8Array;
  /** The cards that each card can be placed on in a column. */
  readonly #hosts: readonly (readonly number[])[];
  /** Whether an empty column accepts each card. */
  readonly #starts: readonly boolean[];
  readonly #column = new Uint8Array(52);
  readonly #height = new Uint8Array(52);
  /** Whether each card could be the last of its column, and whether it could have moved off the card under it. */
  readonly #open = new Uint8Array(52);
  readonly #gone = new Uint8Array(52);
  /** The height that the foundation of each suit could have. */
  readonly #built = new Uint8Array(4);
  /** Whether there could be an empty column. */
  #space = false;

  constructor(plan: SearchTables) {
    const { tableau, foundation: _foundation, ...others } = plan.rules.data.piles;
    const { fits, runs, single, gives = 0, empty } = plan.piles[plan.columns[0] ?? 0] as PileTables;
    this.#plan = plan;
    this.#gives = gives && single ? GIVES.top : gives;
    this.#runs = runs;
    this.#hosts = CARDS.map((card) => CARDS.filter((onto) => fits[card * 52 + onto]));
    this.#starts = CARDS.map((card) => empty.some(({ rank }) => rank < 0 || rank === card % 13));
    this.applies = plan.buildsSuits && !!tableau?.takes && Object.values(others).every(({ takes }) => !takes);
  }

  /** Whether some card can never reach its foundation. `built`: the foundation height of each suit. */
  holds(state: State, built: ArrayLike<number>): boolean {
    const { columns, base, takesBack } = this.#plan;
    const column = this.#column.fill(NONE);
    const open = this.#open;
    this.#gone.fill(0);
    this.#built.set(built);
    this.#space = false;
    for (const pile of columns) {
      const size = state.size[pile] as number;
      if (!size) this.#space = true;
      for (let height = 0; height < size; height++) {
        const card = state.at(pile, height);
        column[card] = pile;
        this.#height[card] = height;
      }
    }
    for (const card of CARDS) {
      const isBuilt = heightOf(card, base) < (built[(card / 13) | 0] as number);
      open[card] = Number(column[card] === NONE && (takesBack || !isBuilt));
    }
    for (let changes = true; changes;) {
      changes = this.#buildFoundations();
      for (const pile of columns) if (this.#moveColumn(state, pile)) changes = true;
    }
    return SUITS.some((suit) => (this.#built[suit] as number) < 13);
  }

  /** Moves open cards to the foundations. Returns whether any card moved. */
  #buildFoundations(): boolean {
    const built = this.#built;
    let changes = false;
    for (const suit of SUITS)
      for (; (built[suit] as number) < 13; built[suit] = (built[suit] as number) + 1) {
        const card = suit * 13 + ((this.#plan.base + (built[suit] as number)) % 13);
        if (!this.#open[card]) break;
        if (this.#column[card] !== NONE) this.#leave(card);
        changes = true;
      }
    return changes;
  }

  /** Opens and moves the cards of a column, from the last to the first. Returns whether anything changed. */
  #moveColumn(state: State, pile: number): boolean {
    const gives = this.#gives;
    const open = this.#open;
    const gone = this.#gone;
    const runs = this.#runs;
    const down = state.down[pile] as number;
    const size = state.size[pile] as number;
    let changes = false;
    let above = -1;
    /** Whether the card could be the lowest card of a unit, without the rule that runs move only as a whole. */
    let moves = false;
    for (let height = size - 1; height >= 0; height--) {
      const card = state.at(pile, height);
      const isUp = height >= down;
      const isFree = above < 0 || gone[above] === 1;
      if (isFree && !open[card]) {
        open[card] = 1;
        changes = true;
      }
      if (gives === GIVES.column) moves = !height;
      else if (gives === GIVES.group) moves = isUp || isFree;
      else if (gives === GIVES.top || !gives) moves = isFree && gives > 0;
      else moves = isFree || (isUp && moves && runs[above * 52 + card] === 1);
      let goes = moves;
      if (gives === GIVES.run || gives === GIVES['top-or-run']) {
        const inRun = height > down && runs[card * 52 + state.at(pile, height - 1)] === 1;
        if (inRun) goes = gives !== GIVES.run && isFree;
      }
      if (goes && !gone[card] && this.#hasPlace(state, card, pile, height)) {
        this.#leave(card);
        changes = true;
      }
      above = card;
    }
    return changes;
  }

  /** Whether there could be a place for a card of a column elsewhere. */
  #hasPlace(state: State, card: number, pile: number, height: number): boolean {
    if (this.#space && height && this.#starts[card]) return true;
    for (const host of this.#hosts[card] as readonly number[]) {
      if (!this.#open[host]) continue;
      if (this.#column[host] !== pile) return true;
      // a host above the card in the same column has to move first
      let at = this.#height[host] as number;
      if (at < height) return true;
      for (; at > height; at--) if (this.#gone[state.at(pile, at)]) return true;
    }
    return false;
  }

  #leave(card: number): void {
    this.#gone[card] = 1;
    if (!this.#height[card]) this.#space = true;
  }
}
