// The win animation: the cards leave their piles, form an arch over the table, rise slightly one after the other, and
// return. Only transforms are animated, and the animation can be stopped at any time.
import { viewOf, reducedMotion } from '../../platform/page.js';
import type { CardNode } from '../cards/card-node.js';
import { quickScreenToLocal } from '../shared/screen-to-local.js';

/** Start delay in ms: the animation of the last move has finished by then. */
const START_MS = 200;
/** Time in ms between the starts of the first and the last card. */
const SPREAD_MS = 380;
const CARD_MS = 1000;

/** Starts the animation for cards in the given order, from left to right. Returns a function that stops it. */
export function animateWin(nodes: readonly CardNode[], grid: HTMLElement): () => void {
  if (reducedMotion()) return () => undefined;
  const table = grid.getBoundingClientRect();
  // the last card may still be moving, by e and f
  const places = nodes.map(({ element }) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
    return { element, left, top, width, height, e, f };
  });
  const toLocal = quickScreenToLocal(grid);
  const { width = 0, height = 0 } = places[0] ?? {};
  // the visible part of the table
  const top = Math.max(table.top, 0) + height * 0.75;
  const bottom = Math.max(top, Math.min(table.bottom, viewOf(grid).innerHeight) - height);
  // all animations start together with a delay inside, because each start costs a layout
  const timing = { delay: START_MS, duration: SPREAD_MS + CARD_MS };
  const animations = places.flatMap(({ element, e, f, ...place }, i) => {
    // position in the arch, from −1 (left) to 1 (right)
    const side = nodes.length > 1 ? (2 * i) / (nodes.length - 1) - 1 : 0;
    const x = table.left + (table.width - width + (table.width - 1.7 * width) * side) / 2 - place.left;
    const y = bottom - (bottom - top) * Math.sqrt(1 - (side * 0.95) ** 2) - height / 2 - place.top;
    const lifted = (by: number, size: number) => {
      const [right, down] = toLocal(x, y - by * height);
      return `translate(${right + e}px, ${down + f}px) rotate(${side * 50}deg) scale(${size})`;
    };
    const at = (part: number, transform: string, easing = 'ease-in-out') => ({
      offset: ((i / nodes.length) * SPREAD_MS + part * CARD_MS) / timing.duration,
      transform,
      easing,
    });
    return [
      element.animate(
        [
          { transform: 'none' },
          at(0, 'none', 'cubic-bezier(0.2, 0.8, 0.3, 1)'),
          at(0.4, lifted(0, 1)),
          at(0.52, lifted(0.4, 1.15)),
          at(0.64, lifted(0, 1), 'cubic-bezier(0.5, 0, 0.2, 1)'),
          at(1, 'none'),
          { transform: 'none' },
        ],
        timing,
      ),
      // covered cards are hidden at the end
      element.animate({ visibility: ['visible', 'visible'], zIndex: [2, 2] }, timing),
    ];
  });
  return () => {
    for (const animation of animations) animation.cancel();
  };
}
