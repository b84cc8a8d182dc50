// What fits: faces their cards — on small ones the large faces are drawn, whatever was chosen — and a line its place.
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

/** A line about a move does not lie over the cards it is about. */
export function keepOffMarks(line: Element | null, table: Table | undefined): void {
  const notes = line?.parentElement;
  notes?.classList.remove('above');
  if (line?.textContent && table?.marksUnder(line.getBoundingClientRect())) notes?.classList.add('above');
}
