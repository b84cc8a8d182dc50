// Thumb and Pouch: Klondike with columns built down in any other suit, and any card in an empty column.
//
// Rules: AisleRiot, with two redeals; Morehead and Mott-Smith, The Complete Book of Solitaire and Patience Games,
// allows none (`redeals: 0`). With `takeBack: true`, cards may leave the foundations, as in AisleRiot.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    'thumb-and-pouch': { redeals: 2 | 1 | 0; takeBack: boolean };
  }
}

export const thumbAndPouch: Variant = {
  id: 'thumb-and-pouch',
  name: 'Thumb and Pouch',
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
      shows: 'top',
      gives: 'any',
      takes: {
        from: ['waste', 'tableau', 'foundation'],
        build: { suit: 'other', steps: [-1] },
        empty: [{ accepts: 'any' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: [1, 2, 3, 4, 5, 6, 7], by: 'row' }],
  draw: { to: 'waste', count: 1 },
  redeal: { kind: 'recycle', limit: 2 },
  score: {
    plays: [
      { from: ['foundation'], to: 'tableau', points: -1 },
      { to: 'foundation', points: 1 },
    ],
  },
  goal: { full: 'foundation' },
  options: {
    redeals: [
      { value: 2 },
      { value: 1, patch: { redeal: { limit: 1 } } },
      { value: 0, patch: { redeal: { limit: 0 } } },
    ],
    takeBack: [{ value: false }, { value: true, patch: { piles: { foundation: { gives: 'top' } } } }],
  },
  presets: ['redeals'],
  layout: {
    columns: 7,
    places: {
      stock: { at: [0, 0] },
      waste: { at: [1, 0], fan: 'right' },
      foundation: { at: [3, 0] },
      tableau: { at: [0, 1], fan: 'down', room: [6, 12] },
    },
    alternatives: [
      {
        columns: 10.5,
        places: {
          stock: { at: [0, 0] },
          waste: { at: [0, 1], fan: 'right' },
          tableau: { at: [1.5, 0], rows: 2, fan: 'down', room: [6, 12] },
          foundation: { at: [8.5, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      gameHelp: {
        'thumb-and-pouch': {
          strategy:
            'Plays that turn up a card come first. Columns build easily here, so keep an empty [column] for a card of the [waste] that frees others.',
          options: {
            redeals: { n: 'Times you may [turn over the waste|redeal]: {n}.' },
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
