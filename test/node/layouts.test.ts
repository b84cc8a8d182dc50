// The layouts of the games: where the piles are on wide, on narrow and on low tables.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { variants, type Arrangement, type Variant } from '../../src/engine.js';
import { cruel, klondike } from '../../src/variants/index.js';
import { bestArrangement, geometryOf, type TableSpace } from '../../src/elements/table/table-geometry.js';
import { eightOff, kingAlbert, scorpion } from '../../src/games/all.js';
import { OPTIONAL } from '../support/optional-games.js';
import type { PileKind } from '../../src/engine/index.js';
import { pilePlacement } from '../../src/elements/cards/pile-layout.js';

const LETTER: Record<PileKind, string> = {
  stock: 'S',
  waste: 'W',
  reserve: 'R',
  discard: 'D',
  foundation: 'F',
  tableau: 'T',
};

/** A placed pile: its position, and the table columns and rows that it uses. */
interface PlacedPile {
  readonly id: string;
  readonly kind: PileKind;
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly rows: number;
}

/** The distances between columns, and between the cards of a fan to the right, in card widths. */
const COLUMN = 1.14;
const SIDE_STEP = 0.34;

/** The piles of an arrangement. */
function placedPiles(variant: Variant, arrangement: Arrangement, mirrored = false): PlacedPile[] {
  return Object.entries(variant.piles).flatMap(([name, { count = 1, shows }]) =>
    Array.from({ length: count }, (_, i): PlacedPile => {
      const kind = name as PileKind;
      const id = count > 1 ? `${kind}-${String(i + 1)}` : kind;
      const { at, fan, rows = 1 } = pilePlacement(variant, arrangement, id, mirrored);
      const beside = fan === 'right' ? (shows === 'top' ? 1 : 2) : 0;
      return { id, kind, column: at[0], row: at[1], width: (1 + beside * SIDE_STEP) / COLUMN, rows };
    }),
  );
}

/**
 * The arrangement as text, one line for each row of the table and two characters for each column. The letter of a pile
 * is the first one of its kind. `>` follows a pile that is fanned to the right, and `|` marks further rows that a pile
 * can use. Below are the columns with reserved space (`face-down + face-up`), and the piles that are lower than their
 * row.
 */
function drawArrangement(variant: Variant, arrangement: Arrangement): string {
  const piles = placedPiles(variant, arrangement);
  const height = Math.max(...piles.map(({ row, rows }) => row + rows));
  const lines = Array.from({ length: height }, () => Array<string>(arrangement.columns * 2).fill('.'));
  for (const { kind, column, row, rows } of piles) {
    for (let y = row; y < row + rows; y++) {
      const line = lines[y];
      if (line) line[column * 2] = y === row ? LETTER[kind] : '|';
    }
    const line = lines[row];
    if (line && arrangement.places[kind]?.fan === 'right') line[column * 2 + 1] = '>';
  }
  const notes = Object.entries(arrangement.places).flatMap(([kind, { fan, room, lower }]) => [
    ...(fan === 'down' ? [`${kind}: ${(room ?? [0, 0]).join(' + ')}`] : []),
    ...(lower ? [`${kind}: lower by ${String(lower)}`] : []),
  ]);
  return [...lines.map((line) => line.join('')), ...notes].join('\n');
}

const arrangementsOf = ({ layout }: Variant): readonly Arrangement[] => [
  layout,
  ...(layout.alternatives ?? []),
];

/** The arrangements of each game, the usual one first. `drawArrangement` explains the notation. */
const DRAWINGS: Readonly<Record<string, readonly string[]>> = {
  reno: [
    `S>.W>..F.F.F.F.
R......T.T.T.T.
reserve: lower by 0.25
tableau: 0 + 12`,
    `S>.W>..R.
.F.F.F.F.
.T.T.T.T.
tableau: 0 + 12`,
    `S>..R..T.T.T.T.F.F.
W>.....|.|.|.|.F.F.
tableau: 0 + 12`,
  ],
  klondike: [
    `S.W>..F.F.F.F.
T.T.T.T.T.T.T.
tableau: 6 + 12`,
    `S..T.T.T.T.T.T.T.F.F.
W>.|.|.|.|.|.|.|.F.F.
tableau: 6 + 12`,
  ],
  cruel: [
    `S...F.F.F.F.
T.T.T.T.T.T.
T.T.T.T.T.T.
tableau: 0 + 6`,
    `S.T.T.T.T.T.T.F.F.
..T.T.T.T.T.T.F.F.
tableau: 0 + 6`,
    `S.T.T.T.T.T.T.T.T.T.T.T.T.F.F.
..|.|.|.|.|.|.|.|.|.|.|.|.F.F.
tableau: 0 + 6`,
  ],
  demon: [
    `S.W>..F.F.F.F.
R.....T.T.T.T.
reserve: lower by 0.25
tableau: 0 + 12`,
    `S.W>...R.
.F.F.F.F.
.T.T.T.T.
tableau: 0 + 12`,
    `S...R.T.T.T.T.F.F.
W>....|.|.|.|.F.F.
tableau: 0 + 12`,
  ],
  'over-under': [
    `T.T.T.T.T.T.T.
....S...D.....
tableau: 0 + 4`,
    `T.T.T.T.T.T.T..S.
|.|.|.|.|.|.|..D.
tableau: 0 + 4`,
  ],
};

describe.each([...variants.values()].map((variant) => [variant.id, variant] as const))(
  'the layout of %s',
  (id, variant) => {
    it('has the piles where players of the game expect them', () => {
      expect(arrangementsOf(variant).map((one) => drawArrangement(variant, one))).toEqual(DRAWINGS[id]);
    });

    it.each([false, true])('has every pile within the table, without overlap; mirrored: %s', (mirrored) => {
      for (const arrangement of arrangementsOf(variant)) {
        const piles = placedPiles(variant, arrangement, mirrored);
        for (const [i, a] of piles.entries()) {
          expect(a.column, a.id).toBeGreaterThanOrEqual(0);
          expect(a.column + a.width, a.id).toBeLessThanOrEqual(arrangement.columns + 1e-9);
          for (const b of piles.slice(i + 1)) {
            const besides = a.column + a.width <= b.column + 1e-9 || b.column + b.width <= a.column + 1e-9;
            const below = a.row + a.rows <= b.row || b.row + b.rows <= a.row;
            expect(besides || below, `${a.id} and ${b.id}`).toBe(true);
          }
        }
      }
    });

    it('uses the widest arrangement on a low and wide table, and the default one on an ordinary page', () => {
      const arrangements = arrangementsOf(variant);
      const widest = arrangements.reduce((best, one) => (one.columns > best.columns ? one : best));
      const on = (width: number, height: number, mostCard: number): Arrangement =>
        bestArrangement(variant, { width, height, mostCard }).arrangement;
      expect(on(2400, 420, 200).columns).toBe(widest.columns);
      expect(on(1000, 800, 100).columns).toBe(variant.layout.columns);
    });

    it('has the largest cards on a phone in portrait that its arrangements allow', () => {
      const { card } = bestArrangement(variant, { width: 360, height: 2000, mostCard: 140 });
      const widths = arrangementsOf(variant).map((one) => 360 / geometryOf(variant, one, false).width);
      expect(card * 1.1).toBeGreaterThanOrEqual(Math.max(...widths));
    });
  },
);

describe('on a phone in landscape orientation', () => {
  /** The table of a window of 667 × 375. */
  const space = { width: 550, height: 342, mostCard: 112 };

  it('of two arrangements with equally large cards, the one with the higher strips is used', () => {
    const { arrangement, card, strip } = bestArrangement(cruel, space);
    expect(arrangement.columns).toBe(9);
    expect(card).toBeGreaterThan(54);
    const { columns, fixed } = geometryOf(cruel, cruel.layout, false);
    expect(strip).toBeGreaterThan((space.height - (fixed + columns.cards) * card) / columns.steps);
  });

  it('Klondike and Scorpion show strips of 20 px of the cards in a long column', () => {
    for (const variant of [klondike, scorpion]) {
      const { card, strip } = bestArrangement(variant, { width: 620, height: 334, mostCard: 112 });
      expect(strip, variant.id).toBeGreaterThanOrEqual(20);
      expect(card, variant.id).toBeGreaterThan(50);
    }
  });
});

it('cards become smaller than a comfortable target only if the strips gain much', () => {
  const columnsOf = (variant: Variant, width: number, height: number): number =>
    bestArrangement(variant, { width, height, mostCard: 112 }).arrangement.columns;
  expect(columnsOf(eightOff, 620, 334)).toBe(9.5);
  expect(columnsOf(kingAlbert, 550, 342)).toBe(11.5);
});

it('columns beside the cells of King Albert become longer on a table that is high enough', () => {
  const { piles, mostFlex } = geometryOf(kingAlbert, kingAlbert.layout, false);
  expect(piles.get('tableau-1')?.roomFlex).toBe(1);
  expect(mostFlex).toBeGreaterThan(1);
});

it('an arrangement without any space has no size', () => {
  const { card, strip } = bestArrangement(klondike, { width: 300, height: -10, mostCard: 112 });
  expect([card, strip]).toEqual([0, 0]);
});

describe.each([...variants.values(), ...OPTIONAL].map((variant) => [variant.id, variant] as const))(
  'the arrangement of %s',
  (_, variant) => {
    /** The sizes with one arrangement only. */
    const sizesOf = (arrangement: Arrangement, space: TableSpace) =>
      bestArrangement({ ...variant, layout: { ...arrangement, alternatives: [] } }, space);

    it('is never one that has clearly smaller cards and clearly lower strips than another one', () => {
      const lengths = fc.record({
        width: fc.integer({ min: 250, max: 1920 }),
        height: fc.integer({ min: 200, max: 1200 }),
        mostCard: fc.constant(112),
      });
      fc.assert(
        fc.property(lengths, (space) => {
          const best = bestArrangement(variant, space);
          for (const arrangement of arrangementsOf(variant)) {
            const { card, strip } = sizesOf(arrangement, space);
            const isWorse = best.card * 1.05 < card && best.strip * 1.05 < strip;
            expect(isWorse, `${String(arrangement.columns)} columns`).toBe(false);
          }
        }),
      );
    });

    it('gives all of the flexible height to rows with columns, also if their fixed height is enough', () => {
      for (const arrangement of arrangementsOf(variant)) {
        const { rows, mostFlex } = geometryOf(variant, arrangement, false);
        const given = rows.reduce((sum, { flex }) => sum + flex, 0);
        expect(given, `${String(arrangement.columns)} columns`).toBeCloseTo(mostFlex > 0 ? 1 : 0);
      }
    });
  },
);
