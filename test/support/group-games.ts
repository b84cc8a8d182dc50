// Custom games with several groups of piles of the same kind, and with names for them.
import type { Build, PileGroup, Rank, Variant } from '../../src/engine.js';

const from = ['waste', 'left', 'cell', 'tableau'];

/** Four foundations are built up, four down; the columns are built up. The groups have no names. */
export const unnamedUpAndDown: Variant = {
  id: 'up-and-down-unnamed',
  piles: {
    stock: { shows: 'none' },
    waste: { shows: 'all', gives: 'top' },
    left: { kind: 'reserve', count: 2, shows: 'all', gives: 'top' },
    cell: {
      kind: 'reserve',
      count: 2,
      shows: 'all',
      gives: 'top',
      takes: { from: ['tableau', 'waste', 'left'], single: true },
    },
    up: {
      kind: 'foundation',
      count: 4,
      shows: 'all',
      takes: { from, build: { suit: 'same', steps: [1] }, empty: [{ accepts: 'A' }], single: true },
    },
    down: {
      kind: 'foundation',
      count: 4,
      shows: 'all',
      takes: { from, build: { suit: 'same', steps: [-1] }, empty: [{ accepts: 'K' }], single: true },
    },
    tableau: {
      count: 6,
      shows: 'all',
      gives: 'any',
      takes: {
        from,
        build: { suit: 'alternate', steps: [1] },
        empty: [{ accepts: 'any', from: ['left'] }],
      },
    },
  },
  deal: [
    { to: 'left', each: 6 },
    { to: 'tableau', each: 4, by: 'row' },
    { to: 'waste', each: 1 },
  ],
  draw: { to: 'waste', count: 1 },
  redeal: { kind: 'recycle', limit: 2 },
  score: { plays: [{ to: 'up', points: 'rank' }] },
  goal: { full: 'foundation' },
  layout: {
    columns: 10,
    places: {
      stock: { at: [0, 0] },
      waste: { at: [1, 0] },
      up: { at: [2, 0] },
      down: { at: [6, 0] },
      left: { at: [0, 1], fan: 'down' },
      cell: { at: [8, 1] },
      tableau: { at: [2, 1], fan: 'down', room: [0, 8] },
    },
  },
};

/** The same with names of the groups in English, which serve all languages; only one of them has forms. */
export const upAndDown: Variant = {
  ...unnamedUpAndDown,
  id: 'up-and-down',
  texts: {
    piles: { left: 'left store', cell: 'parking place', up: 'rising pile', down: 'falling pile' },
    allOf: { left: 'Left stores', cell: 'Parking places', up: 'Rising piles', down: 'Falling piles' },
    forms: { a: { piles: { cell: 'a parking place' } } },
  },
};

/** The game with foundations of its second group that are built in this way, from this rank. */
export function withDown(build: Build, rank: Rank): Variant {
  const { down } = upAndDown.piles;
  const group: PileGroup = {
    ...down,
    shows: 'all',
    takes: { ...down?.takes, from: ['waste'], build, empty: [{ accepts: rank }] },
  };
  return { ...upAndDown, id: 'up-and-other', piles: { ...upAndDown.piles, down: group } };
}
