// Beleaguered Castle: the aces start the foundations, and eight columns of six are built down in any suit.
//
// Rules: AisleRiot. With `takeBack: true`, cards other than aces may leave the foundations, as in AisleRiot.
// The columns are side by side here, not on both sides of the foundations.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    'beleaguered-castle': { takeBack: boolean };
  }
}

export const beleagueredCastle: Variant = {
  id: 'beleaguered-castle',
  name: { en: 'Beleaguered Castle', de: 'Belagerte Burg' },
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
  deal: [
    { to: 'foundation', rank: 'A' },
    { to: 'tableau', each: 6, by: 'row' },
  ],
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
      tableau: { at: [0, 1], fan: 'down', room: [0, 10] },
    },
    alternatives: [
      {
        columns: 9.5,
        places: {
          tableau: { at: [0, 0], rows: 4, fan: 'down', room: [0, 10] },
          foundation: { at: [8.5, 0], wrap: 1 },
        },
      },
      {
        columns: 10.5,
        places: {
          tableau: { at: [0, 0], rows: 2, fan: 'down', room: [0, 10] },
          foundation: { at: [8.5, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      gameHelp: {
        'beleaguered-castle': {
          strategy:
            'An empty [column] is precious: empty one before the others are full of high cards on low ones.',
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
