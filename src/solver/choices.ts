// From a table to the moves worth trying, the best last, and to the one that can do no harm.
import { PILE_KINDS, type PileKind } from '../engine/variant.js';
import { Deadlock } from './deadlock.js';
import { GIVES, type PilePlan, type Plan, type Ways } from './plan.js';
import { NOWHERE, moveOf, type State } from './state.js';

const kindOf = (kind: PileKind): number => PILE_KINDS.indexOf(kind);
const FOUNDATION = kindOf('foundation');
const TABLEAU = kindOf('tableau');
const RESERVE = kindOf('reserve');

/** Room for the moves of one table. */
const ROOM = 1024;

/** What counts first, less what is in the way. */
const HOME = 900;
const TURNS = 700; // and the cards face down
const FREES = 600;
const EMPTIES = 500;
const TALON = 400; // less the cards dealt before
const BUILDS = 300;
const DEALS = 100;
const SPACE = 60;
const CELL = 40;
const RETURNS = 0;

export class Choices {
  readonly #state: State;
  readonly #plan: Plan;
  readonly #ways: Ways;
  readonly #moves = new Int32Array(ROOM);
  readonly #weights = new Int32Array(ROOM);
  readonly #deadlock: Deadlock;
  readonly #locks: boolean;
  #count = 0;
  /** How many cards of each suit are at home. */
  readonly home = new Uint8Array(4);
  /** For each card the cards that can be put on it in a column. */
  readonly #guests: readonly (readonly number[])[];
  /** Piles that give cards, without the one where stock and waste are one row. */
  readonly #givers: readonly number[];
  /** The foundations to which each pile gives its top card alone. */
  readonly #homes: readonly (readonly number[])[];

  constructor(state: State, ways: Ways) {
    const { plan } = state;
    const names = Array.from({ length: 52 }, (_, card) => card);
    this.#state = state;
    this.#plan = plan;
    this.#ways = ways;
    this.#deadlock = new Deadlock(plan);
    this.#locks = ways.locks && this.#deadlock.applies;
    const fits = plan.piles.find(({ kind }) => kind === TABLEAU)?.fits;
    this.#guests = names.map((onto) => names.filter((card) => fits?.[card * 52 + onto]));
    this.#givers = plan.rules.givers
      .map(({ index }) => index)
      .filter((pile) => !plan.talon || pile !== plan.waste);
    this.#homes = plan.piles.map(({ targets, gives }) =>
      targets.filter((to) => {
        const { kind, single } = plan.piles[to] as PilePlan;
        return kind === FOUNDATION && (single || (gives !== GIVES.run && gives !== GIVES.column));
      }),
    );
  }

  /** A card that goes home without a choice: since it can do no harm, or since all do. 0 for none. */
  forced(): number {
    const { greedy, safe } = this.#ways;
    const { homing, talon, draws, redeals } = this.#plan;
    if (homing) this.#look();
    if (!greedy && !(safe && homing)) return 0;
    const state = this.#state;
    for (const from of this.#givers) {
      const size = state.size[from] as number;
      if (size <= (state.down[from] as number) || (this.#plan.piles[from] as PilePlan).kind === FOUNDATION)
        continue;
      const card = state.at(from, size - 1);
      if (homing && (!this.#isNext(card) || (!greedy && !this.#isSafe(card)))) continue;
      for (const to of this.#homes[from] as readonly number[]) {
        if (state.lands(from, to, card, 1)) return moveOf(from, to, 1, 0);
      }
    }
    // of a stock that is dealt one by one, a card can be taken out without changing what comes next
    if (talon && (greedy || draws === 1)) {
      this.#count = 0;
      this.#collectTalon(true, !greedy && redeals < Infinity);
      return this.#count ? (this.#moves[0] as number) : 0;
    }
    return 0;
  }

  /** Whether the table is lost whatever comes, after a move to this pile. {@link forced} was asked before. */
  isDead(to: number): boolean {
    const moved = (this.#plan.piles[to] as PilePlan).kind;
    return this.#locks && moved !== FOUNDATION && this.#deadlock.holds(this.#state, this.home);
  }

  /** Adds the moves of the table to a list, the one to try first last. {@link forced} was asked before. */
  add(to: number[]): void {
    this.#count = 0;
    this.#collect();
    if (this.#plan.talon) this.#collectTalon(false, false);
    else this.#collectDeals();
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
  }

  /** All moves of cards that lie open. */
  #collect(): void {
    const state = this.#state;
    const { piles, loose } = this.#plan;
    for (const from of this.#givers) {
      const size = state.size[from] as number;
      const down = state.down[from] as number;
      if (size <= down) continue;
      const { targets, kind, cells, gives } = piles[from] as PilePlan;
      const open = size - down;
      const run = gives === GIVES.run || gives === GIVES.any ? state.run(from) : 1;
      const least = gives === GIVES.column ? size : gives === GIVES.run ? run : 1;
      const most = gives === GIVES.column ? (down ? 0 : size) : gives === GIVES.group ? open : run;
      let spot: number | undefined;
      for (const to of targets) {
        const target = piles[to] as PilePlan;
        const taken = state.size[to] as number;
        if (!taken && loose) {
          // one empty pile is as good as another
          if (spot === target.kind) continue;
          spot = target.kind;
        }
        const high = target.single ? 1 : cells ? Math.min(most, state.atOnce(to)) : most;
        for (let count = target.single ? 1 : least; count <= high; count++) {
          if (!state.lands(from, to, state.at(from, size - count), count)) continue;
          if (!taken && count === size && kind === target.kind) continue;
          if (
            kind === TABLEAU &&
            taken &&
            count < most &&
            target.kind === TABLEAU &&
            !this.#pays(from, count)
          )
            continue;
          this.#note(moveOf(from, to, count, 0), this.#worth(from, to, size - count));
        }
      }
    }
  }

  /** How early to try a move that leaves so many cards in its pile. */
  #worth(from: number, to: number, left: number): number {
    const { piles } = this.#plan;
    const down = this.#state.down[from] as number;
    const { kind } = piles[from] as PilePlan;
    const target = (piles[to] as PilePlan).kind;
    if (target === FOUNDATION) return HOME;
    if (kind === FOUNDATION) return RETURNS;
    if (target === RESERVE) return CELL;
    if (!this.#state.size[to] && left > down) return SPACE;
    if (kind === RESERVE) return FREES;
    if (left > down) return BUILDS;
    return down ? TURNS + down : EMPTIES;
  }

  /**
   * Whether it can help to move a part of a run: only where the card above it then goes home. The card it goes to is
   * as good as the one it leaves (Blake and Gent, arXiv 1906.12314), unless runs move card by card, or columns fill up.
   */
  #pays(from: number, count: number): boolean {
    const { twins, homing, closed, piles } = this.#plan;
    const { single, most, cells } = piles[from] as PilePlan;
    if (!this.#ways.parts || !twins || !homing || !closed || cells || single || most < Infinity) return true;
    const state = this.#state;
    return this.#isNext(state.at(from, (state.size[from] as number) - count - 1));
  }

  /**
   * All cards of the row that can be reached by dealing, with what can be done with them.
   * `forced`: only the first that goes home without a choice; `here`: without dealing.
   */
  #collectTalon(forced: boolean, here: boolean): void {
    const state = this.#state;
    const { waste, stock, draws, redeals, stockOpen } = this.#plan;
    const size = state.size[waste] as number;
    const start = state.mark;
    let mark = start;
    let again = false;
    for (let steps = 0; ; steps++) {
      if (mark > 0) this.#collectCard(waste, mark - 1, steps, forced);
      if (stockOpen && mark < size) this.#collectCard(stock, mark, steps, forced);
      if (here) return;
      if (mark < size) mark = Math.min(size, mark + draws);
      else if (again || !size || state.redeals >= redeals) return;
      else {
        mark = 0;
        again = true;
      }
      // the rest of the second round is that of the first
      if (again && mark >= start && (mark - start) % draws === 0) return;
    }
  }

  #collectCard(from: number, index: number, steps: number, forced: boolean): void {
    const state = this.#state;
    const { piles, waste, loose, homing } = this.#plan;
    const card = state.at(waste, index);
    if (forced && homing && (!this.#isNext(card) || !(this.#ways.greedy || this.#isSafe(card)))) return;
    let spot: number | undefined;
    for (const to of (forced ? this.#homes[from] : (piles[from] as PilePlan).targets) as readonly number[]) {
      const { kind } = piles[to] as PilePlan;
      if (!state.size[to] && loose) {
        if (spot === kind) continue;
        spot = kind;
      }
      if (state.lands(from, to, card, 1))
        this.#note(moveOf(from, to, 1, steps), (kind === FOUNDATION ? HOME - 100 : TALON) - steps);
    }
  }

  /** A draw and a redeal as moves of their own. */
  #collectDeals(): void {
    const state = this.#state;
    const { stock, waste, drawTo, packet, redeals, columns } = this.#plan;
    const left = drawTo >= 0 && (state.size[stock] as number) > 0;
    if (left) this.#note(moveOf(NOWHERE, 0, 0, 0), DEALS);
    if (state.redeals >= redeals) return;
    if (packet) {
      const gathered = columns.every((pile, i) => {
        const next = columns[i + 1];
        const size = state.size[pile] as number;
        return next === undefined || size === packet || (size < packet && !state.size[next]);
      });
      if (!gathered) this.#note(moveOf(NOWHERE, 1, 0, 0), DEALS);
    } else if (!left && state.size[waste]) this.#note(moveOf(NOWHERE, 1, 0, 0), DEALS);
  }

  #note(move: number, weight: number): void {
    this.#moves[this.#count] = move;
    this.#weights[this.#count++] = weight;
  }

  /** Counts what is at home. */
  #look(): void {
    const state = this.#state;
    this.home.fill(0);
    for (const pile of this.#plan.foundations) {
      const size = state.size[pile] as number;
      if (size) this.home[(state.at(pile, 0) / 13) | 0] = size;
    }
  }

  #height(card: number): number {
    return ((card % 13) - this.#plan.base + 13) % 13;
  }

  /** Is it the next to go home? */
  #isNext(card: number): boolean {
    return this.#height(card) === this.home[(card / 13) | 0];
  }

  /**
   * Whether a card that can go home may as well go now (Blake and Gent, arXiv 1906.12314): nothing that is still in
   * play can be put on it; or whatever can may go home, too, and so on.
   */
  #isSafe(card: number): boolean {
    const { takesBack, twins, wraps } = this.#plan;
    const home = this.home;
    if (!takesBack) {
      let free = true;
      for (const guest of this.#guests[card] as readonly number[])
        free &&= this.#height(guest) < (home[(guest / 13) | 0] as number);
      if (free) return true;
    }
    if (!twins) return false;
    const height = this.#height(card);
    const suit = (card / 13) | 0;
    // spades and clubs, hearts and diamonds: the other suit of a colour is 3 − suit
    const other = suit === 0 || suit === 3 ? 1 : 0;
    // where columns go on below the base, the base cards could carry others
    const least = wraps ? 1 : 0;
    return (
      height >= least &&
      (home[other] as number) >= Math.max(height - 1, least) &&
      (home[3 - other] as number) >= Math.max(height - 1, least) &&
      (home[3 - suit] as number) >= Math.max(height - 2, least)
    );
  }
}
