// When a table is drawn, so that a page of a hundred never stalls: the first of a page at once; of the others the frame
// around the cards in turn, a few in each frame, and their piles and cards when they are in view or come near.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { hasPage } from '../platform/page.js';

/** So many are drawn at once: hardly a page has more. */
const FIRST = 12;
/** How long frames around cards are drawn before the browser may breathe, in ms. */
const SLICE = 6;

let come = 0;
const turns: (() => void)[] = [];
/** Those that came near; the last is where the reader is. */
const near = new Set<() => void>();

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
  [...near].at(-1)?.();
  if (near.size) soon(comeNear);
}

export class Arrival implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #build: () => void;
  #waits = false;
  #keepsRoom = false;
  #watch = new AbortController();

  /** `build` is called when piles and cards of a table that has kept their room are to be drawn. */
  constructor(host: ReactiveControllerHost & HTMLElement, build: () => void) {
    this.#host = host;
    this.#build = build;
    host.addController(this);
  }

  /** Draws; the first time, in the order of asking, except for those that come first and need not wait. */
  inTurn(first: boolean, draw: () => unknown): Promise<void> | undefined {
    if (first && hasPage && !come++) frame(() => (come = 0));
    if (!first || !hasPage || (come <= FIRST && !turns.length)) {
      draw();
      return undefined;
    }
    this.#waits = true;
    // about as high as it will be
    const room = this.#host.ownerDocument.createElement('div');
    room.className = 'room';
    this.#host.shadowRoot?.append(room);
    return new Promise((resolve) => {
      const take = (): void => {
        room.remove();
        // what goes wrong is the update's
        resolve(
          new Promise((done) => {
            draw();
            done();
          }),
        );
      };
      if (turns.push(take) === 1) soon(takeTurns);
    });
  }

  /** Whether only room is to be kept for now; then it watches for the time. */
  get keepsRoom(): boolean {
    this.#keepsRoom = this.#waits;
    this.hostConnected();
    return this.#keepsRoom;
  }

  /**
   * Builds once: where it is in view, before a frame is drawn; when it comes near, one table for each frame; or when the
   * page is printed.
   */
  hostConnected(): void {
    const host = this.#host;
    if (!this.#keepsRoom || !host.isConnected) return;
    this.#watch.abort();
    const { signal } = (this.#watch = new AbortController());
    const view = host.ownerDocument.defaultView as Window & typeof globalThis;
    const now = (): void => {
      this.#keepsRoom = false;
      this.#watch.abort();
      this.#build();
    };
    const sizes = new view.ResizeObserver(() => {
      const { top, bottom, width } = host.getBoundingClientRect();
      if (width && bottom > 0 && top < view.innerHeight) now();
    });
    const places = new view.IntersectionObserver(
      (seen) => {
        near.delete(now);
        if (!seen.at(-1)?.isIntersecting) return;
        near.add(now);
        if (near.size === 1) setTimeout(comeNear);
      },
      { rootMargin: '100%' },
    );
    sizes.observe(host);
    places.observe(host);
    view.addEventListener('beforeprint', now, { signal });
    signal.addEventListener('abort', () => {
      near.delete(now);
      sizes.disconnect();
      places.disconnect();
    });
  }

  hostDisconnected(): void {
    this.#watch.abort();
  }
}
