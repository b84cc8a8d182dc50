// When a table is drawn, so that a page of a hundred never stalls: the first of a page and those in view at once; of the
// others the frame around the cards in turn, a few in each frame, and their cards when they come near.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { hasPage, viewOf } from '../platform/page.js';

/** So many are drawn at once, wherever they are. */
const FIRST = 2;
/** So many have their cards in their turn, without being near: hardly a page has more. */
const SOON = 12;
/** How long tables are drawn before the browser may breathe, in ms. */
const SLICE = 6;

let come = 0;
/** What is drawn next, in the order of the page. */
const turns: (() => void)[] = [];
/** Tables that keep their room, in that order. */
const waiting = new Map<Element, Arrival>();
/** Those that came near; the last is where the reader is. */
const near = new Set<Arrival>();
/** An observer of each window: another one would see too late, or never, what comes near. */
const places = new WeakMap<Window, IntersectionObserver>();

/** With the next frame, where there are any. */
const frame = (act: () => void): unknown =>
  document.hidden ? setTimeout(act) : requestAnimationFrame(() => act());
/** After it. */
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

/** Draws those in view before the frame is shown; what is drawn moves those after it. */
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

/** What a table does when its time comes. */
interface Arriving {
  /** Draws the piles and cards of a table that has kept their room. */
  build(): void;
  /** Takes its place in the order of the page, since tables after it are drawn before it. */
  claim(): unknown;
}

export class Arrival implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #does: Arriving;
  #keepsRoom = false;
  /** Draws for the first time; piles and cards, too, where they are not to wait. */
  #draw: (() => void) | undefined;
  #places: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, does: Arriving) {
    this.#host = host;
    this.#does = does;
    host.addController(this);
  }

  /** Draws; the first time, in the order of asking, except for those that come first or are in view. */
  inTurn(first: boolean, draw: () => unknown): Promise<void> | undefined {
    if (first && hasPage && !come++) frame(drawSeen);
    if (!first || !hasPage || (come <= FIRST && !waiting.size)) {
      draw();
      return undefined;
    }
    this.#keepsRoom = come > SOON;
    // about as high as it will be
    const room = this.#host.ownerDocument.createElement('div');
    room.className = 'room';
    this.#host.shadowRoot?.append(room);
    return new Promise((resolve) => {
      this.#draw = () => {
        this.#draw = undefined;
        for (const one of waiting.values()) {
          if (one === this || !this.#host.isConnected) break;
          if (one.#draw) one.#does.claim();
        }
        room.remove();
        if (!this.#keepsRoom) this.hostDisconnected();
        // what goes wrong is the update's
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

  /** Whether only room is to be kept for now; it is built when its time comes. */
  get keepsRoom(): boolean {
    return this.#keepsRoom;
  }

  get inView(): boolean {
    const { top, bottom, width } = this.#host.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < viewOf(this.#host).innerHeight;
  }

  /** What is around the cards, or then they. */
  step(): void {
    if (this.#draw) this.#draw();
    else this.now();
  }

  /** All of it is drawn. */
  now(): void {
    this.#keepsRoom = false;
    if (this.#draw) this.#draw();
    else this.#does.build();
    this.hostDisconnected();
  }

  /** Waits to come near, or for the page to be printed. */
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
