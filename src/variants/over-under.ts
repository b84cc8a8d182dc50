// Over-Under: clear seven columns onto one pile, a rank up or a rank down at a time; a king ends the sequence.
import type { Variant } from '../engine/index.js';

export const overUnder: Variant = {
  id: 'over-under',
  piles: {
    tableau: { count: 7, shows: 'all', gives: 'top' },
    stock: { shows: 'none' },
    discard: {
      shows: 'all',
      takes: { from: ['tableau'], build: { suit: 'any', steps: [1, -1], stopOn: 'K' } },
    },
  },
  deal: [
    { to: 'tableau', each: 5, by: 'row' },
    { to: 'discard', each: 1 },
  ],
  draw: { to: 'discard', count: 1 },
  score: { plays: [{ to: 'discard', points: 'rank' }], won: 5000 },
  goal: { empty: 'tableau' },
  aim: { left: 'fewest' },
  options: {
    end: [{ value: 'no-play' }, { value: 'empty-stock', patch: { end: 'empty-stock' } }],
  },
  layout: {
    columns: 7,
    places: {
      tableau: { at: [0, 0], fan: 'down', room: [0, 4] },
      stock: { at: [2, 1] },
      discard: { at: [4, 1] },
    },
    alternatives: [
      {
        columns: 8.5,
        places: {
          tableau: { at: [0, 0], rows: 2, fan: 'down', room: [0, 4] },
          stock: { at: [7.5, 0] },
          discard: { at: [7.5, 1] },
        },
      },
    ],
  },
};
