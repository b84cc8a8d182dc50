// Pyramid: 28 cards overlap in seven rows; uncovered pairs whose ranks add up to 13 are removed, and kings alone.
//
// Rules: Morehead and Mott-Smith, The Complete Book of Solitaire and Patience Games, and Microsoft's Pyramid: all cards
// are face up, the waste is turned over twice, and only the pyramid has to be cleared. In AisleRiot (Thirteen), the
// waste is never turned over, all cards have to be cleared (`redeals: 0`, `goal: 'all'`), and covered cards are face
// down. As there, the two top cards of the waste may be removed together.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    pyramid: { redeals: 2 | 1 | 0 | 'unlimited'; goal: 'pyramid' | 'all' };
  }
}

const ROWS = [0, 1, 2, 3, 4, 5, 6];

/** The positions of the cards, row by row: each row is lower by `step`, in card heights. */
const offsets = (step: number): [right: number, down: number][] =>
  ROWS.flatMap((row) => ROWS.slice(0, row + 1).map((i): [number, number] => [(6 - row) / 2 + i, row * step]));

/** The id of the pile at an index of a row, both counted from 0. */
const place = (row: number, i: number): string => `tableau-${(row * (row + 1)) / 2 + i + 1}`;

export const pyramid: Variant = {
  id: 'pyramid',
  name: {
    en: 'Pyramid',
    de: 'Pyramide',
    fr: 'Pyramide',
    es: 'Pirámide',
    it: 'Piramide',
    nl: 'Piramide',
    pl: 'Piramida',
    'pt-BR': 'Pirâmide',
    sv: 'Pyramiden',
    tr: 'Piramit',
    ar: 'الهرم',
    he: 'פירמידה',
    ja: 'ピラミッド',
    ko: '피라미드',
    'zh-Hans': '金字塔',
  },
  piles: {
    tableau: {
      count: 28,
      shows: 'all',
      gives: 'top',
      coveredBy: ROWS.slice(0, 6).flatMap((row) =>
        ROWS.slice(0, row + 1).map((i) => [place(row + 1, i), place(row + 1, i + 1)]),
      ),
    },
    stock: { shows: 'none' },
    waste: { shows: 'all', gives: 'top' },
    discard: { shows: 'all', pairs: { from: ['tableau', 'waste'], sum: 13, stacked: ['waste'] } },
  },
  deal: [{ to: 'tableau', each: 1 }],
  draw: { to: 'waste', count: 1 },
  redeal: { kind: 'recycle', limit: 2 },
  score: { plays: [{ to: 'discard', points: 1 }] },
  goal: { empty: 'tableau' },
  options: {
    redeals: [
      { value: 2 },
      { value: 1, patch: { redeal: { limit: 1 } } },
      { value: 0, patch: { redeal: { limit: 0 } } },
      { value: 'unlimited', patch: { redeal: { limit: null } } },
    ],
    goal: [{ value: 'pyramid' }, { value: 'all', patch: { goal: { empty: null, full: 'discard' } } }],
  },
  presets: ['redeals', 'goal'],
  layout: {
    columns: 7,
    places: {
      tableau: { at: [0, 0], offsets: offsets(0.5) },
      stock: { at: [0, 1] },
      waste: { at: [1, 1], fan: 'right' },
      discard: { at: [6, 1] },
    },
    alternatives: [
      {
        columns: 9.5,
        places: {
          tableau: { at: [0, 0], offsets: offsets(0.375), rows: 3 },
          stock: { at: [7.5, 0] },
          waste: { at: [7.5, 1], fan: 'right' },
          discard: { at: [7.5, 2] },
        },
      },
    ],
  },
  texts: {
    en: {
      optionNames: { goal: 'To clear' },
      optionValues: { goal: { pyramid: 'the pyramid', all: 'all cards' } },
      gameHelp: {
        pyramid: {
          strategy:
            'Kings leave at once. Before you play a pair, look which other cards of these ranks are left: if three of them lie under the fourth, that one has to go with the waste.',
          options: {
            redeals: {
              2: 'When it is used up, turn the [waste] over: twice.',
              1: 'When it is used up, turn the [waste] over: once.',
              0: 'There is no [redeal].',
              unlimited: 'When it is used up, turn the [waste] over, as often as you like.',
            },
          },
        },
      },
    },
    de: {
      optionNames: { goal: 'Abzuräumen' },
      optionValues: { goal: { pyramid: 'die Pyramide', all: 'alle Karten' } },
    },
    fr: {
      optionNames: { goal: 'À retirer' },
      optionValues: { goal: { pyramid: 'la pyramide', all: 'toutes les cartes' } },
    },
    es: {
      optionNames: { goal: 'Hay que retirar' },
      optionValues: { goal: { pyramid: 'la pirámide', all: 'todas las cartas' } },
    },
    it: {
      optionNames: { goal: 'Da eliminare' },
      optionValues: { goal: { pyramid: 'la piramide', all: 'tutte le carte' } },
    },
    nl: {
      optionNames: { goal: 'Op te ruimen' },
      optionValues: { goal: { pyramid: 'de piramide', all: 'alle kaarten' } },
    },
    pl: {
      optionNames: { goal: 'Do usunięcia' },
      optionValues: { goal: { pyramid: 'piramida', all: 'wszystkie karty' } },
    },
    'pt-BR': {
      optionNames: { goal: 'É preciso retirar' },
      optionValues: { goal: { pyramid: 'a pirâmide', all: 'todas as cartas' } },
    },
    sv: {
      optionNames: { goal: 'Att ta bort' },
      optionValues: { goal: { pyramid: 'pyramiden', all: 'alla kort' } },
    },
    tr: {
      optionNames: { goal: 'Kaldırılacak' },
      optionValues: { goal: { pyramid: 'piramit', all: 'bütün kartlar' } },
    },
    ar: {
      optionNames: { goal: 'المطلوب إزالته' },
      optionValues: { goal: { pyramid: 'الهرم', all: 'كل الأوراق' } },
    },
    he: {
      optionNames: { goal: 'מה מסירים' },
      optionValues: { goal: { pyramid: 'את הפירמידה', all: 'את כל הקלפים' } },
    },
    ja: {
      optionNames: { goal: '取り除くカード' },
      optionValues: { goal: { pyramid: 'ピラミッド', all: 'すべてのカード' } },
    },
    ko: {
      optionNames: { goal: '없앨 카드' },
      optionValues: { goal: { pyramid: '피라미드', all: '모든 카드' } },
    },
    'zh-Hans': {
      optionNames: { goal: '要清除的牌' },
      optionValues: { goal: { pyramid: '金字塔', all: '所有牌' } },
    },
  },
};
