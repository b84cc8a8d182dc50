// Player input on the table: clicks, drags and keys become move requests. After a change, it updates the view, the
// focus and the announcements.
import type { Move, Refusal } from '../engine/index.js';
import type { Session } from '../session/session.js';
import { focusAfter, soundOf, type Shown } from './aftermath.js';
import type { CardPile } from './card-pile.js';
import { celebrate } from './celebration.js';
import { Dragging } from './dragging.js';
import type { FaceStyle } from './faces/face.js';
import { reducedMotion } from '../platform/page.js';
import { dropMove, homeMove, Hand, stockMove, whyNot, type Held } from './hand.js';
import { Keyboard, type KeyedTable } from './keyboard.js';
import { pickText } from './messages.js';
import { Peek } from './peek.js';
import { pileOf, type Phrases } from './phrases.js';
import { Roving } from './roving.js';
import type { Seat } from './seat.js';
import { stepsOf } from './step.js';
import { TableView, type Motion, type Pointed } from './table-view.js';

/** Two clicks on one card within this time in ms are a double click. */
const DOUBLE_MS = 400;

export class Table implements KeyedTable {
  readonly roving: Roving;
  readonly seat: Seat;
  readonly #grid: HTMLElement;
  readonly #view: TableView;
  readonly hand = new Hand();
  readonly #dragging: Dragging;
  readonly #peek: Peek;
  #faces: FaceStyle = 'classic';
  #mirrored = false;
  #steps = false;
  #stopCelebrating: (() => void) | undefined;
  #lastClick: { readonly place: string; readonly at: number } | undefined;

  constructor(grid: HTMLElement, seat: Seat, makePile: () => CardPile) {
    this.#grid = grid;
    this.seat = seat;
    this.#view = new TableView(grid, makePile);
    this.roving = new Roving(this.#view, () => this.#hasFocus());
    this.#dragging = new Dragging(grid, {
      find: (path) => {
        const found = this.#view.find(path);
        if (found?.index === undefined || !seat.session().game.unitAt(found.pile, found.index))
          return undefined;
        return { pile: found.pile, index: found.index };
      },
      lift: (pile, index) => {
        this.#letGo();
        this.#peek.end();
        const held = this.#take(pile, index, 'drag');
        if (held) seat.sound('lift');
        return held && this.#view.nodes(pile, held.index);
      },
      piles: () => this.#view.piles,
      targets: () => this.hand.held?.targets ?? [],
      hover: (pile) => {
        for (const [id, element] of this.#view.piles) {
          element.classList.toggle('over', id === pile && element.classList.contains('target'));
        }
      },
      drop: (pile) => {
        if (pile !== undefined) this.#dropOn(pile);
        else this.#settle();
      },
    });
    this.#peek = new Peek(
      grid,
      (path) => this.#covered(path),
      (path) => this.#view.find(path)?.index !== undefined,
    );
    grid.addEventListener('pointerdown', () => {
      this.#stopCelebrating?.();
      seat.touched();
    });
    grid.addEventListener('click', (event) => this.#click(event));
    new Keyboard(grid, this);
  }

  get carrying(): boolean {
    return this.hand.held !== undefined;
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
  set covered(covered: boolean) {
    if (covered) this.cancel();
    this.#grid.inert = covered;
    this.#grid.classList.toggle('covered', covered);
    this.#grid.style.visibility = covered ? 'hidden' : '';
  }

  /** The width of a card in CSS pixels. */
  get cardWidth(): number {
    return this.#view.cardWidth;
  }

  /** Renders the position for the first time. */
  build(): void {
    if (this.#view.items.length) return;
    this.#grid.removeAttribute('tabindex');
    this.#render('none');
  }

  /** Renders a placeholder of the table's size; the cards follow when it comes near the viewport or gets the focus. */
  keepRoom(): void {
    this.#grid.tabIndex = 0;
    this.#grid.addEventListener(
      'focus',
      () => {
        if (!this.#view.items.length) this.focus();
      },
      { once: true },
    );
    this.#view.keepRoom(this.#session);
  }

  /** Renders the current position, unless only the placeholder is rendered. */
  render(): void {
    if (this.#view.items.length) this.#render('none');
  }

  #render(motion: Motion): void {
    const session = this.#session;
    const phrases = this.#phrases;
    this.roving.expect();
    this.#show(session, phrases, motion);
    this.roving.stay();
    this.#view.cover();
  }

  /** Renders a change and moves the focus with it. */
  follow(event: Shown): void {
    this.build();
    if (this.#dragging.active) this.#dragging.cancel();
    this.#lastClick = undefined;
    this.#letGo();
    this.#peek.end();
    this.#stopCelebrating?.();
    this.point();
    const session = this.#session;
    const phrases = this.#phrases;
    const stay = this.roving.item;
    const backs = event.kind === 'deal' ? 0 : (pileOf(event.before, 'stock')?.faceDown ?? 0);
    const onBacks = stay?.pile === 'stock' && stay.index < backs;
    const motion = event.kind === 'deal' ? 'deal' : 'move';
    this.roving.expect();
    this.#show(session, phrases, motion);
    focusAfter(event, this.roving, onBacks);
    this.#view.cover();
    this.seat.sound(soundOf(event));
  }

  /** Plays the win animation until the next input or change. */
  celebrate(): void {
    const nodes = this.#view.order.flatMap((id) => this.#view.nodes(id));
    this.#stopCelebrating = celebrate(nodes, this.#grid);
  }

  /** Highlights a hint until the next change, selection or key press. Without a hint, removes the highlight. */
  point(hint?: Pointed): void {
    if (hint) this.cancel();
    this.#view.point(hint);
  }

  /** Overlap cost of a box on the screen: 2 if it covers the focus, 1 if it covers a highlighted hint, otherwise 0. */
  weightUnder(box: DOMRect): number {
    return this.#view.weightUnder(box);
  }

  focus(): void {
    this.build();
    this.roving.focus();
  }

  cancel(): void {
    this.#peek.end();
    this.#stopCelebrating?.();
    this.#dragging.cancel();
    this.#letGo();
  }

  touched(): void {
    this.#stopCelebrating?.();
    this.seat.touched();
    this.point();
  }

  putBack(): void {
    const { held } = this.hand;
    if (!held) return;
    const phrases = this.#phrases;
    this.#letGo();
    this.roving.go(held.from, held.index);
    this.seat.sound('drop');
    const [card] = held.cards;
    if (card) this.seat.announce(phrases.say('putBack', { card }));
  }

  deal(): void {
    this.#try(stockMove(this.#session));
  }

  toFoundation(): void {
    const { held } = this.hand;
    const from = held?.from ?? this.roving.item?.pile;
    if (from === undefined) return;
    const session = this.#session;
    const to = session.position.piles.find(({ kind }) => kind === 'foundation' || kind === 'discard')?.id;
    const move = homeMove(session, from);
    if (move) this.#try(move);
    else if (to) this.#try({ kind: 'play', from, to, count: held?.count ?? 1 });
  }

  get #session(): Session {
    return this.seat.session();
  }

  get #phrases(): Phrases {
    return this.seat.phrases();
  }

  #hasFocus(): boolean {
    const { activeElement } = this.#grid.getRootNode() as ShadowRoot;
    return this.#grid.contains(activeElement);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented) return;
    // a click from the keyboard does not end a pointer gesture
    if (event.detail && (this.#dragging.swallowsClick() || this.#peek.lasted)) return;
    const found = this.#view.find(event.composedPath());
    if (!found) {
      this.putBack();
      return;
    }
    const { pile, index } = found;
    const session = this.#session;
    const place = `${pile} ${index}`;
    const last = this.#lastClick;
    // keys select and deselect, without double clicks
    const again = event.detail > 0 && last?.place === place && event.timeStamp - last.at < DOUBLE_MS;
    this.#lastClick = event.detail && !again ? { place, at: event.timeStamp } : undefined;
    const home =
      again && index !== undefined && session.game.unitAt(pile, index) === 1 && homeMove(session, pile);
    if (home) {
      this.#letGo();
      this.#try(home);
    } else this.#activate(pile, index);
  }

  /** Handles a click, or Enter, on a card or an empty pile. */
  #activate(pile: string, index: number | undefined): void {
    const { held } = this.hand;
    const session = this.#session;
    if (held) {
      const backs = pileOf(session.position, pile)?.faceDown ?? 0;
      if (pile !== held.from) this.#dropOn(pile);
      // the stock of some games shows its turned card beside the face-down ones
      else if (session.game.description.draw && pile === 'stock' && (index ?? -1) < backs) this.deal();
      else this.putBack();
      return;
    }
    const { kind, cards, faceDown } = pileOf(session.position, pile) ?? {
      kind: 'tableau',
      cards: [],
      faceDown: 0,
    };
    if (kind === 'stock' && (index ?? -1) < faceDown) {
      this.deal();
      return;
    }
    if (index === undefined) {
      if (!cards.length) this.#refuse({ code: 'pile-empty', pile });
      return;
    }
    const picked = this.#take(pile, index, 'click');
    if (!picked) {
      this.#refuse(whyNot(session, pile, cards.length - index));
    } else if (kind === 'stock' && picked.targets.length === 1) {
      this.#letGo();
      this.deal();
    } else {
      this.roving.go(pile, picked.index);
      this.seat.sound('lift');
      const phrases = this.#phrases;
      this.seat.announce(pickText(phrases, session.position, pile, picked.cards, picked.targets));
    }
  }

  /** The face-up card in the path of an event, if other cards cover it. */
  #covered(path: readonly EventTarget[]): HTMLElement | undefined {
    const { pile = '', index = -1 } = this.#view.find(path) ?? {};
    const nodes = this.#view.nodes(pile);
    const card = nodes[index]?.element;
    return index < nodes.length - 1 && card?.hasAttribute('card') ? card : undefined;
  }

  #take(pile: string, index: number, by: Held['by']): Held | undefined {
    const held = this.hand.pick(this.#session, pile, index, by);
    if (!held) return undefined;
    this.point();
    for (const { element } of this.#view.nodes(pile, held.index)) {
      element.classList.toggle('picked', by === 'click');
      element.ariaSelected = 'true';
    }
    for (const [id, element] of this.#view.piles)
      element.classList.toggle('target', held.targets.includes(id));
    this.seat.carrying(true);
    return held;
  }

  /** Clears the selection without an announcement. */
  #letGo(): void {
    const { held } = this.hand;
    if (!held) return;
    this.hand.empty();
    for (const { element } of this.#view.nodes(held.from, held.index)) {
      element.classList.remove('picked');
      element.ariaSelected = null;
    }
    for (const [, element] of this.#view.piles) element.classList.remove('target', 'over');
    this.seat.carrying(false);
  }

  /** Animates dragged cards back to their pile. */
  #settle(): void {
    const { held } = this.hand;
    if (!held) return;
    const nodes = this.#view.nodes(held.from, held.index);
    this.#letGo();
    this.#view.settle(nodes);
    this.seat.sound('drop');
  }

  #dropOn(pile: string): void {
    const { held } = this.hand;
    if (!held) return;
    const session = this.#session;
    const move = dropMove(session, held.from, pile, held.count);
    const refusal = session.game.explain(move);
    if (refusal && held.by === 'click') {
      this.#refuse(refusal);
      return;
    }
    const nodes = this.#view.nodes(held.from, held.index);
    this.#letGo();
    if (refusal) this.#refuse(refusal);
    else if (this.seat.request(move)) return;
    else {
      // the page prevented the move
      this.roving.go(held.from, held.index);
      this.seat.announce(this.#phrases.say('refusedBrief'));
    }
    this.#view.settle(nodes);
  }

  #try(move: Move): void {
    const refusal = this.#session.game.explain(move);
    if (refusal) this.#refuse(refusal);
    // the page prevented the move
    else if (!this.seat.request(move)) this.seat.announce(this.#phrases.say('refusedBrief'));
  }

  #show(session: Session, phrases: Phrases, motion: Motion): void {
    this.#view.show(session, phrases, this.#faces, reducedMotion() ? 'none' : motion);
    this.roving.steps = this.#steps ? stepsOf(session, this.#view.items) : undefined;
  }

  #refuse(refusal: Refusal): void {
    this.seat.refuse(refusal);
    this.seat.sound('refuse');
  }
}
