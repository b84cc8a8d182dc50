// From a table to the moves worth trying, the best last, and to the one that can do no harm.
import { PILE_KINDS } from '../engine/variant.js';
import { NOWHERE, moveOf, type State } from './state.js';
import type { PilePlan, Plan } from './plan.js';

const kindOf = (kind: (typeof PILE_KINDS)[number]): number => PILE_KINDS.indexOf(kind);
const FOUNDATION = kindOf('foundation');
const TABLEAU = kindOf('tableau');
const RESERVE = kindOf('reserve');

/** Most moves of one table. */
const MOST = 1024;

export interface Ways {
  /** Safe moves are made without a choice. */
  readonly safe: boolean;
  /** Parts of runs are moved only where the card above then goes home. */
  readonly parts: boolean;
  /** Whatever can go home goes home: quick, but may miss a win. */
  readonly greedy: boolean;
}

export class Options {
  readonly #state: State;
  readonly #plan: Plan;
  readonly #ways: Ways;
  readonly #moves = new Int32Array(MOST);
  readonly #weights = new Int32Array(MOST);
  #count = 0;
  /** How many cards of each suit are at home. */
  readonly #home = new Int32Array(4);
  /** For each card the cards that can be put on it in a column. */
  readonly #guests: readonly (readonly number[])[];
  readonly #givers: readonly number[];

  constructor(state: State, ways: Ways) {
    const { plan } = state;
    this.#state = state;
    this.#plan = plan;
    this.#ways = ways;
    const fits = plan.piles[plan.columns[0] ?? -1]?.fits;
    this.#guests = Array.from({ length: 52 }, (_, onto) =>
      Array.from({ length: 52 }, (_card, card) => card).filter((card) => fits?.[card * 52 + onto]),
    );
    this.#givers = plan.rules.givers
      .map(({ index }) => index)
      .filter((pile) => !plan.talon || (pile !== plan.stock && pile !== plan.waste));
  }

  /** Adds the moves of the table to a list, the one to try first last; only one where it can do no harm. Whether it is so. */
  add(to: number[]): boolean {
    this.#count = 0;
    if (this.#plan.homing) this.#look();
    const forced = this.#collect();
    if (forced) {
      to.push(forced);
      return true;
    }
    const weights = this.#weights;
    const moves = this.#moves;
    // few moves: put each in its place
    for (let i = 1; i < this.#count; i++) {
      const weight = weights[i] as number;
      const move = moves[i] as number;
      let at = i;
      for (; at && (weights[at - 1] as number) > weight; at--) {
        weights[at] = weights[at - 1] as number;
        moves[at] = moves[at - 1] as number;
      }
      weights[at] = weight;
      moves[at] = move;
    }
    for (let i = 0; i < this.#count; i++) to.push(moves[i] as number);
    return false;
  }

  /** All moves into the list; the number of one that is enough, if there is. */
  #collect(): number {
    const state = this.#state;
    const plan = this.#plan;
    for (const from of this.#givers) {
      const size = state.size[from] as number;
      if (!size) continue;
      const down = state.down[from] as number;
      const { targets, kind, cells } = plan.piles[from] as PilePlan;
      const [least, most] = state.unit(from);
      let spot = -1;
      for (const to of targets) {
        const target = plan.piles[to] as PilePlan;
        const taken = state.size[to] as number;
        if (!taken && plan.loose) {
          // one empty pile is as good as another
          if (spot === target.kind) continue;
          spot = target.kind;
        }
        let low = least;
        let high = most;
        if (target.single) {
          low = 1;
          high = size > down ? 1 : 0;
        } else if (cells) high = Math.min(high, state.atOnce(to));
        for (let count = low; count <= high; count++) {
          const card = state.at(from, size - count);
          if (!state.lands(from, to, card, count)) continue;
          if (!taken && count === size && kind === target.kind) continue;
          const move = moveOf(from, to, count, 0);
          if (target.kind === FOUNDATION) {
            if (this.#ways.greedy || (kind !== FOUNDATION && this.#isSafe(card))) return move;
            this.#note(move, 900);
          } else if (kind === FOUNDATION) this.#note(move, 0);
          else {
            if (
              this.#ways.parts &&
              plan.twins &&
              taken &&
              count < most &&
              !cells &&
              kind === TABLEAU &&
              !this.#isNext(state.at(from, size - count - 1))
            )
              continue;
            const left = size - count;
            const weight = kind === RESERVE ? 600 : left === down ? (down ? 700 + down : 500) : 300;
            this.#note(move, weight);
          }
        }
      }
    }
    if (plan.talon) return this.#collectTalon();
    this.#collectDeals();
    return 0;
  }

  /** All cards of the row that can be reached by dealing, with what can be done with them. */
  #collectTalon(): number {
    const state = this.#state;
    const { waste, stock, draws, redeals, stockOpen } = this.#plan;
    const size = state.size[waste] as number;
    let mark = state.mark;
    let steps = 0;
    let round = 0;
    for (;;) {
      if (mark > 0) {
        const found = this.#collectCard(waste, mark - 1, steps);
        if (found) return found;
      }
      if (stockOpen && mark < size) {
        const found = this.#collectCard(stock, mark, steps);
        if (found) return found;
      }
      if (mark < size) mark = Math.min(size, mark + draws);
      else if (round++ || !size || state.redeals >= redeals) return 0;
      else mark = 0;
      steps++;
      // the rest of the second round is that of the first
      if (round && mark >= state.mark && (mark - state.mark) % draws === 0) return 0;
    }
  }

  #collectCard(from: number, index: number, steps: number): number {
    const state = this.#state;
    const { piles, waste, draws, redeals, loose } = this.#plan;
    const card = state.at(waste, index);
    let spot = -1;
    for (const to of (piles[from] as PilePlan).targets) {
      const { kind } = piles[to] as PilePlan;
      if (!state.size[to] && loose) {
        if (spot === kind) continue;
        spot = kind;
      }
      if (!state.lands(from, to, card, 1)) continue;
      const move = moveOf(from, to, 1, steps);
      if (kind === FOUNDATION) {
        if (this.#ways.greedy) return move;
        if (draws === 1 && (!steps || redeals === Infinity) && this.#isSafe(card)) return move;
      }
      this.#note(move, (kind === FOUNDATION ? 800 : 400) - steps);
    }
    return 0;
  }

  /** A draw and a redeal as moves of their own. */
  #collectDeals(): void {
    const state = this.#state;
    const { stock, waste, drawTo, packet, redeals, columns } = this.#plan;
    const left = stock >= 0 && drawTo >= 0 && (state.size[stock] as number) > 0;
    if (left) this.#note(moveOf(NOWHERE, 0, 0, 0), 100);
    if (state.redeals >= redeals) return;
    if (packet) {
      const gathered = columns.every((pile, i) => {
        const next = columns[i + 1];
        const size = state.size[pile] as number;
        return next === undefined || size === packet || (size < packet && !state.size[next]);
      });
      if (!gathered) this.#note(moveOf(NOWHERE, 1, 0, 0), 100);
    } else if (!left && waste >= 0 && state.size[waste]) this.#note(moveOf(NOWHERE, 1, 0, 0), 50);
  }

  #note(move: number, weight: number): void {
    this.#moves[this.#count] = move;
    this.#weights[this.#count++] = weight;
  }

  /** Counts what is at home. */
  #look(): void {
    const state = this.#state;
    const { foundations, decks } = this.#plan;
    const home = this.#home;
    home.fill(0);
    for (const pile of foundations) {
      const size = state.size[pile] as number;
      if (!size) continue;
      const suit = (state.at(pile, 0) / 13) | 0;
      // of two decks, the suit that is behind counts: half of what is there is never more than it
      if (decks === 1) home[suit] = size;
      else if (size === 13) home[suit] = (home[suit] as number) + 6.5;
    }
  }

  #height(card: number): number {
    return ((card % 13) - this.#plan.base + 13) % 13;
  }

  #isHome(card: number): boolean {
    return this.#height(card) < (this.#home[(card / 13) | 0] as number);
  }

  /** Is it the next to go home? */
  #isNext(card: number): boolean {
    return this.#height(card) === (this.#home[(card / 13) | 0] as number);
  }

  /**
   * Whether a card that can go home may as well go now (Blake and Gent, arXiv 1906.12314): nothing that is still in
   * play can be put on it; or whatever can may go home, too, and so on.
   */
  #isSafe(card: number): boolean {
    const plan = this.#plan;
    if (!this.#ways.safe || !plan.homing) return false;
    if (!plan.takesBack) {
      let free = true;
      for (const guest of this.#guests[card] as readonly number[]) {
        if (!this.#isHome(guest)) {
          free = false;
          break;
        }
      }
      if (free) return true;
    }
    if (!plan.twins || plan.wraps) return false;
    const home = this.#home;
    const rank = card % 13;
    const suit = (card / 13) | 0;
    const red = suit === 1 || suit === 2;
    const [a, b] = red ? [0, 3] : [1, 2];
    return (
      (home[a as number] as number) >= rank - 1 &&
      (home[b as number] as number) >= rank - 1 &&
      (home[3 - suit] as number) >= rank - 2
    );
  }
}
