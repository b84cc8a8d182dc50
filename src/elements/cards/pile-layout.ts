// The layout of cards within a pile: visible cards, focusable cards, and offsets in the fan.
import type { Arrangement, Pile, Place, Variant } from '../../engine/index.js';
import { groupOf, numberOf } from '../../engine/pile-names.js';

/** The fan directions, the default first. */
export const FANS = ['down', 'right', 'left', 'none'] as const;
export type Fan = (typeof FANS)[number];

/** The number of visible cards in a fan to the right. */
const SHOWN = 3;
/** The distance between columns in card widths; the style sheet of the table uses the same value. */
export const PITCH = 1.14;
/** The distance between cards in a fan to the right: in card widths, and in columns. */
export const SIDE_STEP = 0.34;
const STEP = SIDE_STEP / PITCH;

/** The number of fan steps that the place of a pile of a group reserves to the side. */
export function sideSteps({ piles }: Variant, { places }: Arrangement, group: string): number {
  if (places[group]?.fan !== 'right') return 0;
  return piles[group]?.shows === 'top' ? 1 : SHOWN - 1;
}

/**
 * The place of a pile: the place of its group plus the pile's offset. Mirrored, the groups change sides; the piles of a
 * group keep their order, and fans still open to the right, because the card indexes are on the left.
 */
export function pilePlacement(
  variant: Variant,
  arrangement: Arrangement,
  id: string,
  mirrored: boolean,
): Place {
  const group = groupOf(id);
  const place: Place = arrangement.places[group] ?? { at: [0, 0] };
  const number = numberOf(id) - 1;
  const { wrap = Infinity, offsets, lower = 0 } = place;
  const [at, row] = place.at;
  const count = variant.piles[group]?.count ?? 1;
  const across = offsets ? Math.max(...offsets.map(([right]) => right)) + 1 : Math.min(wrap, count);
  const width = across + sideSteps(variant, arrangement, group) * STEP;
  const column = mirrored ? arrangement.columns - at - width : at;
  const [right, down] = offsets?.[number] ?? [number % wrap, 0];
  return {
    ...place,
    at: [column + right, row + (offsets ? 0 : Math.floor(number / wrap))],
    lower: lower + down,
  };
}

/** The offset of a card in its fan: the numbers of face-down and face-up steps below it. */
export function fanOffset(
  { faceDown, cards }: Pile,
  index: number,
  fan: Fan,
): [faceDown: number, faceUp: number] {
  if (fan === 'down') return [Math.min(index, faceDown), Math.max(0, index - faceDown)];
  const first = fan === 'none' ? Infinity : Math.max(0, cards.length - SHOWN, faceDown - 1);
  return [0, Math.max(0, index - first)];
}

/** The maximum number of visible cards of a pile; cards below are not painted. */
export const visibleDepth = (fan: Fan): number =>
  fan === 'down' ? Infinity : fan === 'none' ? 2 : SHOWN + 1;

/** Whether a card is focusable. A run of face-down cards is one item, at its top card. */
export function isFocusable({ cards, faceDown }: Pile, index: number, fan: Fan): boolean {
  const top = cards.length - 1;
  if (index < faceDown) return index === faceDown - 1 && (fan !== 'none' || index === top);
  return fan === 'down' || index > top - (fan === 'none' ? 1 : SHOWN);
}
