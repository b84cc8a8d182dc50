// Golf: clear seven columns onto one pile, a rank up or a rank down at a time; no card can be placed on a king.
//
// Rules: AisleRiot, and Morehead and Mott-Smith, The Complete Book of Solitaire and Patience Games. As in the book, the
// first card of the pile is dealt; in AisleRiot the player's first move draws it. The score is that of the book: a
// stroke for each card left, minus one for each card left in the stock when the columns are cleared. AisleRiot
// scores 1 for each card played (`scoring: 'cards'`).
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    golf: { scoring: 'strokes' | 'cards' };
  }
}

export const golf: Variant = {
  id: 'golf',
  name: { en: 'Golf', ar: 'جولف', he: 'גולף', ja: 'ゴルフ', ko: '골프', 'zh-Hans': '高尔夫' },
  piles: {
    tableau: { count: 7, shows: 'all', gives: 'top' },
    stock: { shows: 'none' },
    discard: {
      shows: 'all',
      takes: { from: ['tableau'], build: { suit: 'any', steps: [1, -1], stopOn: 'K' } },
    },
  },
  deal: [
    { to: 'tableau', each: 5, by: 'row' },
    { to: 'discard', each: 1 },
  ],
  draw: { to: 'discard', count: 1 },
  score: {
    start: 35,
    plays: [{ to: 'discard', points: -1 }],
    left: { in: 'stock', points: -1 },
    best: 'lowest',
  },
  goal: { empty: 'tableau' },
  aim: { left: 'fewest' },
  options: {
    scoring: [
      { value: 'strokes' },
      {
        value: 'cards',
        patch: { score: { start: 0, plays: [{ to: 'discard', points: 1 }], left: null, best: null } },
      },
    ],
  },
  layout: {
    columns: 7,
    places: {
      tableau: { at: [0, 0], fan: 'down', room: [0, 4] },
      stock: { at: [2, 1] },
      discard: { at: [4, 1] },
    },
    alternatives: [
      {
        columns: 8.5,
        places: {
          tableau: { at: [0, 0], rows: 2, fan: 'down', room: [0, 4] },
          stock: { at: [7.5, 0] },
          discard: { at: [7.5, 1] },
        },
      },
    ],
  },
  texts: {
    en: {
      optionValues: { scoring: { strokes: 'strokes' } },
      gameHelp: {
        golf: {
          strategy:
            'Look ahead before you play: going up or down, which way takes more cards along? Play a king only when you would turn a card anyway.',
          options: {
            scoring: {
              strokes:
                'Each card that is left in the [columns|column] is a stroke; if none is left, each card left in the [stock] takes one off. The fewer strokes, the better.',
              cards: 'Each card you play from a [column] scores 1, at most 35.',
            },
          },
        },
      },
    },
    de: { optionValues: { scoring: { strokes: 'Schläge' } } },
    fr: { optionValues: { scoring: { strokes: 'coups' } } },
    es: { optionValues: { scoring: { strokes: 'golpes' } } },
    it: { optionValues: { scoring: { strokes: 'colpi' } } },
    nl: { optionValues: { scoring: { strokes: 'slagen' } } },
    pl: { optionValues: { scoring: { strokes: 'uderzenia' } } },
    'pt-BR': { optionValues: { scoring: { strokes: 'tacadas' } } },
    sv: { optionValues: { scoring: { strokes: 'slag' } } },
    tr: { optionValues: { scoring: { strokes: 'vuruş' } } },
    ar: { optionValues: { scoring: { strokes: 'ضربات' } } },
    he: { optionValues: { scoring: { strokes: 'חבטות' } } },
    ja: { optionValues: { scoring: { strokes: '打数' } } },
    ko: { optionValues: { scoring: { strokes: '타수' } } },
    'zh-Hans': { optionValues: { scoring: { strokes: '杆数' } } },
  },
};
