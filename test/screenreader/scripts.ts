// The scripts of the screen reader tests: the beginning and the end of a won game of each kind, step navigation,
// dialogs, a right-to-left language and a replay; on request also whole games played by speech only.
import { keysOf, type Win } from './plays.js';
import { type PageOf } from './pages.js';

/**
 * A part of a script: a page, and the keys that are pressed on it. `speech-only`: the player of listener.ts or, with
 * step navigation, of step-listener.ts chooses the keys.
 */
export interface Part {
  readonly title: string;
  readonly page: PageOf;
  readonly keys: readonly string[] | 'speech-only';
}

export interface Script {
  readonly name: string;
  /** The script takes some minutes, and runs only on request. */
  readonly long?: boolean;
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
  // on a right-to-left table the next pile is on the left
  const onTable = (key: string): string => (lang === 'ar' && key === 'Right' ? 'Left' : key);
  const keysIn = (moves: readonly string[]): string[] => moves.flatMap(keysOf).map(onTable);
  return [
    {
      title: 'The first moves, a hint, undo and redo, a refusal, and the query keys',
      page: { ...page, played: 0 },
      keys: [
        ...TO_TABLE,
        ...keysIn(line.slice(0, begin)),
        ...['h', 'ctrl+z', 'ctrl+y', '1', 'Return', '2', 'Escape', 'o', 'p', 'u', 't', 'd', 's'],
      ],
    },
    {
      title: `The last moves, after the page has made ${last}`,
      page: { ...page, played: last },
      keys: [...TO_TABLE, ...keysIn(line.slice(last)), 's'],
    },
  ];
}

/** The last moves of Over-Under by Tab and Enter: past the toolbar to the stock, then to each card and its target. */
function endByStep(wins: readonly Win[]): Part {
  const win = wins.findIndex(({ variant }) => variant === 'over-under');
  const played = (wins[win] as Win).line.length - 3;
  const play = ['Return', 'Tab', 'Return'];
  return {
    title: `Tab and Enter only: the last moves, after the page has made ${played}`,
    page: { attributes: { variant: 'over-under', navigation: 'step' }, win, played },
    keys: [...Array.from({ length: 7 }, () => 'Tab'), 'Return', 'shift+Tab', ...play, 'Tab', ...play],
  };
}

/** A replay with a comment and a variation: move by move with the buttons, then with the slider. */
const replay: Part = {
  title: 'Move by move with the buttons, then with the slider',
  page: {
    element: 'solitaire-replay',
    attributes: { variant: 'klondike', deal: '9', line: '16 7f D2 w6' },
    content:
      '<p data-at="2" data-marks="w-6">The ace goes up at once.</p>' +
      '<p data-at="2" data-line="D3 w1">Three draws would reach the king.</p>',
  },
  // to the button One move forward, and from there to the slider
  keys: [
    ...Array.from({ length: 6 }, () => 'Tab'),
    ...['Return', 'Return', 'Return'],
    ...['Tab', 'Tab', 'Left', 'Right', 'Home', 'End'],
  ],
};

const GAMES = ['klondike', 'reno', 'cruel', 'demon', 'over-under'] as const;

/** The number of moves of the known line that are left at the end of a long game. */
const END = 15;

/** A game to its end by speech only. The page makes the first moves of a long one. */
function speechOnlyGame(
  wins: readonly Win[],
  variant: string,
  { lang = 'en', navigation }: { lang?: string; navigation?: 'step' } = {},
): Part[] {
  const win = wins.findIndex((one) => one.variant === variant);
  const { length } = (wins[win] as Win).line;
  const played = length > 55 ? length - END : 0;
  const begin = played ? `after the page has made ${played} moves` : 'from the deal';
  return [
    {
      title: `To the end of the game, ${begin}, by speech only, following the hints`,
      page: { attributes: { variant, ...(navigation && { navigation }) }, lang, win, played },
      keys: 'speech-only',
    },
  ];
}

export const scriptsOf = (wins: readonly Win[]): Script[] => [
  ...GAMES.map((variant) => ({ name: variant, parts: game(wins, variant) })),
  { name: 'step', parts: [endByStep(wins)] },
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
  { name: 'replay', parts: [replay] },
  ...GAMES.map((variant) => ({
    name: `heard-${variant}`,
    long: true,
    parts: speechOnlyGame(wins, variant),
  })),
  {
    name: 'heard-step',
    long: true,
    parts: speechOnlyGame(wins, 'over-under', { navigation: 'step' }),
  },
  { name: 'heard-japanese', long: true, parts: speechOnlyGame(wins, 'klondike', { lang: 'ja' }) },
];
