// The cards on the table, and the few changes a move is made of. Every change can be taken back.
import type { CardId } from './cards.js';
import { pilesOf, type PileRule, type Rules } from './rules.js';

/** One change of the table, with what it takes to undo it. `fromDown`, `toDown`: face-down cards before. */
export type Change =
  | {
      readonly kind: 'shift';
      readonly from: number;
      readonly to: number;
      readonly count: number;
      readonly flip: boolean;
      readonly fromDown: number;
      readonly toDown: number;
    }
  | { readonly kind: 'turn'; readonly pile: number }
  | { readonly kind: 'gather'; readonly before: readonly (readonly [pile: number, cards: CardId[]])[] };

export class Table {
  readonly rules: Rules;
  /** For each pile its cards, bottom first. */
  readonly cards: CardId[][];
  /** For each pile how many cards, at its bottom, lie face down. */
  readonly down: number[];
  redeals = 0;
  /** The rank that starts the foundations, where the deal decides it. */
  base = 0;

  constructor(rules: Rules) {
    this.rules = rules;
    this.cards = rules.piles.map(() => []);
    this.down = rules.piles.map(() => 0);
  }

  copy(): Table {
    const copy = new Table(this.rules);
    this.cards.forEach((cards, i) => (copy.cards[i] = cards.slice()));
    this.down.forEach((down, i) => (copy.down[i] = down));
    copy.redeals = this.redeals;
    copy.base = this.base;
    return copy;
  }

  pile(pile: PileRule): CardId[] {
    return this.cards[pile.index] as CardId[];
  }

  faceDown(pile: PileRule): number {
    return this.down[pile.index] as number;
  }

  /** Moves the top `count` cards to another pile; `flip` turns the packet over, so the top card goes first. */
  shift(from: PileRule, to: PileRule, count: number, flip: boolean): Change {
    const source = this.pile(from);
    const target = this.pile(to);
    const change: Change = {
      kind: 'shift',
      from: from.index,
      to: to.index,
      count,
      flip,
      fromDown: this.faceDown(from),
      toDown: this.faceDown(to),
    };
    carry(source, target, count, flip);
    if (change.fromDown > source.length) this.down[from.index] = source.length;
    if (to.kind === 'stock') this.down[to.index] = target.length;
    return change;
  }

  /** Turns the top face-down card up. */
  turn(pile: PileRule): Change {
    this.down[pile.index] = this.faceDown(pile) - 1;
    return { kind: 'turn', pile: pile.index };
  }

  /** Does the tableau lie as a redeal by packets would lay it out: full packets, the rest, empty columns? */
  isGathered(packet: number): boolean {
    const columns = pilesOf(this.rules, 'tableau');
    return columns.every((column, i) => {
      const { length } = this.pile(column);
      const next = columns[i + 1];
      return !next || length === packet || (length < packet && !this.pile(next).length);
    });
  }

  /** Gathers the tableau, the first column first, and deals it again in packets; the last takes what is left. */
  gather(packet: number): Change {
    const columns = pilesOf(this.rules, 'tableau');
    const before = columns.map((column) => [column.index, this.pile(column)] as const);
    const all = before.flatMap(([, cards]) => cards);
    const last = columns.length - 1;
    before.forEach(([pile], i) => {
      this.cards[pile] = all.slice(i * packet, i < last ? (i + 1) * packet : undefined);
    });
    return { kind: 'gather', before };
  }

  undo(change: Change): void {
    switch (change.kind) {
      case 'shift':
        carry(
          this.cards[change.to] as CardId[],
          this.cards[change.from] as CardId[],
          change.count,
          change.flip,
        );
        this.down[change.from] = change.fromDown;
        this.down[change.to] = change.toDown;
        break;
      case 'turn':
        this.down[change.pile] = (this.down[change.pile] as number) + 1;
        break;
      case 'gather':
        for (const [pile, cards] of change.before) this.cards[pile] = cards;
        break;
    }
  }
}

function carry(source: CardId[], target: CardId[], count: number, flip: boolean): void {
  if (flip) for (let i = 0; i < count; i++) target.push(source.pop() as CardId);
  else if (count === 1) target.push(source.pop() as CardId);
  else target.push(...source.splice(source.length - count));
}
