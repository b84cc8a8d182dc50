// Dragging: from a press on a card to the drop. The move handler only stores the pointer position; one animation
// frame at a time writes the transform of the dragged cards, so a drag causes no layout.
//
//   idle —press on a movable card→ pressed —moved far enough→ dragging —release→ drop
//   pressed —pointercancel, move of two fingers, move without a pressed button→ idle
//   dragging —Esc, pointercancel, lost capture, blur, hidden page, resized table→ cancelled
//   pressed, dragging —change of the game→ cancelled
import { onVisibility, viewOf } from '../../platform/page.js';
import type { CardNode } from '../cards/card-node.js';
import { hiddenZoom } from '../shared/hidden-zoom.js';
import { endKey } from '../shared/used-events.js';
import { EdgeScroll } from './edge-scroll.js';
import { localBox, screenToLocal, type ToLocal } from '../shared/screen-to-local.js';
import { pileUnder, type DropTarget } from './drop-targets.js';
import type { Peek } from './peek.js';
import type { TableActions } from './table-actions.js';

/** A finger that moves less than this many px rests. */
const RESTS = 4;

interface PressState {
  readonly pointer: number;
  readonly type: string;
  readonly pile: string;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly threshold: number;
  /** Where each finger on the screen was put down, by its identifier. */
  readonly fingers: Map<number, Touch>;
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
    const { pointerId: pointer, pointerType: type, isPrimary } = event;
    // a palm, for example; the dragging pointer itself or a new first finger shows that a pointerup was missed
    if (this.#state.kind === 'dragging' && !this.#isPressed(event)) {
      if (!isPrimary || this.#state.press.type !== type) return;
    }
    this.#dragged = false;
    if (event.defaultPrevented || event.button) return;
    const found = this.#movableIn(event.composedPath());
    // the next move shows whether this finger rests or zooms
    if (!found && !isPrimary) return;
    this.#actions.controller.announcer.clearBriefMessage();
    // cancels a gesture whose pointerup was missed
    this.cancel();
    if (!found) return;
    const threshold = type === 'mouse' ? 4 : 8;
    this.#zoom = hiddenZoom(this.#table);
    this.#follow(event);
    const listeners = new AbortController();
    const fingers = new Map<number, Touch>();
    this.#state = {
      kind: 'pressed',
      press: { pointer, type, ...found, x: this.#x, y: this.#y, threshold, fingers, listeners },
    };
    const on = <K extends keyof WindowEventMap>(type: K, listen: (event: WindowEventMap[K]) => void): void =>
      this.#window.addEventListener(type, listen, {
        signal: listeners.signal,
        capture: true,
        passive: false,
      });
    // a page can make a box around the table draggable, and the browser would drag that box
    on('dragstart', (drag) => {
      drag.preventDefault();
      drag.stopPropagation();
    });
    on('touchstart', (touch) => {
      for (const finger of touch.touches)
        if (!fingers.has(finger.identifier)) fingers.set(finger.identifier, finger);
      // a second finger neither clicks nor zooms
      if (this.active) touch.preventDefault();
    });
    on('touchend', (touch) => {
      for (const { identifier } of touch.changedTouches) fingers.delete(identifier);
    });
    on('touchmove', (touch) => {
      if (fingers.size > 1) this.#moveFingers(touch.touches);
      // otherwise Chromium regards a quick drag as a fling of the page, and ignores a tap within the next 0.4 s
      if (touch.cancelable && (this.active || fingers.size === 1)) touch.preventDefault();
    });
  }

  /** Begins the drag if all other fingers rest. If two move, the browser zooms the page. */
  #moveFingers(touches: Iterable<Touch>): void {
    const state = this.#state;
    if (state.kind !== 'pressed') return;
    const moved = [...touches].filter(({ identifier, clientX, clientY }) => {
      const from = state.press.fingers.get(identifier);
      return from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > RESTS;
    });
    if (moved.length > 1) this.#end();
    else this.#begin(state.press);
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
    // a pointerup was missed if no button is pressed
    if (!event.buttons) this.cancel();
    else if (state.kind === 'dragging') this.#schedule(state.drag);
    else if (state.press.fingers.size < 2) this.#begin(state.press);
  }

  /** Begins the drag once the pressed pointer has moved far enough. */
  #begin(press: PressState): void {
    if (Math.hypot(this.#x - press.x, this.#y - press.y) < press.threshold) return;
    const nodes = this.#lift(press.pile, press.index);
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
        endKey(event, view);
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
