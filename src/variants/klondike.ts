// Klondike: seven columns with face-down cards, a stock drawn three cards at a time, and redeals.
import type { Variant } from '../engine/index.js';

export const klondike: Variant = {
  id: 'klondike',
  piles: {
    stock: { shows: 'none' },
    waste: { shows: 'all', gives: 'top' },
    foundation: {
      count: 4,
      shows: 'all',
      takes: {
        from: ['waste', 'tableau'],
        build: { suit: 'same', steps: [1] },
        empty: [{ accepts: 'A' }],
        single: true,
        most: 13,
      },
    },
    tableau: {
      count: 7,
      shows: 'top',
      gives: 'run',
      takes: {
        from: ['waste', 'tableau', 'foundation'],
        build: { suit: 'alternate', steps: [-1] },
        empty: [{ accepts: 'K' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: [1, 2, 3, 4, 5, 6, 7], by: 'row' }],
  draw: { to: 'waste', count: 3 },
  redeal: { kind: 'recycle' },
  score: {
    floor: 0,
    plays: [
      { from: ['waste'], to: 'tableau', points: 5 },
      { from: ['waste', 'tableau'], to: 'foundation', points: 10 },
      { from: ['foundation'], to: 'tableau', points: -15 },
    ],
    turned: { in: 'tableau', points: 5 },
    redeal: { free: 3, points: -20 },
  },
  goal: { full: 'foundation' },
  options: {
    draw: [
      { value: 3 },
      { value: 1, patch: { draw: { count: 1 }, score: { redeal: { free: 0, points: -100 } } } },
    ],
    redeals: [{ value: 'unlimited' }, { atLeast: 0, set: 'redeal.limit' }],
    runs: [{ value: 'whole' }, { value: 'any', patch: { piles: { tableau: { gives: 'any' } } } }],
    takeBack: [{ value: false }, { value: true, patch: { piles: { foundation: { gives: 'top' } } } }],
    scoring: [
      { value: 'standard' },
      {
        value: 'vegas',
        patch: {
          score: {
            stake: 52,
            plays: [
              { to: 'foundation', points: 5 },
              { from: ['foundation'], to: 'tableau', points: -5 },
            ],
            turned: { points: 0 },
            redeal: { points: 0 },
          },
        },
      },
      { value: 'none', patch: { score: { plays: [], turned: { points: 0 }, redeal: { points: 0 } } } },
    ],
  },
  presets: ['draw', 'runs'],
  layout: {
    columns: 7,
    places: {
      stock: { at: [0, 0] },
      waste: { at: [1, 0], fan: 'right' },
      foundation: { at: [3, 0] },
      tableau: { at: [0, 1], fan: 'down', room: [6, 12] },
    },
    alternatives: [
      {
        columns: 10.5,
        places: {
          stock: { at: [0, 0] },
          waste: { at: [0, 1], fan: 'right' },
          tableau: { at: [1.5, 0], rows: 2, fan: 'down', room: [6, 12] },
          foundation: { at: [8.5, 0], wrap: 2 },
        },
      },
    ],
  },
};
