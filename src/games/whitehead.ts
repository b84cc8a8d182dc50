// Whitehead: Klondike with all cards face up and columns built down in one colour; runs of one suit move together.
//
// Rules: AisleRiot. With `takeBack: true`, cards may leave the foundations, as in AisleRiot.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    whitehead: { takeBack: boolean };
  }
}

export const whitehead: Variant = {
  id: 'whitehead',
  name: 'Whitehead',
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
      shows: 'all',
      gives: 'any',
      unit: { suit: 'same', steps: [-1] },
      takes: {
        from: ['waste', 'tableau', 'foundation'],
        build: { suit: 'sameColour', steps: [-1] },
        empty: [{ accepts: 'any' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: [1, 2, 3, 4, 5, 6, 7], by: 'row' }],
  draw: { to: 'waste', count: 1 },
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
    columns: 7,
    places: {
      stock: { at: [0, 0] },
      waste: { at: [1, 0], fan: 'right' },
      foundation: { at: [3, 0] },
      tableau: { at: [0, 1], fan: 'down', room: [0, 12] },
    },
    alternatives: [
      {
        columns: 10.5,
        places: {
          stock: { at: [0, 0] },
          waste: { at: [0, 1], fan: 'right' },
          tableau: { at: [1.5, 0], rows: 2, fan: 'down', room: [0, 12] },
          foundation: { at: [8.5, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      gameHelp: {
        whitehead: {
          strategy:
            'Build in [suit] where you can: other cards of a [column] move one by one only. Do not fill an empty column without need.',
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
