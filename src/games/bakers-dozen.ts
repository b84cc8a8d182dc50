// Baker's Dozen: thirteen columns of four with the kings at the bottom, built down in any suit; empty ones stay empty.
//
// Rules: AisleRiot. With `takeBack: true`, cards may leave the foundations, as in AisleRiot.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    'bakers-dozen': { takeBack: boolean };
  }
}

export const bakersDozen: Variant = {
  id: 'bakers-dozen',
  name: "Baker's Dozen",
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
      count: 13,
      shows: 'all',
      gives: 'top',
      takes: { from: ['tableau', 'foundation'], build: { suit: 'any', steps: [-1] } },
    },
  },
  deal: [{ to: 'tableau', each: 4, by: 'row', sink: 'K' }],
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
    columns: 13,
    places: {
      foundation: { at: [4.5, 0] },
      tableau: { at: [0, 1], fan: 'down', room: [0, 10] },
    },
    alternatives: [
      {
        columns: 7,
        places: {
          foundation: { at: [1.5, 0] },
          tableau: { at: [0, 1], wrap: 7, fan: 'down', room: [0, 9] },
        },
      },
      {
        columns: 9.5,
        places: {
          tableau: { at: [0, 0], wrap: 7, fan: 'down', room: [0, 9] },
          foundation: { at: [7.5, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      gameHelp: {
        'bakers-dozen': {
          strategy:
            'Most deals can be won. Of two cards that fit, move the one that frees the lower card. Do not move a card to a column that holds a lower card of its [suit].',
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
