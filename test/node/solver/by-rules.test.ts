// Single rules of a custom game that decide the verdict: each agrees with a plain search of all moves of the engine.
import { describe, expect, it } from 'vitest';
import * as games from '../../../src/variants/index.js';
import { expectVerdict, threeSuits, type Row } from '../../support/by-rules.js';
import { changedGame, withoutOptions, type RuleChange, type Piles } from '../../support/plans.js';
import { solved, suitUpTo } from '../../support/solving.js';
import { eagleWing, fortyThieves, perseverance } from '../../support/custom-games.js';

const klondike = withoutOptions(games.klondike);
const { stock, waste, foundation, tableau } = klondike.piles;
/** Stock and waste are not one sequence: not all cards of the waste are visible. */
const turned: RuleChange = ['piles.waste.shows', 'top'];

/** Cards of foundations may be taken back if a column takes them; columns give any part of a run. */
const giving: readonly RuleChange[] = [
  ['piles.foundation.gives', 'top'],
  ['piles.tableau.gives', 'any'],
];
const lastTwins: Piles = {
  'foundation-1': suitUpTo('C', 11),
  'foundation-2': suitUpTo('H', 11),
  'foundation-3': suitUpTo('D', 6),
  'foundation-4': suitUpTo('S', 12),
  'tableau-1': 'QH',
  'tableau-2': 'QC',
  'tableau-3': '8D/JD',
  'tableau-4': '7D 9D/KS',
  'tableau-5': 'KD/TD',
  'tableau-7': 'KH KC/QD',
};

const ROWS: readonly Row[] = [
  ['a card returns from a foundation', 'winnable', klondike, giving, lastTwins],
  [
    'no card returns from a foundation if no column accepts it',
    'unwinnable',
    klondike,
    [...giving, ['piles.tableau.takes.from', ['waste', 'tableau']]],
    lastTwins,
  ],
  [
    'a redeal splits a column that is longer than a packet',
    'winnable',
    perseverance,
    [],
    {
      'foundation-1': suitUpTo('S', 10),
      'foundation-2': suitUpTo('H', 12),
      'foundation-3': suitUpTo('D', 12),
      'foundation-4': suitUpTo('C', 13),
      'tableau-1': 'KH KD KS JS QS',
    },
  ],
  [
    'a redeal of columns that are already packets changes nothing',
    'unwinnable',
    perseverance,
    [],
    {
      'foundation-1': suitUpTo('S', 10),
      'foundation-2': suitUpTo('H', 12),
      'foundation-3': suitUpTo('D', 12),
      'foundation-4': suitUpTo('C', 13),
      'tableau-1': 'KD KS JS QS',
      'tableau-2': 'KH',
    },
  ],
  [
    'the waste is turned over, whatever its place among the piles',
    'winnable',
    klondike,
    [
      ['piles', { waste: { ...waste, shows: 'top' }, stock, foundation, tableau }],
      ['draw.count', 1],
    ],
    { ...threeSuits, 'foundation-4': suitUpTo('S', 9), waste: 'TS QS', 'tableau-1': 'KS JS' },
  ],
  [
    'the stock is drawn, whatever its place among the piles',
    'winnable',
    klondike,
    [turned, ['draw.count', 1]],
    { ...threeSuits, 'foundation-4': suitUpTo('S', 11), stock: 'KS QS/' },
  ],
  [
    'the stock stays if there is no draw',
    'unwinnable',
    klondike,
    [turned, ['draw', undefined]],
    { ...threeSuits, 'foundation-4': suitUpTo('S', 12), stock: 'KS/' },
  ],
  [
    'the last card of a face-down reserve turns face up',
    'winnable',
    eagleWing,
    [
      ['piles.tableau.count', 4],
      ['piles.tableau.takes.most', 1],
    ],
    {
      'foundation-1': suitUpTo('S', 9),
      'foundation-2': suitUpTo('H', 13),
      'foundation-3': suitUpTo('D', 13),
      'foundation-4': suitUpTo('C', 9),
      reserve: 'TS KC/',
      'tableau-1': 'TC',
      'tableau-2': 'JC JS',
      'tableau-3': 'QC QS',
      'tableau-4': 'KS',
    },
  ],
  [
    'the next card of a face-up stock is available after a draw',
    'winnable',
    withoutOptions(games.overUnder),
    [
      ['piles.stock', { shows: 'all', gives: 'top' }],
      ['piles.foundation', { ...foundation, takes: { ...foundation?.takes, from: ['stock', 'tableau'] } }],
      ['layout.places.foundation', { at: [0, 3] }],
    ],
    {
      'foundation-1': suitUpTo('H', 13),
      'foundation-2': suitUpTo('D', 13),
      'foundation-3': suitUpTo('C', 12),
      discard: '9S 8S 7S 6S 5S 4S 3S KS QS JS TS',
      stock: 'AS KC',
      'tableau-1': '2S',
    },
  ],
  [
    'runs move card by card onto columns that accept single cards',
    'winnable',
    klondike,
    [['piles.tableau.takes.single', true]],
    {
      'foundation-1': suitUpTo('H', 5),
      'foundation-2': suitUpTo('D', 5),
      'foundation-3': suitUpTo('C', 6),
      'tableau-1': 'AS 8S 7H 6S',
      'tableau-2': 'KD QD JD TD 8D 9D',
      'tableau-3': 'KC QC JC TC 9C 8C',
      'tableau-4': '7D',
      'tableau-5': 'KH QH JH TH 9H 8H 7C 6H 6D KS QS JS TS 9S 7S 5S 4S 3S 2S',
    },
  ],
  [
    'a card in the middle of the stock is not moved to a foundation at once: the order of the later cards matters',
    'winnable',
    klondike,
    [
      ['piles.tableau.gives', 'any'],
      ['piles.tableau.count', 2],
    ],
    {
      'foundation-1': suitUpTo('S', 10),
      'foundation-2': suitUpTo('H', 11),
      'foundation-3': suitUpTo('D', 11),
      'foundation-4': suitUpTo('C', 10),
      stock: 'JC KH QD QC JS/',
      'tableau-1': 'QS/KS',
      'tableau-2': 'KD QH/KC',
    },
  ],
  [
    'the last card of the stock is not moved to a foundation at once if that changes how the others are drawn',
    'winnable',
    klondike,
    [
      ['piles.tableau.gives', 'any'],
      ['piles.tableau.count', 2],
      ['draw.count', 2],
    ],
    {
      'foundation-1': suitUpTo('S', 11),
      'foundation-2': suitUpTo('H', 11),
      'foundation-3': suitUpTo('D', 11),
      'foundation-4': suitUpTo('C', 10),
      stock: 'QC KH JC QD/',
      'tableau-1': 'KD/KC',
      'tableau-2': 'QH QS/KS',
    },
  ],
  [
    'an ace on a complete foundation is not the next card of its suit again',
    'winnable',
    klondike,
    [['piles.tableau.gives', 'any']],
    {
      'foundation-1': suitUpTo('S', 13),
      'foundation-2': suitUpTo('H', 5),
      'foundation-3': suitUpTo('C', 13),
      'tableau-1': 'QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D KH QH JH TH 9H 8H 7H 6H/KD',
      'tableau-2': 'AD',
    },
  ],
  [
    'a part of a run moves to a target that other cards cannot use, if suits must differ',
    'winnable',
    klondike,
    [
      ['piles.tableau.gives', 'any'],
      ['piles.tableau.count', 4],
      ['piles.tableau.takes.build.suit', 'other'],
    ],
    {
      'foundation-2': suitUpTo('H', 6),
      'foundation-3': suitUpTo('D', 13),
      'foundation-4': suitUpTo('C', 6),
      'tableau-1': '9S 8H',
      'tableau-2': '9C',
      'tableau-3': 'AS 8C',
      'tableau-4': 'KH QH JH TH 9H KC QC JC TC KS QS JS TS 7C 7H 8S 7S 6S 5S 4S 3S 2S',
    },
  ],
  [
    'a part of a run moves aside if foundations accept whole runs, too',
    'winnable',
    klondike,
    [
      ['piles.tableau.gives', 'any'],
      ['piles.tableau.count', 3],
      ['piles.foundation.takes.single', false],
    ],
    {
      'foundation-1': suitUpTo('S', 4),
      'foundation-2': suitUpTo('H', 2),
      'foundation-3': suitUpTo('D', 13),
      'foundation-4': suitUpTo('C', 3),
      'tableau-1': '5S 4H',
      'tableau-2': '5C',
      'tableau-3': 'KC QC JC TC 9C 8C 7C 6C 4C KH QH JH TH 9H 8H 7H 6H 5H 3H KS QS JS TS 9S 8S 7S 6S',
    },
  ],
  [
    'the last card of a run does not go to a foundation alone if only whole runs move',
    'unwinnable',
    klondike,
    [
      ['piles.tableau.gives', 'run'],
      ['piles.tableau.count', 2],
      ['piles.foundation.takes.single', false],
    ],
    {
      'foundation-1': suitUpTo('S', 13),
      'foundation-2': suitUpTo('H', 12),
      'foundation-3': suitUpTo('C', 11),
      'foundation-4': suitUpTo('D', 13),
      'tableau-1': 'KC/KH QC',
    },
  ],
  [
    'the last card of a column does not go to a foundation alone if only whole columns move',
    'unwinnable',
    klondike,
    [
      ['piles.tableau.gives', 'column'],
      ['piles.tableau.count', 2],
      ['piles.foundation.takes.single', false],
    ],
    {
      'foundation-1': suitUpTo('S', 13),
      'foundation-2': suitUpTo('H', 12),
      'foundation-3': suitUpTo('C', 11),
      'foundation-4': suitUpTo('D', 13),
      'tableau-1': 'KH QC',
      'tableau-2': 'KC',
    },
  ],
  [
    'a group from a reserve moves wherever it fits: the rest need not be a run',
    'winnable',
    klondike,
    [
      ['piles.reserve', { shows: 'all', gives: 'group' }],
      ['layout.places.reserve', { at: [0, 3] }],
      ['piles.tableau.count', 3],
      ['piles.tableau.takes.from', ['waste', 'tableau', 'reserve']],
      ['piles.foundation.takes.from', ['waste', 'tableau', 'reserve']],
      ['draw.count', 1],
    ],
    {
      'foundation-1': suitUpTo('S', 1),
      'foundation-2': suitUpTo('H', 12),
      'foundation-3': suitUpTo('C', 13),
      'foundation-4': suitUpTo('D', 9),
      stock: 'KS JS TS 8S 7S 6S 5S 4S 3S/',
      reserve: '9S QS',
      'tableau-1': 'KH',
      'tableau-2': '2S TD JD',
      'tableau-3': 'QD KD',
    },
  ],
  [
    'cards move to a waste that accepts them',
    'winnable',
    klondike,
    [
      ['piles.tableau.count', 1],
      [
        'piles.waste.takes',
        { from: ['tableau'], build: { suit: 'same', steps: [-1] }, empty: [{ accepts: 'any' }] },
      ],
    ],
    { ...threeSuits, tableau: 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S AS 2S' },
  ],
  [
    'a king goes to its foundation if another king needs its column',
    'winnable',
    klondike,
    [
      ['piles.tableau.gives', 'any'],
      ['piles.tableau.count', 2],
      ['draw.count', 1],
    ],
    {
      'foundation-1': suitUpTo('S', 12),
      'foundation-3': suitUpTo('D', 13),
      'foundation-4': suitUpTo('C', 13),
      stock: '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH/',
      'tableau-1': 'KS',
      'tableau-2': 'AH/KH',
    },
  ],
  [
    'a game without columns',
    'winnable',
    klondike,
    [
      ['piles', { stock, waste, foundation }],
      ['deal', [{ to: 'waste', each: 1 }]],
      ['draw.count', 1],
    ],
    { ...threeSuits, 'foundation-4': suitUpTo('S', 10), stock: 'QS KS JS/' },
  ],
  [
    'no card of a stock with one redeal left is moved to a foundation at once',
    'winnable',
    klondike,
    [
      ['piles.tableau.gives', 'any'],
      ['draw.count', 1],
      ['redeal', { kind: 'recycle', limit: 1 }],
    ],
    {
      'foundation-1': suitUpTo('H', 6),
      'foundation-2': suitUpTo('C', 10),
      'foundation-3': suitUpTo('D', 9),
      'foundation-4': suitUpTo('S', 9),
      stock: 'TS 8H QH/',
      waste: 'QS QC JH KS 7H KD KC',
      'tableau-2': '9H/QD JC',
      'tableau-4': 'JD/KH',
      'tableau-7': 'TD/JS TH',
    },
  ],
];

describe('a single rule decides the verdict', () => {
  it.each(ROWS)('%s', expectVerdict);
});

it('the quick pass moves no cards from one foundation to another', () => {
  const { variant, position } = changedGame(
    fortyThieves,
    [
      ['piles.foundation.gives', 'top'],
      ['piles.foundation.takes.from', ['waste', 'tableau', 'foundation']],
    ],
    {
      ...Object.fromEntries(
        Array.from('HDCSHDC', (suit, i) => [`foundation-${String(i + 2)}`, suitUpTo(suit, 13)]),
      ),
      'foundation-1': suitUpTo('S', 1),
      'tableau-1': '2S 4S 3S',
      'tableau-2': 'KS QS JS TS 9S 8S 7S 6S 5S',
    },
  );
  const { verdict, states } = solved(position, variant);
  expect(verdict).toBe('winnable');
  expect(states).toBeLessThan(1000);
});
