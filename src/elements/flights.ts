// Flying cards. The state is right at once; only pixels travel: a card that now lies elsewhere is shown where
// it was and flies to where it is. A new flight starts from wherever the last one had come, so a move never waits.
import type { CardNode } from './card-node.js';

/** Where cards were seen before a change. */
export type Sightings = ReadonlyMap<CardNode, DOMRect>;

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const MOVE_MS = 210;
const TURN_MS = 180;
/** A deal of the whole deck takes no longer than this, the last flight included. */
const DEAL_MS = 640;

export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const sight = (nodes: Iterable<CardNode>): Sightings =>
  new Map(Array.from(nodes, (node) => [node, node.element.getBoundingClientRect()]));

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

/** The last flight of each card. */
const last = new WeakMap<HTMLElement, Animation>();

/** Lets cards fly from where they were seen; `staggered`: one after the other, as in a deal. */
export function fly(sightings: Sightings, staggered: boolean): void {
  const flights: (readonly [node: CardNode, x: number, y: number])[] = [];
  // all are stopped before any is measured: one layout for all of them
  for (const [{ element }] of sightings) for (const animation of element.getAnimations()) animation.cancel();
  const [first] = sightings.keys();
  const scale = first ? scaleOf(first.element) : 1;
  for (const [node, was] of sightings) {
    const is = node.element.getBoundingClientRect();
    const x = (was.x - is.x) / (scale || 1);
    const y = (was.y - is.y) / (scale || 1);
    if (Math.abs(x) + Math.abs(y) > 1) flights.push([node, x, y]);
  }
  const step = staggered ? Math.min(24, (DEAL_MS - MOVE_MS) / Math.max(1, flights.length)) : 0;
  flights.forEach(([node, x, y], i) => {
    const { element } = node;
    element.classList.add('flying');
    const flight = element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: MOVE_MS,
      delay: i * step,
      easing: EASE,
      fill: 'backwards',
    });
    last.set(element, flight);
    flight.onfinish = flight.oncancel = () => {
      if (last.get(element) === flight) element.classList.remove('flying');
    };
  });
}

/** A card that was turned over opens from its edge. */
export function flip(node: CardNode): void {
  node.element.firstElementChild?.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
    duration: TURN_MS,
    easing: 'ease-out',
  });
}
