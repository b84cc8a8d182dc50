// What a player does with the cards on the table: picks them up, puts them back and moves them. Clicks, drags and keys
// all use these actions.
import type { GameController } from '../../controller/game-controller.js';
import type { Move } from '../../engine/index.js';
import type { TableView } from '../table/table-view.js';
import { RovingFocus } from './roving-focus.js';
import {
  collectingPileFor,
  dropMove,
  foundationMove,
  Selection,
  stockMove,
  type SelectedCards,
} from './selection.js';

export class TableActions {
  readonly controller: GameController;
  readonly view: TableView;
  readonly rovingFocus: RovingFocus;
  readonly #selection = new Selection();

  constructor(controller: GameController, view: TableView) {
    this.controller = controller;
    this.view = view;
    this.rovingFocus = new RovingFocus(view);
  }

  /** The selected cards, if any. */
  get selected(): SelectedCards | undefined {
    return this.#selection.cards;
  }

  /** Selects the unit at an index of a pile. Returns `undefined` if it cannot be picked up. */
  select(pile: string, index: number, by: SelectedCards['by']): SelectedCards | undefined {
    const selected = this.#selection.select(this.controller.session, pile, index, by);
    if (!selected) return undefined;
    this.view.highlightHint();
    for (const { element, button } of this.view.nodes(pile, selected.index)) {
      element.classList.toggle('picked', by === 'click');
      button.ariaCurrent = 'true';
    }
    for (const [id, element] of this.view.piles)
      element.classList.toggle('target', id !== pile && selected.targets.includes(id));
    this.controller.notify({ kind: 'selection' });
    return selected;
  }

  /** Clears the selection without an announcement. */
  clearSelection(): void {
    const { selected } = this;
    if (!selected) return;
    this.#selection.clear();
    // the message that the cards have no place
    if (!selected.targets.length) this.controller.announcer.clearFinishedMessage();
    for (const { element, button } of this.view.nodes(selected.from, selected.index)) {
      element.classList.remove('picked');
      button.ariaCurrent = null;
    }
    for (const [, element] of this.view.piles) element.classList.remove('target');
    this.controller.notify({ kind: 'selection' });
  }

  /** Clears the selection, moves the focus to the cards and announces that they are put back. */
  cancelSelection(): void {
    const { selected } = this;
    if (!selected) return;
    const { formatter } = this.controller;
    const before = this.rovingFocus.item;
    this.clearSelection();
    this.rovingFocus.moveTo(selected.from, selected.index);
    this.controller.playSound('drop');
    const [card] = selected.cards;
    if (!card) return;
    const text = formatter.message('putBack', { card });
    // screen readers announce the card that the focus moves to
    const isAnnounced = this.view.hasFocus && this.rovingFocus.item?.button !== before?.button;
    this.controller.announcer.announce(text, isAnnounced ? formatter.message('putBackBrief') : text);
  }

  /** Animates dragged cards back to their pile. */
  returnDragged(): void {
    const { selected } = this;
    if (!selected) return;
    const nodes = this.view.nodes(selected.from, selected.index);
    this.clearSelection();
    this.view.settle(nodes);
    this.controller.playSound('drop');
  }

  /** Moves the selected cards to a pile, or shows why the move is refused. */
  dropOn(pile: string): void {
    const { selected } = this;
    if (!selected) return;
    const { session } = this.controller;
    const move = dropMove(session, selected.from, pile, selected.count);
    let refusal = session.game.explain(move);
    // the reason for the cards that the player pointed at: part of a run does not move
    if (refusal && selected.pointed < selected.count)
      refusal = session.game.explain(dropMove(session, selected.from, pile, selected.pointed)) ?? refusal;
    if (refusal && selected.by === 'click') {
      this.controller.refuse(refusal);
      return;
    }
    const nodes = this.view.nodes(selected.from, selected.index);
    this.clearSelection();
    if (refusal) this.controller.refuse(refusal);
    else if (this.controller.requestMove(move)) return;
    else {
      this.rovingFocus.moveTo(selected.from, selected.index);
      this.announceRefusal();
    }
    this.view.settle(nodes);
  }

  /** Makes a move, or shows why it is refused. @param before a sentence before the reason */
  requestMove(move: Move, before?: string): void {
    const refusal = this.controller.session.game.explain(move);
    if (refusal) this.controller.refuse(refusal, before);
    else if (!this.controller.requestMove(move)) this.announceRefusal();
  }

  /** Announces that a move was refused: the page prevented it. */
  announceRefusal(): void {
    this.controller.announcer.announce(this.controller.formatter.message('refusedBrief'));
  }

  drawFromStock(): void {
    this.requestMove(stockMove(this.controller.session));
  }

  /** Moves the selected card, or the top card of the focused pile, to a foundation. */
  moveToFoundation(): void {
    const { selected } = this;
    const from = selected?.from ?? this.rovingFocus.item?.pile;
    if (from === undefined) return;
    const { session } = this.controller;
    const to = collectingPileFor(session, from);
    const move = foundationMove(session, from);
    // the focus is on other cards: those that are refused are the selected ones
    const inHand =
      selected && this.rovingFocus.item?.pile !== from
        ? this.controller.formatter.message('sayHand', { cards: selected.cards })
        : '';
    if (move) this.requestMove(move);
    else if (to) this.requestMove({ kind: 'play', from, to, count: selected?.count ?? 1 }, inHand);
  }
}
