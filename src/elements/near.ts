// Lazy rendering, so that a page with a hundred tables stays responsive. The first tables and those in view render at
// once. Other tables render their frame in page order, a few per animation frame, and their cards when they come near
// the viewport.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { hasPage, viewOf } from '../platform/page.js';

/** The number of tables that render at once, wherever they are. */
const FIRST = 2;
/** The number of tables that render completely without being near the viewport. */
const SOON = 12;
/** Render time in ms before yielding to the browser. */
const SLICE = 6;

let come = 0;
/** Pending first renders, in page order. */
const turns: (() => void)[] = [];
/** Tables that show a placeholder, in page order. */
const waiting = new Map<Element, Arrival>();
/** Tables near the viewport; the last one is closest to the reader. */
const near = new Set<Arrival>();
/** One observer for each window: an observer of another window reports late or never. */
const places = new WeakMap<Window, IntersectionObserver>();

/** Runs in the next animation frame; in a hidden page, which has none, in a timer. */
const frame = (act: () => void): unknown =>
  document.hidden ? setTimeout(act) : requestAnimationFrame(() => act());
/** Runs after the next animation frame. */
const soon = (act: () => void): unknown => frame(() => setTimeout(act));

function takeTurns(): void {
  const start = performance.now();
  do turns.shift()?.();
  while (turns.length && performance.now() - start < SLICE);
  if (turns.length) soon(takeTurns);
}

function comeNear(): void {
  [...near].at(-1)?.step();
  if (near.size) soon(comeNear);
}

/** Renders the tables in view before the next paint. Rendering one can move the following ones. */
function drawSeen(): void {
  come = 0;
  let left = SOON;
  for (const one of waiting.values())
    if (left && one.inView) {
      left--;
      one.now();
    }
}

const drawAll = (): void => waiting.forEach((one) => one.now());

function look(seen: readonly IntersectionObserverEntry[]): void {
  const idle = !near.size;
  for (const { target, isIntersecting } of seen) {
    const one = waiting.get(target);
    if (one && isIntersecting) near.add(one);
    else if (one) near.delete(one);
  }
  if (idle && near.size) setTimeout(comeNear);
}

function placesOf(view: Window & typeof globalThis): IntersectionObserver {
  let observer = places.get(view);
  if (!observer) places.set(view, (observer = new view.IntersectionObserver(look, { rootMargin: '100%' })));
  return observer;
}

/** The callbacks of a table. */
interface Arriving {
  /** Renders piles and cards in place of the placeholder. */
  build(): void;
  /** Reserves the table's save slot, because tables after it may render first. */
  claim(): unknown;
}

export class Arrival implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #does: Arriving;
  #keepsRoom = false;
  /** The pending first render. */
  #draw: (() => void) | undefined;
  #places: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, does: Arriving) {
    this.#host = host;
    this.#does = does;
    host.addController(this);
  }

  /** Renders, or queues the first render of a table that is neither among the first nor in view. */
  inTurn(first: boolean, draw: () => unknown): Promise<void> | undefined {
    if (first && hasPage && !come++) frame(drawSeen);
    if (!first || !hasPage || (come <= FIRST && !waiting.size)) {
      draw();
      return undefined;
    }
    this.#keepsRoom = come > SOON;
    const room = this.makeRoom();
    return new Promise((resolve) => {
      this.#draw = () => {
        this.#draw = undefined;
        for (const one of waiting.values()) {
          if (one === this || !this.#host.isConnected) break;
          if (one.#draw) one.#does.claim();
        }
        room.remove();
        if (!this.#keepsRoom) this.hostDisconnected();
        // pass errors of the render to the update promise
        resolve(
          new Promise((done) => {
            draw();
            done();
          }),
        );
      };
      this.hostConnected();
      if (turns.push(() => this.#draw?.()) === 1) soon(takeTurns);
    });
  }

  /** Adds a placeholder of about the final height. */
  makeRoom(): HTMLElement {
    const room = this.#host.ownerDocument.createElement('div');
    room.className = 'room';
    this.#host.shadowRoot?.append(room);
    return room;
  }

  /** Whether the table shows a placeholder for now. */
  get keepsRoom(): boolean {
    return this.#keepsRoom;
  }

  get inView(): boolean {
    const { top, bottom, width } = this.#host.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < viewOf(this.#host).innerHeight;
  }

  /** Renders the frame or, if that is done, the cards. */
  step(): void {
    if (this.#draw) this.#draw();
    else this.now();
  }

  /** Renders everything now. */
  now(): void {
    this.#keepsRoom = false;
    if (this.#draw) this.#draw();
    else this.#does.build();
    this.hostDisconnected();
  }

  /** Observes whether the table comes near the viewport, or the page is printed. */
  hostConnected(): void {
    const host = this.#host;
    if (!(this.#keepsRoom || this.#draw) || !host.isConnected) return;
    const view = viewOf(host);
    waiting.set(host, this);
    this.#places = placesOf(view);
    this.#places.observe(host);
    view.addEventListener('beforeprint', drawAll);
  }

  hostDisconnected(): void {
    waiting.delete(this.#host);
    near.delete(this);
    this.#places?.unobserve(this.#host);
  }
}
