// Streets and Alleys: Beleaguered Castle with the aces in the columns.
//
// Rules: AisleRiot. With `takeBack: true`, cards may leave the foundations, as in AisleRiot.
// The columns are side by side here, not on both sides of the foundations.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    'streets-and-alleys': { takeBack: boolean };
  }
}

export const streetsAndAlleys: Variant = {
  id: 'streets-and-alleys',
  name: 'Streets and Alleys',
  piles: {
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
      count: 8,
      shows: 'all',
      gives: 'top',
      takes: {
        from: ['tableau', 'foundation'],
        build: { suit: 'any', steps: [-1] },
        empty: [{ accepts: 'any' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: [7, 7, 7, 7, 6, 6, 6, 6], by: 'row' }],
  score: {
    plays: [
      { from: ['foundation'], to: 'tableau', points: -1 },
      { to: 'foundation', points: 1 },
    ],
  },
  goal: { full: 'foundation' },
  options: {
    takeBack: [{ value: false }, { value: true, patch: { piles: { foundation: { gives: 'top' } } } }],
  },
  layout: {
    columns: 8,
    places: {
      foundation: { at: [2, 0] },
      tableau: { at: [0, 1], fan: 'down', room: [0, 11] },
    },
    alternatives: [
      {
        columns: 9.5,
        places: {
          tableau: { at: [0, 0], rows: 4, fan: 'down', room: [0, 11] },
          foundation: { at: [8.5, 0], wrap: 1 },
        },
      },
      {
        columns: 10.5,
        places: {
          tableau: { at: [0, 0], rows: 2, fan: 'down', room: [0, 11] },
          foundation: { at: [8.5, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      gameHelp: {
        'streets-and-alleys': {
          strategy: 'Free the aces first, but do not pay with a [column] full of high cards on low ones.',
          options: {
            takeBack: {
              false: 'What lies on a [foundation] stays there.',
              true: 'You may [take back] the [top card] of a [foundation].',
            },
          },
        },
      },
    },
  },
};
