// Flying cards. The state is right at once; only pixels travel: a card that now lies elsewhere is shown where
// it was and flies to where it is. A new flight starts from wherever the last one had come, so a move never waits.
import type { CardNode } from './card-node.js';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const MOVE_MS = 210;
const TURN_MS = 180;
/** A deal of the whole deck takes no longer than this, the last flight included. */
const DEAL_MS = 640;

export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** CSS pixels on the screen for one of the element's own: not 1 inside `transform: scale()`. */
export const scaleOf = (element: HTMLElement): number =>
  element.offsetWidth ? element.getBoundingClientRect().width / element.offsetWidth : 1;

/**
 * Turns a way on the screen into the element's own pixels: they are others where the page is zoomed, scaled, turned or
 * mirrored. Two steps aside tell it, whatever it comes from.
 */
export function inwards(element: HTMLElement): (x: number, y: number) => readonly [x: number, y: number] {
  const { style } = element;
  const centre = (transform: string): readonly [x: number, y: number] => {
    style.transform = transform;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [(left + right) / 100, (top + bottom) / 100];
  };
  const before = style.transform;
  const [x, y] = centre('none');
  const [rightX, rightY] = centre('translate(50px)');
  const [downX, downY] = centre('translate(0, 50px)');
  style.transform = before;
  const [a, b, c, d] = [rightX - x, rightY - y, downX - x, downY - y];
  const area = a * d - b * c || 1;
  return (wide, high) => [(wide * d - high * c) / area, (high * a - wide * b) / area];
}

export class Flights {
  /** Cards that have yet to start, and where each was seen. */
  #seen = new Map<CardNode, DOMRect>();
  #turned: CardNode[] = [];
  #staggered = false;
  /** The last flight of each card. */
  readonly #last = new WeakMap<CardNode, Animation>();

  /**
   * Lets cards fly to where they will lie when all that is done now is done: from here, or from where they were seen.
   * The focus moves before that and the page scrolls to it, which with cards in the air would be a style pass each.
   */
  from(nodes: readonly CardNode[], seen?: DOMRect): void {
    this.#staggered = seen !== undefined;
    if (!this.#seen.size)
      queueMicrotask(() => {
        this.#start();
      });
    for (const node of nodes) {
      // of two changes at once the first one counts
      const was = seen ?? this.#seen.get(node) ?? node.element.getBoundingClientRect();
      this.#seen.set(node, was);
    }
    // from now on the pointer goes through them
    for (const { element } of nodes) element.classList.add('flying');
  }

  /** Lets cards that were turned over open from their edges. */
  turn(nodes: readonly CardNode[]): void {
    this.#turned.push(...nodes);
  }

  #start(): void {
    const seen = [...this.#seen];
    this.#seen.clear();
    // all are stopped before any is measured: one layout for all of them
    for (const [node] of seen) this.#last.get(node)?.cancel();
    const [first] = seen;
    const scale = first ? scaleOf(first[0].element) || 1 : 1;
    const ways = seen.map(([node, was]) => {
      const is = node.element.getBoundingClientRect();
      const x = (was.x - is.x) / scale;
      const y = (was.y - is.y) / scale;
      return { node, x, y };
    });
    const flights = ways.filter(({ x, y }) => Math.abs(x) + Math.abs(y) > 1);
    for (const way of ways) way.node.element.classList.toggle('flying', flights.includes(way));
    const step = this.#staggered ? Math.min(24, (DEAL_MS - MOVE_MS) / Math.max(1, flights.length)) : 0;
    flights.forEach(({ node, x, y }, i) => {
      const { element } = node;
      const flight = element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: MOVE_MS,
        delay: i * step,
        easing: EASE,
        fill: 'backwards',
      });
      this.#last.set(node, flight);
      flight.onfinish = flight.oncancel = () => {
        if (this.#last.get(node) === flight) element.classList.remove('flying');
      };
    });
    for (const { element } of this.#turned)
      element.firstElementChild?.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
        duration: TURN_MS,
        easing: 'ease-out',
      });
    this.#turned = [];
  }
}
