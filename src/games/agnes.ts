// Agnes: columns built down in one colour, wrapping from ace to king, with a stock that deals onto all of them.
//
// Rules: AisleRiot, under the name Agnes Sorel. Cards stay on the foundations; in AisleRiot they may leave them. A group may
// continue below a card of the base rank; AisleRiot builds on such a card but does not move it with the cards on it, which
// its help does not state.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    agnes: object;
  }
}

export const agnes: Variant = {
  id: 'agnes',
  name: 'Agnes',
  piles: {
    stock: { shows: 'none' },
    foundation: {
      count: 4,
      shows: 'all',
      takes: {
        from: ['tableau'],
        build: { suit: 'same', steps: [1], wrap: true },
        empty: [{ accepts: 'base' }],
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
        build: { suit: 'sameColour', steps: [-1], wrap: true },
      },
    },
  },
  deal: [
    { to: 'tableau', each: [1, 2, 3, 4, 5, 6, 7], by: 'row' },
    { to: 'foundation', each: [1] },
  ],
  draw: { to: 'tableau', count: 1 },
  score: { start: 1, plays: [{ to: 'foundation', points: 1 }] },
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
        agnes: {
          strategy:
            'Build in [suit] where you can, and empty no [column] without need: nothing but the next deal fills it.',
        },
      },
    },
  },
};
