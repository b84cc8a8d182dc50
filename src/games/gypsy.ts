// Gypsy: two decks, eight columns built down in alternating colours, and a stock that deals onto all of them.
//
// Rules: AisleRiot. With `takeBack: true`, cards may leave the foundations, as in AisleRiot. AisleRiot scores 5 for
// each card there, 60 for a full foundation and 2 for each pair in the columns.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    gypsy: { takeBack: boolean };
  }
}

export const gypsy: Variant = {
  id: 'gypsy',
  name: 'Gypsy',
  decks: 2,
  piles: {
    stock: { shows: 'none' },
    foundation: {
      count: 8,
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
      shows: 'top',
      gives: 'any',
      takes: {
        from: ['tableau', 'foundation'],
        build: { suit: 'alternate', steps: [-1] },
        empty: [{ accepts: 'any' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: 3, by: 'row', faceDown: [2, 2, 2, 2, 2, 2, 2, 2] }],
  draw: { to: 'tableau', count: 1 },
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
    columns: 9,
    places: {
      stock: { at: [0, 0] },
      foundation: { at: [1, 0] },
      tableau: { at: [0.5, 1], fan: 'down', room: [2, 14] },
    },
    alternatives: [
      {
        columns: 12,
        places: {
          stock: { at: [0, 0] },
          tableau: { at: [1.5, 0], rows: 4, fan: 'down', room: [2, 14] },
          foundation: { at: [10, 0], wrap: 2 },
        },
      },
      {
        columns: 8,
        places: {
          stock: { at: [0, 0] },
          foundation: { at: [2, 0], wrap: 4 },
          tableau: { at: [0, 2], fan: 'down', room: [2, 14] },
        },
      },
    ],
  },
  texts: {
    en: {
      gameHelp: {
        gypsy: {
          strategy:
            'Turn up all [face-down|face down] cards before you deal, and keep an empty [column] for the cards that the deal brings.',
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
