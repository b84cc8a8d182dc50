// The search state: a table as typed arrays, with moves that can be made and undone. A move is one number; a journal
// records its effects for undo. A 96-bit hash of the table is updated card by card.
import type { Table } from '../engine/table.js';
import { MOST_GROUPS } from '../engine/limits.js';
import { PILE_KINDS } from '../engine/variant.js';
import { HIGH, WORD0, WORD1, WORD2, makeWords, mix } from './hash.js';
import { DRAW_MOVE, NOWHERE, REDEAL_MOVE, countOf, fromOf, stepsOf, toOf } from './move-code.js';
import type { CollectTables, PileTables } from './pile-tables.js';
import type { SearchTables } from './search-tables.js';
import { runLength } from './placement.js';
import { markAfter, markClass } from './talon.js';
import { sum } from '../engine/lists.js';

const TABLEAU = PILE_KINDS.indexOf('tableau');

// Journal entries: the data to restore, then one of these codes on top.
/** Cards moved in their order. The source, the target, the number of cards. */
const SHIFT = 0;
/** Cards moved one by one, so that their order is reversed. The target, the source, the number of cards. */
const FLIP = 1;
/** The number of face-down cards of a pile changed. The number before, the pile. */
const DOWN = 2;
/** A card left the talon. The target, the index of the card in the talon, the mark before. */
const TALON = 3;
/** A redeal gathered the columns. The number of cards of each column before. */
const GATHER = 4;
/** The score before. */
const SCORE = 5;
/** A redeal was counted. No data. */
const REDEALS = 6;
/** The streak before. */
const STREAK = 7;

export class State {
  /** The rules of the game. */
  readonly plan: SearchTables;
  /** Card numbers 0–51 at index pile × 128 + height. The talon is stored in the waste. */
  readonly cards: Uint8Array;
  /** The number of cards of each pile, and how many of them are face down; these are at the bottom. */
  readonly size: Int32Array;
  readonly down: Int32Array;
  /** The number of talon cards that are in the waste. */
  mark = 0;
  /** The number of redeals made. */
  redeals = 0;
  /** The score, if the search has a score goal. */
  score = 0;
  /** The number of plays since the last draw or redeal, if the search has a score goal. */
  streak = 0;
  /** The three words of the hash, as of the last call of {@link hash}. */
  key0 = 0;
  key1 = 0;
  key2 = 0;
  /** The three hash words of each pile: the XOR of the words of its cards. */
  readonly #sum0: Int32Array;
  readonly #sum1: Int32Array;
  readonly #sum2: Int32Array;
  readonly #journal: number[] = [];
  readonly #scores: boolean;

  /** @param scored the score at the start, if the search has a score goal */
  constructor(plan: SearchTables, table: Table, scored?: { readonly score: number }) {
    makeWords();
    const n = plan.piles.length;
    this.plan = plan;
    this.cards = new Uint8Array(n << HIGH);
    this.size = new Int32Array(n);
    this.down = Int32Array.from(table.down);
    this.#sum0 = new Int32Array(n);
    this.#sum1 = new Int32Array(n);
    this.#sum2 = new Int32Array(n);
    this.#scores = scored !== undefined;
    this.score = scored?.score ?? 0;
    this.redeals = table.redeals;
    this.streak = scored ? table.streak : 0;
    const piles = table.cards.map((pile) => pile.map((card) => card % 52));
    if (plan.talon) {
      const waste = piles[plan.waste] as number[];
      this.mark = waste.length;
      waste.push(...(piles[plan.stock] ?? []).reverse());
      piles[plan.stock] = [];
      this.down[plan.stock] = 0;
    }
    piles.forEach((pile, i) => {
      for (const card of pile) this.#push(i, card);
    });
  }

  top(pile: number): number {
    return this.cards[(pile << HIGH) + (this.size[pile] as number) - 1] as number;
  }

  at(pile: number, height: number): number {
    return this.cards[(pile << HIGH) + height] as number;
  }

  /** The number of cards in the piles of the goal. */
  get cardsInGoal(): number {
    let cards = 0;
    for (const pile of this.plan.goal) cards += this.size[pile] as number;
    return cards;
  }

  /** Whether the top card of a pile is face up and uncovered. */
  isOpen(pile: number): boolean {
    const size = this.size[pile] as number;
    return size > (this.down[pile] as number) && !this.isCovered(this.plan.piles[pile] as PileTables);
  }

  /** Whether a pile that covers this one has cards. */
  isCovered({ coveredBy }: PileTables): boolean {
    for (const above of coveredBy) if (this.size[above]) return true;
    return false;
  }

  get isWon(): boolean {
    return this.cardsInGoal === this.plan.goalSize;
  }

  /** Whether the order of the columns matters, although their rules are the same: each draw deals onto all of them. */
  get ordered(): boolean {
    return this.plan.rows > 0 && (this.size[this.plan.stock] as number) > 0;
  }

  /**
   * Computes the hash of the state.
   *
   * @param waiting the column whose top card the next move must use; −1 for none
   */
  hash(waiting = -1): void {
    const { plan, ordered } = this;
    let a = Math.min(this.redeals, plan.redealsMatter);
    let b = 0;
    let c = 0;
    for (let i = 0; i < plan.piles.length; i++) {
      if (!this.size[i]) continue;
      const { kind, group, relevant } = plan.piles[i] as PileTables;
      const salt = (plan.symmetric && !(ordered && kind === TABLEAU) ? group : i + MOST_GROUPS) * 0x1f35;
      if (relevant) {
        if (relevant === 'none') continue;
        const word = (this.top(i) << HIGH) | 1;
        a = (a + mix(WORD0[word] as number, salt)) | 0;
        b = (b + mix(WORD1[word] as number, salt)) | 0;
        c = (c + mix(WORD2[word] as number, salt)) | 0;
        continue;
      }
      const down = Math.imul(this.down[i] as number, 0x51ab37);
      a = (a + mix((this.#sum0[i] as number) ^ down, salt)) | 0;
      b = (b + mix((this.#sum1[i] as number) ^ down, salt)) | 0;
      c = (c + mix((this.#sum2[i] as number) ^ down, salt)) | 0;
    }
    const mark = markClass(this);
    if (this.#scores && !plan.plainScore) a ^= Math.imul(this.score, 0x7feb352d) + this.streak * 0x4f1bbcdd;
    if (waiting >= 0) a ^= Math.imul(this.top(waiting) + 1, 0x2545f491);
    this.key0 = a ^ Math.imul(mark, 0x3c6ef35f);
    this.key1 = b ^ Math.imul(mark, 0x1b873593);
    this.key2 = c ^ Math.imul(mark, 0x5bd1e995);
  }

  /** Makes a move and everything that follows automatically. Returns the journal position for {@link unmake}. */
  make(move: number): number {
    const { plan } = this;
    const journal = this.#journal;
    const back = journal.length;
    let points = (plan.score.moves ?? 0) + this.#apply(move);
    for (const pile of plan.collecting) points += this.#collect(pile);
    for (const pile of plan.filling) {
      const source = (plan.piles[pile] as PileTables).fill;
      if (!this.size[pile] && this.size[source]) this.#shift(source, pile, 1);
    }
    for (const pile of plan.turning) points += this.#turn(pile);
    if (this.#scores) {
      journal.push(this.streak, STREAK, this.score, SCORE);
      this.streak = fromOf(move) === NOWHERE ? 0 : this.streak + 1;
      const { floor = -Infinity } = plan.score;
      this.score = Math.max(floor, this.score + points + this.#wonPoints());
    }
    return back;
  }

  /** Undoes everything back to a journal position. */
  unmake(back: number): void {
    const journal = this.#journal;
    const pop = (): number => journal.pop() as number;
    while (journal.length > back) {
      switch (pop()) {
        case SHIFT: {
          const count = pop();
          const to = pop();
          this.#carry(to, pop(), count);
          break;
        }
        case FLIP: {
          const count = pop();
          const from = pop();
          const to = pop();
          for (let i = 0; i < count; i++) this.#carry(to, from, 1);
          break;
        }
        case DOWN: {
          const pile = pop();
          this.down[pile] = pop();
          break;
        }
        case TALON: {
          this.mark = pop();
          const index = pop();
          const to = pop();
          this.#insert(this.plan.waste, index, this.#pop(to));
          break;
        }
        case GATHER:
          this.#gather(this.plan.columns.map(pop).reverse());
          break;
        case SCORE:
          this.score = pop();
          break;
        case REDEALS:
          this.redeals--;
          break;
        case STREAK:
          this.streak = pop();
      }
    }
  }

  /** Makes a move without its automatic consequences. Returns the points for it, without those for every move. */
  #apply(move: number): number {
    const { talon, waste, stock } = this.plan;
    const from = fromOf(move);
    const to = toOf(move);
    const count = countOf(move);
    if (move === DRAW_MOVE) return this.#draw();
    if (move === REDEAL_MOVE) return this.#redeal();
    if (!count) return this.#pair(from, to);
    if (talon && (from === waste || from === stock)) this.#takeFromTalon(move);
    else this.#shift(from, to, count);
    return this.#pointsFor(from, to, count, this.streak);
  }

  /** The points for the top cards of a pile that came from another pile. `streak`: the number of plays before. */
  #pointsFor(from: number, to: number, count: number, streak: number): number {
    if (!this.#scores) return 0;
    const { group } = this.plan.piles[from] as PileTables;
    const { points, streaks } = this.plan.piles[to] as PileTables;
    const each = points[group] as number;
    let sum = (streaks[group] as number) * streak * count;
    for (let i = 1; each && i <= count; i++)
      sum += each < Infinity ? each : (this.at(to, (this.size[to] as number) - i) % 13) + 1;
    return sum;
  }

  /** Removes a pair of cards. Returns the points for them. */
  #pair(from: number, other: number): number {
    const { to = 0 } = this.plan.pairing ?? {};
    let points = 0;
    for (const pile of [from, other]) {
      this.#shift(pile, to, 1);
      points += this.#pointsFor(pile, to, 1, this.streak);
    }
    return points;
  }

  /** The points for reaching the goal. */
  #wonPoints(): number {
    const { score, leftPiles } = this.plan;
    const { won = 0, left } = score;
    if (!this.isWon) return 0;
    return won + (left?.points ?? 0) * sum(leftPiles.map((pile) => this.size[pile] as number));
  }

  /** Moves a complete run to an empty pile that accepts it automatically. Returns the points for it. */
  #collect(pile: number): number {
    const { fits, count, from } = (this.plan.piles[pile] as PileTables).collects as CollectTables;
    if (this.size[pile]) return 0;
    for (const source of from) {
      if (this.isCovered(this.plan.piles[source] as PileTables)) continue;
      if ((this.size[source] as number) < count || runLength(this, source, fits) < count) continue;
      this.#shift(source, pile, count);
      return this.#pointsFor(source, pile, count, 0) + (this.plan.score.collected ?? 0);
    }
    return 0;
  }

  /** Moves a talon card, with the draws and redeals before it. */
  #takeFromTalon(move: number): void {
    const { waste } = this.plan;
    const from = fromOf(move);
    const steps = stepsOf(move);
    const mark = this.mark;
    const at = markAfter(this, steps);
    if (steps > Math.ceil(((this.size[waste] as number) - mark) / this.plan.draws)) {
      this.redeals++;
      this.#journal.push(REDEALS);
    }
    const index = from === waste ? at - 1 : at;
    const to = toOf(move);
    this.#push(to, this.#remove(waste, index));
    this.mark = index;
    this.#journal.push(to, index, mark, TALON);
  }

  /** Makes a draw if stock and waste are not searched as a talon. Returns the points for it. */
  #draw(): number {
    const { stock, drawTo, draws, rows, columns, score } = this.plan;
    if (!rows) this.#flip(stock, drawTo, Math.min(draws, this.size[stock] as number));
    for (let row = 0; row < rows; row++)
      for (const column of columns) if (this.size[stock]) this.#flip(stock, column, 1);
    return score.draws ?? 0;
  }

  /** Makes a redeal if stock and waste are not searched as a talon. Returns the points for it. */
  #redeal(): number {
    const { stock, waste, packet, columns, score } = this.plan;
    this.redeals++;
    this.#journal.push(REDEALS);
    if (packet) {
      this.#journal.push(...columns.map((pile) => this.size[pile] as number), GATHER);
      // the last column takes the rest
      this.#gather(columns.map((_, i) => (i === columns.length - 1 ? Infinity : packet)));
      for (const pile of columns) {
        const size = this.size[pile] as number;
        if ((this.down[pile] as number) > size) this.#cover(pile, size);
      }
    } else this.#flip(waste, stock, this.size[waste] as number);
    return score.redeal && this.redeals > score.redeal.free ? score.redeal.points : 0;
  }

  /** Gathers the cards of the columns in order and deals them into columns of at most these sizes. */
  #gather(sizes: readonly number[]): void {
    const { columns } = this.plan;
    const all: number[] = [];
    for (const pile of columns) {
      for (let i = 0; i < (this.size[pile] as number); i++) all.push(this.at(pile, i));
      this.size[pile] = this.#sum0[pile] = this.#sum1[pile] = this.#sum2[pile] = 0;
    }
    let next = 0;
    columns.forEach((pile, i) => {
      for (let n = sizes[i] as number; n > 0 && next < all.length; n--)
        this.#push(pile, all[next++] as number);
    });
  }

  /** Turns up the top card of a pile if its rules require it. Returns the points for it. */
  #turn(pile: number): number {
    const size = this.size[pile] as number;
    if (!size || (this.down[pile] as number) < size) return 0;
    const tables = this.plan.piles[pile] as PileTables;
    if ((size > 1 && tables.turns === 'last') || this.isCovered(tables)) return 0;
    this.#cover(pile, size - 1);
    return tables.turned;
  }

  #cover(pile: number, down: number): void {
    this.#journal.push(this.down[pile] as number, pile, DOWN);
    this.down[pile] = down;
  }

  #shift(from: number, to: number, count: number): void {
    this.#carry(from, to, count);
    this.#journal.push(from, to, count, SHIFT);
    this.#hide(from, to);
  }

  #flip(from: number, to: number, count: number): void {
    for (let i = 0; i < count; i++) this.#carry(from, to, 1);
    this.#journal.push(to, from, count, FLIP);
    this.#hide(from, to);
  }

  /** Cards that move to the stock are face down; a pile has at most as many face-down cards as cards. */
  #hide(from: number, to: number): void {
    if (to === this.plan.stock) this.#cover(to, this.size[to] as number);
    const left = this.size[from] as number;
    if ((this.down[from] as number) > left) this.#cover(from, left);
  }

  #carry(from: number, to: number, count: number): void {
    const { cards, size } = this;
    const start = (size[from] as number) - count;
    for (let i = 0; i < count; i++) this.#push(to, cards[(from << HIGH) + start + i] as number);
    for (let i = 0; i < count; i++) this.#pop(from);
  }

  #push(pile: number, card: number): void {
    const height = this.size[pile] as number;
    this.size[pile] = height + 1;
    this.cards[(pile << HIGH) + height] = card;
    this.#count(pile, card, height);
  }

  #pop(pile: number): number {
    const height = (this.size[pile] as number) - 1;
    this.size[pile] = height;
    const card = this.cards[(pile << HIGH) + height] as number;
    this.#count(pile, card, height);
    return card;
  }

  /** Adds a card to the hash of its pile, or removes it: XOR does both. */
  #count(pile: number, card: number, height: number): void {
    const word = (card << HIGH) + height;
    this.#sum0[pile] = (this.#sum0[pile] as number) ^ (WORD0[word] as number);
    this.#sum1[pile] = (this.#sum1[pile] as number) ^ (WORD1[word] as number);
    this.#sum2[pile] = (this.#sum2[pile] as number) ^ (WORD2[word] as number);
  }

  #remove(pile: number, index: number): number {
    const at = (pile << HIGH) + index;
    const card = this.cards[at] as number;
    this.#countLike(pile, card, at);
    this.cards.copyWithin(at, at + 1, (pile << HIGH) + (this.size[pile] as number));
    this.size[pile] = (this.size[pile] as number) - 1;
    return card;
  }

  #insert(pile: number, index: number, card: number): void {
    const at = (pile << HIGH) + index;
    this.cards.copyWithin(at + 1, at, (pile << HIGH) + (this.size[pile] as number));
    this.cards[at] = card;
    this.size[pile] = (this.size[pile] as number) + 1;
    this.#countLike(pile, card, at);
  }

  /** The order of the talon never changes, so the hash ignores heights and only distinguishes copies of a card. */
  #countLike(pile: number, card: number, at: number): void {
    this.#count(pile, card, this.cards.indexOf(card, pile << HIGH) < at ? 1 : 0);
  }
}
