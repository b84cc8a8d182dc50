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
  },
};
