// Baker's Game: FreeCell with columns built down in suit; the older of the two games.
//
// Rules: Martin Gardner, Scientific American, June 1968, and AisleRiot. AisleRiot also plays cards to the foundations
// automatically; here the setting `autoplay` does.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    'bakers-game': { cells: 4 | 3 | 2 | 1 };
  }
}

export const bakersGame: Variant = {
  id: 'bakers-game',
  name: "Baker's Game",
  piles: {
    reserve: {
      count: 4,
      shows: 'all',
      gives: 'top',
      takes: { from: ['reserve', 'tableau'], single: true },
    },
    foundation: {
      count: 4,
      shows: 'all',
      takes: {
        from: ['reserve', 'tableau'],
        build: { suit: 'same', steps: [1] },
        empty: [{ accepts: 'A' }],
        single: true,
        most: 13,
      },
    },
    tableau: {
      count: 8,
      shows: 'all',
      gives: 'any',
      atMost: 'free-cells',
      takes: {
        from: ['reserve', 'tableau'],
        build: { suit: 'same', steps: [-1] },
        empty: [{ accepts: 'any' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: [7, 7, 7, 7, 6, 6, 6, 6], by: 'row' }],
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  options: {
    cells: [
      { value: 4 },
      { value: 3, patch: { piles: { reserve: { count: 3 } } } },
      { value: 2, patch: { piles: { reserve: { count: 2 } } } },
      { value: 1, patch: { piles: { reserve: { count: 1 } } } },
    ],
  },
  presets: ['cells'],
  layout: {
    columns: 8,
    places: {
      reserve: { at: [0, 0] },
      foundation: { at: [4, 0] },
      tableau: { at: [0, 1], fan: 'down', room: [0, 12] },
    },
    alternatives: [
      {
        columns: 13,
        places: {
          reserve: { at: [0, 0], wrap: 2 },
          tableau: { at: [2.5, 0], rows: 2, fan: 'down', room: [0, 12] },
          foundation: { at: [11, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      piles: { reserve: 'cell' },
      allOf: { reserve: 'Cells' },
      optionNames: { cells: 'Cells' },
      gameHelp: {
        'bakers-game': {
          strategy:
            'Before each move, look which card it buries. Empty a [column] early, and do not fill all cells.',
          options: { cells: { n: 'Number of cells: {n}.' } },
        },
      },
    },
    de: { optionNames: { cells: 'Freie Zellen' } },
    fr: { optionNames: { cells: 'Cellules libres' } },
    es: { optionNames: { cells: 'Celdas libres' } },
    it: { optionNames: { cells: 'Celle libere' } },
    nl: { optionNames: { cells: 'Vrije cellen' } },
    pl: { optionNames: { cells: 'Wolne komórki' } },
    'pt-BR': { optionNames: { cells: 'Células livres' } },
    sv: { optionNames: { cells: 'Fria celler' } },
    tr: { optionNames: { cells: 'Boş hücreler' } },
    ar: { optionNames: { cells: 'الخلايا الحرة' } },
    he: { optionNames: { cells: 'תאים פנויים' } },
    ja: { optionNames: { cells: 'セルの数' } },
    ko: { optionNames: { cells: '프리셀 수' } },
    'zh-Hans': { optionNames: { cells: '空当数' } },
  },
};
