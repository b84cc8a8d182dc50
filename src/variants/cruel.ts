// Cruel: twelve columns of four, built down in suit one card at a time, and redeals without shuffling.
import type { Variant } from '../engine/index.js';

export const cruel: Variant = {
  id: 'cruel',
  piles: {
    stock: { shows: 'none' },
    foundation: {
      count: 4,
      shows: 'all',
      takes: {
        from: ['tableau'],
        build: { suit: 'same', steps: [1] },
        empty: [{ accepts: 'A' }],
        single: true,
        most: 13,
      },
    },
    tableau: {
      count: 12,
      shows: 'all',
      gives: 'top',
      takes: { from: ['tableau'], build: { suit: 'same', steps: [-1] } },
    },
  },
  deal: [
    { to: 'foundation', rank: 'A' },
    { to: 'tableau', each: 4 },
  ],
  redeal: { kind: 'gather', packet: 4 },
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  deadEnd: 'last-card-back',
  layout: {
    columns: 6,
    places: {
      stock: { at: [0, 0] },
      foundation: { at: [2, 0] },
      tableau: { at: [0, 1], wrap: 6, fan: 'down', room: [0, 6] },
    },
    alternatives: [
      {
        columns: 9,
        places: {
          stock: { at: [0, 0] },
          tableau: { at: [1, 0], wrap: 6, fan: 'down', room: [0, 6] },
          foundation: { at: [7, 0], wrap: 2 },
        },
      },
      {
        columns: 15,
        places: {
          stock: { at: [0, 0] },
          tableau: { at: [1, 0], rows: 2, fan: 'down', room: [0, 6] },
          foundation: { at: [13, 0], wrap: 2 },
        },
      },
    ],
  },
};
