// A game is won: the cards rise from their piles, span an arch over the table like a ribbon of cards, let a wave run
// through it, and come home. Only pixels travel, and it can be stopped at any time.
import { viewOf } from '../platform/page.js';
import type { CardNode } from './card-node.js';
import { reducedMotion, scaleOf } from './flights.js';

/** The last flight of the game has landed by then. */
const START_MS = 200;
/** From the first card's start to the last one's. */
const SPREAD_MS = 380;
const FLIGHT_MS = 1000;

/** Lets the cards celebrate, in the order given, from left to right. Call what it returns to stop. */
export function celebrate(nodes: readonly CardNode[], grid: HTMLElement): () => void {
  if (reducedMotion()) return () => undefined;
  const table = grid.getBoundingClientRect();
  const scale = scaleOf(grid) || 1;
  // where the cards will lie: the last of them may still fly there
  const homes = nodes.map(({ element }) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
    return { left: left - e * scale, top: top - f * scale, width, height };
  });
  const { width = 0, height = 0 } = homes[0] ?? {};
  // as much of the table as is in view
  const top = Math.max(table.top, 0) + height * 0.75;
  const bottom = Math.max(top, Math.min(table.bottom, viewOf(grid).innerHeight) - height);
  // all start and end together, and wait inside: each start is a layout
  const timing = { delay: START_MS, duration: SPREAD_MS + FLIGHT_MS };
  const animations = nodes.flatMap(({ element }, i) => {
    const home = homes[i] ?? table;
    // from −1, the left end of the arch, to 1
    const side = nodes.length > 1 ? (2 * i) / (nodes.length - 1) - 1 : 0;
    const x = table.left + (table.width - width + (table.width - 1.7 * width) * side) / 2 - home.left;
    const y = bottom - (bottom - top) * Math.sqrt(1 - (side * 0.95) ** 2) - height / 2 - home.top;
    const lifted = (by: number, size: number) =>
      `translate(${x / scale}px, ${(y - by * height) / scale}px) rotate(${side * 50}deg) scale(${size})`;
    const at = (part: number, transform: string, easing = 'ease-in-out') => ({
      offset: ((i / nodes.length) * SPREAD_MS + part * FLIGHT_MS) / timing.duration,
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
      // covered cards are hidden at home
      element.animate({ visibility: ['visible', 'visible'], zIndex: [2, 2] }, timing),
    ];
  });
  return () => {
    for (const animation of animations) animation.cancel();
  };
}
