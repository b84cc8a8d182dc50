// What the screen reader tests play: the beginning and the end of a won game of each kind, step navigation, dialogs, and
// a language from right to left.
import { keysOf, type Win } from './plays.js';
import { type PageOf } from './pages.js';

/** A part of a script: a page, and the keys that are pressed on it. */
export interface Part {
  readonly title: string;
  readonly page: PageOf;
  readonly keys: readonly string[];
}

export interface Script {
  readonly name: string;
  readonly parts: readonly Part[];
}

/** From the beginning of the page to the table, by Tab. */
const TO_TABLE = ['Tab', 'Tab'];

/** The beginning and the end of a game, by keys; the page makes the moves between them. */
function game(wins: readonly Win[], variant: string, lang = 'en', begin = 5): Part[] {
  const win = wins.findIndex((one) => one.variant === variant);
  const { line } = wins[win] as Win;
  const last = line.length - 3;
  const page = { attributes: { variant }, lang, win };
  return [
    {
      title: 'The first moves, a hint, an undone and a repeated move, a refusal, and what can be asked for',
      page: { ...page, played: 0 },
      keys: [
        ...TO_TABLE,
        ...line.slice(0, begin).flatMap(keysOf),
        ...['h', 'ctrl+z', 'ctrl+y', '1', 'Return', '2', 'Escape', 'o', 'p', 'u', 't', 'd', 's'],
      ],
    },
    {
      title: `The last moves, after the page has made ${last}`,
      page: { ...page, played: last },
      keys: [...TO_TABLE, ...line.slice(last).flatMap(keysOf), 's'],
    },
  ];
}

export const scriptsOf = (wins: readonly Win[]): Script[] => [
  ...['klondike', 'reno', 'cruel', 'demon', 'over-under'].map((variant) => ({
    name: variant,
    parts: game(wins, variant),
  })),
  {
    name: 'step',
    parts: [
      {
        title: 'Tab and Enter alone',
        page: { attributes: { variant: 'klondike', deal: '81', navigation: 'step' } },
        keys: [...Array.from({ length: 8 }, () => 'Tab'), 'Return', 'Tab', 'Return', 'Tab', 'Return'],
      },
    ],
  },
  {
    name: 'dialogs',
    parts: [
      {
        title: 'The menu and the help, and back',
        page: { attributes: { variant: 'klondike', deal: '81' } },
        keys: ['Tab', 'Return', 'Escape', 'Left', 'Return', 'Escape', 'Tab', 'question', 'Escape'],
      },
    ],
  },
  { name: 'arabic', parts: game(wins, 'reno', 'ar', 3) },
];
