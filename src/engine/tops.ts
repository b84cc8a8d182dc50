// The top cards of a table as bit sets, so that one test excludes all piles of a group as targets of a card.
import type { Fits } from './build.js';
import { CARDS, type CardId } from './cards.js';
import type { PileRule, TargetGroup } from './compiled-variant.js';
import type { Spaces } from './spaces.js';
import type { Table } from './table.js';

/** A set of the 52 cards has two numbers, one for each half, because bit operations have 32 bits. */
const HALF = 26;

/** For each card, the set of cards on which it may be placed. */
export function placesOf(fits: Fits | undefined): Int32Array {
  const sets = new Int32Array(CARDS.length * 2);
  for (let card = 0; card < CARDS.length; card++)
    for (let half = 0; half < 2; half++) {
      let set = 0;
      for (let bit = 0; bit < HALF; bit++) if (fits?.(card, half * HALF + bit)) set |= 1 << bit;
      sets[card * 2 + half] = set;
    }
  return sets;
}

/** The top cards and the empty piles of each group. Computed once for all plays. */
export class Tops {
  readonly #spaces: Spaces;
  /** The halves of the set of top cards, and whether a pile is empty, by group. */
  readonly #low: number[] = [];
  readonly #high: number[] = [];
  readonly #hasEmpty: boolean[] = [];

  constructor(table: Table, spaces: Spaces) {
    this.#spaces = spaces;
    for (let group = 0; group < table.rules.groups; group++) {
      this.#low.push(0);
      this.#high.push(0);
      this.#hasEmpty.push(false);
    }
    for (const pile of table.rules.piles) {
      const cards = table.pile(pile);
      if (cards.length) this.#add(pile.inGroup, (cards[cards.length - 1] as CardId) % 52);
      else this.#hasEmpty[pile.inGroup] = true;
    }
  }

  #add(group: number, card: CardId): void {
    if (card < HALF) this.#low[group] = (this.#low[group] as number) | (1 << card);
    else this.#high[group] = (this.#high[group] as number) | (1 << (card - HALF));
  }

  /** Whether a pile of the group may accept a card of `from`: its top card fits, or it is empty and accepts the card. */
  mayAccept(from: PileRule, group: TargetGroup, card: CardId): boolean {
    const { inGroup, places } = group;
    const index = 2 * (card % 52);
    return (
      ((places[index] as number) & (this.#low[inGroup] as number)) !== 0 ||
      ((places[index + 1] as number) & (this.#high[inGroup] as number)) !== 0 ||
      (this.#hasEmpty[inGroup] === true && this.#spaces.accepts(from, group, card))
    );
  }
}
