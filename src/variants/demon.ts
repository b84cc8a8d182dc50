// Demon, in America Canfield: a reserve of thirteen that fills the columns, and a base rank set by the deal.
import type { Variant } from '../engine/index.js';

export const demon: Variant = {
  id: 'demon',
  piles: {
    stock: { shows: 'none' },
    waste: { shows: 'all', gives: 'top' },
    reserve: { shows: 'top', gives: 'top' },
    foundation: {
      count: 4,
      shows: 'all',
      takes: {
        from: ['waste', 'reserve', 'tableau'],
        build: { suit: 'same', steps: [1], wrap: true },
        empty: [{ accepts: 'base' }],
        single: true,
        most: 13,
      },
    },
    tableau: {
      count: 4,
      shows: 'all',
      gives: 'column',
      takes: {
        from: ['waste', 'reserve', 'tableau'],
        build: { suit: 'alternate', steps: [-1], wrap: true },
        empty: [{ accepts: 'any', from: ['waste'] }],
      },
      fill: 'reserve',
    },
  },
  deal: [
    { to: 'reserve', each: 13 },
    { to: 'foundation', each: [1] },
    { to: 'tableau', each: 1 },
  ],
  draw: { to: 'waste', count: 3 },
  redeal: { kind: 'recycle' },
  score: { start: 1, plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  options: {
    reserve: [{ value: 13 }, { value: 10, patch: { deal: { 0: { each: 10 } } } }],
    runs: [{ value: 'whole' }, { value: 'any', patch: { piles: { tableau: { gives: 'any' } } } }],
    scoring: [
      { value: 'cards' },
      {
        value: 'vegas',
        patch: { score: { start: 5, stake: 52, plays: [{ to: 'foundation', points: 5 }] } },
      },
    ],
  },
  presets: ['runs', 'reserve'],
  layout: {
    columns: 7,
    places: {
      stock: { at: [0, 0] },
      waste: { at: [1, 0], fan: 'right' },
      foundation: { at: [3, 0] },
      reserve: { at: [0, 1], lower: 0.25 },
      tableau: { at: [3, 1], fan: 'down', room: [0, 12] },
    },
    alternatives: [
      {
        columns: 4.5,
        places: {
          stock: { at: [0, 0] },
          waste: { at: [1, 0], fan: 'right' },
          reserve: { at: [3.5, 0] },
          foundation: { at: [0.5, 1] },
          tableau: { at: [0.5, 2], fan: 'down', room: [0, 12] },
        },
      },
      {
        columns: 9,
        places: {
          stock: { at: [0, 0] },
          waste: { at: [0, 1], fan: 'right' },
          reserve: { at: [2, 0] },
          tableau: { at: [3, 0], rows: 2, fan: 'down', room: [0, 12] },
          foundation: { at: [7, 0], wrap: 2 },
        },
      },
    ],
  },
};
