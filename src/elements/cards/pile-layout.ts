// The layout of cards within a pile: visible cards, focusable cards, and offsets in the fan.
import type { Arrangement, Pile, Place, Variant } from '../../engine/index.js';

/** The fan directions, the default first. */
export const FANS = ['down', 'right', 'left', 'none'] as const;
export type Fan = (typeof FANS)[number];

/** The number of visible cards in a fan to the right. */
const SHOWN = 3;
/** The distance between columns in card widths; the style sheet of the table uses the same value. */
export const PITCH = 1.14;
/** The distance between cards in a fan to the right, in columns. */
const STEP = 0.34 / PITCH;

/** The number of fan steps that the place of a pile reserves to the side. */
export function sideSteps({ piles }: Variant, { places }: Arrangement, kind: Pile['kind']): number {
  if (places[kind]?.fan !== 'right') return 0;
  return piles[kind]?.shows === 'top' ? 1 : SHOWN - 1;
}

/**
 * The place of a pile: the place of its group plus the pile's offset. Mirrored, the groups change sides; the piles of a
 * group keep their order, and fans still open to the right, because the card indexes are on the left.
 */
export function pilePlacement(
  variant: Variant,
  arrangement: Arrangement,
  { id, kind }: Pick<Pile, 'id' | 'kind'>,
  mirrored: boolean,
): Place {
  const { piles } = variant;
  const place = arrangement.places[kind] ?? { at: [0, 0] };
  const number = Number(id.split('-')[1] ?? 1) - 1;
  const wrap = place.wrap ?? Infinity;
  const [at, row] = place.at;
  const width = Math.min(wrap, piles[kind]?.count ?? 1) + sideSteps(variant, arrangement, kind) * STEP;
  const column = mirrored ? arrangement.columns - at - width : at;
  return { ...place, at: [column + (number % wrap), row + Math.floor(number / wrap)] };
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
