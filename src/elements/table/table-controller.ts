// Connects the table to the game: creates the view and the handlers of clicks, drags and keys. After a change of the
// game, it updates the view and the focus.
import type { GameController } from '../../controller/game-controller.js';
import type { Arrangement } from '../../engine/index.js';
import type { Session } from '../../session/session.js';
import { focusAfter, soundOf, type TableChange } from '../input/focus-after.js';
import type { CardPile } from '../cards/card-pile.js';
import { ClickController } from '../input/clicks.js';
import { DragController } from '../input/drag.js';
import type { FaceStyle } from '../cards/faces/face.js';
import { reducedMotion } from '../../platform/page.js';
import { Keyboard } from '../input/keyboard.js';
import { Peek } from '../input/peek.js';
import { pileOf, type MessageFormatter } from '../../text/message-formatter.js';
import { TableActions } from '../input/table-actions.js';
import type { RovingFocus } from '../input/roving-focus.js';
import { tabStops } from '../input/tab-stops.js';
import type { TableSpace } from './table-geometry.js';
import type { HighlightedMove } from './highlight.js';
import { TableView, type Motion } from './table-view.js';

export class TableController {
  readonly #controller: GameController;
  readonly #grid: HTMLElement;
  readonly #view: TableView;
  readonly #actions: TableActions;
  readonly #dragging: DragController;
  readonly #peek: Peek;
  readonly #clicks: ClickController;
  #faces: FaceStyle = 'classic';
  #mirrored = false;
  #steps = false;

  constructor(grid: HTMLElement, controller: GameController, makePile: () => CardPile) {
    this.#grid = grid;
    this.#controller = controller;
    this.#view = new TableView(grid, makePile);
    this.#actions = new TableActions(controller, this.#view);
    this.#peek = new Peek(grid, this.#view);
    this.#dragging = new DragController(grid, this.#actions, this.#peek);
    this.#clicks = new ClickController(grid, this.#actions, this.#dragging, this.#peek);
    grid.addEventListener('pointerdown', () => {
      this.#view.stopWinAnimation();
      controller.recordInput();
    });
    new Keyboard(grid, this.#actions);
  }

  get rovingFocus(): RovingFocus {
    return this.#actions.rovingFocus;
  }

  /** Whether cards are selected. */
  get carrying(): boolean {
    return this.#actions.selected !== undefined;
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
    if (this.#controller.isSearchingDeal) {
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

  /** Arranges the piles for a space. Returns the width of a card in CSS pixels. */
  fit(space: TableSpace): number {
    return this.#view.fit(this.#session.game.description, space);
  }

  /** The arrangement of the piles in use. */
  get arrangement(): Arrangement {
    return this.#view.arrangementOf(this.#session.game.description);
  }

  /** Renders the current position, unless only the placeholder is rendered. */
  render(): void {
    if (this.#view.items.length) this.#render('none');
  }

  #render(motion: Motion): void {
    const session = this.#session;
    const formatter = this.#formatter;
    this.#actions.rovingFocus.saveFocus();
    this.#show(session, formatter, motion);
    this.#actions.rovingFocus.restore();
    this.#view.pruneFocusables();
  }

  /** Renders a change and moves the focus with it. */
  applyEvent(event: TableChange): void {
    this.build();
    // also before a pressed card is dragged: another card may be at its place now
    this.#dragging.cancel();
    this.#clicks.forgetLast();
    this.#actions.clearSelection();
    this.#peek.end();
    this.#view.stopWinAnimation();
    this.highlightHint();
    const session = this.#session;
    const formatter = this.#formatter;
    const stay = this.#actions.rovingFocus.item;
    const backs = event.kind === 'deal' ? 0 : (pileOf(event.before, 'stock')?.faceDown ?? 0);
    const onBacks = stay?.pile === 'stock' && stay.index < backs;
    const motion = event.kind === 'deal' ? 'deal' : 'move';
    const focused = this.#view.hasFocus ? stay?.button : undefined;
    this.#actions.rovingFocus.saveFocus();
    this.#show(session, formatter, motion);
    focusAfter(event, this.#actions.rovingFocus, onBacks);
    const { item } = this.#actions.rovingFocus;
    this.#controller.announcer.focusMovedTo = focused && item?.button !== focused ? item?.pile : undefined;
    this.#view.pruneFocusables();
    this.#controller.playSound(soundOf(event));
  }

  /** Plays the win animation until the next input or change. */
  celebrate(): void {
    this.#view.playWinAnimation();
  }

  /** Highlights a hint until the next change, selection or key press. Without a hint, removes the highlight. */
  highlightHint(hint?: HighlightedMove): void {
    if (hint) this.cancel();
    this.#view.highlightHint(hint);
  }

  /** Overlap cost of a box on the screen: 3 if it covers the focus, 1 if it covers a highlighted hint, otherwise 0. */
  overlapCost(box: DOMRect): number {
    return this.#view.overlapCost(box);
  }

  get hasFocus(): boolean {
    return this.#view.hasFocus;
  }

  /** The area of the pile with the focus that a box on the screen covers, in square pixels. */
  coveredFocus(box: DOMRect): number {
    return this.#view.coveredFocus(box);
  }

  focus(): void {
    this.build();
    this.#actions.rovingFocus.focus();
  }

  cancel(): void {
    this.#peek.end();
    this.#view.stopWinAnimation();
    this.#dragging.cancel();
    this.#actions.clearSelection();
  }

  get #session(): Session {
    return this.#controller.session;
  }

  get #formatter(): MessageFormatter {
    return this.#controller.formatter;
  }

  #show(session: Session, formatter: MessageFormatter, motion: Motion): void {
    this.#view.show(session, formatter, this.#faces, reducedMotion() ? 'none' : motion);
    this.#actions.rovingFocus.steps = this.#steps ? tabStops(session, this.#view.items) : undefined;
  }
}
