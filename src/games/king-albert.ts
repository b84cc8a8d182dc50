// King Albert: nine columns of nine to one cards, and a reserve of seven, all face up.
//
// Rules: Morehead and Mott-Smith, The Complete Book of Solitaire and Patience Games: all cards are face up, and one
// card moves at a time. In AisleRiot only the top cards of the columns are face up at first, and whole runs move.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    'king-albert': { takeBack: boolean };
  }
}

export const kingAlbert: Variant = {
  id: 'king-albert',
  name: 'King Albert',
  piles: {
    reserve: { count: 7, shows: 'all', gives: 'top' },
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
      count: 9,
      shows: 'all',
      gives: 'top',
      takes: {
        from: ['reserve', 'tableau', 'foundation'],
        build: { suit: 'alternate', steps: [-1] },
        empty: [{ accepts: 'any' }],
      },
    },
  },
  deal: [
    { to: 'tableau', each: [9, 8, 7, 6, 5, 4, 3, 2, 1], by: 'row' },
    { to: 'reserve', each: 1 },
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
    columns: 11.5,
    places: {
      foundation: { at: [2.5, 0] },
      tableau: { at: [0, 1], rows: 3, fan: 'down', room: [0, 12] },
      reserve: { at: [9.5, 0], wrap: 2 },
    },
    alternatives: [
      {
        columns: 9,
        places: {
          foundation: { at: [2.5, 0] },
          reserve: { at: [1, 1] },
          tableau: { at: [0, 2], fan: 'down', room: [0, 12] },
        },
      },
      {
        columns: 14,
        places: {
          reserve: { at: [0, 0], wrap: 2 },
          tableau: { at: [2.5, 0], rows: 4, fan: 'down', room: [0, 12] },
          foundation: { at: [12, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      gameHelp: {
        'king-albert': {
          strategy:
            'The reserve is the only help: play its cards when they free others. Empty the short [columns|column] first.',
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
