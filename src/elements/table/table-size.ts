// Computes the size of a dealt table from the layout of a game, for server rendering (ssr-skeleton.ts) and for the
// space that a page reserves until the script has loaded (scripts/place.ts). The styles of the table and its piles use
// the same values.
import type { PileKind, Variant } from '../../engine/index.js';
import { PITCH, pilePlacement } from '../cards/pile-layout.js';

/** Height of a card, in card widths, as are all lengths here. */
export const CARD_HEIGHT = 1.4;
/** The distance between rows. */
const ROW_GAP = 0.2;
/** A step of a fan of face-up cards; at least 24 px. */
export const STEP = 0.17 * CARD_HEIGHT;
/** A step of a fan of face-down cards. */
const COVERED_STEP = 0.04 * CARD_HEIGHT;

/** A row of the table, as high as its highest pile. The gap before a row belongs to it. */
export interface TableRow {
  /** The part of the height that depends on the width of a card alone. */
  readonly height: number;
  /** The number of fan steps in the rest of the height. */
  readonly steps: number;
  /** The upper left corners of the piles. */
  readonly piles: readonly { readonly left: number; readonly top: number }[];
}

/** The rows of the table, from the top. */
export function rowsOf(variant: Variant, mirrored: boolean): readonly TableRow[] {
  const rows: TableRow[] = [];
  for (const [kind, { count = 1 }] of Object.entries(variant.piles)) {
    for (let n = 1; n <= count; n++) {
      const pile = { id: `${kind}-${n}`, kind: kind as PileKind };
      const { at, room: [down, up] = [0, 0], lower = 0 } = pilePlacement(variant, pile, mirrored);
      const [x, y] = at;
      const { height, steps, piles } = rows[y] ?? { height: 0, steps: 0, piles: [] };
      const top = (y && ROW_GAP) + lower * CARD_HEIGHT;
      const own = { height: top + CARD_HEIGHT + down * COVERED_STEP, steps: up };
      const isHigher = own.height + own.steps * STEP > height + steps * STEP;
      rows[y] = { ...(isHigher ? own : { height, steps }), piles: [...piles, { left: x * PITCH, top }] };
    }
  }
  return rows;
}

/** The width of the table. */
export const widthOf = ({ layout }: Variant): number => PITCH * layout.columns - (PITCH - 1);
