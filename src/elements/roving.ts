// Where the keyboard is on the table: one item at a time can be reached by Tab, the arrows go to the others.
import type { Item, TableView } from './table-view.js';

/** A step to the right, as the text of an element runs: to the next, or on a page from right to left to the one before. */
export const rightward = (element: Element, step: number): number =>
  getComputedStyle(element).direction === 'rtl' ? -step : step;

export class Roving {
  readonly #view: TableView;
  readonly #hasFocus: () => boolean;
  #expected = false;
  #pile = '';
  #index = -1;
  /** The other items at which Tab stops; where it stops at one only, `undefined`. */
  #steps: Set<Item> | undefined;

  constructor(view: TableView, hasFocus: () => boolean) {
    this.#view = view;
    this.#hasFocus = hasFocus;
  }

  get item(): Item | undefined {
    const inPile = this.#of(this.#pile);
    const here = inPile.find(({ index }) => index === this.#index) ?? inPile.at(-1);
    // before it was anywhere: where games begin
    return here ?? this.#of('stock').at(-1) ?? this.#view.items[0];
  }

  /** Goes to a card of a pile, or to its top one; the focus follows where the table has it. */
  go(pile: string, index?: number): void {
    const inPile = this.#of(pile);
    this.#set(inPile.find((item) => item.index === index) ?? inPile.at(-1) ?? this.item);
  }

  /** Lets Tab stop at these items, too, and back at those where one was. */
  set steps(items: readonly Item[] | undefined) {
    this.#steps = items && new Set(items);
  }

  /** Before a change of the table: nodes may lose the focus on their way, and it is given back after. */
  expect(): void {
    this.#expected = this.#hasFocus();
  }

  /** After a change of the table: stays where it was, or at what is nearest. */
  stay(): void {
    this.#set(this.item);
  }

  /** The item with this button was focused by other means. */
  follow(button: HTMLElement): void {
    const item = this.#view.items.find((candidate) => candidate.button === button);
    if (item) this.#mark(item);
  }

  focus(): void {
    this.item?.button.focus({ preventScroll: true });
  }

  /** Goes from pile to pile, as they lie: to the right, or with a negative step to the left. */
  toPile(step: number): void {
    const { item } = this;
    if (!item) return;
    const piles = this.#view.order;
    const to = piles.indexOf(item.pile) + rightward(item.button, step);
    this.go(piles[Math.min(piles.length - 1, Math.max(0, to))] ?? '');
  }

  /** Goes up and down within a pile. */
  within(step: number): void {
    const { item } = this;
    if (!item) return;
    const inPile = this.#of(item.pile);
    this.#set(inPile[inPile.indexOf(item) + step] ?? item);
  }

  /** The top card of the pile. */
  toTop(): void {
    this.#set(this.#of(this.item?.pile ?? '').at(-1));
  }

  /** The deepest card of the pile that is available; where none is, the deepest. */
  toDeepest(isAvailable: (pile: string, index: number) => boolean): void {
    const inPile = this.#of(this.item?.pile ?? '');
    this.#set(inPile.find(({ pile, index }) => isAvailable(pile, index)) ?? inPile[0]);
  }

  /** The first or the last pile. */
  toEdge(last: boolean): void {
    this.go(this.#piles().at(last ? -1 : 0) ?? '');
  }

  /** The next kind of pile: from stock and waste to foundations, to tableau. */
  toArea(step: number): void {
    const piles = this.#piles();
    const kind = (id: string | undefined): string | undefined => id?.split('-')[0];
    const kinds = [...new Set(piles.map(kind))];
    const next = kinds[kinds.indexOf(kind(this.item?.pile)) + step];
    if (next !== undefined) this.go(piles.find((id) => kind(id) === next) ?? '');
  }

  #piles(): string[] {
    return [...new Set(this.#view.items.map(({ pile }) => pile))];
  }

  #of(pile: string): Item[] {
    return this.#view.items.filter((item) => item.pile === pile);
  }

  #set(item: Item | undefined): void {
    if (!item) return;
    this.#mark(item);
    if (this.#expected || this.#hasFocus()) this.focus();
    this.#expected = false;
  }

  #mark(item: Item): void {
    this.#pile = item.pile;
    this.#index = item.index;
    this.#steps?.add(item);
    for (const one of this.#view.items)
      one.button.tabIndex = one.button === item.button || this.#steps?.has(one) ? 0 : -1;
  }
}
