// Search for games like Over-Under and Golf: columns are cleared card by card onto the discard pile.
//
// A state consists of the heights of the columns and the rank on the discard pile, without the size of the stock: a
// larger stock allows all moves of a smaller one, so a state found before a draw is not visited again after it.
// The search is bidirectional and always expands the side with fewer states (I. Pohl, Bi-directional Search, Machine
// Intelligence 6, 1971): forward one draw after the other, backward from the cleared tableau and the end of the stock.
import type { Fits } from '../engine/build.js';
import { rankOf, type CardId } from '../engine/cards.js';
import { DRAW, type Move } from '../engine/moves.js';
import { pilesOf, type PileRule } from '../engine/compiled-variant.js';
import type { Table } from '../engine/table.js';
import type { Objective, OptimisingPass } from './pass.js';
import type { Verdict } from './solution.js';
import { listOf, sum } from '../engine/lists.js';

/** The bit after those of the 13 ranks: any rank, because the next move is a draw. */
const TO_DRAW = 1 << 13;
const ALL = 2 * TO_DRAW - 1;
/** Limit for the number of combinations of column heights. */
const MOST_HEIGHTS = 1 << 21;
/** Memory of one entry in the lists of a side. */
const ENTRY_BYTES = 32;

const columnsOf = (table: Table): CardId[][] =>
  pilesOf(table.rules, 'tableau').map((column) => table.pile(column));

function heightsOf(table: Table): number {
  let product = 1;
  for (const { length } of columnsOf(table)) product *= length + 1;
  return product;
}

/** Whether this search applies: the game is of this type, and its columns are low enough. */
export function isClearTable(table: Table): boolean {
  const { givers, filling, collecting, pairing, data } = table.rules;
  const { draw, goal, piles, redeal } = data;
  const takes = piles.discard?.takes;
  return (
    'empty' in goal &&
    goal.empty === 'tableau' &&
    takes?.build?.suit === 'any' &&
    !takes.empty &&
    !takes.most &&
    draw?.to !== 'waste' &&
    draw?.to !== 'tableau' &&
    (redeal?.kind ?? 'none') === 'none' &&
    !filling.length &&
    !collecting.length &&
    !pairing &&
    givers.every(({ kind }) => kind === 'tableau') &&
    pilesOf(table.rules, 'tableau').every(
      (pile) =>
        !pile.coveredBy.length &&
        pile.targets.length === 1 &&
        pile.targets[0]?.kind === 'discard' &&
        pile.group.gives === 'top' &&
        (pile.group.shows === 'top' || !table.faceDown(pile)),
    ) &&
    heightsOf(table) <= MOST_HEIGHTS
  );
}

/** The states found from one end. An entry holds column heights and the ranks that are new for these heights. */
class Side {
  /** The ranks found so far, for each combination of heights. */
  readonly found: Uint16Array;
  readonly heights: number[] = [];
  readonly ranks: number[] = [];
  /** The entry that each entry was found from. */
  readonly parents: number[] = [];
  /** The move between the two: a column index, or the number of columns plus the number of draws before it. */
  readonly moves: number[] = [];
  /** The first entry that is not expanded yet. */
  next = 0;

  constructor(size: number, heights: number, ranks: number) {
    this.found = new Uint16Array(size);
    this.add(heights, ranks, -1, -1);
  }

  add(heights: number, ranks: number, parent: number, move: number): void {
    this.found[heights] = (this.found[heights] as number) | ranks;
    this.heights.push(heights);
    this.ranks.push(ranks);
    this.parents.push(parent);
    this.moves.push(move);
  }

  /** The moves from an entry back to the start of its side. */
  chain(entry: number): number[] {
    const chain: number[] = [];
    for (let at = entry; this.parents[at] !== -1; at = this.parents[at] as number)
      chain.push(this.moves[at] as number);
    return chain;
  }
}

export class ClearPass implements OptimisingPass {
  states = 0;
  verdict: Verdict = 'unknown';
  exact = false;
  /** Whether to find the fewest cards that can be left if not all can be cleared. */
  readonly #findsFewest: boolean;
  readonly #columns: readonly number[][];
  readonly #columnIds: readonly string[];
  /** The ranks that each rank can be placed on, as bit sets. */
  readonly #fitsOn: readonly number[];
  /**
   * The ranks that draws put on the discard pile, the current card first. The forward side has expanded the draws before
   * `#firstDraw`, the backward side those from `#endDraw` on.
   */
  readonly #draws: number[];
  /** The number of cards in this list that are drawn already: 1, or 0 if the discard pile is empty. */
  readonly #drawnAtStart: number;
  #firstDraw = 0;
  #endDraw: number;
  readonly #forward: Side;
  readonly #backward: Side;
  /** The maximum number of entries of both sides. */
  readonly #mostEntries: number;
  #line: Move[] = [];

  /** @param memory memory limit in bytes */
  constructor(table: Table, memory = Infinity, objective?: Objective) {
    this.#findsFewest = objective?.kind === 'fewest';
    const { rules } = table;
    const { stock, data } = rules;
    const [discard] = pilesOf(rules, 'discard') as [PileRule];
    const fits = discard.fits as Fits;
    const count = data.draw?.count ?? 1;
    this.#columns = columnsOf(table).map((cards) => cards.map(rankOf));
    this.#columnIds = pilesOf(rules, 'tableau').map(({ id }) => id);
    this.#fitsOn = listOf(13, (card) => sum(listOf(13, (onto) => Number(fits(card, onto)) << onto)));
    this.#draws = table.pile(discard).slice(-1).map(rankOf);
    this.#drawnAtStart = this.#draws.length;
    const cards = stock && data.draw ? table.pile(stock) : [];
    for (let left = cards.length; left > 0; left -= count)
      this.#draws.push(rankOf(cards[Math.max(0, left - count)] as CardId));
    this.#endDraw = this.#draws.length;
    const size = heightsOf(table);
    this.#forward = new Side(size, size - 1, TO_DRAW);
    this.#backward = new Side(size, 0, ALL);
    this.#mostEntries = (memory - 4 * size) / ENTRY_BYTES;
    if (size === 1) this.verdict = 'winnable';
    this.exact = size === 1;
  }

  step(states: number): boolean {
    const end = this.states + states;
    const forward = this.#forward;
    const backward = this.#backward;
    while (!this.#isOver && this.states < end) {
      const found = forward.heights.length;
      const back = backward.heights.length;
      if (found + back > this.#mostEntries) return true;
      const bothSides = this.verdict === 'unknown';
      if (forward.next < found) this.#expandByPlay(forward);
      else if (bothSides && backward.next < back) this.#expandByPlay(backward);
      else if (this.#firstDraw < this.#endDraw)
        this.#expandByDraw(bothSides && found > back ? backward : forward);
      else if (bothSides) {
        this.verdict = 'unwinnable';
        // the forward side continues alone and visits the states that the backward side had covered
        this.#endDraw = this.#draws.length;
      } else this.exact = true;
    }
    return this.#isOver;
  }

  /** Whether the search has proven its result. */
  get #isOver(): boolean {
    return this.exact || (this.verdict !== 'unknown' && !this.#findsFewest);
  }

  /** The fewest cards left in the states found so far. */
  get best(): number {
    return this.verdict === 'winnable' ? 0 : this.#cardsIn(this.#fewest());
  }

  bestLine(): Move[] {
    if (this.verdict === 'winnable') return this.#line;
    return this.#lineOf(this.#forward.chain(this.#fewest()).reverse());
  }

  /** The entry of the forward side with the fewest cards. */
  #fewest(): number {
    let fewest = 0;
    for (let entry = 1; entry < this.#forward.heights.length; entry++)
      if (this.#cardsIn(entry) < this.#cardsIn(fewest)) fewest = entry;
    return fewest;
  }

  /** The number of cards in the columns of an entry of the forward side. */
  #cardsIn(entry: number): number {
    let rest = this.#forward.heights[entry] as number;
    let cards = 0;
    for (const column of this.#columns) {
      const height = rest % (column.length + 1);
      cards += height;
      rest = (rest - height) / (column.length + 1);
    }
    return cards;
  }

  line(): Move[] {
    return this.#line;
  }

  /** Expands all entries of a side by one draw. */
  #expandByDraw(side: Side): void {
    const draw = side === this.#forward ? this.#firstDraw++ : --this.#endDraw;
    const { length } = side.heights;
    for (let entry = 0; entry < length; entry++)
      this.#reach(
        side,
        entry,
        side.heights[entry] as number,
        this.#draws[draw] as number,
        ALL,
        this.#columns.length + draw,
      );
  }

  /** Expands an entry by its plays or, backward, by the plays that lead to it. */
  #expandByPlay(side: Side): void {
    const entry = side.next++;
    const heights = side.heights[entry] as number;
    const forward = side === this.#forward;
    const way = forward ? -1 : 1;
    let rest = heights;
    let stride = 1;
    this.states++;
    for (let i = 0; i < this.#columns.length; i++) {
      const column = this.#columns[i] as number[];
      const radix = column.length + 1;
      const height = rest % radix;
      rest = (rest - height) / radix;
      const card = column[forward ? height - 1 : height];
      if (card !== undefined)
        this.#reach(side, entry, heights + way * stride, card, this.#fitsOn[card] as number, i);
      stride *= radix;
    }
  }

  /** Adds the state that a play leads to or, backward, the state it comes from. */
  #reach(side: Side, parent: number, heights: number, card: number, onto: number, move: number): void {
    const forward = side === this.#forward;
    const rank = 1 << card;
    if (!((side.ranks[parent] as number) & (forward ? onto : rank))) return;
    const fresh = (forward ? rank | TO_DRAW : onto) & ~(side.found[heights] as number);
    if (!fresh) return;
    side.add(heights, fresh, parent, move);
    const other = forward ? this.#backward : this.#forward;
    const both = fresh & (other.found[heights] as number);
    if (!both || this.verdict !== 'unknown') return;
    this.verdict = 'winnable';
    this.exact = true;
    const met = other.heights.findIndex((at, i) => at === heights && (other.ranks[i] as number) & both);
    const last = side.heights.length - 1;
    this.#line = this.#lineOf([
      ...this.#forward.chain(forward ? last : met).reverse(),
      ...this.#backward.chain(forward ? met : last),
    ]);
  }

  /** Converts moves of the search to engine moves, including the draws between the two sides. */
  #lineOf(moves: readonly number[]): Move[] {
    const line: Move[] = [];
    let drawn = this.#drawnAtStart;
    for (const move of moves) {
      const draw = move - this.#columns.length;
      if (draw < 0)
        line.push({ kind: 'play', from: this.#columnIds[move] as string, to: 'discard', count: 1 });
      for (; drawn <= draw; drawn++) line.push(DRAW);
    }
    return line;
  }
}
