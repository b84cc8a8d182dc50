// Spiderette: Spider with one deck, dealt like Klondike.
//
// Rules: AisleRiot. A complete run leaves automatically, as in Microsoft's Spider; in AisleRiot the player drags it.
// AisleRiot scores 1 for each card that is on the next higher one of its suit.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    spiderette: object;
  }
}

export const spiderette: Variant = {
  id: 'spiderette',
  name: 'Spiderette',
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
  deal: [{ to: 'tableau', each: [1, 2, 3, 4, 5, 6, 7], by: 'row' }],
  draw: { to: 'tableau', count: 1, blockedBy: 'empty' },
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  layout: {
    columns: 7,
    places: {
      stock: { at: [0, 0] },
      foundation: { at: [3, 0] },
      tableau: { at: [0, 1], fan: 'down', room: [6, 12] },
    },
    alternatives: [
      {
        columns: 10.5,
        places: {
          stock: { at: [0, 0] },
          tableau: { at: [1.5, 0], rows: 2, fan: 'down', room: [6, 12] },
          foundation: { at: [8.5, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      gameHelp: {
        spiderette: {
          strategy:
            'Empty the short [columns|column] first, and use an empty column to sort others in suit before you deal.',
        },
      },
    },
  },
};
