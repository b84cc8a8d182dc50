// Seahaven Towers: ten columns of five built down in suit, and four cells, two of them filled by the deal.
//
// Rules: AisleRiot. AisleRiot also moves a whole run to a foundation in one move, and moves cards there
// automatically; here they move one by one, automatically only with the setting `autoplay`.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    'seahaven-towers': object;
  }
}

export const seahavenTowers: Variant = {
  id: 'seahaven-towers',
  name: 'Seahaven Towers',
  piles: {
    reserve: {
      count: 4,
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
      count: 10,
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
    { to: 'tableau', each: 5, by: 'row' },
    { to: 'reserve', each: [0, 1, 1, 0] },
  ],
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  layout: {
    columns: 10,
    places: {
      reserve: { at: [0, 0] },
      foundation: { at: [6, 0] },
      tableau: { at: [0, 1], fan: 'down', room: [0, 10] },
    },
    alternatives: [
      {
        columns: 6,
        places: {
          reserve: { at: [1, 0] },
          foundation: { at: [1, 1] },
          tableau: { at: [0.5, 2], wrap: 5, fan: 'down', room: [0, 8] },
        },
      },
      {
        columns: 15,
        places: {
          reserve: { at: [0, 0], wrap: 2 },
          tableau: { at: [2.5, 0], rows: 2, fan: 'down', room: [0, 10] },
          foundation: { at: [13, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      piles: { reserve: 'cell' },
      allOf: { reserve: 'Cells' },
      gameHelp: {
        'seahaven-towers': {
          strategy:
            'Look where each ace and two lies, and plan the way to them before the first move. An empty [column] is only of use for a king.',
        },
      },
    },
  },
};
