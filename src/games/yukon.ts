// Yukon: Klondike without a stock; any face-up card moves with all cards on it, in order or not.
//
// Rules: AisleRiot. `build: same` is Russian Solitaire, as in PySolFC.
import type { Variant } from '../engine/index.js';

declare global {
  interface SolitaireVariants {
    yukon: { build: 'alternate' | 'same' };
  }
}

export const yukon: Variant = {
  id: 'yukon',
  name: { en: 'Yukon', ar: 'يوكون', he: 'יוקון', ja: 'ユーコン', ko: '유콘', 'zh-Hans': '育空' },
  piles: {
    foundation: {
      count: 4,
      shows: 'all',
      takes: {
        from: ['tableau'],
        build: { suit: 'same', steps: [1] },
        empty: [{ accepts: 'A' }],
        single: true,
        most: 13,
      },
    },
    tableau: {
      count: 7,
      shows: 'top',
      gives: 'group',
      takes: {
        from: ['tableau'],
        build: { suit: 'alternate', steps: [-1] },
        empty: [{ accepts: 'K' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: [1, 6, 7, 8, 9, 10, 11], by: 'row', faceDown: [0, 1, 2, 3, 4, 5, 6] }],
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  options: {
    build: [
      { value: 'alternate' },
      { value: 'same', patch: { piles: { tableau: { takes: { build: { suit: 'same' } } } } } },
    ],
  },
  presets: ['build'],
  layout: {
    columns: 8.5,
    places: {
      foundation: { at: [7.5, 0], wrap: 1 },
      tableau: { at: [0, 0], rows: 4, fan: 'down', room: [6, 14] },
    },
    alternatives: [
      {
        columns: 7,
        places: {
          foundation: { at: [1.5, 0] },
          tableau: { at: [0, 1], fan: 'down', room: [6, 14] },
        },
      },
      {
        columns: 9.5,
        places: {
          foundation: { at: [7.5, 0], wrap: 2 },
          tableau: { at: [0, 0], rows: 2, fan: 'down', room: [6, 14] },
        },
      },
    ],
  },
  texts: {
    en: {
      optionNames: { build: 'Columns are built' },
      optionValues: { build: { alternate: 'in alternating colours', same: 'in suit: Russian Solitaire' } },
      gameHelp: {
        yukon: {
          strategy:
            'Plays that turn up a card come first. Look at the whole [column] before you move a card: what was on it lies on it in the new place, too.',
          options: {
            build: {
              alternate: '[Columns|column] build down in [alternating colours].',
              same: '[Columns|column] build down in [suit]: this is Russian Solitaire.',
            },
          },
        },
      },
    },
    de: {
      optionNames: { build: 'Spalten werden gebaut' },
      optionValues: {
        build: {
          alternate: 'abwechselnd rot und schwarz',
          same: 'in einer Farbe (♠ ♥ ♦ ♣): Russian Solitaire',
        },
      },
    },
    fr: {
      optionNames: { build: 'Les colonnes se construisent' },
      optionValues: {
        build: { alternate: 'en couleurs alternées', same: 'dans la même enseigne : Russian Solitaire' },
      },
    },
    es: {
      optionNames: { build: 'Las columnas se forman' },
      optionValues: {
        build: { alternate: 'alternando colores', same: 'con el mismo palo: Russian Solitaire' },
      },
    },
    it: {
      optionNames: { build: 'Le colonne si costruiscono' },
      optionValues: {
        build: { alternate: 'a colori alternati', same: 'nello stesso seme: Russian Solitaire' },
      },
    },
    nl: {
      optionNames: { build: 'Kolommen worden gebouwd' },
      optionValues: {
        build: {
          alternate: 'afwisselend rood en zwart',
          same: 'in dezelfde kleur (♠ ♥ ♦ ♣): Russian Solitaire',
        },
      },
    },
    pl: {
      optionNames: { build: 'Kolumny układa się' },
      optionValues: {
        build: {
          alternate: 'na przemian czerwone i czarne',
          same: 'w jednym kolorze (♠ ♥ ♦ ♣): pasjans rosyjski',
        },
      },
    },
    'pt-BR': {
      optionNames: { build: 'As colunas são montadas' },
      optionValues: {
        build: { alternate: 'em cores alternadas', same: 'no mesmo naipe: Russian Solitaire' },
      },
    },
    sv: {
      optionNames: { build: 'Kolumner byggs' },
      optionValues: { build: { alternate: 'omväxlande rött och svart', same: 'i samma färg: rysk patiens' } },
    },
    tr: {
      optionNames: { build: 'Sütunların dizilişi' },
      optionValues: { build: { alternate: 'bir kırmızı bir siyah', same: 'aynı takımda: Rus soliteri' } },
    },
    ar: {
      optionNames: { build: 'بناء الأعمدة' },
      optionValues: { build: { alternate: 'بألوان متناوبة', same: 'من النوع نفسه: السوليتير الروسي' } },
    },
    he: {
      optionNames: { build: 'בניית הטורים' },
      optionValues: { build: { alternate: 'בצבעים מתחלפים', same: 'באותה צורה: Russian Solitaire' } },
    },
    ja: {
      optionNames: { build: '列の重ね方' },
      optionValues: { build: { alternate: '赤黒交互で', same: '同じスートで：ロシアン・ソリティア' } },
    },
    ko: {
      optionNames: { build: '열 쌓기' },
      optionValues: { build: { alternate: '색을 번갈아', same: '같은 무늬로: Russian Solitaire' } },
    },
    'zh-Hans': {
      optionNames: { build: '列的叠放' },
      optionValues: { build: { alternate: '红黑相间', same: '同花色：俄罗斯纸牌' } },
    },
  },
};
