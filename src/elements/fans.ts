// How cards lie side by side in a pile: which can be seen, which can be reached, and how many lie under one.
import type { Pile, Place, Variant } from '../engine/index.js';

/** The default first. */
export const FANS = ['down', 'right', 'left', 'none'] as const;
export type Fan = (typeof FANS)[number];

/** How many cards a pile shows side by side when it is fanned to the right. */
const SHOWN = 3;
/** From column to column, in widths of a card, as the table's style has it. */
export const PITCH = 1.14;
/** From card to card in a fan to the right, in columns. */
const STEP = 0.34 / PITCH;

/** How many steps a fan to the side makes room for, in this pile's place. */
export function sideSteps({ layout, piles }: Variant, kind: Pile['kind']): number {
  if (layout.places[kind]?.fan !== 'right') return 0;
  return piles[kind]?.shows === 'top' ? 1 : SHOWN - 1;
}

/**
 * Where a pile lies: its group's place, counted on to this pile. Mirrored, the groups change sides; the piles of
 * a group still run as the text does, and a fan still opens to the right, where the cards have their signs.
 */
export function placeOf(variant: Variant, { id, kind }: Pick<Pile, 'id' | 'kind'>, mirrored: boolean): Place {
  const { layout, piles } = variant;
  const place = layout.places[kind] ?? { at: [0, 0] };
  const number = Number(id.split('-')[1] ?? 1) - 1;
  const wrap = place.wrap ?? Infinity;
  const [at, row] = place.at;
  const width = Math.min(wrap, piles[kind]?.count ?? 1) + sideSteps(variant, kind) * STEP;
  const column = mirrored ? layout.columns - at - width : at;
  return { ...place, at: [column + (number % wrap), row + Math.floor(number / wrap)] };
}

/** How many cards under a card, face down and face up, count for its place in the fan. */
export function lieOf(
  { faceDown, cards }: Pile,
  index: number,
  fan: Fan,
): [faceDown: number, faceUp: number] {
  if (fan === 'down') return [Math.min(index, faceDown), Math.max(0, index - faceDown)];
  const first = fan === 'none' ? Infinity : Math.max(0, cards.length - SHOWN, faceDown - 1);
  return [0, Math.max(0, index - first)];
}

/** How many cards of a pile can be seen at most; those below need not be painted. */
export const depth = (fan: Fan): number => (fan === 'down' ? Infinity : fan === 'none' ? 2 : SHOWN + 1);

/** Whether a card is an item of its own: a run of face-down cards is one, at its top card. */
export function reachable({ cards, faceDown }: Pile, index: number, fan: Fan): boolean {
  const top = cards.length - 1;
  if (index < faceDown) return index === faceDown - 1 && (fan !== 'none' || index === top);
  return fan === 'down' || index > top - (fan === 'none' ? 1 : SHOWN);
}
