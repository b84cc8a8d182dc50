// TriPeaks: clear three peaks of overlapping cards onto one pile, a rank up or a rank down at a time.
//
// Rules: AisleRiot (Triple Peaks) without its options; invented by Robert Hogue in 1989. A card is turned face up when
// both cards that cover it have been played. Each play scores one point more than the one before it; a peak scores 15
// more, the last one 30; a draw costs 5.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    'tri-peaks': object;
  }
}

const PEAKS = [0, 1, 2];
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const TEN = [...NINE, 9];

const tableau = (number: number): string => `tableau-${number}`;
/** Two adjacent piles. */
const pair = (first: number): string[] => [tableau(first), tableau(first + 1)];

export const triPeaks: Variant = {
  id: 'tri-peaks',
  name: {
    en: 'TriPeaks',
    ar: 'القمم الثلاث',
    he: 'שלוש הפסגות',
    ja: 'トライピークス',
    ko: '트라이픽스',
    'zh-Hans': '三峰',
  },
  piles: {
    peak: {
      kind: 'tableau',
      count: 3,
      shows: 'top',
      gives: 'top',
      coveredBy: PEAKS.map((peak) => pair(1 + 2 * peak)),
    },
    // rows of 6, 9 and 10
    tableau: {
      count: 25,
      shows: 'top',
      gives: 'top',
      coveredBy: [
        ...PEAKS.flatMap((peak) => [pair(7 + 3 * peak), pair(8 + 3 * peak)]),
        ...NINE.map((i) => pair(16 + i)),
      ],
    },
    stock: { shows: 'none' },
    discard: {
      shows: 'all',
      takes: { from: ['tableau'], build: { suit: 'any', steps: [1, -1], wrap: true } },
    },
  },
  deal: [
    // `tableau` includes the group `peak`, whose kind is tableau
    { to: 'tableau', each: 1 },
    { to: 'discard', each: 1 },
  ],
  draw: { to: 'discard', count: 1 },
  score: {
    plays: [
      { from: ['peak'], to: 'discard', points: 16, streak: 1 },
      { to: 'discard', points: 1, streak: 1 },
    ],
    draws: -5,
    floor: 0,
    won: 15,
  },
  goal: { empty: 'tableau' },
  layout: {
    columns: 10,
    places: {
      peak: { at: [1.5, 0], offsets: PEAKS.map((peak) => [3 * peak, 0]) },
      tableau: {
        at: [0, 0],
        offsets: [
          ...PEAKS.flatMap((peak): [number, number][] => [
            [1 + 3 * peak, 0.5],
            [2 + 3 * peak, 0.5],
          ]),
          ...NINE.map((i): [number, number] => [0.5 + i, 1]),
          ...TEN.map((i): [number, number] => [i, 1.5]),
        ],
      },
      stock: { at: [3.5, 1] },
      discard: { at: [5.5, 1] },
    },
  },
  texts: {
    en: {
      piles: { peak: 'peak' },
      allOf: { peak: 'Peaks' },
      forms: { a: { piles: { peak: 'the top of a peak' } } },
      gameHelp: {
        'tri-peaks': {
          strategy:
            'Look for long series before you draw, and play the cards first that turn up others. Keep in mind which ranks are used up.',
        },
      },
    },
    de: {
      piles: { peak: 'Gipfel' },
      allOf: { peak: 'Gipfel' },
      forms: {
        off: { piles: { peak: 'von einem Gipfel' } },
        onto: { piles: { peak: 'auf einen Gipfel' } },
        from: { piles: { peak: 'von Gipfel' } },
        to: { piles: { peak: 'auf Gipfel' } },
        in: { piles: { peak: 'auf Gipfel' } },
      },
    },
    fr: {
      piles: { peak: 'sommet' },
      allOf: { peak: 'Sommets' },
      forms: {
        dun: { piles: { peak: 'd’un sommet' } },
        sur: { piles: { peak: 'sur un sommet' } },
        le: { piles: { peak: 'le sommet' } },
        de: { piles: { peak: 'du sommet' } },
        dans: { piles: { peak: 'au sommet' } },
      },
    },
    es: {
      piles: { peak: 'cima' },
      allOf: { peak: 'Cimas' },
      forms: {
        deUna: { piles: { peak: 'de una cima' } },
        aUna: { piles: { peak: 'a una cima' } },
        el: { piles: { peak: 'la cima' } },
        de: { piles: { peak: 'de la cima' } },
        en: { piles: { peak: 'en la cima' } },
        a: { piles: { peak: 'a la cima' } },
      },
    },
    it: {
      piles: { peak: 'cima' },
      allOf: { peak: 'Cime' },
      forms: {
        diUna: { piles: { peak: 'di una cima' } },
        daUna: { piles: { peak: 'da una cima' } },
        verso: { piles: { peak: 'su una cima' } },
        il: { piles: { peak: 'la cima' } },
        da: { piles: { peak: 'dalla cima' } },
        di: { piles: { peak: 'della cima' } },
        in: { piles: { peak: 'sulla cima' } },
        a: { piles: { peak: 'alla cima' } },
      },
    },
    nl: { piles: { peak: 'top' }, allOf: { peak: 'Toppen' }, forms: { a: { piles: { peak: 'een top' } } } },
    pl: {
      piles: { peak: 'szczyt' },
      allOf: { peak: 'Szczyty' },
      forms: {
        gen: { piles: { peak: 'szczytu' } },
        from: { piles: { peak: 'ze szczytu' } },
        to: { piles: { peak: 'na szczyt' } },
        in: { piles: { peak: 'na szczycie' } },
      },
    },
    'pt-BR': {
      piles: { peak: 'pico' },
      allOf: { peak: 'Picos' },
      forms: {
        deUma: { piles: { peak: 'de um pico' } },
        para: { piles: { peak: 'para um pico' } },
        o: { piles: { peak: 'o pico' } },
        de: { piles: { peak: 'do pico' } },
        em: { piles: { peak: 'no pico' } },
      },
    },
    sv: {
      piles: { peak: 'topp' },
      allOf: { peak: 'Toppar' },
      forms: { ur: { piles: { peak: 'på en topp' } }, pa: { piles: { peak: 'på en topp' } } },
    },
    tr: {
      piles: { peak: 'tepe' },
      allOf: { peak: 'Tepeler' },
      forms: {
        in: { piles: { peak: 'tepenin' } },
        e: { piles: { peak: 'tepeye' } },
        de: { piles: { peak: 'tepede' } },
        den: { piles: { peak: 'tepeden' } },
      },
    },
    ar: { piles: { peak: 'القمة' }, allOf: { peak: 'القمم' } },
    he: {
      piles: { peak: 'פסגה' },
      allOf: { peak: 'הפסגות' },
      forms: {
        from: { piles: { peak: 'מפסגה' } },
        to: { piles: { peak: 'לפסגה' } },
        in: { piles: { peak: 'בפסגה' } },
      },
    },
    ja: { piles: { peak: '頂上' }, allOf: { peak: '頂上' } },
    ko: {
      piles: { peak: '봉우리' },
      allOf: { peak: '봉우리' },
      forms: {
        from: { piles: { peak: '봉우리에서' } },
        of: { piles: { peak: '봉우리의' } },
        subj: { piles: { peak: '봉우리가' } },
        to: { piles: { peak: '봉우리로' } },
      },
    },
    'zh-Hans': { piles: { peak: '顶峰' }, allOf: { peak: '顶峰' } },
  },
};
