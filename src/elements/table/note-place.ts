// Places what is shown over the table, the messages and the panel after a win, so that it covers neither the focus nor
// the cards that it describes (WCAG 2.4.11).
import type { TableController } from './table-controller.js';

/** The places of the messages, the preferred one first: classes of `.notes`. */
const NOTE_PLACES = ['', 'above', 'aside', 'aside to-end', 'above aside', 'above aside to-end'];
/** The places of the panel after a win: its classes. */
const PANEL_PLACES = ['', 'above', 'below'];

/** Selects the first place with the least overlap. A place is a class of `element` in addition to its `own` classes. */
function placeWithLeast(
  element: Element,
  own: string,
  places: readonly string[],
  overlapAt: (place: string) => number,
): void {
  let best = '';
  let least = Infinity;
  const put = (place: string): void => {
    element.className = `${own} ${place}`;
  };
  for (const place of places) {
    put(place);
    const covered = overlapAt(place);
    if (covered < least) [best, least] = [place, covered];
    if (!least) break;
  }
  put(best);
}

/** Places the messages and the panel after a win so that they cover neither the focus nor a highlighted card, if possible. */
export function placeNotes(root: ParentNode, table: TableController | undefined): void {
  if (!table) return;
  const notes = root.querySelector('.notes');
  const shown = notes?.querySelectorAll(':scope > :not([hidden])');
  if (notes && shown?.length) {
    placeWithLeast(notes, 'notes', NOTE_PLACES, (place) => {
      const costs = [...shown].map((note) => table.overlapCost(note.getBoundingClientRect()));
      // a narrow message beside the card is only for tables that are too low for the other places
      return Math.max(...costs) + (place.includes('aside') ? 1 : 0);
    });
  }
  const panel = root.querySelector('.end.won');
  // while its own buttons have the focus, it does not move
  if (panel && table.hasFocus) {
    placeWithLeast(panel, 'end won', PANEL_PLACES, () => table.coveredFocus(panel.getBoundingClientRect()));
  }
}
