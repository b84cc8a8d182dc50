// Eagle Wing: a trunk of face-down cards fills eight wings of at most three cards, built down in suit with wrapping.
//
// Rules: AisleRiot, with a trunk of 13 cards; Morehead and Mott-Smith, The Complete Book of Solitaire and Patience
// Games, has 17 (`reserve: 17`). In AisleRiot the lowest card of the trunk is face up from the start, and the cards of
// a wing can move to a foundation together; here they move one by one.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    'eagle-wing': { reserve: 13 | 17 };
  }
}

export const eagleWing: Variant = {
  id: 'eagle-wing',
  name: 'Eagle Wing',
  piles: {
    stock: { shows: 'none' },
    waste: { shows: 'all', gives: 'top' },
    reserve: { shows: 'last', gives: 'top' },
    foundation: {
      count: 4,
      shows: 'all',
      takes: {
        from: ['waste', 'reserve', 'tableau'],
        build: { suit: 'same', steps: [1], wrap: true },
        empty: [{ accepts: 'base' }],
        single: true,
        most: 13,
      },
    },
    tableau: {
      count: 8,
      shows: 'all',
      gives: 'top',
      takes: {
        from: ['waste', 'reserve', 'tableau'],
        build: { suit: 'same', steps: [-1], wrap: true },
        empty: [{ accepts: 'any' }],
        most: 3,
      },
      fill: 'reserve',
    },
  },
  deal: [
    { to: 'reserve', each: 13 },
    { to: 'tableau', each: 1 },
    { to: 'foundation', each: [1] },
  ],
  draw: { to: 'waste', count: 1 },
  redeal: { kind: 'recycle', limit: 2 },
  score: { start: 1, plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  options: {
    reserve: [{ value: 13 }, { value: 17, patch: { deal: { 0: { each: 17 } } } }],
  },
  presets: ['reserve'],
  layout: {
    columns: 9,
    places: {
      stock: { at: [0, 0] },
      waste: { at: [1, 0], fan: 'right' },
      foundation: { at: [4, 0] },
      reserve: { at: [8, 0] },
      tableau: { at: [0.5, 1], fan: 'down', room: [0, 2] },
    },
    alternatives: [
      {
        columns: 6,
        places: {
          stock: { at: [0, 0] },
          waste: { at: [1, 0], fan: 'right' },
          reserve: { at: [5, 0] },
          foundation: { at: [1, 1] },
          tableau: { at: [1, 2], wrap: 4, fan: 'down', room: [0, 2] },
        },
      },
      {
        columns: 12,
        places: {
          stock: { at: [0, 0] },
          waste: { at: [0, 1], fan: 'right' },
          reserve: { at: [2, 0] },
          tableau: { at: [4, 0], wrap: 4, fan: 'down', room: [0, 2] },
          foundation: { at: [9, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      piles: { reserve: 'trunk' },
      allOf: { reserve: 'Trunk' },
      forms: { a: { piles: { reserve: 'the trunk' } } },
      gameHelp: {
        'eagle-wing': {
          strategy:
            'Empty [columns|column], the wings, bring cards of the trunk into play. Put a card on a column only if the card under it is not needed soon.',
          options: { reserve: { n: 'The trunk holds {n} cards at the start.' } },
        },
      },
    },
  },
};
