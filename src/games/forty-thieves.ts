// Forty Thieves: two decks, ten columns of four built down in suit, and one round of the stock.
//
// Rules: AisleRiot. The number of cards that move at once is limited to the number that could move one by one through
// empty columns, as in AisleRiot; in books, it is one. In AisleRiot a whole run can move to a foundation at once; here
// its cards move one by one. AisleRiot scores 5 for each card on a foundation and 60 for a full foundation.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    'forty-thieves': object;
  }
}

export const fortyThieves: Variant = {
  id: 'forty-thieves',
  name: {
    en: 'Forty Thieves',
    fr: 'Les Quarante Voleurs',
    es: 'Los cuarenta ladrones',
    it: 'I quaranta ladroni',
    nl: 'De veertig rovers',
    pl: 'Czterdziestu rozbójników',
    'pt-BR': 'Quarenta Ladrões',
    de: 'Vierzig Räuber',
    sv: 'De fyrtio rövarna',
    tr: 'Kırk Haramiler',
    ar: 'الأربعون لصًّا',
    he: 'ארבעים השודדים',
    ja: '四十人の盗賊',
    ko: '40인의 도둑',
    'zh-Hans': '四十大盗',
  },
  decks: 2,
  piles: {
    stock: { shows: 'none' },
    waste: { shows: 'all', gives: 'top' },
    foundation: {
      count: 8,
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
      shows: 'all',
      gives: 'any',
      atMost: 'free-cells',
      takes: {
        from: ['waste', 'tableau'],
        build: { suit: 'same', steps: [-1] },
        empty: [{ accepts: 'any' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: 4, by: 'row' }],
  draw: { to: 'waste', count: 1 },
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  layout: {
    columns: 10,
    places: {
      stock: { at: [0, 0] },
      foundation: { at: [2, 0] },
      waste: { at: [0, 1], fan: 'right' },
      tableau: { at: [0, 2], fan: 'down', room: [0, 9] },
    },
    alternatives: [
      {
        columns: 11,
        places: {
          stock: { at: [0, 0] },
          waste: { at: [1, 0], fan: 'right' },
          foundation: { at: [3, 0] },
          tableau: { at: [0.5, 1], fan: 'down', room: [0, 9] },
        },
      },
      {
        columns: 6,
        places: {
          stock: { at: [0, 0] },
          waste: { at: [0, 1], fan: 'right' },
          foundation: { at: [2, 0], wrap: 4 },
          tableau: { at: [0.5, 2], wrap: 5, fan: 'down', room: [0, 7] },
        },
      },
      {
        columns: 15,
        places: {
          stock: { at: [0, 0] },
          waste: { at: [0, 1], fan: 'right' },
          tableau: { at: [2, 0], rows: 4, fan: 'down', room: [0, 9] },
          foundation: { at: [13, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      gameHelp: {
        'forty-thieves': {
          strategy:
            'Empty a [column] as early as you can. Think before you put a card on the [waste] out of reach: there is no second round.',
        },
      },
    },
  },
};
