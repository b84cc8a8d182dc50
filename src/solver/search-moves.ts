// Move generation for the search. In each state, a pass first makes the forced move, if there is one; such a state needs
// no other moves. Otherwise it asks whether a deadlock makes the state lost, and then for all useful moves.
import { PILE_KINDS, type PileKind } from '../engine/variant.js';
import { Deadlock } from './deadlock.js';
import { DRAW_MOVE, REDEAL_MOVE, fromOf, moveOf, toOf } from './move-code.js';
import { MoveList } from './move-list.js';
import { PairsDeadlock } from './pairs-deadlock.js';
import { GIVES, indicesOf, type PileTables } from './pile-tables.js';
import { heightOf, type SearchTables, type SearchTechniques } from './search-tables.js';
import { accepts, mostAtOnce, runLength } from './placement.js';
import type { State } from './state.js';
import { listMarks } from './talon.js';
import { listOf } from '../engine/lists.js';

const kindOf = (kind: PileKind): number => PILE_KINDS.indexOf(kind);
const FOUNDATION = kindOf('foundation');
const TABLEAU = kindOf('tableau');
const RESERVE = kindOf('reserve');

// Weights: a move with a higher weight is tried first.
/** To a foundation; a talon card goes there with its own weight, minus the number of draws and redeals before it. */
const TO_FOUNDATION = 900;
const TALON_TO_FOUNDATION = 800;
/** Turns up a card of the column; plus the number of its face-down cards. */
const TURNS = 700;
/** From a reserve to a column. */
const FREES = 600;
/** Empties a column. */
const EMPTIES = 500;
/** From the talon to another pile, minus the number of draws and redeals before it. */
const TALON = 400;
/** Onto a card of another column; face-up cards remain. */
const BUILDS = 300;
/** A draw or a redeal. */
const DEALS = 100;
/** To an empty column; face-up cards remain. */
const SPACE = 60;
/** To a reserve. */
const CELL = 40;
/** From a foundation. */
const RETURNS = 0;

export class SearchMoves {
  /** The foundation height of each suit, as of the last call of {@link readFoundations}, in games that build suits. */
  readonly built = new Uint8Array(4);
  readonly #state: State;
  readonly #plan: SearchTables;
  readonly #techniques: SearchTechniques;
  /** The proof that a state is lost, if there is one for this game. */
  readonly #deadlock: Deadlock | PairsDeadlock | undefined;
  /** The cards that can be placed on each card in a column. */
  readonly #guests: readonly (readonly number[])[];
  /** Source piles, without the waste if stock and waste are searched as one talon. */
  readonly #givers: readonly number[];
  /** The foundations that accept the top card of each pile as a single card. */
  readonly #foundationsFor: readonly (readonly number[])[];
  /** The moves of the current state. */
  readonly #list = new MoveList();
  /** The talon marks that the current state reaches; the index is the number of draws and redeals. */
  readonly #marks: number[] = [];

  constructor(state: State, techniques: SearchTechniques) {
    const { plan } = state;
    const cards = listOf(52, (card) => card);
    this.#state = state;
    this.#plan = plan;
    this.#techniques = techniques;
    const deadlocks = techniques.locks ? [new Deadlock(plan), new PairsDeadlock(state)] : [];
    this.#deadlock = deadlocks.find(({ applies }) => applies);
    const fits = plan.piles.find(({ kind }) => kind === TABLEAU)?.fits;
    this.#guests = cards.map((onto) => cards.filter((card) => fits?.[card * 52 + onto]));
    this.#givers = indicesOf(plan.rules.givers).filter((pile) => !plan.talon || pile !== plan.waste);
    this.#foundationsFor = plan.piles.map(({ targets, gives }) =>
      targets.filter((to) => {
        const { kind, single } = plan.piles[to] as PileTables;
        return kind === FOUNDATION && (single || (gives !== GIVES.run && gives !== GIVES.column));
      }),
    );
  }

  /** A safe foundation move, which makes all other moves unnecessary; 0 if there is none. Updates {@link built}. */
  forced(): number {
    const { hasSafeMoves, talon, draws } = this.#plan;
    this.readFoundations();
    if (!this.#techniques.safe || !hasSafeMoves) return 0;
    const state = this.#state;
    for (const from of this.#givers) {
      if ((this.#plan.piles[from] as PileTables).kind === FOUNDATION || !state.isOpen(from)) continue;
      const move = this.#safeMove(from, state.top(from), 0);
      if (move) return move;
    }
    // with draws of one card, removing a talon card does not change the order of the next cards
    return talon && draws === 1 ? this.#safeTalonMove() : 0;
  }

  /** Whether a deadlock makes the state lost. Requires that {@link built} is up to date. */
  get isDeadlocked(): boolean {
    return this.#deadlock?.holds(this.#state, this.built) ?? false;
  }

  /** The target column of the last move, if it moved a talon card that the next move must use; otherwise −1. */
  waitingColumn(last: number): number {
    const { piles, talonWaits, waste, stock, talon } = this.#plan;
    const from = fromOf(last);
    const to = toOf(last);
    return last && talon && talonWaits && (from === waste || from === stock) && piles[to]?.kind === TABLEAU
      ? to
      : -1;
  }

  /**
   * Appends the useful moves of the state to a list, the best last. Requires that {@link built} is up to date.
   *
   * @param last the move that led to the state; 0 for none
   */
  add(to: number[], last: number): void {
    const list = this.#list;
    list.clear();
    for (const from of this.#givers) if (this.#state.isOpen(from)) this.#addPlays(from);
    this.#addPairs();
    if (this.#plan.talon) this.#addTalonPlays();
    else this.#addDrawAndRedeal();
    const column = this.waitingColumn(last);
    if (column >= 0) {
      // see `talonWaits`
      const { freeTalon, waste, stock } = this.#plan;
      list.keep((move) => {
        const from = fromOf(move);
        return toOf(move) === column || (!freeTalon && (from === waste || from === stock));
      });
    }
    list.appendTo(to);
  }

  /** Updates {@link built} from the state. */
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

  /** The move of a card to its foundation, if it is safe; 0 otherwise. */
  #safeMove(from: number, card: number, steps: number): number {
    if (!this.#isNext(card) || !this.#isSafe(card)) return 0;
    for (const to of this.#foundationsFor[from] as readonly number[])
      if (accepts(this.#state, from, to, card, 1)) return moveOf(from, to, 1, steps);
    return 0;
  }

  /** A safe move of a talon card; 0 if there is none. */
  #safeTalonMove(): number {
    const state = this.#state;
    const { waste, stock, stockOpen, redeals } = this.#plan;
    const marks = this.#marks;
    listMarks(state, marks);
    // with a limit of redeals, a draw may put cards out of reach: only moves without a draw are safe
    const reach = redeals < Infinity ? 1 : marks.length;
    for (let steps = 0; steps < reach; steps++) {
      const mark = marks[steps] as number;
      let move = mark > 0 ? this.#safeMove(waste, state.at(waste, mark - 1), steps) : 0;
      if (!move && stockOpen && mark < (state.size[waste] as number))
        move = this.#safeMove(stock, state.at(waste, mark), steps);
      if (move) return move;
    }
    return 0;
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

  /** Adds the plays of face-up cards of a pile. */
  #addPlays(from: number): void {
    const state = this.#state;
    const { ordered } = state;
    const { piles, symmetric } = this.#plan;
    const size = state.size[from] as number;
    const down = state.down[from] as number;
    const pile = piles[from] as PileTables;
    const { targets, kind, group, atMost, gives } = pile;
    // the smallest and the largest number of cards that the pile gives at once
    const oneOrRun = gives === GIVES['top-or-run'];
    const run =
      gives === GIVES.run || gives === GIVES.any || oneOrRun ? runLength(state, from, pile.runs) : 1;
    const least = gives === GIVES.column ? size : gives === GIVES.run ? run : 1;
    const most = gives === GIVES.column ? (down ? 0 : size) : gives === GIVES.group ? size - down : run;
    let emptyGroup: number | undefined;
    for (const to of targets) {
      const target = piles[to] as PileTables;
      const isEmpty = !state.size[to];
      if (isEmpty && symmetric && !(ordered && target.kind === TABLEAU)) {
        // empty piles of one group are equivalent
        if (emptyGroup === target.group) continue;
        emptyGroup = target.group;
      }
      const high = target.single ? 1 : atMost ? Math.min(most, mostAtOnce(state, pile, to)) : most;
      for (let count = target.single ? 1 : least; count <= high; count++) {
        if (oneOrRun && count > 1 && count < most) continue;
        if (!accepts(state, from, to, state.at(from, size - count), count)) continue;
        // a whole pile that moves to an empty pile of its group changes nothing
        if (isEmpty && count === size && group === target.group) continue;
        const isPart = kind === TABLEAU && target.kind === TABLEAU && !isEmpty && count < most;
        if (isPart && !oneOrRun && !this.#isPartUseful(from, count)) continue;
        this.#list.add(moveOf(from, to, count, 0), this.#weightOf(from, to, size - count));
      }
    }
  }

  /** The weight of a move that leaves `left` cards in its pile. */
  #weightOf(from: number, to: number, left: number): number {
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

  /** Adds the pairs of cards that can be removed; pairs of tableau cards get the highest weight. */
  #addPairs(): void {
    const { pairing, piles } = this.#plan;
    if (!pairing) return;
    const state = this.#state;
    const list = this.#list;
    const open = pairing.from.filter((pile) => state.isOpen(pile));
    const valueAt = (pile: number, depth: number): number =>
      (state.at(pile, (state.size[pile] as number) - depth) % 13) + 1;
    const weightOf = (pile: number): number => ((piles[pile] as PileTables).kind === TABLEAU ? FREES / 2 : 0);
    open.forEach((from, i) => {
      const wanted = pairing.sum - valueAt(from, 1);
      const faceUp = (state.size[from] as number) - (state.down[from] as number);
      if (pairing.stacked.has(from) && faceUp > 1 && valueAt(from, 2) === wanted)
        list.add(moveOf(from, from, 0, 0), DEALS + 1);
      for (const other of open.slice(i + 1))
        if (valueAt(other, 1) === wanted)
          list.add(moveOf(from, other, 0, 0), weightOf(from) + weightOf(other));
    });
  }

  /**
   * Whether moving part of a run is useful: only if the card under it can then go to a foundation. Otherwise the new
   * position is equivalent to the old one (Blake and Gent, arXiv 1906.12314), unless runs move card by card, or columns
   * have a maximum size.
   */
  #isPartUseful(from: number, count: number): boolean {
    const { twins, hasSafeMoves, closed, piles } = this.#plan;
    const { single, most, atMost } = piles[from] as PileTables;
    if (!this.#techniques.parts || !twins || !hasSafeMoves || !closed || atMost || single || most < Infinity)
      return true;
    const state = this.#state;
    return this.#isNext(state.at(from, (state.size[from] as number) - count - 1));
  }

  /** Adds the plays of all talon cards that draws and redeals reach. */
  #addTalonPlays(): void {
    const state = this.#state;
    const { waste, stock, stockOpen } = this.#plan;
    const marks = this.#marks;
    listMarks(state, marks);
    for (let steps = 0; steps < marks.length; steps++) {
      const mark = marks[steps] as number;
      if (mark > 0) this.#addTalonCard(waste, state.at(waste, mark - 1), steps);
      if (stockOpen && mark < (state.size[waste] as number))
        this.#addTalonCard(stock, state.at(waste, mark), steps);
    }
  }

  #addTalonCard(from: number, card: number, steps: number): void {
    const state = this.#state;
    const { piles, symmetric } = this.#plan;
    let emptyGroup: number | undefined;
    for (const to of (piles[from] as PileTables).targets) {
      const { kind, group } = piles[to] as PileTables;
      if (!state.size[to] && symmetric) {
        if (emptyGroup === group) continue;
        emptyGroup = group;
      }
      if (accepts(state, from, to, card, 1))
        this.#list.add(
          moveOf(from, to, 1, steps),
          (kind === FOUNDATION ? TALON_TO_FOUNDATION : TALON) - steps,
        );
    }
  }

  /** Adds the draw and the redeal as separate moves. */
  #addDrawAndRedeal(): void {
    const state = this.#state;
    const { stock, waste, drawTo, packet, redeals, columns } = this.#plan;
    const left = drawTo >= 0 && (state.size[stock] as number) > 0;
    if (left && !this.#isBlocked()) this.#list.add(DRAW_MOVE, DEALS);
    if (state.redeals >= redeals) return;
    if (packet) {
      const gathered = columns.every((pile, i) => {
        const next = columns[i + 1];
        const size = state.size[pile] as number;
        return next === undefined || size === packet || (size < packet && !state.size[next]);
      });
      if (!gathered) this.#list.add(REDEAL_MOVE, DEALS);
    } else if (!left && state.size[waste]) this.#list.add(REDEAL_MOVE, DEALS);
  }

  /** Whether an empty column prevents a draw. Called after the plays are added. */
  #isBlocked(): boolean {
    const { columns, blockedBy } = this.#plan;
    const { size } = this.#state;
    if (!blockedBy || columns.every((pile) => size[pile])) return false;
    if (blockedBy === 'empty') return true;
    return this.#list.some((move) => !size[toOf(move)] && columns.includes(toOf(move)));
  }
}
