// Move generation for the search: useful moves, the best last, and forced safe moves.
import { PILE_KINDS, type PileKind } from '../engine/variant.js';
import { Deadlock } from './deadlock.js';
import { PairsDeadlock } from './pairs-deadlock.js';
import { GIVES, type PileTables } from './pile-tables.js';
import { heightOf, type SearchTables, type SearchTechniques } from './search-tables.js';
import { NOWHERE, fromOf, moveOf, toOf, type State } from './state.js';

const kindOf = (kind: PileKind): number => PILE_KINDS.indexOf(kind);
const FOUNDATION = kindOf('foundation');
const TABLEAU = kindOf('tableau');
const RESERVE = kindOf('reserve');

/** The initial buffer size for the moves of a state; a custom game can have more moves. */
const ROOM = 1024;
/** Fewer moves than this are sorted by insertion. */
const FEW = 256;

/** Move ordering: higher weights are tried first. */
const TO_FOUNDATION = 900;
const TURNS = 700; // plus the number of face-down cards
const FREES = 600;
const EMPTIES = 500;
const TALON = 400; // minus the number of draws before it
const BUILDS = 300;
const DEALS = 100;
const SPACE = 60;
const CELL = 40;
const RETURNS = 0;

/** A copy of twice the size. */
function wider(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const wide = new Int32Array(2 * list.length);
  wide.set(list);
  return wide;
}

export class SearchMoves {
  readonly #state: State;
  readonly #plan: SearchTables;
  readonly #techniques: SearchTechniques;
  #moves = new Int32Array(ROOM);
  #weights = new Int32Array(ROOM);
  readonly #deadlock: Deadlock;
  readonly #pairs: PairsDeadlock;
  readonly #locks: boolean;
  #count = 0;
  /** The foundation height of each suit. */
  readonly built = new Uint8Array(4);
  /** The cards that can be placed on each card in a column. */
  readonly #guests: readonly (readonly number[])[];
  /** Source piles, without the waste if stock and waste are searched as one talon. */
  readonly #givers: readonly number[];
  /** The foundations that accept the top card of each pile as a single card. */
  readonly #foundationsFor: readonly (readonly number[])[];

  constructor(state: State, techniques: SearchTechniques) {
    const { plan } = state;
    const names = Array.from({ length: 52 }, (_, card) => card);
    this.#state = state;
    this.#plan = plan;
    this.#techniques = techniques;
    this.#deadlock = new Deadlock(plan);
    this.#pairs = new PairsDeadlock(state);
    this.#locks = techniques.locks && (this.#deadlock.applies || this.#pairs.applies);
    const fits = plan.piles.find(({ kind }) => kind === TABLEAU)?.fits;
    this.#guests = names.map((onto) => names.filter((card) => fits?.[card * 52 + onto]));
    this.#givers = plan.rules.givers
      .map(({ index }) => index)
      .filter((pile) => !plan.talon || pile !== plan.waste);
    this.#foundationsFor = plan.piles.map(({ targets, gives }) =>
      targets.filter((to) => {
        const { kind, single } = plan.piles[to] as PileTables;
        return kind === FOUNDATION && (single || (gives !== GIVES.run && gives !== GIVES.column));
      }),
    );
  }

  /** A safe foundation move, which makes all other moves unnecessary; 0 if there is none. */
  forced(): number {
    const { hasSafeMoves, talon, draws, redeals } = this.#plan;
    this.readFoundations();
    if (!this.#techniques.safe || !hasSafeMoves) return 0;
    const state = this.#state;
    for (const from of this.#givers) {
      if ((this.#plan.piles[from] as PileTables).kind === FOUNDATION || !state.isOpen(from)) continue;
      const card = state.top(from);
      if (!this.#isNext(card) || !this.#isSafe(card)) continue;
      for (const to of this.#foundationsFor[from] as readonly number[]) {
        if (state.lands(from, to, card, 1)) return moveOf(from, to, 1, 0);
      }
    }
    // with draws of one card, removing a talon card does not change the order of the next cards
    if (talon && draws === 1) {
      this.#count = 0;
      this.#collectTalon(true, redeals < Infinity);
      return this.#count ? (this.#moves[0] as number) : 0;
    }
    return 0;
  }

  /** Whether a deadlock makes the state lost. Call {@link readFoundations} first; {@link forced} does so. */
  get isDeadlocked(): boolean {
    if (!this.#locks) return false;
    return this.#pairs.applies
      ? this.#pairs.holds(this.#state)
      : this.#deadlock.holds(this.#state, this.built);
  }

  /** The target column of the last move, if it moved a talon card that the next move must use; otherwise −1. */
  waiting(last: number): number {
    const { piles, talonWaits, waste, stock, talon } = this.#plan;
    const from = fromOf(last);
    const to = toOf(last);
    return last && talon && talonWaits && (from === waste || from === stock) && piles[to]?.kind === TABLEAU
      ? to
      : -1;
  }

  /**
   * Appends the moves of the state to a list, the best last. Call {@link readFoundations} first; {@link forced} does so.
   *
   * @param last the move that led to the state; 0 for none
   */
  add(to: number[], last: number): void {
    this.#count = 0;
    this.#collect();
    this.#collectPairs();
    if (this.#plan.talon) this.#collectTalon(false, false);
    else this.#collectDeals();
    const pile = this.waiting(last);
    if (pile >= 0) {
      const { freeTalon, waste, stock } = this.#plan;
      let kept = 0;
      for (let i = 0; i < this.#count; i++) {
        const move = this.#moves[i] as number;
        const from = fromOf(move);
        if (toOf(move) !== pile && (freeTalon || (from !== waste && from !== stock))) continue;
        this.#moves[kept] = move;
        this.#weights[kept++] = this.#weights[i] as number;
      }
      this.#count = kept;
    }
    const weights = this.#weights;
    const moves = this.#moves;
    if (this.#count >= FEW) {
      const order = Array.from({ length: this.#count }, (_, i) => i);
      order.sort((a, b) => (weights[a] as number) - (weights[b] as number));
      for (const i of order) to.push(moves[i] as number);
      return;
    }
    // insertion sort: there are only a few moves
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

  /** Collects all moves of face-up cards. */
  #collect(): void {
    const state = this.#state;
    const { ordered } = state;
    const { piles, symmetric } = this.#plan;
    for (const from of this.#givers) {
      if (!state.isOpen(from)) continue;
      const size = state.size[from] as number;
      const down = state.down[from] as number;
      const pile = piles[from] as PileTables;
      const { targets, kind, group, atMost, gives } = pile;
      const open = size - down;
      const whole = gives === GIVES['top-or-run'];
      const run = gives === GIVES.run || gives === GIVES.any || whole ? state.run(from) : 1;
      const least = gives === GIVES.column ? size : gives === GIVES.run ? run : 1;
      const most = gives === GIVES.column ? (down ? 0 : size) : gives === GIVES.group ? open : run;
      let spot: number | undefined;
      for (const to of targets) {
        const target = piles[to] as PileTables;
        const taken = state.size[to] as number;
        if (!taken && symmetric && !(ordered && target.kind === TABLEAU)) {
          // empty piles of one kind are equivalent
          if (spot === target.group) continue;
          spot = target.group;
        }
        const high = target.single ? 1 : atMost ? Math.min(most, state.atOnce(pile, to)) : most;
        for (let count = target.single ? 1 : least; count <= high; count++) {
          if (whole && count > 1 && count < most) continue;
          if (!state.lands(from, to, state.at(from, size - count), count)) continue;
          if (!taken && count === size && group === target.group) continue;
          if (
            kind === TABLEAU &&
            taken &&
            count < most &&
            target.kind === TABLEAU &&
            !whole &&
            !this.#pays(from, count)
          )
            continue;
          this.#note(moveOf(from, to, count, 0), this.#worth(from, to, size - count));
        }
      }
    }
  }

  /** Collects the pairs of cards that can be removed; pairs of tableau cards get the highest weight. */
  #collectPairs(): void {
    const { pairing, piles } = this.#plan;
    if (!pairing) return;
    const state = this.#state;
    const open = pairing.from.filter((pile) => state.isOpen(pile));
    const rank = (pile: number, depth: number): number =>
      (state.at(pile, (state.size[pile] as number) - depth) % 13) + 1;
    const worth = (pile: number): number => ((piles[pile] as PileTables).kind === TABLEAU ? FREES / 2 : 0);
    open.forEach((from, i) => {
      const wanted = pairing.sum - rank(from, 1);
      const size = (state.size[from] as number) - (state.down[from] as number);
      if (pairing.stacked.has(from) && size > 1 && rank(from, 2) === wanted)
        this.#note(moveOf(from, from, 0, 0), DEALS + 1);
      for (const other of open.slice(i + 1))
        if (rank(other, 1) === wanted) this.#note(moveOf(from, other, 0, 0), worth(from) + worth(other));
    });
  }

  /** The weight of a move that leaves `left` cards in its pile. */
  #worth(from: number, to: number, left: number): number {
    const { piles } = this.#plan;
    const down = this.#state.down[from] as number;
    const { kind } = piles[from] as PileTables;
    const target = (piles[to] as PileTables).kind;
    if (target === FOUNDATION) return TO_FOUNDATION;
    if (kind === FOUNDATION) return RETURNS;
    if (target === RESERVE) return CELL;
    if (!this.#state.size[to] && left > down) return SPACE;
    if (kind === RESERVE) return FREES;
    if (left > down) return BUILDS;
    return down ? TURNS + down : EMPTIES;
  }

  /**
   * Whether moving part of a run is useful: only if the card under it can then go to a foundation. Otherwise the new
   * position is equivalent to the old one (Blake and Gent, arXiv 1906.12314), unless runs move card by card, or columns
   * have a maximum size.
   */
  #pays(from: number, count: number): boolean {
    const { twins, hasSafeMoves, closed, piles } = this.#plan;
    const { single, most, atMost } = piles[from] as PileTables;
    if (!this.#techniques.parts || !twins || !hasSafeMoves || !closed || atMost || single || most < Infinity)
      return true;
    const state = this.#state;
    return this.#isNext(state.at(from, (state.size[from] as number) - count - 1));
  }

  /**
   * Collects the moves of all talon cards that can be reached by draws and redeals.
   * `forced`: only the first safe foundation move. `here`: without drawing.
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
      // the rest of the second round repeats the first
      if (again && mark >= start && (mark - start) % draws === 0) return;
    }
  }

  #collectCard(from: number, index: number, steps: number, forced: boolean): void {
    const state = this.#state;
    const { piles, waste, symmetric } = this.#plan;
    const card = state.at(waste, index);
    if (forced && (!this.#isNext(card) || !this.#isSafe(card))) return;
    let spot: number | undefined;
    for (const to of (forced
      ? this.#foundationsFor[from]
      : (piles[from] as PileTables).targets) as readonly number[]) {
      const { kind, group } = piles[to] as PileTables;
      if (!state.size[to] && symmetric) {
        if (spot === group) continue;
        spot = group;
      }
      if (state.lands(from, to, card, 1))
        this.#note(moveOf(from, to, 1, steps), (kind === FOUNDATION ? TO_FOUNDATION - 100 : TALON) - steps);
    }
  }

  /** Collects the draw and the redeal as separate moves. */
  #collectDeals(): void {
    const state = this.#state;
    const { stock, waste, drawTo, packet, redeals, columns } = this.#plan;
    const left = drawTo >= 0 && (state.size[stock] as number) > 0;
    if (left && !this.#isBlocked()) this.#note(moveOf(NOWHERE, 0, 0, 0), DEALS);
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

  /** Whether an empty column prevents a draw. Called when the plays are collected. */
  #isBlocked(): boolean {
    const { columns, blockedBy } = this.#plan;
    const { size } = this.#state;
    if (!blockedBy || columns.every((pile) => size[pile])) return false;
    if (blockedBy === 'empty') return true;
    for (let i = 0; i < this.#count; i++) {
      const to = toOf(this.#moves[i] as number);
      if (!size[to] && columns.includes(to)) return true;
    }
    return false;
  }

  #note(move: number, weight: number): void {
    if (this.#count === this.#moves.length) {
      this.#moves = wider(this.#moves);
      this.#weights = wider(this.#weights);
    }
    this.#moves[this.#count] = move;
    this.#weights[this.#count++] = weight;
  }

  /** Updates the foundation heights, if suits are built on them. */
  readFoundations(): void {
    if (!this.#plan.buildsSuits) return;
    const state = this.#state;
    this.built.fill(0);
    for (const pile of this.#plan.foundations) {
      const size = state.size[pile] as number;
      if (size) this.built[(state.at(pile, 0) / 13) | 0] = size;
    }
  }

  #height(card: number): number {
    return heightOf(card, this.#plan.base);
  }

  /** Whether this card is the next of its suit on the foundations. */
  #isNext(card: number): boolean {
    return this.#height(card) === this.built[(card / 13) | 0];
  }

  /**
   * Whether moving a card to its foundation is safe (Blake and Gent, arXiv 1906.12314): no card still in play can be
   * placed on it, or every such card can go to a foundation as well.
   */
  #isSafe(card: number): boolean {
    const { takesBack, twins, wraps } = this.#plan;
    const built = this.built;
    if (!takesBack) {
      let free = true;
      for (const guest of this.#guests[card] as readonly number[])
        free &&= this.#height(guest) < (built[(guest / 13) | 0] as number);
      if (free) return true;
    }
    if (!twins) return false;
    const height = this.#height(card);
    const suit = (card / 13) | 0;
    // suits are spades, hearts, diamonds, clubs: the other suit of the same colour is 3 − suit
    const other = suit === 0 || suit === 3 ? 1 : 0;
    // if columns wrap below the base rank, other cards can be placed on base cards
    const least = wraps ? 1 : 0;
    return (
      height >= least &&
      (built[other] as number) >= Math.max(height - 1, least) &&
      (built[3 - other] as number) >= Math.max(height - 1, least) &&
      (built[3 - suit] as number) >= Math.max(height - 2, least)
    );
  }
}
