// What fits: faces their cards — on small ones the large faces are drawn, whatever was chosen — and notes their place.
import { viewOf } from '../platform/page.js';
import type { FaceStyle } from './faces/face.js';
import type { Table } from './table.js';

/** Under this width of a card, in CSS pixels, the large faces are drawn. */
const SMALL_CARD = 64;
/** On pages narrower than this, most tables have such cards. */
const SMALL_PAGE = 512;

/** A guess that costs no layout; {@link keepFacesFit} mends it one frame later. */
export const guessFaces = (grid: Element, chosen: FaceStyle): FaceStyle =>
  viewOf(grid).innerWidth < SMALL_PAGE ? 'large' : chosen;

/** Draws the faces that fit the cards of a table. */
export function fitFaces<T extends Pick<Table, 'cardWidth' | 'faces'>>(
  table: T | undefined,
  chosen: FaceStyle,
): T | undefined {
  const width = table?.cardWidth;
  if (width) table.faces = width < SMALL_CARD ? 'large' : chosen;
  return table;
}

/** Follows the table's size, by an observer of the window it is in: another one would see it too late. */
export function keepFacesFit(grid: Element, fit: () => unknown): ResizeObserver {
  const { ResizeObserver: Observer } = viewOf(grid);
  // in the next frame: a change made at once could come back as an error about the observer's loop
  const observer = new Observer(() => requestAnimationFrame(fit));
  observer.observe(grid);
  return observer;
}

/**
 * Notes lie neither over what has the focus nor over the cards they are about: where they would, they go up; and in a
 * window too low for both, under the table.
 */
export function keepClear(notes: Element | null | undefined, table: Table | undefined): void {
  const shown = notes?.querySelectorAll(':scope > :not([hidden])');
  if (!notes || !table || !shown?.length) return;
  const put = (where: '' | 'above' | 'under'): number => {
    notes.classList.toggle('above', where === 'above');
    notes.classList.toggle('under', where === 'under');
    return Math.max(...Array.from(shown, (note) => table.weightUnder(note.getBoundingClientRect())));
  };
  const below = put('');
  const above = below && put('above');
  if (below < above) put('');
  if (Math.min(below, above) < 2) return;
  const { activeElement } = notes.getRootNode() as ShadowRoot;
  const focused = activeElement?.shadowRoot?.activeElement;
  if (!focused?.matches(':focus-visible')) return;
  // at the upper end of the window it may leave room
  focused.scrollIntoView({ block: 'start' });
  if (put('') < 2 || put('above') < 2) return;
  put('under');
  focused.scrollIntoView({ block: 'nearest' });
}

/** What the keys go to is in view. */
export function keepFocusSeen(button: HTMLElement): void {
  if (button.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Moves the focus. Only who uses the keyboard sees it, and has the page scrolled to it. */
export function moveFocus(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  keepFocusSeen(button);
}
