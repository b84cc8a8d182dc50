// Easthaven: Klondike whose stock deals one card onto each column.
//
// Rules: AisleRiot.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    easthaven: object;
  }
}

export const easthaven: Variant = {
  id: 'easthaven',
  name: 'Easthaven',
  piles: {
    stock: { shows: 'none' },
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
      count: 7,
      shows: 'top',
      gives: 'any',
      takes: {
        from: ['tableau'],
        build: { suit: 'alternate', steps: [-1] },
        empty: [{ accepts: 'K' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: 3, by: 'row' }],
  draw: { to: 'tableau', count: 1, blockedBy: 'fillable' },
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  layout: {
    columns: 7,
    places: {
      stock: { at: [0, 0] },
      foundation: { at: [3, 0] },
      tableau: { at: [0, 1], fan: 'down', room: [2, 12] },
    },
    alternatives: [
      {
        columns: 10.5,
        places: {
          stock: { at: [0, 0] },
          tableau: { at: [1.5, 0], rows: 2, fan: 'down', room: [2, 12] },
          foundation: { at: [8.5, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      gameHelp: {
        easthaven: {
          strategy:
            'The next deal covers every [column]: bring cards to the foundations and turn cards up before it.',
        },
      },
    },
  },
};
