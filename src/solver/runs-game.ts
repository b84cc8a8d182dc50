// Klondike and similar games, with any part of a run movable, as a game on sets of cards.
//
// A state does not contain the positions of the face-up cards. It contains the foundation heights, the number of cards
// of each column that never moved (the face-down ones and the first face-up one, the head), and the cards of the talon.
// Only cards of one rank and colour can be placed on a card that has moved or is a head, so counting gives the number
// of uncovered cards of each rank and colour. If one card of such a pair is uncovered, a single move uncovers the
// other: the cards on it move onto the uncovered card. So every move that is possible in one layout is possible in all
// layouts of the same sets, with or without cards returning from the foundations. The idea is from lonelybot
// (github.com/vuonghy2442/lonelybot); safe moves: Blake and Gent, The Winnability of Klondike Solitaire
// (arXiv:1906.12314).
import { isRed, rankOf, suitOf, type CardId } from '../engine/cards.js';
import { pilesOf } from '../engine/compiled-variant.js';
import type { Table } from '../engine/table.js';
import type { Draw, PileKind } from '../engine/variant.js';
import {
  cardOf,
  DOWN,
  HEAD,
  kindOf,
  LIFT,
  placeOf,
  REDEALS,
  roomOf,
  TALON,
  TALON_UP,
  UP,
  UP_HEAD,
} from './runs-moves.js';
import { isInOrder, redealsLeft } from './runs-rules.js';

/** Each rank and colour of card has a slot; the slot that accepts kings represents empty columns. */
const EMPTY = 26;
/** The slots of two cards of adjacent ranks and different colours differ by two. */
const slotOf = (card: CardId): number => rankOf(card) * 2 + (Number(isRed(card)) ^ (rankOf(card) & 1));
const KING = 12;
const SUITS = [0, 1, 2, 3];
/** The value of `redeals` for unlimited redeals. */
const ENDLESS = 8;
/** The maximum number of talon cards: each has a bit in the second word of a state. */
const MOST_TALON = 24;
/** The number of combinations of foundation heights. */
const FOUNDATION_STATES = 14 ** 4;

/** The cards of all piles of a kind. */
const cardsIn = ({ rules, cards }: Table, kind: PileKind): CardId[] =>
  pilesOf(rules, kind).flatMap(({ index }) => cards[index] as CardId[]);

/** Adds to a counter. */
const count = (counts: Int8Array, at: number, by: number): void => {
  counts[at] = (counts[at] as number) + by;
};

/** Replaces the moves by a forced one. */
const only = (moves: number[], move: number): boolean => {
  moves.length = 0;
  moves.push(move);
  return true;
};

export class RunsGame {
  /** The foundation height of each suit. */
  readonly built = new Int8Array(4);
  /** The number of unmoved cards of each column. An uncovered king at the bottom counts as moved: it need not move. */
  readonly still: Int8Array;
  /** The number of uncovered cards of each slot; the last entry is the number of columns that accept a king. */
  readonly bare = new Int8Array(EMPTY + 2);
  /** The remaining cards of waste and stock in draw order. */
  readonly talon: Uint8Array;
  /** The number of these cards. */
  size = 0;
  /** The number of drawn talon cards; 0 if the reachable cards are the same as at the start of the talon. */
  dealt = 0;
  /**
   * The slot of a card that was just moved from the talon to a column; 0 for none (aces are not moved there). The next
   * move must use this card: moves that do not need it could have been made before, except for other talon moves if the
   * order of the talon matters. Values from `EMPTY`: `EMPTY` plus the suit of a card that went from a free talon to its
   * foundation; the next card of the suit must follow.
   */
  wanted = 0;
  /** The number of remaining redeals. */
  redeals = 0;
  /** The complete state in two words; the first is never 0. */
  key0 = 0;
  key1 = 0;
  /** Cards may return from the foundations. */
  readonly #takesBack: boolean;
  /** The number of cards per draw. */
  readonly #draws: number;
  /** The number of redeals at the start. */
  readonly #redeals: number;
  /** The unmoved cards of each column at the start: the face-down ones and the first face-up one. */
  readonly #columns: readonly CardId[][];
  /** The column of each of these cards, and its height there. The column of other cards is −1. */
  readonly #column = new Int8Array(52).fill(-1);
  readonly #depth = new Int8Array(52);
  /** The slot of each card, and the slot of the cards that it can be placed on in a column. */
  readonly #slot = Uint8Array.from({ length: 52 }, (_, card) => slotOf(card));
  readonly #onto = Uint8Array.from({ length: 52 }, (_, card) => Math.min(EMPTY, slotOf(card) + 2));
  /** The bit of each card in the second word, and the weight of each column in the first. */
  readonly #bit = new Int32Array(52);
  readonly #weight: Int32Array;

  /** @param relax whether every talon card is available at any time */
  constructor(table: Table, relax: boolean) {
    const { rules } = table;
    this.#takesBack = rules.givers.some(
      ({ kind, targets }) => kind === 'foundation' && targets.some((to) => to.kind === 'tableau'),
    );
    this.#draws = relax ? 1 : (rules.data.draw as Draw).count;
    this.#redeals = relax ? ENDLESS : Math.min(ENDLESS, redealsLeft(table));
    this.#columns = pilesOf(rules, 'tableau').map((pile) =>
      table.pile(pile).slice(0, table.faceDown(pile) + 1),
    );
    this.still = new Int8Array(this.#columns.length);
    this.#weight = new Int32Array(this.#columns.length);
    const waste = cardsIn(table, 'waste');
    const talon = [...waste, ...cardsIn(table, 'stock').toReversed()];
    this.talon = Uint8Array.from(talon);
    talon.forEach((card, i) => (this.#bit[card] = 1 << i));
    let weight = FOUNDATION_STATES;
    this.#columns.forEach((column, i) => {
      this.#weight[i] = weight;
      weight *= column.length + 1;
      column.forEach((card, depth) => {
        this.#column[card] = i;
        this.#depth[card] = depth;
      });
    });
    const built = new Int8Array(4);
    for (const card of cardsIn(table, 'foundation')) built[suitOf(card)] = rankOf(card) + 1;
    this.set(
      built,
      this.#columns.map(({ length }) => length),
      this.talon,
      talon.length,
      waste.length,
    );
  }

  /** Whether a state of this table fits into two words, and its order of cards is possible in play. */
  static fits(table: Table): boolean {
    let states = FOUNDATION_STATES;
    for (const pile of pilesOf(table.rules, 'tableau')) states *= table.faceDown(pile) + 2;
    const left = redealsLeft(table);
    return (
      states < 2 ** 31 &&
      cardsIn(table, 'stock').length + cardsIn(table, 'waste').length <= MOST_TALON &&
      (left < ENDLESS || left === Infinity) &&
      isInOrder(table)
    );
  }

  /** Whether every talon card is available at any time. */
  get isFree(): boolean {
    return this.#draws === 1 && this.redeals === ENDLESS;
  }

  get isWon(): boolean {
    const [a = 0, b = 0, c = 0, d = 0] = this.built;
    return a + b + c + d === 52;
  }

  /** Sets the state: foundation heights, unmoved cards, talon, and the number of drawn talon cards. */
  set(
    built: ArrayLike<number>,
    still: ArrayLike<number>,
    talon: ArrayLike<number>,
    size: number,
    dealt: number,
  ): void {
    const { bare } = this;
    bare.fill(0);
    this.key0 = 1;
    this.key1 = this.wanted = 0;
    for (const suit of SUITS) {
      this.built[suit] = built[suit] as number;
      this.key0 += (built[suit] as number) * 14 ** suit;
    }
    for (let i = 0; i < size; i++) {
      const card = talon[i] as number;
      this.talon[i] = card;
      this.key1 |= this.#bit[card] as number;
    }
    this.size = size;
    this.redeals = this.#redeals;
    this.#deal(dealt);
    for (let i = 0; i < this.still.length; i++) {
      const column = this.#columns[i] as CardId[];
      const left = still[i] as number;
      const kept = left === 1 && rankOf(column[0] as CardId) === KING ? 0 : left;
      this.still[i] = kept;
      this.key0 += kept * (this.#weight[i] as number);
      if (!kept) count(bare, EMPTY, 1);
    }
    for (let card = 0; card < 52; card++) {
      if (rankOf(card) < (built[suitOf(card)] as number) || this.key1 & (this.#bit[card] as number)) continue;
      const above = this.#above(card);
      if (above >= 0) count(bare, this.#slot[card] as number, 1);
      if (above > 0) count(bare, this.#onto[card] as number, -1);
    }
  }

  /** Copies the state of another game of the same table. */
  copyState({ built, still, talon, size }: RunsGame): void {
    this.set(built, still, talon, size, 0);
  }

  /** Fills an empty list with useful moves, the best last. Returns true if the only entry is a forced safe move. */
  add(moves: number[]): boolean {
    const { built, talon, wanted } = this;
    if (wanted >= EMPTY) {
      const suit = wanted - EMPTY;
      const card = suit * 13 + (built[suit] as number);
      const up = this.#upFrom(card);
      return only(moves, card | (up ? up << 6 : (talon.indexOf(card) << 9) | (TALON_UP << 6) | LIFT));
    }
    for (const suit of SUITS) {
      const card = suit * 13 + (built[suit] as number);
      if (this.#takesBack && built[suit] && !this.#isSafe(card - 1)) this.#land(moves, card - 1, DOWN << 6);
      if (built[suit] === 13 || wanted || !this.#isSafe(card)) continue;
      const up = this.#upFrom(card);
      if (up) return only(moves, card | (up << 6));
    }
    if (this.#addTalonMoves(moves)) return true;
    this.#addFoundationMoves(moves, UP);
    this.#addHeadMoves(moves);
    this.#addFoundationMoves(moves, UP_HEAD);
    if (wanted) {
      let kept = 0;
      for (const move of moves) if (this.#uses(move, wanted)) moves[kept++] = move;
      moves.length = kept;
    }
    return false;
  }

  /** Adds the moves of talon cards. Returns true if the only entry is a forced safe move. */
  #addTalonMoves(moves: number[]): boolean {
    const { built, talon, isFree, size, dealt } = this;
    const endless = this.redeals === ENDLESS;
    let seen = 0;
    for (let pass = dealt; ; pass = 0) {
      for (
        let end = pass || Math.min(size, this.#draws);
        end;
        end = end < size ? Math.min(size, end + this.#draws) : 0
      ) {
        if (seen & (1 << end)) continue;
        seen |= 1 << end;
        const card = talon[end - 1] as number;
        const move = card | ((end - 1) << 9) | (pass < dealt && !endless ? REDEALS : 0);
        const isNext = rankOf(card) === built[suitOf(card)];
        const isSafe = isNext && this.#isSafe(card);
        if (isSafe && endless && (this.#draws === 1 || (!dealt && end === size)))
          return only(moves, move | (TALON_UP << 6));
        if (isNext && !isFree) moves.push(move | (TALON_UP << 6));
        else if (isNext && this.#goal(card)) moves.push(move | (TALON_UP << 6) | LIFT);
        if (
          isFree ? !isSafe && !this.bare[this.#slot[card] as number] : !isSafe && !(isNext && this.#takesBack)
        )
          this.#land(moves, card, move | (TALON << 6));
      }
      if (!pass || !this.redeals) break;
    }
    return false;
  }

  /** Adds the moves of heads, with the cards on them, to other columns. */
  #addHeadMoves(moves: number[]): void {
    const { built, still } = this;
    for (let i = 0; i < still.length; i++) {
      const left = still[i] as number;
      if (left < 2) continue;
      const head = (this.#columns[i] as CardId[])[left - 1] as number;
      if (!this.#takesBack || rankOf(head) !== built[suitOf(head)] || !this.#upFrom(head))
        this.#land(moves, head, HEAD << 6);
    }
  }

  /** Adds the moves of column cards to foundations, of one kind. */
  #addFoundationMoves(moves: number[], kind: number): void {
    const { built } = this;
    for (const suit of SUITS) {
      const card = suit * 13 + (built[suit] as number);
      if ((built[suit] as number) <= KING && this.#upFrom(card) === kind) moves.push(card | (kind << 6));
    }
  }

  /** Whether a move uses the card just taken from the talon, or could not have been made before it. */
  #uses(move: number, wanted: number): boolean {
    const kind = kindOf(move);
    const card = cardOf(move);
    if ((kind === TALON || kind === TALON_UP) && !this.isFree) return true;
    if (this.bare[wanted] !== 1) return false;
    if (kind === TALON_UP) return this.#slot[this.#goal(card)] === wanted;
    if (kind === UP || kind === UP_HEAD) return this.#slot[card] === wanted;
    return this.#onto[card] === wanted || this.#onto[roomOf(move) - 1] === wanted;
  }

  /** The column card that can go to its foundation after this card and its successors in the talon; 0 for none. */
  #goal(card: number): number {
    let goal = card;
    while (this.key1 & (this.#bit[goal] as number)) goal++;
    return suitOf(goal) === suitOf(card) && this.#upFrom(goal) ? goal : 0;
  }

  /** The kind of foundation move for a column card; 0 if it is covered or in the talon. */
  #upFrom(card: number): number {
    if (this.key1 & (this.#bit[card] as number) || !this.bare[this.#slot[card] as number]) return 0;
    const above = this.#above(card);
    return above < 0 ? 0 : above ? UP : UP_HEAD;
  }

  /** The position of a card outside the talon: 0 for the head of a column, negative below it, positive if it moved. */
  #above(card: number): number {
    const column = this.#column[card] as number;
    return column < 0 ? 1 : (this.#depth[card] as number) + 1 - (this.still[column] as number);
  }

  /**
   * Whether moving this card to its foundation is safe: every card that could be placed on it can go to a foundation as
   * well, or is there already and does not return.
   */
  #isSafe(card: number): boolean {
    const { built } = this;
    const rank = rankOf(card);
    const suit = suitOf(card);
    const [one, other, twin] = isRed(card) ? [0, 3, 3 - suit] : [1, 2, 3 - suit];
    const least = Math.min(built[one] as number, built[other] as number);
    return (least >= rank - 1 && (built[twin] as number) >= rank - 2) || (!this.#takesBack && least >= rank);
  }

  /**
   * Adds the move if a column accepts the card. A column is emptied only for a king, as part of the king's move: other
   * moves do not need the empty column.
   */
  #land(moves: number[], card: number, move: number): void {
    const { bare, still } = this;
    if (bare[this.#onto[card] as number]) moves.push(card | move);
    else if (rankOf(card) === KING)
      for (let i = 0; i < still.length; i++) {
        const head = (this.#columns[i] as CardId[])[0] as number;
        if (still[i] === 1 && bare[this.#onto[head] as number]) moves.push(card | move | ((head + 1) << 15));
      }
  }

  /** Makes a move. {@link unmake} needs the values of `dealt` and `wanted` before it. */
  make(move: number): void {
    const kind = kindOf(move);
    if (kind === TALON || kind === TALON_UP) {
      const place = placeOf(move);
      this.talon.copyWithin(place, place + 1, this.size--);
      if (move & REDEALS) this.redeals--;
      this.#deal(place);
    }
    this.#change(move, kind, 1);
    const card = cardOf(move);
    this.wanted = kind === TALON ? (this.#slot[card] as number) : move & LIFT ? EMPTY + suitOf(card) : 0;
  }

  /** Whether the game allows the reverse of this move. */
  canTakeBack(move: number): boolean {
    return this.#takesBack && (kindOf(move) === UP || kindOf(move) === DOWN);
  }

  /** Undoes a move and restores `dealt` and `wanted`. */
  unmake(move: number, dealt: number, wanted: number): void {
    const kind = kindOf(move);
    this.wanted = wanted;
    this.#change(move, kind, -1);
    if (kind === TALON || kind === TALON_UP) {
      const place = placeOf(move);
      this.talon.copyWithin(place + 1, place, this.size++);
      this.talon[place] = cardOf(move);
      if (move & REDEALS) this.redeals++;
      this.#deal(dealt);
    }
  }

  /** Applies the counts that a move changes; `way` −1 reverts them. */
  #change(move: number, kind: number, way: number): void {
    const { bare, built } = this;
    const card = cardOf(move);
    const suit = suitOf(card);
    const slot = this.#slot[card] as number;
    const onto = this.#onto[card] as number;
    const room = roomOf(move);
    if (room) {
      this.#leave(this.#column[room - 1] as number, way);
      count(bare, this.#onto[room - 1] as number, -way);
    }
    if (kind === TALON || kind === TALON_UP) this.key1 ^= this.#bit[card] as number;
    if (kind === HEAD || kind === UP_HEAD) this.#leave(this.#column[card] as number, way);
    if (kind === UP || kind === UP_HEAD) count(bare, slot, -way);
    if (kind === DOWN || kind === TALON) count(bare, slot, way);
    if (kind === UP) count(bare, onto, way);
    if (kind === HEAD || kind === TALON || kind === DOWN) count(bare, onto, -way);
    const up = kind === DOWN ? -way : kind === HEAD || kind === TALON ? 0 : way;
    count(built, suit, up);
    this.key0 += up * 14 ** suit;
  }

  /** The head of a column leaves it; `way` −1 puts it back. */
  #leave(i: number, way: number): void {
    const { bare, still } = this;
    const column = this.#columns[i] as CardId[];
    const weight = this.#weight[i] as number;
    const king = rankOf(column[0] as CardId) === KING;
    const before = still[i] as number;
    // a king at the bottom does not count as a head
    const after = before - way * (king && before - way === 1 ? 2 : 1);
    const left = Math.min(before, after);
    still[i] = after;
    this.key0 += (after - before) * weight;
    count(bare, left || king ? (this.#slot[column[Math.max(0, left - 1)] as number] as number) : EMPTY, way);
  }

  /** Sets the number of drawn cards, and the second word. */
  #deal(dealt: number): void {
    this.dealt = this.redeals === ENDLESS && (dealt === this.size || dealt % this.#draws === 0) ? 0 : dealt;
    this.key1 = (this.key1 & (2 ** MOST_TALON - 1)) | (this.dealt << MOST_TALON) | (this.redeals << 29);
  }
}
