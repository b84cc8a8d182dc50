// Player input on the table: clicks, drags and keys become move requests. After a change, it updates the view, the
// focus and the announcements.
import type { GameController } from '../../controller/game-controller.js';
import { TapMoves } from '../../controller/tap-moves.js';
import type { Arrangement, Move } from '../../engine/index.js';
import type { Session } from '../../session/session.js';
import { focusAfter, soundOf, type Shown } from '../input/focus-after.js';
import type { CardPile } from '../cards/card-pile.js';
import { animateWin } from './win-animation.js';
import { DragController } from '../input/drag.js';
import type { FaceStyle } from '../cards/faces/face.js';
import { reducedMotion } from '../../platform/page.js';
import {
  collectingPileFor,
  dropMove,
  foundationMove,
  Selection,
  stockMove,
  explainPickup,
  type SelectedCards,
} from '../input/selection.js';
import { Keyboard, type KeyboardTable } from '../input/keyboard.js';
import { pickText } from '../../text/event-text.js';
import { refusalText } from '../../text/refusal-text.js';
import { Peek } from '../input/peek.js';
import { pileOf, type MessageFormatter } from '../../text/message-formatter.js';
import { RovingFocus } from '../input/roving-focus.js';
import { tabStops } from '../input/tab-stops.js';
import type { TableSpace } from './table-geometry.js';
import { TableView, type Motion, type HighlightedMove } from './table-view.js';

/** Two clicks on one card within this time in ms are a double click. */
const DOUBLE_MS = 400;
/** The second click of a double click within this time in ms does not move the card under the one that has moved. */
const SAME_DOUBLE_MS = 250;

export class TableController implements KeyboardTable {
  readonly rovingFocus: RovingFocus;
  readonly controller: GameController;
  readonly #grid: HTMLElement;
  readonly #view: TableView;
  readonly selection = new Selection();
  readonly #dragging: DragController;
  readonly #peek: Peek;
  readonly #taps: TapMoves;
  #faces: FaceStyle = 'classic';
  #mirrored = false;
  #steps = false;
  #stopCelebrating: (() => void) | undefined;
  /** The last click that picked up a card or, if a click moves cards, the last one that did. */
  #lastClick: { readonly place: string; readonly at: number } | undefined;

  constructor(grid: HTMLElement, controller: GameController, makePile: () => CardPile) {
    this.#grid = grid;
    this.controller = controller;
    this.#taps = new TapMoves(controller);
    this.#view = new TableView(grid, makePile);
    this.rovingFocus = new RovingFocus(this.#view, () => this.#hasFocus());
    this.#dragging = new DragController(grid, {
      find: (path) => {
        const found = this.#view.find(path);
        if (found?.index === undefined || !controller.session.game.unitAt(found.pile, found.index))
          return undefined;
        return { pile: found.pile, index: found.index };
      },
      lift: (pile, index) => {
        this.#clearSelection();
        this.#peek.end();
        const selected = this.#select(pile, index, 'drag');
        if (selected) controller.playSound('lift');
        return selected && this.#view.nodes(pile, selected.index);
      },
      dropTargets: () => this.#view.dropTargets,
      targets: () => this.selection.cards?.targets ?? [],
      hover: (pile) => {
        for (const [id, element] of this.#view.piles) {
          element.classList.toggle('over', id === pile && element.classList.contains('target'));
        }
      },
      drop: (pile) => {
        if (pile !== undefined) this.#dropOn(pile);
        else this.#animateBack();
      },
    });
    this.#peek = new Peek(
      grid,
      (path) => this.#hidden(path),
      (path) => this.#view.find(path)?.index !== undefined,
    );
    grid.addEventListener('pointerdown', () => {
      this.#stopCelebrating?.();
      controller.recordInput();
    });
    grid.addEventListener('click', (event) => this.#click(event));
    // the felt around the table
    grid.parentElement?.addEventListener('click', ({ target }) => {
      if (!grid.contains(target as Node) && !(target as Element).closest('button, a')) this.cancelSelection();
    });
    new Keyboard(grid, this);
  }

  get carrying(): boolean {
    return this.selection.cards !== undefined;
  }

  /** Whether cards are being dragged. During a drag, nothing may force a layout. */
  get dragging(): boolean {
    return this.#dragging.active;
  }

  get faces(): FaceStyle {
    return this.#faces;
  }

  set faces(faces: FaceStyle) {
    if (faces === this.#faces) return;
    this.#faces = faces;
    this.render();
  }

  /** Whether the table is mirrored for left-handed players. */
  set mirrored(mirrored: boolean) {
    if (mirrored === this.#mirrored) return;
    this.#mirrored = this.#view.mirrored = mirrored;
    this.cancel();
    this.render();
  }

  /** Whether Tab stops at each movable card. */
  set steps(steps: boolean) {
    if (steps === this.#steps) return;
    this.#steps = steps;
    this.render();
  }

  /** Whether the table is hidden and inert because the game is paused. */
  set hidden(covered: boolean) {
    if (covered) this.cancel();
    this.#grid.inert = covered;
    this.#grid.classList.toggle('covered', covered);
    this.#grid.style.visibility = covered ? 'hidden' : '';
  }

  /** Renders the position for the first time. */
  build(): void {
    if (this.#view.items.length) return;
    this.#grid.removeAttribute('tabindex');
    // nothing was dealt yet
    if (this.controller.isSearchingDeal) {
      this.#grid.inert = true;
      this.#view.showBases(this.#session);
      return;
    }
    this.#render('none');
  }

  /** Makes the empty table focusable; the cards follow when it comes near the viewport or gets the focus. */
  prepare(): void {
    this.#grid.tabIndex = 0;
    this.#grid.addEventListener(
      'focus',
      () => {
        if (!this.#view.items.length) this.focus();
      },
      { once: true },
    );
  }

  /**
   * Arranges the piles so that the cards are as large as possible in a space.
   *
   * @returns The width of a card in CSS pixels.
   */
  fit(space: TableSpace): number {
    return this.#view.fit(this.#session.game.variant, space);
  }

  /** The arrangement of the piles in use. */
  get arrangement(): Arrangement {
    return this.#view.arrangementOf(this.#session.game.variant);
  }

  /** Renders the current position, unless only the placeholder is rendered. */
  render(): void {
    if (this.#view.items.length) this.#render('none');
  }

  #render(motion: Motion): void {
    const session = this.#session;
    const formatter = this.#formatter;
    this.rovingFocus.saveFocus();
    this.#show(session, formatter, motion);
    this.rovingFocus.restore();
    this.#view.pruneFocusables();
  }

  /** Renders a change and moves the focus with it. */
  applyEvent(event: Shown): void {
    this.build();
    if (this.#dragging.active) this.#dragging.cancel();
    this.#lastClick = undefined;
    this.#clearSelection();
    this.#peek.end();
    this.#stopCelebrating?.();
    this.highlightHint();
    const session = this.#session;
    const formatter = this.#formatter;
    const stay = this.rovingFocus.item;
    const backs = event.kind === 'deal' ? 0 : (pileOf(event.before, 'stock')?.faceDown ?? 0);
    const onBacks = stay?.pile === 'stock' && stay.index < backs;
    const motion = event.kind === 'deal' ? 'deal' : 'move';
    const focused = this.#hasFocus() ? stay?.button : undefined;
    this.rovingFocus.saveFocus();
    this.#show(session, formatter, motion);
    focusAfter(event, this.rovingFocus, onBacks);
    const { item } = this.rovingFocus;
    this.controller.announcer.focusMovedTo = focused && item?.button !== focused ? item?.pile : undefined;
    this.#view.pruneFocusables();
    this.controller.playSound(soundOf(event));
  }

  /** Plays the win animation until the next input or change. */
  celebrate(): void {
    const nodes = this.#view.order.flatMap((id) => this.#view.nodes(id));
    this.#stopCelebrating = animateWin(nodes, this.#grid);
  }

  /** Highlights a hint until the next change, selection or key press. Without a hint, removes the highlight. */
  highlightHint(hint?: HighlightedMove): void {
    if (hint) this.cancel();
    this.#view.highlightHint(hint);
  }

  /** Overlap cost of a box on the screen: 2 if it covers the focus, 1 if it covers a highlighted hint, otherwise 0. */
  overlapPriority(box: DOMRect): number {
    return this.#view.overlapPriority(box);
  }

  focus(): void {
    this.build();
    this.rovingFocus.focus();
  }

  cancel(): void {
    this.#peek.end();
    this.#stopCelebrating?.();
    this.#dragging.cancel();
    this.#clearSelection();
  }

  onUserInput(): void {
    this.#stopCelebrating?.();
    this.controller.recordInput();
    this.highlightHint();
  }

  cancelSelection(): void {
    const { cards: selected } = this.selection;
    if (!selected) return;
    const formatter = this.#formatter;
    const stay = this.rovingFocus.item;
    this.#clearSelection();
    this.rovingFocus.moveTo(selected.from, selected.index);
    this.controller.playSound('drop');
    const [card] = selected.cards;
    if (!card) return;
    const text = formatter.message('putBack', { card });
    // screen readers announce the card that the focus moves to
    const isAnnounced = this.#hasFocus() && this.rovingFocus.item?.button !== stay?.button;
    this.controller.announcer.announce(text, isAnnounced ? formatter.message('putBackBrief') : text);
  }

  drawFromStock(): void {
    this.#requestMove(stockMove(this.#session));
  }

  moveToFoundation(): void {
    const { cards: selected } = this.selection;
    const from = selected?.from ?? this.rovingFocus.item?.pile;
    if (from === undefined) return;
    const session = this.#session;
    const to = collectingPileFor(session, from);
    const move = foundationMove(session, from);
    if (move) this.#requestMove(move);
    else if (to) this.#requestMove({ kind: 'play', from, to, count: selected?.count ?? 1 });
  }

  get #session(): Session {
    return this.controller.session;
  }

  get #formatter(): MessageFormatter {
    return this.controller.formatter;
  }

  #hasFocus(): boolean {
    const { activeElement } = this.#grid.getRootNode() as ShadowRoot;
    return this.#grid.contains(activeElement);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented) return;
    // a click from the keyboard or from assistive technology does not end a pointer gesture
    if (event.detail && (this.#dragging.consumeClick() || this.#peek.lasted)) return;
    const found = this.#view.find(event.composedPath());
    if (!found) this.cancelSelection();
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
      this.#clearSelection();
      this.drawFromStock();
    } else if (this.controller.preferences.tap === 'lift') {
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
      this.#clearSelection();
      this.#requestMove(toFoundation);
    } else if (!this.#tapSelected(pile, index, event)) this.#activate(pile, index);
  }

  /** Moves the tapped cards to their best destination, or to the next one. */
  #tapToMove(pile: string, index: number, at: number): void {
    const result = this.#taps.tap(pile, index, at, this.#view.isAnimating(pile));
    if (result === 'moved') this.#lastClick = { place: pile, at };
    else if (result === 'prevented')
      this.controller.announcer.announce(this.#formatter.message('refusedBrief'));
    else this.#shake(pile, index);
  }

  /** Shows that a tapped card cannot move. There is no message, but screen readers get the reason. */
  #shake(pile: string, index: number): void {
    const session = this.#session;
    const { cards = [] } = pileOf(session.position, pile) ?? {};
    const count = session.game.unitAt(pile, index);
    this.#view.shake(
      count ? this.#view.nodes(pile, cards.length - count) : this.#view.nodes(pile, index).slice(0, 1),
    );
    this.controller.playSound('refuse');
    this.controller.announcer.announce(
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
    const { cards: selected } = this.selection;
    if (!selected) return false;
    const session = this.#session;
    const onFelt = index === undefined && Boolean(pileOf(session.position, pile)?.cards.length);
    const isOwn = pile === selected.from && (index ?? 0) >= selected.index;
    const isTarget =
      selected.targets.includes(pile) && !isOwn && (!onFelt || this.#view.isOnDropTarget(pile, event));
    const movable = index !== undefined && session.game.unitAt(pile, index) > 0;
    if (isTarget) this.#dropOn(pile);
    else if (onFelt || isOwn) this.cancelSelection();
    else if (movable) {
      this.#clearSelection();
      return false;
    } else if (pile === selected.from) this.cancelSelection();
    else this.#dropOn(pile);
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
    const { cards: selected } = this.selection;
    const session = this.#session;
    if (selected) {
      const isUnder = index !== undefined && index < selected.index && selected.targets.includes(pile);
      if (pile !== selected.from || isUnder) this.#dropOn(pile);
      else if (session.game.description.draw && this.#isStock(pile, index)) this.drawFromStock();
      else this.cancelSelection();
      return;
    }
    const { kind, cards = [] } = pileOf(session.position, pile) ?? {};
    if (this.#isStock(pile, index)) {
      this.drawFromStock();
      return;
    }
    if (index === undefined) {
      if (!cards.length) this.controller.refuse({ code: 'pile-empty', pile });
      return;
    }
    const picked = this.#select(pile, index, 'click');
    if (!picked) {
      this.controller.refuse(explainPickup(session, pile, cards.length - index));
    } else if (kind === 'stock' && picked.targets.length === 1) {
      this.#clearSelection();
      this.drawFromStock();
    } else {
      this.rovingFocus.moveTo(pile, picked.index);
      this.controller.playSound('lift');
      const formatter = this.#formatter;
      this.controller.announcer.announce(
        pickText(formatter, session.position, pile, picked.cards, picked.targets),
      );
    }
  }

  /** The face-up card in the path of an event, if other cards cover it. */
  #hidden(path: readonly EventTarget[]): HTMLElement | undefined {
    const { pile = '', index = -1 } = this.#view.find(path) ?? {};
    const nodes = this.#view.nodes(pile);
    const card = nodes[index]?.element;
    return index < nodes.length - 1 && card?.hasAttribute('card') ? card : undefined;
  }

  #select(pile: string, index: number, by: SelectedCards['by']): SelectedCards | undefined {
    const selected = this.selection.select(this.#session, pile, index, by);
    if (!selected) return undefined;
    this.highlightHint();
    for (const { element, button } of this.#view.nodes(pile, selected.index)) {
      element.classList.toggle('picked', by === 'click');
      button.ariaCurrent = 'true';
    }
    for (const [id, element] of this.#view.piles)
      element.classList.toggle('target', id !== pile && selected.targets.includes(id));
    this.controller.notify({ kind: 'selection' });
    return selected;
  }

  /** Clears the selection without an announcement. */
  #clearSelection(): void {
    const { cards: selected } = this.selection;
    if (!selected) return;
    this.selection.clear();
    for (const { element, button } of this.#view.nodes(selected.from, selected.index)) {
      element.classList.remove('picked');
      button.ariaCurrent = null;
    }
    for (const [, element] of this.#view.piles) element.classList.remove('target', 'over');
    this.controller.notify({ kind: 'selection' });
  }

  /** Animates dragged cards back to their pile. */
  #animateBack(): void {
    const { cards: selected } = this.selection;
    if (!selected) return;
    const nodes = this.#view.nodes(selected.from, selected.index);
    this.#clearSelection();
    this.#view.settle(nodes);
    this.controller.playSound('drop');
  }

  #dropOn(pile: string): void {
    const { cards: selected } = this.selection;
    if (!selected) return;
    const session = this.#session;
    const move = dropMove(session, selected.from, pile, selected.count);
    let refusal = session.game.explain(move);
    // the reason for the cards that the player pointed at: part of a run does not move
    if (refusal && selected.pointed < selected.count)
      refusal = session.game.explain(dropMove(session, selected.from, pile, selected.pointed)) ?? refusal;
    if (refusal && selected.by === 'click') {
      this.controller.refuse(refusal);
      return;
    }
    const nodes = this.#view.nodes(selected.from, selected.index);
    this.#clearSelection();
    if (refusal) this.controller.refuse(refusal);
    else if (this.controller.requestMove(move)) return;
    else {
      // the page prevented the move
      this.rovingFocus.moveTo(selected.from, selected.index);
      this.controller.announcer.announce(this.#formatter.message('refusedBrief'));
    }
    this.#view.settle(nodes);
  }

  #requestMove(move: Move): void {
    const refusal = this.#session.game.explain(move);
    if (refusal) this.controller.refuse(refusal);
    // the page prevented the move
    else if (!this.controller.requestMove(move))
      this.controller.announcer.announce(this.#formatter.message('refusedBrief'));
  }

  #show(session: Session, formatter: MessageFormatter, motion: Motion): void {
    this.#view.show(session, formatter, this.#faces, reducedMotion() ? 'none' : motion);
    this.rovingFocus.steps = this.#steps ? tabStops(session, this.#view.items) : undefined;
  }
}
