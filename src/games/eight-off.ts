// Eight Off: eight cells, four of them filled by the deal, and columns built down in suit.
//
// Rules: AisleRiot. AisleRiot also plays every possible card to the foundations automatically; here the setting
// `autoplay` does.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    'eight-off': object;
  }
}

export const eightOff: Variant = {
  id: 'eight-off',
  name: 'Eight Off',
  piles: {
    reserve: {
      count: 8,
      shows: 'all',
      gives: 'top',
      takes: { from: ['reserve', 'tableau'], single: true },
    },
    foundation: {
      count: 4,
      shows: 'all',
      takes: {
        from: ['reserve', 'tableau'],
        build: { suit: 'same', steps: [1] },
        empty: [{ accepts: 'A' }],
        single: true,
        most: 13,
      },
    },
    tableau: {
      count: 8,
      shows: 'all',
      gives: 'any',
      atMost: 'reserves',
      takes: {
        from: ['reserve', 'tableau'],
        build: { suit: 'same', steps: [-1] },
        empty: [{ accepts: 'K' }],
      },
    },
  },
  deal: [
    { to: 'tableau', each: 6, by: 'row' },
    { to: 'reserve', each: [1, 1, 1, 1] },
  ],
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  layout: {
    columns: 8,
    places: {
      foundation: { at: [2, 0] },
      reserve: { at: [0, 1] },
      tableau: { at: [0, 2], fan: 'down', room: [0, 10] },
    },
    alternatives: [
      {
        columns: 9.5,
        places: {
          foundation: { at: [0, 0], wrap: 1 },
          reserve: { at: [1.5, 0] },
          tableau: { at: [1.5, 1], rows: 3, fan: 'down', room: [0, 10] },
        },
      },
      {
        columns: 14,
        places: {
          reserve: { at: [0, 0], wrap: 3 },
          tableau: { at: [3.5, 0], rows: 3, fan: 'down', room: [0, 10] },
          foundation: { at: [12, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      piles: { reserve: 'cell' },
      allOf: { reserve: 'Cells' },
      gameHelp: {
        'eight-off': {
          strategy:
            'Empty a [column] for a king that would otherwise stand in the way. Cells fill quickly: use them for cards that leave again soon.',
        },
      },
    },
  },
};
