// Will o' the Wisp: Spider with one deck and seven columns of three.
//
// Rules: AisleRiot. A complete run leaves automatically, as in Microsoft's Spider; in AisleRiot the player drags it.
// AisleRiot scores 1 for each card that is on the next higher one of its suit.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    'will-o-the-wisp': object;
  }
}

export const willOTheWisp: Variant = {
  id: 'will-o-the-wisp',
  name: 'Will o’ the Wisp',
  piles: {
    stock: { shows: 'none' },
    foundation: {
      count: 4,
      shows: 'all',
      collects: { from: ['tableau'], build: { suit: 'same', steps: [-1] }, count: 13 },
    },
    tableau: {
      count: 7,
      shows: 'top',
      gives: 'any',
      unit: { suit: 'same', steps: [-1] },
      takes: {
        from: ['tableau'],
        build: { suit: 'any', steps: [-1] },
        empty: [{ accepts: 'any' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: 3, by: 'row' }],
  draw: { to: 'tableau', count: 1, blockedBy: 'empty' },
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
        'will-o-the-wisp': {
          strategy:
            'Only two cards are hidden in each [column]: turn them up and empty columns before the first deal buries them.',
        },
      },
    },
  },
};
