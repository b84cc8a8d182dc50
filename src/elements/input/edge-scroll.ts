// Scrolling during a drag: while the pointer is near the upper or lower edge of the window, or of a box around the table
// that scrolls, the page or that box scrolls.
import { containerOf, viewOf } from '../../platform/page.js';

/** The height in px of the area at an edge in which a drag scrolls. */
const EDGE = 40;
/** The distance in px by which a drag scrolls in each frame. */
const STEP = 8;

/**
 * The height of the area at an edge: at most half the distance of the press from that edge, so that a card near it can
 * be dragged away without scrolling.
 */
const edgeHeight = (distance: number): number => Math.min(EDGE, distance / 2);

/** −1 at the upper edge, 1 at the lower one, otherwise 0. */
function directionAt(y: number, pressed: number, top: number, bottom: number): -1 | 0 | 1 {
  if (y - top < edgeHeight(pressed - top)) return -1;
  return bottom - y < edgeHeight(bottom - pressed) ? 1 : 0;
}

export class EdgeScroll {
  /** The boxes around the table that can scroll, the innermost first. */
  readonly boxes: readonly Element[];
  readonly #table: HTMLElement;
  readonly #zoom: number;

  /** @param zoom The CSS zoom that `getBoundingClientRect` leaves out. */
  constructor(table: HTMLElement, zoom: number) {
    this.#table = table;
    this.#zoom = zoom;
    this.boxes = scrollingBoxes(table);
  }

  /**
   * Scrolls one step if the pointer is near an edge. Returns whether it is.
   *
   * @param y The position of the pointer, in the coordinates of `getBoundingClientRect`.
   * @param pressed Its position when the card was pressed.
   */
  scroll(y: number, pressed: number): boolean {
    const view = viewOf(this.#table);
    const height = view.innerHeight / this.#zoom;
    for (const box of this.boxes) {
      const { top, bottom } = box.getBoundingClientRect();
      const direction = directionAt(y, pressed, Math.max(0, top), Math.min(height, bottom));
      const before = box.scrollTop;
      if (direction) box.scrollBy({ top: direction * STEP, behavior: 'instant' });
      if (box.scrollTop !== before) return true;
    }
    const direction = directionAt(y, pressed, 0, height);
    if (direction) view.scrollBy({ top: direction * STEP, behavior: 'instant' });
    return direction !== 0;
  }
}

function scrollingBoxes(table: HTMLElement): Element[] {
  const view = viewOf(table);
  const boxes: Element[] = [];
  for (let node: Node | null = table; node; node = containerOf(node)) {
    if (!(node instanceof view.Element) || node.scrollHeight <= node.clientHeight) continue;
    if (/auto|scroll/.test(view.getComputedStyle(node).overflowY)) boxes.push(node);
  }
  return boxes;
}
