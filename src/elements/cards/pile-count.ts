// The number of cards in a pile that shows only some of them, and its thickness. Labels contain the number already, so
// screen readers skip it.
import type { Pile } from '../../engine/index.js';
import { create } from '../../platform/page.js';
import { setNumbers } from './card-node.js';
import type { CardPile } from './card-pile.js';
import type { Fan } from './pile-layout.js';

/** The kinds of piles that are counted. */
const COUNTED: readonly Pile['kind'][] = ['stock', 'waste', 'reserve'];
/** One more edge is visible for this many cards, up to the maximum. */
const CARDS_PER_EDGE = 6;
const MOST_EDGES = 4;

/** The element of the count. */
export function createCount(doc: Document): HTMLElement {
  const count = create(doc, 'span');
  count.className = 'count';
  count.setAttribute('part', 'count');
  count.ariaHidden = 'true';
  count.hidden = true;
  count.translate = false;
  return count;
}

/** Shows the number of cards and the thickness of a pile of more than one card. */
export function showCount(
  element: CardPile,
  { kind, cards: { length } }: Pile,
  fan: Fan,
  number: (n: number) => string,
): void {
  const { count } = element;
  const isCounted = COUNTED.includes(kind) && fan !== 'down' && length > 1;
  const text = isCounted ? number(length) : '';
  if (count.textContent === text) return;
  count.textContent = text;
  count.hidden = !isCounted;
  setNumbers(element, {
    '--edges': isCounted ? Math.min(MOST_EDGES, Math.ceil(length / CARDS_PER_EDGE)) : 0,
  });
}
