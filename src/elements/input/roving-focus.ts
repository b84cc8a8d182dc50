// Roving focus on the table: one item is in the tab order, arrow keys move between the items.
import { groupOf } from '../../engine/pile-names.js';
import { rightward } from '../shared/direction.js';
import type { TableItem } from '../table/table-items.js';
import type { TableView } from '../table/table-view.js';

export class RovingFocus {
  readonly #view: TableView;
  #expected = false;
  #pile = '';
  #index = -1;
  /** Further items in the tab order (step navigation); `undefined` if only one item is. */
  #steps: Set<TableItem> | undefined;

  constructor(view: TableView) {
    this.#view = view;
  }

  get item(): TableItem | undefined {
    const inPile = this.#of(this.#pile);
    const here = inPile.find(({ index }) => index === this.#index) ?? inPile.at(-1);
    return here ?? this.#nearest(this.#pile) ?? this.#start;
  }

  /** Where the focus is before any move: the stock or, in games without one, the first pile. */
  get #start(): TableItem | undefined {
    return this.#of('stock').at(-1) ?? this.#view.items[0];
  }

  /** Whether the current item is the first or the last of several in its pile. */
  get end(): 'firstCard' | 'lastCard' | undefined {
    const { item } = this;
    const inPile = this.#of(item?.pile ?? '');
    if (inPile.length < 2) return undefined;
    return item === inPile[0] ? 'firstCard' : item === inPile.at(-1) ? 'lastCard' : undefined;
  }

  /** Moves to a card of a pile, by default its top card. Moves the focus too if the table has it. */
  moveTo(pile: string, index?: number): void {
    const inPile = this.#of(pile);
    this.#set(
      inPile.find((item) => item.index === index) ?? inPile.at(-1) ?? this.#nearest(pile) ?? this.item,
    );
  }

  /** Moves to the stock or, in games without one, to the first pile. */
  toStart(): void {
    this.#set(this.#start);
  }

  /** Adds these items to the tab order. */
  set steps(items: readonly TableItem[] | undefined) {
    this.#steps = items && new Set(items);
  }

  /** Call before a change of the table: nodes can lose the focus when they move. {@link restore} restores it. */
  saveFocus(): void {
    this.#expected = this.#view.hasFocus;
  }

  /** Call after a change of the table: restores the focus to the same item, or to the nearest one. */
  restore(): void {
    this.#set(this.item);
  }

  /** Updates the state after an item was focused by a click or by Tab. */
  sync(button: HTMLElement): void {
    const item = this.#view.items.find((candidate) => candidate.button === button);
    if (item) this.#mark(item);
  }

  focus(): void {
    this.item?.button.focus({ preventScroll: true });
  }

  /** Moves to the next pile on the right or, with a negative step, on the left. */
  toPile(step: number): void {
    const { item } = this;
    if (!item) return;
    // empty piles that are not shown have no items
    const piles = this.#view.order.filter((id) => this.#of(id).length);
    const to = piles.indexOf(item.pile) + rightward(item.button, step);
    this.moveTo(piles[Math.min(piles.length - 1, Math.max(0, to))] ?? '');
  }

  /** Moves up or down within a pile or, where piles overlap, to the nearest pile above or below. */
  within(step: number): void {
    const { item } = this;
    if (!item) return;
    const inPile = this.#of(item.pile);
    const near = this.#of(this.#view.nearestPile(item.pile, step) ?? '').at(-1);
    this.#set(inPile[inPile.indexOf(item) + step] ?? near ?? item);
  }

  /**
   * Moves to the top card of the pile or, with a negative step, to its deepest movable card; without one, to its
   * deepest card.
   */
  toEnd(step: number): void {
    const inPile = this.#of(this.item?.pile ?? '');
    this.#set(step > 0 ? inPile.at(-1) : (inPile.find(({ isMovable }) => isMovable) ?? inPile[0]));
  }

  /** Moves to the last pile or, with a negative step, to the first. */
  toEdge(step: number): void {
    this.moveTo(this.#piles().at(step > 0 ? -1 : 0) ?? '');
  }

  /** Moves to the next group of piles (stock, waste, foundations, tableau) or, with a negative step, back. */
  toArea(step: number): void {
    const piles = this.#piles();
    const groups = [...new Set(piles.map(groupOf))];
    const next = groups[groups.indexOf(groupOf(this.item?.pile ?? '')) + step];
    if (next !== undefined) this.moveTo(piles.find((id) => groupOf(id) === next) ?? '');
  }

  #piles(): string[] {
    return [...new Set(this.#view.items.map(({ pile }) => pile))];
  }

  #of(pile: string): TableItem[] {
    return this.#view.items.filter((item) => item.pile === pile);
  }

  /** The item nearest to a pile that has none any more: an empty pile that is not shown. */
  #nearest(pile: string): TableItem | undefined {
    const { order } = this.#view;
    const at = order.indexOf(pile);
    if (at < 0) return undefined;
    for (let far = 1; far < order.length; far++) {
      const near = this.#of(order[at + far] ?? '').at(-1) ?? this.#of(order[at - far] ?? '').at(-1);
      if (near) return near;
    }
    return undefined;
  }

  #set(item: TableItem | undefined): void {
    if (!item) return;
    this.#mark(item);
    if (this.#expected || this.#view.hasFocus) this.focus();
    this.#expected = false;
  }

  #mark(item: TableItem): void {
    this.#pile = item.pile;
    this.#index = item.index;
    this.#steps?.add(item);
    for (const one of this.#view.items)
      one.button.tabIndex = one.button === item.button || this.#steps?.has(one) ? 0 : -1;
  }
}
