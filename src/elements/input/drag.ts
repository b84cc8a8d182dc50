// Dragging: from a press on a card to the drop. The move handler only stores the pointer position; one animation
// frame at a time writes the transform of the dragged cards, so a drag causes no layout.
//
//   idle —press on a movable card→ pressed —moved far enough→ dragging —release→ drop
//   pressed —pointercancel, second finger, move without a pressed button→ idle
//   dragging —Esc, pointercancel, lost capture, blur, hidden page, resized table→ cancelled
//   pressed, dragging —change of the game→ cancelled
import { onVisibility, viewOf } from '../../platform/page.js';
import type { CardNode } from '../cards/card-node.js';
import { hiddenZoom } from '../shared/hidden-zoom.js';
import { EdgeScroll } from './edge-scroll.js';
import { localBox, screenToLocal, type ToLocal } from '../shared/screen-to-local.js';
import { pileUnder, type DropTarget } from './drop-targets.js';
import type { Peek } from './peek.js';
import type { TableActions } from './table-actions.js';

interface PressState {
  readonly pointer: number;
  readonly pile: string;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly threshold: number;
  /** Removes the listeners that exist only during this gesture. */
  readonly listeners: AbortController;
}

interface DragState {
  readonly nodes: readonly CardNode[];
  /** The box of the dragged card at the start of the drag, in local pixels. */
  readonly card: DOMRect;
  /** The box of the table at the start of the drag, on the screen. */
  readonly origin: DOMRect;
  dropTargets: readonly DropTarget[];
  readonly toLocal: ToLocal;
  readonly edges: EdgeScroll;
  /** Whether the page has scrolled or changed its size since the drop targets were read. */
  isShifted: boolean;
  /** The pile that would receive the drop now. */
  over: string | undefined;
  frame: number;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pressed'; readonly press: PressState }
  | { readonly kind: 'dragging'; readonly press: PressState; readonly drag: DragState };

export class DragController {
  readonly #table: HTMLElement;
  readonly #actions: TableActions;
  readonly #peek: Peek;
  #state: State = { kind: 'idle' };
  /** The position of the pointer, in the coordinates of `getBoundingClientRect`. */
  #x = 0;
  #y = 0;
  #zoom = 1;
  /** Set after a drag: the next click is ignored. */
  #dragged = false;

  constructor(table: HTMLElement, actions: TableActions, peek: Peek) {
    this.#table = table;
    this.#actions = actions;
    this.#peek = peek;
    // a key or a click of assistive technology can deselect the dragged cards
    actions.controller.subscribe('view', ({ kind }) => {
      if (kind === 'selection' && !actions.selected) this.#settle();
    });
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listen: (event: HTMLElementEventMap[K]) => void,
    ) => table.addEventListener(type, listen);
    on('pointerdown', (event) => this.#press(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#release(event));
    on('pointercancel', (event) => {
      if (this.#isPressed(event)) this.cancel();
    });
    // Touch captures the pointer to the pressed card implicitly. When the table captures it, the card loses it:
    // ignore that event.
    on('lostpointercapture', (event) => {
      if (event.composedPath()[0] === table && this.#isPressed(event)) this.cancel();
    });
  }

  get active(): boolean {
    return this.#state.kind === 'dragging';
  }

  /** Whether this click only ends a drag. Call once per click. */
  consumeClick(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }

  /** Cancels the gesture and returns the cards. */
  cancel(): void {
    const state = this.#end();
    if (state.kind === 'dragging') this.#actions.returnDragged();
  }

  /** Ends the gesture after its cards were deselected, and returns them. */
  #settle(): void {
    if (this.#state.kind !== 'dragging') return;
    const { nodes } = this.#state.drag;
    this.#end();
    this.#actions.view.settle(nodes);
  }

  /** The table's current window. */
  get #window(): Window & typeof globalThis {
    return viewOf(this.#table);
  }

  /** Whether an event belongs to the pointer that pressed a card. */
  #isPressed(event: PointerEvent): boolean {
    return this.#state.kind !== 'idle' && this.#state.press.pointer === event.pointerId;
  }

  #press(event: PointerEvent): void {
    this.#dragged = false;
    if (event.defaultPrevented || event.button) return;
    if (!event.isPrimary) {
      // the second finger of a gesture of the browser, such as zooming; during a drag, it may be an accident
      if (event.pointerType === 'touch' && this.#state.kind === 'pressed') this.#end();
      return;
    }
    this.#actions.controller.announcer.clearBriefMessage();
    // cancels a gesture whose pointerup was missed
    this.cancel();
    const found = this.#movableIn(event.composedPath());
    if (!found) return;
    const far = event.pointerType === 'mouse' ? 4 : 8;
    this.#zoom = hiddenZoom(this.#table);
    this.#follow(event);
    this.#state = {
      kind: 'pressed',
      press: {
        pointer: event.pointerId,
        ...found,
        x: this.#x,
        y: this.#y,
        threshold: far,
        listeners: new AbortController(),
      },
    };
    const { signal } = this.#state.press.listeners;
    // a page can make a box around the table draggable, and the browser would drag that box
    this.#window.addEventListener('dragstart', (drag) => drag.preventDefault(), { signal, capture: true });
    // otherwise Chromium regards a quick drag as a fling of the page, and ignores a tap within the next 0.4 s
    const prevent = (touch: TouchEvent): void => {
      if (touch.cancelable && touch.touches.length === 1) touch.preventDefault();
    };
    this.#table.addEventListener('touchmove', prevent, { signal, passive: false });
  }

  /** The movable card in the path of an event. */
  #movableIn(path: readonly EventTarget[]): { readonly pile: string; readonly index: number } | undefined {
    const { view, controller } = this.#actions;
    const { pile = '', index } = view.find(path) ?? {};
    if (index === undefined || !controller.session.game.unitAt(pile, index)) return undefined;
    return { pile, index };
  }

  /** Selects the cards to drag; `undefined` if they cannot be picked up any more. */
  #lift(pile: string, index: number): readonly CardNode[] | undefined {
    const actions = this.#actions;
    actions.clearSelection();
    this.#peek.end();
    const selected = actions.select(pile, index, 'drag');
    if (selected) actions.controller.playSound('lift');
    return selected && actions.view.nodes(pile, selected.index);
  }

  #follow({ clientX, clientY }: PointerEvent): void {
    this.#x = clientX / this.#zoom;
    this.#y = clientY / this.#zoom;
  }

  #move(event: PointerEvent): void {
    const state = this.#state;
    if (state.kind === 'idle' || event.pointerId !== state.press.pointer) return;
    this.#follow(event);
    if (state.kind === 'dragging') {
      // a pointerup was missed if no button is pressed
      if (event.buttons) this.#schedule(state.drag);
      else this.cancel();
      return;
    }
    const { press } = state;
    if (Math.hypot(this.#x - press.x, this.#y - press.y) < press.threshold) return;
    const nodes = event.buttons ? this.#lift(press.pile, press.index) : undefined;
    const [first] = nodes ?? [];
    if (!nodes || !first) {
      this.#end();
      return;
    }
    for (const { element } of nodes) {
      for (const animation of element.getAnimations()) animation.cancel();
      element.classList.add('lifted');
    }
    const toLocal = screenToLocal(first.element);
    const edges = new EdgeScroll(this.#table, this.#zoom);
    const drag: DragState = {
      nodes,
      card: localBox(first.element, toLocal),
      origin: this.#table.getBoundingClientRect(),
      toLocal,
      edges,
      dropTargets: this.#actions.view.dropTargets(toLocal),
      isShifted: false,
      over: undefined,
      frame: 0,
    };
    this.#dragged = true;
    this.#state = { kind: 'dragging', press, drag };
    this.#listen(press.listeners.signal, edges.boxes);
    // captured to the table: the pressed card may be replaced during the drag
    this.#table.setPointerCapture(press.pointer);
    this.#table.classList.add('dragging');
    this.#schedule(drag);
  }

  #release(event: PointerEvent): void {
    const { kind } = this.#state;
    if (kind === 'idle' || event.pointerId !== this.#state.press.pointer) return;
    this.#follow(event);
    // the layout may have changed since the drag began: read it again at the drop
    if (kind === 'dragging') this.#readDropTargets(this.#state.drag);
    const pile = kind === 'dragging' ? this.#best(this.#state) : undefined;
    this.#end();
    if (kind !== 'dragging') return;
    if (pile !== undefined) this.#actions.dropOn(pile);
    else this.#actions.returnDragged();
  }

  #end(): State {
    const state = this.#state;
    this.#state = { kind: 'idle' };
    if (state.kind !== 'idle') state.press.listeners.abort();
    if (state.kind === 'dragging') {
      this.#window.cancelAnimationFrame(state.drag.frame);
      this.#table.classList.remove('dragging');
      for (const { element } of state.drag.nodes) element.classList.remove('lifted');
      this.#actions.view.markDropTarget(undefined);
      const { pointer } = state.press;
      if (this.#table.hasPointerCapture(pointer)) this.#table.releasePointerCapture(pointer);
    }
    return state;
  }

  /** Adds the listeners that exist only during a drag: events that cancel it, and scrolling, also of these boxes. */
  #listen(signal: AbortSignal, boxes: readonly Element[]): void {
    const view = this.#window;
    const cancel = (): void => this.cancel();
    // the right button may be pressed as well
    this.#table.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    view.addEventListener('blur', cancel, { signal });
    onVisibility(view.document, cancel, { signal });
    view.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        // a dialog of the page that contains the table stays open
        event.preventDefault();
        this.cancel();
      },
      { signal, capture: true },
    );
    const shifted = (): void => {
      if (this.#state.kind !== 'dragging') return;
      this.#state.drag.isShifted = true;
      this.#schedule(this.#state.drag);
    };
    // the window receives no events of boxes inside shadow roots
    for (const target of [view, ...boxes])
      target.addEventListener('scroll', shifted, { signal, capture: true, passive: true });
    view.addEventListener('resize', shifted, { signal });
    // after a resize or rotation the cards have another size and would no longer be at the pointer
    let known = false;
    const resized = new view.ResizeObserver(() => {
      if (known) cancel();
      known = true;
    });
    resized.observe(this.#table);
    signal.addEventListener('abort', () => resized.disconnect());
  }

  #readDropTargets(drag: DragState): void {
    drag.dropTargets = this.#actions.view.dropTargets(drag.toLocal);
    drag.isShifted = false;
  }

  #schedule(drag: DragState): void {
    const view = this.#window;
    drag.frame ||= view.requestAnimationFrame(() => {
      drag.frame = 0;
      const state = this.#state;
      if (state.kind !== 'dragging') return;
      const { press } = state;
      if (drag.edges.scroll(this.#y, press.y)) this.#schedule(drag);
      if (drag.isShifted) this.#readDropTargets(drag);
      // scrolling may have moved the table
      const { x, y } = this.#table.getBoundingClientRect();
      const shift = drag.toLocal(
        this.#x - press.x - x + drag.origin.x,
        this.#y - press.y - y + drag.origin.y,
      );
      const transform = `translate(${shift.join('px,')}px)`;
      for (const { element } of drag.nodes) element.style.transform = transform;
      const best = this.#best(state);
      if (best !== drag.over) this.#actions.view.markDropTarget((drag.over = best));
    });
  }

  /** The pile that would receive the dragged card now. */
  #best({ press, drag }: State & { kind: 'dragging' }): string | undefined {
    const { card, dropTargets } = drag;
    const [x, y] = drag.toLocal(this.#x - press.x, this.#y - press.y);
    const dragged = new DOMRect(card.x + x, card.y + y, card.width, card.height);
    return pileUnder(dragged, dropTargets, press.pile, this.#actions.selected?.targets ?? []);
  }
}
