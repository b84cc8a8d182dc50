// Westhaven: ten columns of three built down in alternating colours; the top card or all face-up cards of a column move.
//
// Rules: AisleRiot.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    westhaven: object;
  }
}

export const westhaven: Variant = {
  id: 'westhaven',
  name: 'Westhaven',
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
      count: 10,
      shows: 'top',
      gives: 'top-or-run',
      takes: {
        from: ['waste', 'tableau'],
        build: { suit: 'alternate', steps: [-1] },
        empty: [{ accepts: 'any' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: 3, by: 'row' }],
  draw: { to: 'waste', count: 1 },
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  layout: {
    columns: 10,
    places: {
      stock: { at: [0, 0] },
      waste: { at: [1, 0], fan: 'right' },
      foundation: { at: [6, 0] },
      tableau: { at: [0, 1], fan: 'down', room: [2, 8] },
    },
    alternatives: [
      {
        columns: 6.5,
        places: {
          stock: { at: [0, 0] },
          waste: { at: [1, 0], fan: 'right' },
          foundation: { at: [2.5, 0] },
          tableau: { at: [0.5, 1], wrap: 5, fan: 'down', room: [2, 6] },
        },
      },
      {
        columns: 13.5,
        places: {
          stock: { at: [0, 0] },
          waste: { at: [0, 1], fan: 'right' },
          tableau: { at: [1.5, 0], rows: 2, fan: 'down', room: [2, 8] },
          foundation: { at: [11.5, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      gameHelp: {
        westhaven: {
          strategy:
            'Turn up cards before you build long [runs|run]: a run can only be taken apart from its end, card by card.',
        },
      },
    },
  },
};
