// The targets of a drop: the position of the next card of each pile, and the pile that receives the dragged cards.
import { viewOf } from '../../platform/page.js';
import type { CardPile } from '../cards/card-pile.js';
import type { Fan } from '../cards/pile-layout.js';
import { localBox, type ToLocal } from '../shared/screen-to-local.js';

/** The places of a pile, in local pixels of the table: on the screen, the table may be rotated. */
export interface DropTarget {
  readonly id: string;
  /** The position of its next card, with the size of a card. */
  readonly spot: DOMRect;
  /** Its cards, or its empty place. */
  readonly cards: DOMRect;
  /** The space that its column can fill. */
  readonly space: DOMRect;
}

/** The maximum distance between a dragged card and its landing position, in cards. */
const REACH = 0.9;
/** A dragged card that covers a pile by this part of its area is dropped on it, even if the pile then refuses it. */
const COVERED = 0.25;

/** Reads the places of a pile. Animations of its cards have no effect on them. */
export function dropTargetOn(
  id: string,
  pile: CardPile,
  fan: Fan,
  last: HTMLElement | undefined,
  toLocal: ToLocal,
): DropTarget {
  const place = localBox(pile.place, toLocal);
  const space = localBox(pile, toLocal);
  if (!last || fan === 'none') return { id, spot: place, cards: place, space };
  const x = last.offsetLeft - pile.place.offsetLeft;
  const y = last.offsetTop - pile.place.offsetTop;
  const cards = new DOMRect(place.x + Math.min(0, x), place.y, place.width + Math.abs(x), place.height + y);
  const style = viewOf(pile).getComputedStyle(pile);
  const step = fan === 'down' ? parseFloat(style.getPropertyValue('--solitaire-up')) || 0 : 0;
  return {
    id,
    spot: new DOMRect(place.x + x, place.y + y + step, place.width, place.height),
    cards,
    space,
  };
}

const outside = (at: number, from: number, to: number): number => Math.max(from - at, at - to, 0);

/** The distance of a card from its position after a drop, in cards; 0 in the vertical direction inside the column. */
function distance(card: DOMRect, { spot, space }: DropTarget): number {
  const top = Math.min(space.top, spot.top);
  const bottom = Math.max(space.bottom - spot.height, spot.top);
  return Math.hypot(outside(card.x, spot.x, spot.x) / spot.width, outside(card.y, top, bottom) / spot.height);
}

/** The part of a card that covers a pile's cards. */
function coverage(card: DOMRect, { cards }: DropTarget): number {
  const wide = Math.min(card.right, cards.right) - Math.max(card.left, cards.left);
  const high = Math.min(card.bottom, cards.bottom) - Math.max(card.top, cards.top);
  return (Math.max(0, wide) * Math.max(0, high)) / (card.width * card.height);
}

/**
 * The pile that receives a card: the nearest that accepts it. If its source is nearer, or none is near, the pile that the
 * card covers most, whether or not it accepts it. `undefined` if that is the source, or if the card covers no pile
 * enough.
 */
export function pileUnder(
  card: DOMRect,
  dropTargets: readonly DropTarget[],
  from: string,
  targets: readonly string[],
): string | undefined {
  let best: string | undefined;
  let least = REACH;
  for (const dropTarget of dropTargets) {
    if (dropTarget.id !== from && !targets.includes(dropTarget.id)) continue;
    const far = distance(card, dropTarget);
    if (far >= least) continue;
    best = dropTarget.id;
    least = far;
  }
  if (best !== undefined && best !== from) return best;
  let most = COVERED;
  let under: string | undefined;
  for (const dropTarget of dropTargets) {
    const covered = coverage(card, dropTarget);
    if (covered <= most) continue;
    most = covered;
    under = dropTarget.id;
  }
  return under === from ? undefined : under;
}
