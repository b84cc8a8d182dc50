// Scorpion: columns built down in suit; any face-up card moves with all cards on it.
//
// Rules: AisleRiot. A complete suit leaves the columns automatically, even from a column with other cards under it; in
// AisleRiot it stays there, and each suit needs a separate column. AisleRiot scores cards in suit and cards turned up.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    scorpion: object;
  }
}

export const scorpion: Variant = {
  id: 'scorpion',
  name: {
    en: 'Scorpion',
    de: 'Skorpion',
    es: 'Escorpión',
    it: 'Scorpione',
    nl: 'Schorpioen',
    pl: 'Skorpion',
    'pt-BR': 'Escorpião',
    sv: 'Skorpionen',
    tr: 'Akrep',
    ar: 'العقرب',
    he: 'עקרב',
    ja: 'スコーピオン',
    ko: '스콜피온',
    'zh-Hans': '蝎子',
  },
  piles: {
    stock: { shows: 'none' },
    foundation: {
      count: 4,
      shows: 'all',
      collects: { from: ['tableau'], build: { suit: 'same', steps: [-1] }, count: 13 },
    },
    tableau: {
      count: 7,
      shows: 'top',
      gives: 'group',
      takes: {
        from: ['tableau'],
        build: { suit: 'same', steps: [-1] },
        empty: [{ accepts: 'K' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: 7, by: 'row', faceDown: [3, 3, 3, 3] }],
  draw: { to: 'tableau', count: 1 },
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  layout: {
    columns: 7,
    places: {
      stock: { at: [0, 0] },
      foundation: { at: [3, 0] },
      tableau: { at: [0, 1], fan: 'down', room: [3, 12] },
    },
    alternatives: [
      {
        columns: 10.5,
        places: {
          stock: { at: [0, 0] },
          tableau: { at: [1.5, 0], rows: 2, fan: 'down', room: [3, 12] },
          foundation: { at: [8.5, 0], wrap: 2 },
        },
      },
    ],
  },
  texts: {
    en: {
      gameHelp: {
        scorpion: {
          strategy:
            'Turn up the [face-down|face down] cards first. Each card can go to one card only: if that one lies under it in the same [column], something else has to move first.',
        },
      },
    },
  },
};
