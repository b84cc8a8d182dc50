// Lazy rendering, so that a page with a hundred tables stays responsive. The first tables and those in view render
// immediately. Other tables render their frame in page order, a few per animation frame, and their cards when they come
// near the viewport.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { observeView, type Observer } from '../platform/layout.js';
import { create, hasPage, read, viewOf } from '../platform/page.js';

/** The number of tables that render immediately, even out of view. */
const FIRST_TABLES = 2;
/** The number of tables that render completely without being near the viewport. */
const FULL_TABLES = 12;
/** Render time in ms before yielding to the browser. */
const SLICE_MS = 6;

let seenCount = 0;
/** Pending first renders, in page order. */
const renderQueue: (() => void)[] = [];
/** Tables that show a placeholder, in page order. */
const pending = new Map<Element, LazyRenderController>();
/** Tables near the viewport. The last one came near it most recently, and is rendered first. */
const nearViewport = new Set<LazyRenderController>();
/** One observer for each window: an observer of another window reports late or never. */
const observers = new WeakMap<Window, Observer>();

/** Runs in the next animation frame; in a hidden page, which has none, in a timer. */
const frame = (act: () => void): unknown =>
  read(document, 'hidden') ? setTimeout(act) : requestAnimationFrame(() => act());
/** Runs after the next animation frame. */
const soon = (act: () => void): unknown => frame(() => setTimeout(act));

function renderNext(): void {
  const start = performance.now();
  do renderQueue.shift()?.();
  while (renderQueue.length && performance.now() - start < SLICE_MS);
  if (renderQueue.length) soon(renderNext);
}

function renderNearest(): void {
  [...nearViewport].at(-1)?.renderStep();
  if (nearViewport.size) soon(renderNearest);
}

/** Renders the tables in view before the next paint. Rendering one can move the following ones. */
function renderSeen(): void {
  seenCount = 0;
  let left = FULL_TABLES;
  for (const one of pending.values())
    if (left && one.inView) {
      left--;
      one.renderNow();
    }
}

const renderAll = (): void => pending.forEach((one) => one.renderNow());

function onIntersect(seen: readonly IntersectionObserverEntry[]): void {
  const idle = !nearViewport.size;
  for (const { target, isIntersecting } of seen) {
    const one = pending.get(target);
    if (one && isIntersecting) nearViewport.add(one);
    else if (one) nearViewport.delete(one);
  }
  if (idle && nearViewport.size) setTimeout(renderNearest);
}

function observerOf(view: Window & typeof globalThis): Observer {
  let observer = observers.get(view);
  if (!observer) observers.set(view, (observer = observeView(view, onIntersect, { rootMargin: '100%' })));
  return observer;
}

/** The callbacks of a table. */
interface LazyTable {
  /** Renders piles and cards in place of the placeholder. */
  build(): void;
  /** Reserves the table's save slot, because tables after it may render first. */
  reserveSlot(): unknown;
}

export class LazyRenderController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #table: LazyTable;
  #isPlaceholder = false;
  /** The pending first render. */
  #firstRender: (() => void) | undefined;
  #observer: Observer | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, table: LazyTable) {
    this.#host = host;
    this.#table = table;
    host.addController(this);
  }

  /** Renders, or queues the first render of a table that is neither among the first nor in view. */
  scheduleFirstRender(first: boolean, draw: () => unknown): Promise<void> | undefined {
    if (first && hasPage && !seenCount++) frame(renderSeen);
    if (!first || !hasPage || (seenCount <= FIRST_TABLES && !pending.size)) {
      draw();
      return undefined;
    }
    this.#isPlaceholder = seenCount > FULL_TABLES;
    const room = this.showPlaceholder();
    return new Promise((resolve) => {
      this.#firstRender = () => {
        this.#firstRender = undefined;
        for (const one of pending.values()) {
          if (one === this || !this.#host.isConnected) break;
          if (one.#firstRender) one.#table.reserveSlot();
        }
        room.replaceWith();
        if (!this.#isPlaceholder) this.hostDisconnected();
        // pass errors of the render to the update promise
        resolve(
          new Promise((done) => {
            draw();
            done();
          }),
        );
      };
      this.hostConnected();
      if (renderQueue.push(() => this.#firstRender?.()) === 1) soon(renderNext);
    });
  }

  /** Adds a placeholder of about the final height. */
  showPlaceholder(): HTMLElement {
    const room = create(this.#host.ownerDocument, 'div');
    room.className = 'room';
    this.#host.shadowRoot?.append(room);
    return room;
  }

  /** Whether the table shows a placeholder for now. */
  get isPlaceholder(): boolean {
    return this.#isPlaceholder;
  }

  get inView(): boolean {
    const { top, bottom, width } = this.#host.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < viewOf(this.#host).innerHeight;
  }

  /** Renders the frame or, if that is done, the cards. */
  renderStep(): void {
    if (this.#firstRender) this.#firstRender();
    else this.renderNow();
  }

  /** Renders everything now. */
  renderNow(): void {
    this.#isPlaceholder = false;
    if (this.#firstRender) this.#firstRender();
    else this.#table.build();
    this.hostDisconnected();
  }

  /** Observes whether the table comes near the viewport, or the page is printed. */
  hostConnected(): void {
    const host = this.#host;
    if (!(this.#isPlaceholder || this.#firstRender) || !host.isConnected) return;
    const view = viewOf(host);
    pending.set(host, this);
    this.#observer = observerOf(view);
    this.#observer.observe(host);
    view.addEventListener('beforeprint', renderAll);
  }

  hostDisconnected(): void {
    pending.delete(this.#host);
    nearViewport.delete(this);
    this.#observer?.unobserve(this.#host);
  }
}
