// Golf: clear seven columns onto one pile, a rank up or a rank down at a time; nothing goes on a king.
//
// Rules: AisleRiot, and Morehead and Mott-Smith, The Complete Book of Solitaire and Patience Games. The first card of the pile is dealt, as
// in the book; in AisleRiot the player turns it, and can do nothing else.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    golf: object;
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
  score: { plays: [{ to: 'discard', points: 1 }] },
  goal: { empty: 'tableau' },
  aim: { left: 'fewest' },
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
      gameHelp: {
        golf: {
          goal: 'Clear all [columns|column]: play their 35 cards to the [discard pile]. Where that cannot be done, leave as few as possible.',
          table:
            'Seven [columns|column] of five cards lie face up. One card starts the [discard pile], 16 are the [stock].',
          moves:
            'The [top card] of a [column] goes to the [discard pile] if its [rank] is one higher or one lower than that of the card there, in any [suit]. Ace is low, king is high, and nothing goes on a king.\nTurn a card from the [stock] onto the pile whenever you like; there is no [redeal].\nThe game is [lost] when no play can be reached any more.',
          score: 'Each card you play from a [column] scores 1, at most 35.',
          strategy:
            'Look ahead before you play: going up or down, which way takes more cards along? Play a king only when you would turn a card anyway.',
        },
      },
    },
  },
};
