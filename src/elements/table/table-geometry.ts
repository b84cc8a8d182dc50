// Computes the geometry of a table from an arrangement of its piles: positions, the height on a page, and which
// arrangement has the largest cards in a given space. The table (table-view.ts), the server (ssr-skeleton.ts) and
// dist/place.css (scripts/place.ts) use the same numbers. All lengths are in card widths, unless stated otherwise.
//
// The height of a table has a fixed part, for one card in each row, and a flexible part, which the columns share. The
// flexible part is the rest of the available height: columns have comfortable steps if it is high enough.
import type { Arrangement, Variant } from '../../engine/index.js';
import { pileId } from '../../engine/pile-names.js';
import { PITCH, pilePlacement } from '../cards/pile-layout.js';
import { listOf, sum } from '../../engine/lists.js';

/** Height of a card. */
export const CARD_HEIGHT = 1.4;
/** The distance between rows. */
const ROW_GAP = 0.2;
/** A step of a fan of face-up cards; at least 24 px where there is enough space. */
export const STEP = 0.17 * CARD_HEIGHT;
/** A step of a fan of face-down cards. */
const COVERED_STEP = 0.04 * CARD_HEIGHT;
/** The largest steps, even if the table is higher than its columns need. */
const MOST_STEP = 0.28 * CARD_HEIGHT;
/** Cards become smaller before the steps of an expected column become smaller than this. */
const LEAST_STEP = 0.14;
const LEAST_COVERED_STEP = 0.03 * CARD_HEIGHT;

/** The position of a pile. Its top is `top` card widths plus the share `topFlex` of the flexible part. */
interface PileBox {
  readonly row: number;
  readonly left: number;
  readonly top: number;
  readonly topFlex: number;
  /** The height that its cards can use: card widths, and a share of the flexible part. */
  readonly room: number;
  readonly roomFlex: number;
}

/** A row: its fixed height, which includes the gap before it, and its share of the flexible part. */
interface TableRow {
  readonly fixed: number;
  readonly flex: number;
}

export interface TableGeometry {
  readonly rows: readonly TableRow[];
  /** The piles by id. */
  readonly piles: ReadonlyMap<string, PileBox>;
  readonly width: number;
  /** The fixed part of the height. */
  readonly fixed: number;
  /** The flexible part for comfortable columns: card widths, and a number of fan steps. */
  readonly columns: { readonly cards: number; readonly steps: number };
  /** The greatest useful height of the flexible part. */
  readonly mostFlex: number;
  /** The least height of the whole table for readable columns. */
  readonly least: number;
}

/** A row while it is computed. `cards`, `steps` and `covered` are those of its longest column, in the flexible part. */
interface RowDraft {
  fixed: number;
  cards: number;
  steps: number;
  covered: number;
  /** The greatest useful height of its flexible part. */
  most: number;
}

const geometries = new WeakMap<Variant, Map<string, TableGeometry>>();

/** All arrangements of a game, the one that determines its height on a page first. */
const arrangementsOf = ({ layout, piles }: Variant): readonly Arrangement[] => [
  layout,
  // a game that extends another one may have groups that the arrangements of that game do not place
  ...(layout.alternatives ?? []).filter(({ places }) =>
    Object.keys(piles).every((group) => Object.hasOwn(places, group)),
  ),
];

/** The arrangement with the fewest columns, which determines the height of a narrow game. */
export const narrowestOf = (variant: Variant): Arrangement =>
  arrangementsOf(variant).toSorted((a, b) => a.columns - b.columns)[0] as Arrangement;

/** The geometry of an arrangement. */
export function geometryOf(variant: Variant, arrangement: Arrangement, mirrored: boolean): TableGeometry {
  const known = geometries.get(variant) ?? new Map<string, TableGeometry>();
  geometries.set(variant, known);
  const key = `${String(arrangementsOf(variant).indexOf(arrangement))} ${String(mirrored)}`;
  const geometry = known.get(key) ?? compute(variant, arrangement, mirrored);
  known.set(key, geometry);
  return geometry;
}

/** The space of a table and the greatest width of a card, in CSS pixels. */
export interface TableSpace {
  readonly width: number;
  readonly height: number;
  readonly mostCard: number;
}

/** An arrangement in a space. */
interface Fit {
  readonly arrangement: Arrangement;
  /** The width of a card in CSS pixels. */
  readonly card: number;
  /** The visible strip of a covered card, in CSS pixels, in a column of the expected length. */
  readonly strip: number;
}

/** The least height of a touch target in CSS pixels, which the strips of covered cards should have (WCAG 2.5.8). */
const LEAST_TARGET = 24;
/** The width of a comfortable touch target in CSS pixels (WCAG 2.5.5). */
const COMFORTABLE_TARGET = 44;
/** How much too low strips count beside the size of the cards: half their height is worth a quarter of the size. */
const LOW_STRIP = 0.45;
/** How much too narrow cards count, in addition to their size. */
const NARROW_CARD = 1.5;
/** An arrangement replaces an earlier one only if it is better by this factor. */
const CLEARLY = 1.03;

/** The arrangement with the largest cards, or one with smaller cards if covered cards have higher strips there. */
export function bestArrangement(variant: Variant, space: TableSpace): Fit {
  let best: Fit = { arrangement: variant.layout, card: 0, strip: 0 };
  let most = 0;
  for (const arrangement of arrangementsOf(variant)) {
    const fit = fitOf(geometryOf(variant, arrangement, false), arrangement, space);
    const value = valueOf(fit);
    if (value <= most * CLEARLY) continue;
    best = fit;
    most = value;
  }
  return best;
}

/** Above this width in CSS pixels, cards are easy to read: a larger one counts by half. */
const LARGE_CARD = 64;

/** How good the sizes of an arrangement are: the width of a card, reduced where targets are too small. */
const valueOf = ({ card, strip }: Fit): number =>
  (Math.min(card, LARGE_CARD) + Math.max(0, card - LARGE_CARD) / 2) *
  Math.min(1, strip / LEAST_TARGET) ** LOW_STRIP *
  Math.min(1, card / COMFORTABLE_TARGET) ** NARROW_CARD;

/** The sizes of an arrangement in a space. The styles of the table compute the same (table-styles.ts). */
function fitOf(geometry: TableGeometry, arrangement: Arrangement, space: TableSpace): Fit {
  const { width, least, fixed, columns } = geometry;
  const card = Math.max(0, Math.min(space.mostCard, space.width / width, space.height / least));
  const forSteps = space.height - (fixed + columns.cards) * card;
  const largest = Math.max(MOST_STEP * card, LEAST_TARGET);
  const strip = columns.steps ? Math.max(0, Math.min(largest, forSteps / columns.steps)) : largest;
  return { arrangement, card, strip };
}

function compute(variant: Variant, arrangement: Arrangement, mirrored: boolean): TableGeometry {
  const piles = placesOf(variant, arrangement, mirrored);
  const drafts: RowDraft[] = [];
  for (const { row, span, lower } of piles) {
    for (let y = 0; y < row + span; y++)
      drafts[y] ??= { fixed: CARD_HEIGHT + (y && ROW_GAP), cards: 0, steps: 0, covered: 0, most: 0 };
    const draft = drafts[row];
    if (draft && span === 1)
      draft.fixed = Math.max(draft.fixed, (row && ROW_GAP) + (1 + lower) * CARD_HEIGHT);
  }
  // if a pile that is lower than its group spans several rows, the rows are as high as the pile needs
  for (const { row, span, lower } of piles) {
    const last = drafts[row + span - 1];
    if (last) last.fixed += Math.max(0, CARD_HEIGHT - roomOf(drafts, row, span, lower));
  }
  for (const { row, span, lower, down, up } of piles) {
    const last = drafts[row + span - 1];
    if (!last) continue;
    // the fixed part of the rows below the first card is space for the column as well
    const spare = roomOf(drafts, row, span, lower) - CARD_HEIGHT;
    const cards = down * COVERED_STEP - spare;
    last.most = Math.max(last.most, cards + down * COVERED_STEP + up * MOST_STEP);
    if (cards + up * STEP <= last.cards + last.steps * STEP) continue;
    Object.assign(last, { cards, steps: up, covered: down });
  }
  const need = drafts.map(({ cards, steps }) => Math.max(0, cards + steps * STEP));
  const most = drafts.map((row) => row.most);
  // if the fixed parts suffice for comfortable steps, the flexible part still makes them larger, up to the largest ones
  const shares = sharesOf(sum(need) ? need : most);
  const rows = drafts.map(({ fixed }, y): TableRow => ({ fixed, flex: shares[y] ?? 0 }));
  const boxes = piles.map(({ id, row, column, span, lower }): [string, PileBox] => [
    id,
    {
      row,
      left: column * PITCH,
      top: sumOf(rows.slice(0, row), 'fixed') + (row && ROW_GAP) + lower * CARD_HEIGHT,
      topFlex: sumOf(rows.slice(0, row), 'flex'),
      room: roomOf(drafts, row, span, lower),
      roomFlex: sumOf(rows.slice(row, row + span), 'flex'),
    },
  ]);
  const fixed = sumOf(drafts, 'fixed');
  const columns = { cards: sumOf(drafts, 'cards'), steps: sumOf(drafts, 'steps') };
  const least = drafts.map((row) =>
    Math.max(0, row.cards - row.covered * (COVERED_STEP - LEAST_COVERED_STEP) + row.steps * LEAST_STEP),
  );
  return {
    rows,
    piles: new Map(boxes),
    width: PITCH * arrangement.columns - (PITCH - 1),
    fixed,
    columns,
    mostFlex: sum(most),
    least: fixed + sum(least),
  };
}

/** Each height as a share of their sum. */
function sharesOf(heights: readonly number[]): readonly number[] {
  const all = sum(heights);
  return heights.map((height) => (all ? height / all : 0));
}

const sumOf = <K extends string>(rows: readonly Readonly<Record<K, number>>[], of: K): number =>
  sum(rows.map((row) => row[of]));

/** The height in the fixed parts of `span` rows for a pile that begins in the first one. */
const roomOf = (rows: readonly RowDraft[], row: number, span: number, lower: number): number =>
  sumOf(rows.slice(row, row + span), 'fixed') - (row && ROW_GAP) - lower * CARD_HEIGHT;

/** The places of all piles, in the order of the position. */
function placesOf(variant: Variant, arrangement: Arrangement, mirrored: boolean) {
  return Object.entries(variant.piles).flatMap(([name, { count = 1 }]) =>
    listOf(count, (i) => {
      const id = pileId(name, i + 1, count);
      const place = pilePlacement(variant, arrangement, id, mirrored);
      const { at, fan, rows: span = 1, lower = 0 } = place;
      const [down, up] = (fan === 'down' ? place.room : undefined) ?? [0, 0];
      return { id, column: at[0], row: at[1], span, lower, down, up };
    }),
  );
}
