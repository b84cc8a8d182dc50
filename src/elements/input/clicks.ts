// Clicks and taps on the table: they move cards, pick them up or put them down, as the player has set. Clicks of
// assistive technology and of the keys Enter and Space pick up and put down.
import type { GameController } from '../../controller/game-controller.js';
import { TapMoves } from '../../controller/tap-moves.js';
import type { Session } from '../../session/session.js';
import { pickText } from '../../text/pick-text.js';
import { pileOf, type MessageFormatter } from '../../text/message-formatter.js';
import { refusalText } from '../../text/refusal-text.js';
import type { TableView } from '../table/table-view.js';
import type { DragController } from './drag.js';
import type { Peek } from './peek.js';
import { explainPickup, foundationMove } from './selection.js';
import type { TableActions } from './table-actions.js';

/** Two clicks on one card within this time in ms are a double click. */
const DOUBLE_MS = 400;
/** The second click of a double click within this time in ms does not move the card under the one that has moved. */
const SAME_DOUBLE_MS = 250;

export class ClickController {
  readonly #actions: TableActions;
  readonly #view: TableView;
  readonly #controller: GameController;
  readonly #dragging: DragController;
  readonly #peek: Peek;
  readonly #taps: TapMoves;
  /** The last click that picked up a card or, if a click moves cards, the last one that did. */
  #lastClick: { readonly place: string; readonly at: number } | undefined;

  constructor(grid: HTMLElement, actions: TableActions, dragging: DragController, peek: Peek) {
    this.#actions = actions;
    this.#view = actions.view;
    this.#controller = actions.controller;
    this.#dragging = dragging;
    this.#peek = peek;
    this.#taps = new TapMoves(actions.controller);
    grid.addEventListener('click', (event) => this.#click(event));
    // the felt around the table
    grid.parentElement?.addEventListener('click', ({ target }) => {
      if (!grid.contains(target as Node) && !(target as Element).closest('button, a'))
        actions.cancelSelection();
    });
  }

  /** The next click does not count as the second of a double click. */
  forgetLast(): void {
    this.#lastClick = undefined;
  }

  get #session(): Session {
    return this.#controller.session;
  }

  get #formatter(): MessageFormatter {
    return this.#controller.formatter;
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented) return;
    // a click from the keyboard or from assistive technology does not end a pointer gesture
    if (event.detail && (this.#dragging.consumeClick() || this.#peek.lasted)) return;
    const found = this.#view.find(event.composedPath());
    if (!found) this.#actions.cancelSelection();
    else if (event.detail) this.#tap(found.pile, found.index, event);
    else {
      this.#lastClick = undefined;
      this.#activate(found.pile, found.index);
    }
  }

  /** Handles a click or tap of a pointer. */
  #tap(pile: string, index: number | undefined, event: MouseEvent): void {
    const last = this.#lastClick;
    const since = event.timeStamp - (last?.at ?? -Infinity);
    this.#lastClick = undefined;
    if (this.#isStock(pile, index)) {
      this.#actions.clearSelection();
      this.#actions.drawFromStock();
    } else if (this.#controller.preferences.tap === 'lift') {
      const place = `${pile} ${index}`;
      const again = last?.place === place && since < DOUBLE_MS;
      if (!again) this.#lastClick = { place, at: event.timeStamp };
      this.#tapToLift(pile, index, again, event);
    } else if (!this.#tapSelected(pile, index, event) && index !== undefined) {
      if (event.detail === 2 && last?.place === pile && since < SAME_DOUBLE_MS) return;
      this.#tapToMove(pile, index, event.timeStamp);
    }
  }

  /** Picks up or puts down cards; the second tap of a double tap moves a card to its foundation. */
  #tapToLift(pile: string, index: number | undefined, again: boolean, event: MouseEvent): void {
    const session = this.#session;
    const toFoundation =
      again && index !== undefined && session.game.unitAt(pile, index) === 1 && foundationMove(session, pile);
    if (toFoundation) {
      this.#actions.clearSelection();
      this.#actions.requestMove(toFoundation);
    } else if (!this.#tapSelected(pile, index, event)) this.#activate(pile, index);
  }

  /** Moves the tapped cards to their best destination, or to the next one. */
  #tapToMove(pile: string, index: number, at: number): void {
    const result = this.#taps.tap(pile, index, at, this.#view.isAnimating(pile));
    if (result === 'moved') this.#lastClick = { place: pile, at };
    else if (result === 'prevented') this.#actions.announceRefusal();
    else this.#shake(pile, index);
  }

  /** Shows that a tapped card cannot move. There is no message, but screen readers get the reason. */
  #shake(pile: string, index: number): void {
    const session = this.#session;
    const { cards = [] } = pileOf(session.position, pile) ?? {};
    const count = session.game.unitAt(pile, index);
    this.#view.refuse(
      count ? this.#view.nodes(pile, cards.length - count) : this.#view.nodes(pile, index).slice(0, 1),
    );
    this.#controller.playSound('refuse');
    this.#controller.announcer.announce(
      count
        ? this.#formatter.message('noPlaces')
        : refusalText(this.#formatter, explainPickup(session, pile, cards.length - index)),
    );
  }

  /**
   * Handles a tap while cards are selected: they move to a pile that accepts them, and are deselected if they or the
   * empty surface are tapped. On another movable card, the selection ends.
   *
   * @returns Whether the tap is done. If not, it acts as if nothing had been selected.
   */
  #tapSelected(pile: string, index: number | undefined, event: MouseEvent): boolean {
    const { selected } = this.#actions;
    if (!selected) return false;
    const session = this.#session;
    const onFelt = index === undefined && Boolean(pileOf(session.position, pile)?.cards.length);
    const isOwn = pile === selected.from && (index ?? 0) >= selected.index;
    const isTarget =
      selected.targets.includes(pile) && !isOwn && (!onFelt || this.#view.isOnDropTarget(pile, event));
    const movable = index !== undefined && session.game.unitAt(pile, index) > 0;
    if (isTarget) this.#actions.dropOn(pile);
    else if (onFelt || isOwn) this.#actions.cancelSelection();
    else if (movable) {
      this.#actions.clearSelection();
      return false;
    } else if (pile === selected.from) this.#actions.cancelSelection();
    else this.#actions.dropOn(pile);
    return true;
  }

  /** Whether a place of the table is the stock that is drawn from: its face-down cards, or its empty place. */
  #isStock(pile: string, index: number | undefined): boolean {
    const { kind, faceDown } = pileOf(this.#session.position, pile) ?? {};
    // the stock of some games shows its turned card beside the face-down ones
    return kind === 'stock' && (index ?? -1) < (faceDown ?? 0);
  }

  /** Handles a key, a click of assistive technology or a tap that picks up, on a card or an empty pile. */
  #activate(pile: string, index: number | undefined): void {
    const { selected } = this.#actions;
    const session = this.#session;
    if (selected) {
      const isUnder = index !== undefined && index < selected.index && selected.targets.includes(pile);
      if (pile !== selected.from || isUnder) this.#actions.dropOn(pile);
      else if (session.game.description.draw && this.#isStock(pile, index)) this.#actions.drawFromStock();
      else this.#actions.cancelSelection();
      return;
    }
    if (this.#isStock(pile, index)) {
      this.#actions.drawFromStock();
      return;
    }
    const { kind, cards = [] } = pileOf(session.position, pile) ?? {};
    if (index === undefined) {
      if (!cards.length) this.#controller.refuse({ code: 'pile-empty', pile });
      return;
    }
    const picked = this.#actions.select(pile, index, 'click');
    if (!picked) {
      this.#controller.refuse(explainPickup(session, pile, cards.length - index));
    } else if (kind === 'stock' && picked.targets.length === 1) {
      this.#actions.clearSelection();
      this.#actions.drawFromStock();
    } else {
      this.#actions.rovingFocus.moveTo(pile, picked.index);
      this.#controller.playSound('lift');
      const text = pickText(this.#formatter, session.position, pile, picked.cards, picked.targets);
      const { announcer } = this.#controller;
      if (picked.targets.length) announcer.announce(text);
      else announcer.showMessage(text, { shown: this.#formatter.message('noPlaces') });
    }
  }
}
