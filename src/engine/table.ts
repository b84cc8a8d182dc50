// The cards on the table, and the basic operations that moves consist of.
import type { CardId } from './cards.js';
import { pilesOf, type PileRule, type CompiledVariant } from './compiled-variant.js';

export class Table {
  readonly rules: CompiledVariant;
  /**
   * The cards of each pile, bottom first. After the deal, a list is replaced and never changed, so that copies of a
   * table share the lists of unchanged piles.
   */
  readonly cards: CardId[][];
  /** The number of face-down cards of each pile; they are at the bottom. */
  readonly down: number[];
  redeals = 0;
  /** The number of plays since the last draw or redeal. */
  streak = 0;
  /** The base rank of the foundations, if the deal decides it. */
  base = 0;

  constructor(rules: CompiledVariant, { cards, down }: Pick<Table, 'cards' | 'down'>) {
    this.rules = rules;
    this.cards = cards.slice();
    this.down = down.slice();
  }

  copy(): Table {
    const copy = new Table(this.rules, this);
    copy.redeals = this.redeals;
    copy.streak = this.streak;
    copy.base = this.base;
    return copy;
  }

  pile(pile: PileRule): CardId[] {
    return this.cards[pile.index] as CardId[];
  }

  faceDown(pile: PileRule): number {
    return this.down[pile.index] as number;
  }

  /** Whether a pile has a card that is available: its top card is face up, and no pile covers it. */
  isOpen(pile: PileRule): boolean {
    return this.pile(pile).length > this.faceDown(pile) && !this.isCovered(pile);
  }

  /** Whether one of the piles that cover a pile has cards. */
  isCovered({ coveredBy }: PileRule): boolean {
    return coveredBy.length > 0 && coveredBy.some((above) => this.pile(above).length > 0);
  }

  /** Moves the top `count` cards to another pile. `flip` turns the packet over: the top card moves first. */
  shift(from: PileRule, to: PileRule, count: number, flip: boolean): void {
    const source = this.pile(from).slice();
    const target = this.pile(to).slice();
    if (flip) for (let i = 0; i < count; i++) target.push(source.pop() as CardId);
    else target.push(...source.splice(source.length - count));
    this.cards[from.index] = source;
    this.cards[to.index] = target;
    this.down[from.index] = Math.min(this.faceDown(from), source.length);
    if (to.kind === 'stock') this.down[to.index] = target.length;
  }

  /**
   * Gathers the tableau in column order and deals it again in packets. The last column receives the rest. A column keeps
   * its number of face-down cards, as far as it has so many cards.
   */
  gather(packet: number): void {
    const columns = pilesOf(this.rules, 'tableau');
    const all: CardId[] = [];
    for (const column of columns) all.push(...this.pile(column));
    columns.forEach(({ index }, i) => {
      const cards = all.slice(i * packet, columns[i + 1] && (i + 1) * packet);
      this.cards[index] = cards;
      this.down[index] = Math.min(this.down[index] as number, cards.length);
    });
  }

  /** Whether a redeal in packets would leave the tableau unchanged. */
  isGathered(packet: number): boolean {
    const columns = pilesOf(this.rules, 'tableau');
    return columns.every((column, i) => {
      const { length } = this.pile(column);
      const next = columns[i + 1];
      return !next || length === packet || (length < packet && !this.pile(next).length);
    });
  }
}
