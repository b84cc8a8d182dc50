// Fits the table's details to its size: small cards use the large faces, and messages are placed where they cover neither
// the focus nor the cards they are about.
import { viewOf } from '../../platform/page.js';
import type { FaceStyle } from '../cards/faces/face.js';
import type { TableController } from './table-controller.js';

/** Cards narrower than this, in CSS pixels, use the large faces. */
const SMALL_CARD = 64;
/** On pages narrower than this, in CSS pixels, most tables have such cards. */
const SMALL_PAGE = 512;

/** Estimates the faces without a layout; {@link observeTableSize} corrects the estimate one frame later. */
export const guessFaces = (grid: Element, chosen: FaceStyle): FaceStyle =>
  viewOf(grid).innerWidth < SMALL_PAGE ? 'large' : chosen;

/** Selects the faces that fit the cards of a table. */
export function fitFaces<T extends Pick<TableController, 'cardWidth' | 'faces'>>(
  table: T | undefined,
  chosen: FaceStyle,
): T | undefined {
  const width = table?.cardWidth;
  if (width) table.faces = width < SMALL_CARD ? 'large' : chosen;
  return table;
}

/** Observes the table's size with an observer of its own window; observers of other windows report late. */
export function observeTableSize(grid: Element, fit: () => unknown): ResizeObserver {
  const { ResizeObserver: Observer } = viewOf(grid);
  // in the next frame: an immediate change could cause a ResizeObserver loop error
  const observer = new Observer(() => requestAnimationFrame(fit));
  observer.observe(grid);
  return observer;
}

/**
 * Places the message so that it covers neither the focus nor the cards it is about: above them if necessary, and below
 * the table in a window too low for both.
 */
export function placeMessage(notes: Element | null | undefined, table: TableController | undefined): void {
  const shown = notes?.querySelectorAll(':scope > :not([hidden])');
  if (!notes || !table || !shown?.length) return;
  const put = (where: '' | 'above' | 'under'): number => {
    notes.classList.toggle('above', where === 'above');
    notes.classList.toggle('under', where === 'under');
    return Math.max(...Array.from(shown, (note) => table.overlapPriority(note.getBoundingClientRect())));
  };
  const below = put('');
  const above = below && put('above');
  if (below < above) put('');
  if (Math.min(below, above) < 2) return;
  const { activeElement } = notes.getRootNode() as ShadowRoot;
  const focused = activeElement?.shadowRoot?.activeElement;
  if (!focused?.matches(':focus-visible')) return;
  // at the upper edge of the window there may be space above the table
  focused.scrollIntoView({ block: 'start' });
  if (put('') < 2 || put('above') < 2) return;
  put('under');
  focused.scrollIntoView({ block: 'nearest' });
}

/** Scrolls the target of the keyboard into view. */
export function scrollFocusIntoView(button: HTMLElement): void {
  if (button.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Moves the focus. It is visible, and scrolled into view, only if the keyboard is used. */
export function moveFocus(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  scrollFocusIntoView(button);
}
