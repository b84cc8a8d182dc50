// Spider: two decks, ten columns built down in any suit; runs of one suit move, and complete runs leave the columns.
//
// Rules: AisleRiot. A complete run leaves automatically, as in Microsoft's Spider; in AisleRiot the player drags it,
// and may leave it in the columns. The score is that of Microsoft's Spider: 500, minus 1 for each move, plus 100 for
// each run (`scoring: 'cards'`: 1 for each card of a run). AisleRiot scores 1 for each card that is on the next higher
// card of its suit.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    spider: { suits: 4 | 2 | 1; scoring: 'standard' | 'cards' };
  }
}

export const spider: Variant = {
  id: 'spider',
  name: {
    en: 'Spider',
    pl: 'Pająk',
    sv: 'Spindelharpan',
    tr: 'Örümcek',
    ar: 'العنكبوت',
    he: 'עכביש',
    ja: 'スパイダー',
    ko: '스파이더',
    'zh-Hans': '蜘蛛',
  },
  decks: 2,
  piles: {
    stock: { shows: 'none' },
    foundation: {
      count: 8,
      shows: 'all',
      collects: { from: ['tableau'], build: { suit: 'same', steps: [-1] }, count: 13 },
    },
    tableau: {
      count: 10,
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
  deal: [{ to: 'tableau', each: [6, 5, 5, 6, 5, 5, 6, 5, 5, 6], by: 'row' }],
  draw: { to: 'tableau', count: 1, blockedBy: 'empty' },
  score: { start: 500, moves: -1, collected: 100 },
  goal: { full: 'foundation' },
  options: {
    suits: [{ value: 4 }, { value: 2, patch: { suits: 2 } }, { value: 1, patch: { suits: 1 } }],
    scoring: [
      { value: 'standard' },
      {
        value: 'cards',
        patch: {
          score: { start: 0, moves: 0, collected: 0, plays: [{ to: 'foundation', points: 1 }] },
        },
      },
    ],
  },
  presets: ['suits'],
  layout: {
    columns: 10,
    places: {
      stock: { at: [0, 0] },
      foundation: { at: [2, 0] },
      tableau: { at: [0, 1], fan: 'down', room: [5, 12] },
    },
    alternatives: [
      {
        columns: 14,
        places: {
          stock: { at: [0, 0] },
          tableau: { at: [1.5, 0], rows: 4, fan: 'down', room: [5, 12] },
          foundation: { at: [12, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      optionNames: { suits: 'Suits' },
      optionValues: { suits: { 4: '4: hard', 2: '2: medium', 1: '1: easy' } },
      gameHelp: {
        spider: {
          strategy:
            'Build in suit where you can: other runs have to be taken apart again. Turn up cards and empty [columns|column] before you deal, and fill an empty column last.',
          options: {
            suits: {
              4: 'The two decks have four suits.',
              2: 'All cards are spades or hearts, four of each.',
              1: 'All cards are spades, eight of each.',
            },
            scoring: {
              standard: 'You start with 500 points. Each move costs 1, each complete [run] brings 100.',
              cards: 'Each card on a [foundation] scores 1.',
            },
          },
        },
      },
    },
    de: {
      optionNames: { suits: 'Farben (♠ ♥ ♦ ♣)' },
      optionValues: { suits: { 4: '4: schwer', 2: '2: mittel', 1: '1: leicht' } },
    },
    fr: {
      optionNames: { suits: 'Enseignes' },
      optionValues: { suits: { 4: '4 : difficile', 2: '2 : moyen', 1: '1 : facile' } },
    },
    es: {
      optionNames: { suits: 'Palos' },
      optionValues: { suits: { 4: '4: difícil', 2: '2: medio', 1: '1: fácil' } },
    },
    it: {
      optionNames: { suits: 'Semi' },
      optionValues: { suits: { 4: '4: difficile', 2: '2: medio', 1: '1: facile' } },
    },
    nl: {
      optionNames: { suits: 'Kleuren (♠ ♥ ♦ ♣)' },
      optionValues: { suits: { 4: '4: moeilijk', 2: '2: gemiddeld', 1: '1: makkelijk' } },
    },
    pl: {
      optionNames: { suits: 'Kolory (♠ ♥ ♦ ♣)' },
      optionValues: { suits: { 4: '4: trudny', 2: '2: średni', 1: '1: łatwy' } },
    },
    'pt-BR': {
      optionNames: { suits: 'Naipes' },
      optionValues: { suits: { 4: '4: difícil', 2: '2: médio', 1: '1: fácil' } },
    },
    sv: {
      optionNames: { suits: 'Färger (♠ ♥ ♦ ♣)' },
      optionValues: { suits: { 4: '4: svårt', 2: '2: medel', 1: '1: lätt' } },
    },
    tr: {
      optionNames: { suits: 'Takımlar (♠ ♥ ♦ ♣)' },
      optionValues: { suits: { 4: '4: zor', 2: '2: orta', 1: '1: kolay' } },
    },
    ar: {
      optionNames: { suits: 'أنواع الورق' },
      optionValues: { suits: { 4: '4: صعب', 2: '2: متوسط', 1: '1: سهل' } },
    },
    he: {
      optionNames: { suits: 'צורות (♠ ♥ ♦ ♣)' },
      optionValues: { suits: { 4: '4: קשה', 2: '2: בינוני', 1: '1: קל' } },
    },
    ja: {
      optionNames: { suits: 'スートの数' },
      optionValues: { suits: { 4: '4：難しい', 2: '2：ふつう', 1: '1：やさしい' } },
    },
    ko: {
      optionNames: { suits: '무늬 수' },
      optionValues: { suits: { 4: '4: 어려움', 2: '2: 보통', 1: '1: 쉬움' } },
    },
    'zh-Hans': {
      optionNames: { suits: '花色数' },
      optionValues: { suits: { 4: '4：难', 2: '2：中等', 1: '1：易' } },
    },
  },
};
