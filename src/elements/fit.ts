// What fits: faces their cards — on small ones the large faces are drawn, whatever was chosen — and notes their place.
import type { FaceStyle } from './faces/face.js';
import type { Table } from './table.js';

/** Under this width of a card, in CSS pixels, the large faces are drawn. */
const SMALL_CARD = 64;
/** On pages narrower than this, most tables have such cards. */
const SMALL_PAGE = 512;

/** A guess that costs no layout; {@link keepFacesFit} mends it one frame later. */
export const guessFaces = (chosen: FaceStyle): FaceStyle => (innerWidth < SMALL_PAGE ? 'large' : chosen);

export function fitFaces(table: Pick<Table, 'cardWidth' | 'faces'>, chosen: FaceStyle): void {
  const width = table.cardWidth;
  if (width) table.faces = width < SMALL_CARD ? 'large' : chosen;
}

/** Follows the table's size, by an observer of the window it is in: another one would see it too late. */
export function keepFacesFit(grid: Element, fit: () => void): ResizeObserver {
  const { ResizeObserver: Observer } = grid.ownerDocument.defaultView ?? window;
  // in the next frame: a change made at once could come back as an error about the observer's loop
  const observer = new Observer(() => requestAnimationFrame(fit));
  observer.observe(grid);
  return observer;
}

/** Notes lie neither over the cards they are about nor over what has the focus: where they would, they go up. */
export function keepClear(notes: Element | null | undefined, table: Table | undefined): void {
  const shown = notes?.querySelectorAll(':scope > :not([hidden])');
  if (!notes || !table || !shown?.length) return;
  const hides = (): number =>
    Math.max(...Array.from(shown, (note) => table.weightUnder(note.getBoundingClientRect())));
  notes.classList.remove('above');
  const below = hides();
  if (!below) return;
  notes.classList.add('above');
  if (hides() > below) notes.classList.remove('above');
}

/** What the keys go to is in view, and no note lies over it. */
export function keepFocusSeen(grid: Element, table: Table): void {
  grid.addEventListener('focusin', (event) => {
    const button = event.composedPath()[0] as HTMLElement;
    if (button.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    keepClear(grid.parentElement?.querySelector('.notes'), table);
  });
}
