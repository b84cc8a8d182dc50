// Reno: a betting game with a reserve of thirteen, a turned card, and columns that move only as a whole.
import type { Variant } from '../engine/index.js';

export const reno: Variant = {
  id: 'reno',
  piles: {
    stock: { shows: 'top', gives: 'top' },
    waste: { shows: 'all', gives: 'top' },
    reserve: { shows: 'top', gives: 'top' },
    foundation: {
      count: 4,
      shows: 'all',
      takes: {
        from: ['stock', 'waste', 'reserve', 'tableau'],
        build: { suit: 'same', steps: [1] },
        empty: [{ accepts: 'A' }],
        single: true,
        most: 13,
      },
    },
    tableau: {
      count: 4,
      shows: 'all',
      gives: 'column',
      takes: {
        from: ['stock', 'waste', 'reserve', 'tableau'],
        build: { suit: 'alternate', steps: [-1] },
        empty: [
          { accepts: 'any', from: ['reserve'] },
          { accepts: 'K', from: ['stock', 'waste'], whenEmpty: 'reserve' },
        ],
      },
    },
  },
  deal: [
    { to: 'reserve', each: 13 },
    { to: 'tableau', each: 1 },
  ],
  draw: { to: 'waste', count: 1 },
  score: { stake: 52, plays: [{ to: 'foundation', points: 5 }] },
  goal: { full: 'foundation' },
  aim: { net: 0 },
  options: {
    end: [{ value: 'no-play' }, { value: 'empty-stock', patch: { end: 'empty-stock' } }],
  },
  layout: {
    columns: 7.5,
    places: {
      stock: { at: [0, 0], fan: 'right' },
      waste: { at: [1.5, 0], fan: 'right' },
      foundation: { at: [3.5, 0] },
      reserve: { at: [0, 1], lower: 0.25 },
      tableau: { at: [3.5, 1], fan: 'down', room: [0, 12] },
    },
    alternatives: [
      {
        columns: 4.5,
        places: {
          stock: { at: [0, 0], fan: 'right' },
          waste: { at: [1.5, 0], fan: 'right' },
          reserve: { at: [3.5, 0] },
          foundation: { at: [0.5, 1] },
          tableau: { at: [0.5, 2], fan: 'down', room: [0, 12] },
        },
      },
      {
        columns: 9.5,
        places: {
          stock: { at: [0, 0], fan: 'right' },
          waste: { at: [0, 1], fan: 'right' },
          reserve: { at: [2, 0] },
          tableau: { at: [3.5, 0], rows: 2, fan: 'down', room: [0, 12] },
          foundation: { at: [7.5, 0], wrap: 2 },
        },
      },
    ],
  },
};
