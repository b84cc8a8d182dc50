// The view of the table: updates the nodes of piles and cards to a position. Lit does not render these nodes, because a
// card keeps its node when it moves to another pile.
//
//   <div role="toolbar">         created by the game
//     <card-pile role="group" pile="tableau-1">   one per pile, in the order of the position
import type { Arrangement, Card, Pile, Position, Variant } from '../../engine/index.js';
import type { Session } from '../../session/session.js';
import { CardNode } from '../cards/card-node.js';
import { spread, type CardPile } from '../cards/card-pile.js';
import type { FaceStyle } from '../cards/faces/face.js';
import { visibleDepth, fanOffset } from '../cards/pile-layout.js';
import { CardAnimator, refuseCards } from './card-animations.js';
import type { TableSpace } from './table-geometry.js';
import { TableArrangement } from './table-arrangement.js';
import type { DropTarget } from '../input/drop-targets.js';
import type { HighlightedMove } from './highlight.js';
import { createSlot, dropTargetOf, type PileSlot } from './pile-slot.js';
import { labelPile, type TableItem } from './table-items.js';
import { hiddenZoom } from '../shared/hidden-zoom.js';
import { quickScreenToLocal, type ToLocal } from '../shared/screen-to-local.js';
import { focusedIn } from '../../platform/layout.js';
import { LazyPart } from '../../platform/lazy-part.js';
import { reducedMotion } from '../../platform/page.js';
import type { MessageFormatter } from '../../text/message-formatter.js';
import { listOf } from '../../engine/lists.js';

export type Motion = 'none' | 'move' | 'deal';

const winAnimation = new LazyPart(() => import('./win-animation.js'));

export class TableView {
  readonly #grid: HTMLElement;
  readonly #makePile: () => CardPile;
  readonly #slots = new Map<string, PileSlot>();
  /** The nodes of all cards; games with two decks have two nodes per name. */
  #nodes = new Map<Card, CardNode[]>();
  /** The last place of each card, compared to detect changes. */
  #rendered = new Map<CardNode, string>();
  #items: TableItem[] = [];
  /** The description of the shown game with its options, which can change the piles and the cards. */
  #variant: Variant | undefined;
  readonly #arrangement = new TableArrangement();
  #hinted: readonly Element[] = [];
  #stopWinAnimation: (() => void) | undefined;
  readonly #animator: CardAnimator;

  constructor(grid: HTMLElement, makePile: () => CardPile) {
    this.#grid = grid;
    this.#makePile = makePile;
    this.#animator = new CardAnimator(grid);
  }

  /** Whether an item of the table has the focus. */
  get hasFocus(): boolean {
    return this.#focusedChild !== null;
  }

  get items(): readonly TableItem[] {
    return this.#items;
  }

  /** Whether the table is mirrored for left-handed players; takes effect at the next update. */
  set mirrored(mirrored: boolean) {
    this.#arrangement.mirrored = mirrored;
    this.#variant = undefined;
  }

  /**
   * Arranges the piles for a space, for this game and those after it.
   *
   * @returns the width of a card in CSS pixels
   */
  fit(variant: Variant, space: TableSpace): number {
    const before = this.arrangementOf(variant);
    const card = this.#arrangement.fit(variant, space);
    if (this.arrangementOf(variant) !== before && variant === this.#variant) this.#place(variant);
    return card;
  }

  /** The arrangement in use. A new game begins with its first one until the table is measured. */
  arrangementOf(variant: Variant): Arrangement {
    return this.#arrangement.of(variant);
  }

  /** The piles in the order of the arrow keys. */
  get order(): readonly string[] {
    const ids = [...this.#slots.keys()];
    return this.#variant ? this.#arrangement.order(this.#variant, ids) : ids;
  }

  /** The nearest pile below another one, or above it with a negative step, on a table whose piles overlap. */
  nearestPile(pile: string, step: number): string | undefined {
    if (!this.#variant) return undefined;
    const shown = [...this.#slots].filter(([, { vanishes, nodes }]) => !vanishes || nodes.length);
    return this.#arrangement.nearestPile(
      this.#variant,
      shown.map(([id]) => id),
      pile,
      step,
    );
  }

  /** The element of a pile. */
  pile(id: string): CardPile | undefined {
    return this.#slots.get(id)?.element;
  }

  get piles(): readonly (readonly [id: string, element: CardPile])[] {
    return [...this.#slots].map(([id, { element }]) => [id, element] as const);
  }

  /** Converts a distance on the screen to local pixels of the table. */
  get toLocal(): ToLocal {
    return quickScreenToLocal(this.#grid);
  }

  /** The positions where cards can be dropped. Reads the layout of every pile. */
  dropTargets(toLocal: ToLocal): readonly DropTarget[] {
    return [...this.#slots].map(([id, slot]) => dropTargetOf(id, slot, toLocal));
  }

  /** Whether a pointer is on the position of the next card of a pile. */
  isOnDropTarget(pile: string, { clientX, clientY }: MouseEvent): boolean {
    const slot = this.#slots.get(pile);
    if (!slot) return false;
    const { toLocal } = this;
    const { spot } = dropTargetOf(pile, slot, toLocal);
    const zoom = hiddenZoom(this.#grid);
    const [x, y] = toLocal(clientX / zoom, clientY / zoom);
    return x >= spot.left && x <= spot.right && y >= spot.top && y <= spot.bottom;
  }

  /** Whether the top card of a pile is still being animated. */
  isAnimating(pile: string): boolean {
    return this.#slots.get(pile)?.nodes.at(-1)?.element.classList.contains('animated') ?? false;
  }

  /** Shows that cards cannot move. */
  readonly refuse = refuseCards;

  /** The nodes of a pile's cards from `index` on. */
  nodes(pile: string, from = 0): readonly CardNode[] {
    return this.#slots.get(pile)?.nodes.slice(from) ?? [];
  }

  /** Renders all piles without cards, in their final size, while the first deal is being searched. */
  showBases({ game: { description }, position }: Session): void {
    this.#build(description, position);
    for (const { id, cards, faceDown } of position.piles) {
      const pile = this.pile(id);
      if (pile) spread(pile, cards.length, faceDown);
    }
  }

  /** Updates the table to the session's position. */
  show(session: Session, formatter: MessageFormatter, faces: FaceStyle, motion: Motion): void {
    const { position } = session;
    const { description } = session.game;
    if (description !== this.#variant) this.#build(description, position);
    const placed = this.#assignNodes(position);
    const moved = placed.filter(({ node, key }) => this.#rendered.get(node) !== key).map(({ node }) => node);
    if (motion === 'move') this.#animator.from(moved);
    for (const node of moved) node.element.style.removeProperty('transform');

    const turned: CardNode[] = [];
    for (const pile of position.piles) this.#placeCards(pile);
    for (const { node, pile, index, key } of placed) {
      const faceUp = index >= pile.faceDown;
      if (node.show(faceUp, faces)) turned.push(node);
      if (this.#rendered.get(node) !== key) {
        const slot = this.#slots.get(pile.id);
        node.setFanOffset(...fanOffset(pile, index, slot?.fan ?? 'none'));
        this.#rendered.set(node, key);
      }
      node.isMovable = session.game.unitAt(pile.id, index) > 0;
    }
    this.#items = position.piles.flatMap((pile) => {
      const slot = this.#slots.get(pile.id);
      return slot ? labelPile(slot, pile, session, formatter) : [];
    });
    if (motion === 'move') this.#animator.turn(turned);
    else if (motion === 'deal') this.#dealFromStock(position);
  }

  /** Highlights the target of a hint and removes any other highlight. */
  highlightHint(hint?: HighlightedMove): void {
    for (const element of this.#hinted) element.classList.remove('hinted');
    const from = this.#slots.get(hint?.from ?? '');
    const to = this.#slots.get(hint?.to ?? '')?.element;
    const cards = from && hint ? from.nodes.slice(-hint.count).map(({ element }) => element) : [];
    if (from && !cards.length) cards.push(from.element.place);
    this.#hinted = to ? [...cards, to] : cards;
    for (const element of this.#hinted) element.classList.add('hinted');
  }

  /**
   * Overlap cost of a box on the screen: 3 if it covers the focus, 1 if it covers a highlighted top card, otherwise 0.
   */
  overlapCost(box: DOMRect): number {
    const isUnder = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    };
    const focused = this.#focused;
    if (focused && isUnder(focused)) return 3;
    return this.#hinted.some((marked) => isUnder(marked.shadowRoot?.lastElementChild ?? marked)) ? 1 : 0;
  }

  /** The area of the pile with the focus that a box on the screen covers, in square pixels. */
  coveredFocus(box: DOMRect): number {
    // the pile, because its cards may be moving
    const pile = this.#focusedChild?.getBoundingClientRect();
    if (!pile) return 0;
    const width = Math.min(box.right, pile.right) - Math.max(box.left, pile.left);
    const height = Math.min(box.bottom, pile.bottom) - Math.max(box.top, pile.top);
    return Math.max(0, width) * Math.max(0, height);
  }

  /** The focused item of a pile. */
  get #focused(): Element | null {
    return focusedIn(this.#focusedChild?.shadowRoot);
  }

  /** The pile that contains the focus, or the grid itself if that has it. */
  get #focusedChild(): Element | null {
    const focused = focusedIn(this.#grid.getRootNode() as ShadowRoot);
    return this.#grid.contains(focused) ? focused : null;
  }

  /** Marks the pile that would receive the dragged cards, if it accepts them; none with `undefined`. */
  markDropTarget(pile: string | undefined): void {
    for (const [id, { element }] of this.#slots)
      element.classList.toggle('over', id === pile && element.classList.contains('target'));
  }

  /** Plays the win animation. */
  playWinAnimation(): void {
    let stopped = false;
    this.#stopWinAnimation = () => {
      stopped = true;
    };
    winAnimation.use(({ animateWin }) => {
      if (stopped) return;
      const nodes = this.order.flatMap((id) => this.nodes(id));
      this.#stopWinAnimation = animateWin(nodes, this.#grid);
    });
  }

  stopWinAnimation(): void {
    this.#stopWinAnimation?.();
  }

  /** Animates dragged cards back to their position in the pile. */
  settle(nodes: readonly CardNode[]): void {
    if (!reducedMotion()) this.#animator.from(nodes);
    for (const { element } of nodes) element.style.removeProperty('transform');
  }

  /** The card or pile in an event's path. A card that is being animated counts as being at its destination. */
  find(path: readonly EventTarget[]): { pile: string; index: number | undefined } | undefined {
    for (const [pile, { element, nodes, baseIndex }] of this.#slots) {
      if (!path.includes(element)) continue;
      const pressed = nodes.findIndex((node) => path.includes(node.element));
      const moving = nodes.at(-1)?.element.classList.contains('animated');
      const covered = baseIndex >= 0 && path.includes(element.place) ? baseIndex : undefined;
      const index = pressed >= 0 ? pressed : (covered ?? (moving ? nodes.length - 1 : undefined));
      return { pile, index };
    }
    return undefined;
  }

  /** Animates the deal: all cards start at the stock. */
  #dealFromStock(position: Position): void {
    const deck = (this.pile('stock') ?? this.#grid).getBoundingClientRect();
    const dealt = position.piles.flatMap(({ id, kind }) => (kind === 'stock' ? [] : this.nodes(id)));
    this.#animator.from(
      dealt.filter(({ element }) => !element.classList.contains('deep')),
      deck,
    );
  }

  /** Removes nodes from the tab order that are not focusable any more. Call after the focus has moved. */
  pruneFocusables(): void {
    this.#grid.removeAttribute('tabindex');
    const reached = new Set(this.#items.map((item) => item.button));
    for (const nodes of this.#nodes.values()) {
      for (const node of nodes) if (!reached.has(node.button)) node.unname();
    }
    for (const { base } of this.#slots.values()) {
      if (!reached.has(base)) base.replaceWith();
    }
  }

  #build(variant: Variant, position: Position): void {
    this.#variant = variant;
    this.#arrangement.choose(variant);
    this.#slots.clear();
    this.#rendered.clear();
    this.#nodes.clear();
    const doc = this.#grid.ownerDocument;
    const elements = position.piles.map((pile) => {
      const slot = createSlot(this.#makePile(), pile.id, variant);
      this.#slots.set(pile.id, slot);
      return slot.element;
    });
    this.#place(variant);
    this.#grid.replaceChildren(...elements);
    for (const { card, copies } of copiesByCard(position)) {
      this.#nodes.set(
        card,
        listOf(copies, () => new CardNode(card, doc)),
      );
    }
  }

  /** Sets the size of the table and the places of the piles, for its styles. */
  #place(variant: Variant): void {
    this.#arrangement.applySize(variant, this.#grid);
    for (const [id, { element }] of this.#slots) this.#arrangement.place(variant, id, element);
  }

  /** Assigns a node to every card of the position. */
  #assignNodes(position: Position) {
    const free = new Map([...this.#nodes].map(([card, nodes]) => [card, nodes.slice()]));
    return position.piles.flatMap((pile) => {
      const slot = this.#slots.get(pile.id);
      const before = new Set(slot?.nodes);
      const nodes = pile.cards.flatMap((card) => {
        const left = free.get(card) ?? [];
        // of two cards with the same name, prefer the node that is already in the pile
        const at = Math.max(
          0,
          left.findIndex((node) => before.has(node)),
        );
        return left.splice(at, 1);
      });
      if (slot) slot.nodes = nodes;
      return nodes.map((node, index) => {
        const offset = fanOffset(pile, index, slot?.fan ?? 'none');
        return { node, pile, index, key: `${pile.id} ${offset.join()} ${index < pile.faceDown}` };
      });
    });
  }

  /** Puts a pile's nodes into its element, in order. */
  #placeCards(pile: Pile): void {
    const slot = this.#slots.get(pile.id);
    if (!slot) return;
    const root = slot.element.renderRoot as ShadowRoot;
    let next = slot.element.place.nextSibling;
    const deep = visibleDepth(slot.fan);
    slot.nodes.forEach(({ element }, i) => {
      if (element === next) next = element.nextSibling;
      else {
        if (element.contains(this.#focused)) this.#holdFocus();
        root.insertBefore(element, next);
      }
      element.classList.toggle('deep', i < slot.nodes.length - deep);
      element.setAttribute('part', 'card');
    });
    spread(slot.element, slot.nodes.length, pile.faceDown);
  }

  /**
   * Holds the focus while the focused card is moved, so that it never leaves the game and the page gets no focus event.
   * `moveBefore` would keep the focus on the card, but Chromium then scrolls the page to that card at the next layout.
   */
  #holdFocus(): void {
    this.#grid.tabIndex = -1;
    this.#grid.focus({ preventScroll: true });
  }
}

function copiesByCard(position: Position): { card: Card; copies: number }[] {
  const copies = new Map<Card, number>();
  for (const card of position.piles.flatMap((pile) => pile.cards))
    copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies].map(([card, n]) => ({ card, copies: n }));
}
