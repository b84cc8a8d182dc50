// Regression tests: positions that the solver judged wrong, named by the cause.
import { describe, expect, it } from 'vitest';
import { Game, type Variant } from '../../../src/engine.js';
import { MOST_PILES } from '../../../src/engine/limits.js';
import * as games from '../../../src/variants/index.js';
import { withValue } from '../../support/bent.js';
import { expectVerdict, threeSuits, expectWin, type Row } from '../../support/by-rules.js';
import { changedGame, withoutOptions, type RuleChange, type Piles } from '../../support/plans.js';
import { gameAfter, positionOf, solved, suitUpTo } from '../../support/solving.js';
import { bakersDozen, chameleon, foundations, freeCell } from '../../support/custom-games.js';

const oneCell: Variant = {
  id: 'one-cell',
  piles: {
    reserve: {
      shows: 'all',
      gives: 'top',
      takes: {
        from: ['tableau'],
        build: { suit: 'same', steps: [1] },
        empty: [{ accepts: 'any' }],
        single: true,
        most: 1,
      },
    },
    foundation: foundations(['tableau', 'reserve']),
    tableau: {
      count: 4,
      shows: 'all',
      gives: 'any',
      takes: {
        from: ['tableau', 'reserve'],
        build: { suit: 'alternate', steps: [-1] },
        empty: [{ accepts: 'K' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: 13 }],
  goal: { full: 'foundation' },
  score: {},
  layout: {
    columns: 8,
    places: { reserve: { at: [0, 0] }, foundation: { at: [4, 0] }, tableau: { at: [0, 1] } },
  },
};

describe('a winnable position is not reported as lost', () => {
  it('if part of a run has to move aside for a card that goes to a cell', () => {
    const position = positionOf(
      { variant: oneCell },
      {
        'foundation-1': suitUpTo('S', 9),
        'foundation-2': suitUpTo('H', 8),
        'foundation-3': suitUpTo('D', 13),
        'foundation-4': suitUpTo('C', 7),
        'tableau-1': 'TS 9H JS TH 9C',
        'tableau-2': 'TC 8C KS JC',
        'tableau-3': 'QH KH JH',
        'tableau-4': 'QS QC KC',
      },
    );
    expectWin(position, oneCell);
  });
});

/** Columns that stay empty. */
const gaps: readonly RuleChange[] = [
  ['piles.tableau.takes.empty', undefined],
  ['piles.tableau.fill', undefined],
];

/** Won only with a card that comes back from a foundation. */
const onlyBack: Piles = {
  'foundation-1': suitUpTo('S', 8),
  'foundation-3': suitUpTo('C', 11),
  'foundation-4': suitUpTo('H', 11),
  'tableau-1': '5D',
  'tableau-2': 'KS/QD',
  'tableau-3': '6D AD/8D',
  'tableau-4': 'KH/7D',
  'tableau-5': 'JS 3D/QS',
  'tableau-6': 'TD QC QH/JD TS',
  'tableau-7': '9S KD 9D 4D KC/2D',
};

describe('a card that no card can be placed on now may be needed as a target later', () => {
  it.each<[what: string, game: Variant, changes: readonly RuleChange[], piles: Piles]>([
    [
      'if all cards that fit on it are on foundations, but can return',
      games.klondike,
      [['piles.foundation.gives', 'top']],
      onlyBack,
    ],
    [
      'if cards of any suit fit on it',
      chameleon,
      [],
      {
        'foundation-1': '6H 7H 8H 9H TH JH QH KH AH 2H 3H',
        'foundation-2': '6C 7C 8C 9C TC',
        'foundation-3': '6S 7S 8S 9S TS',
        'foundation-4': '6D 7D 8D 9D',
        waste: '3S 5S 4H AC 4S 2S 5D 4D',
        reserve: 'AD 2D KD QC 5C QD JS 3C 3D 4C JD/5H',
        'tableau-1': 'JC TD',
        'tableau-2': '2C AS KS',
        'tableau-3': 'KC QS',
      },
    ],
    [
      'if columns wrap below the base: the last base card that is not on a foundation',
      games.demon,
      [['piles.tableau.gives', 'any'], ...gaps],
      {
        'foundation-1': 'AS',
        'foundation-2': 'AH',
        'foundation-3': suitUpTo('D', 13),
        'tableau-1': 'AC',
        'tableau-2': '2S KH',
        'tableau-3': '2H 3S',
        'tableau-4':
          'KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C KS QS JS TS 9S 8S 7S 6S 5S 4S QH JH TH 9H 8H 7H 6H 5H 4H 3H',
      },
    ],
  ])('%s', (_what, game, changes, piles) => {
    const { variant, position } = changedGame(game, changes, piles);
    expectWin(position, variant);
  });
});

describe('an additional rule is respected', () => {
  const parts: RuleChange = ['piles.tableau.gives', 'any'];
  const openStock: readonly RuleChange[] = [
    ['piles.stock', { shows: 'all', gives: 'top' }],
    ['piles.foundation.takes.from', ['stock', 'waste', 'tableau']],
  ];

  it.each<Row>([
    [
      'runs that move card by card, each part to a place where it does not help yet',
      'winnable',
      games.klondike,
      [parts, ['piles.tableau.takes.single', true]],
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
      'foundations whose cards move to other foundations, but not to columns',
      'unwinnable',
      games.klondike,
      [
        parts,
        ['piles.foundation.gives', 'top'],
        ['piles.foundation.takes.from', ['waste', 'tableau', 'foundation']],
        ['piles.tableau.takes.from', ['waste', 'tableau']],
      ],
      onlyBack,
    ],
    [
      'full columns as the goal, with no suit on the foundations',
      'winnable',
      games.klondike,
      [parts, ['goal.full', 'tableau'], ['piles.tableau.count', 5], ['deal', [{ to: 'tableau', each: 1 }]]],
      {
        waste: 'JH',
        'tableau-1': 'KH QS',
        'tableau-2': 'AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS/KS QH',
        'tableau-3': 'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC/KC QD',
        'tableau-4': 'AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD/KD',
        'tableau-5': 'AH 2H 3H 4H 5H 6H 7H 8H 9H/TH',
      },
    ],
    [
      'columns that accept nothing, and of which no part can be moved',
      'winnable',
      games.demon,
      [
        ['piles.tableau.takes', undefined],
        ['piles.tableau.fill', undefined],
      ],
      {
        'foundation-1': suitUpTo('H', 11),
        'foundation-2': suitUpTo('D', 13),
        'foundation-3': suitUpTo('C', 13),
        'tableau-1': 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S QH',
        'tableau-2': 'AS KH',
      },
    ],
    [
      'columns of at most three cards: the second of two interchangeable targets has more space',
      'winnable',
      games.klondike,
      [parts, ['piles.tableau.takes.most', 3]],
      {
        'foundation-1': suitUpTo('H', 9),
        'foundation-2': suitUpTo('D', 13),
        'foundation-3': suitUpTo('C', 10),
        'tableau-1': 'KH QS JH',
        'tableau-2': 'QC',
        'tableau-3': 'AS TS',
        'tableau-4': 'TH JC KC QH KS JS 9S 8S 7S 6S 5S 4S 3S 2S',
      },
    ],
    [
      'columns of at most thirteen cards, including those face down',
      'unwinnable',
      games.klondike,
      [parts, ['piles.tableau.count', 3], ['piles.tableau.takes.most', 13]],
      {
        'foundation-1': suitUpTo('H', 6),
        'foundation-2': suitUpTo('D', 13),
        'foundation-3': suitUpTo('C', 4),
        'tableau-1': '7S 6S 5S 4S 3S 2S/KH QS JH TS 9H 8S 7H',
        'tableau-2': 'AS/6C',
        'tableau-3': 'KS QH JS TH 9S 8H QC JC TC 9C 8C 7C 5C/KC',
      },
    ],
    [
      'columns of at most thirteen cards that are gathered',
      'unwinnable',
      games.cruel,
      [['piles.tableau.takes.most', 13]],
      {
        'foundation-1': suitUpTo('H', 12),
        'foundation-2': suitUpTo('D', 12),
        'foundation-3': suitUpTo('C', 13),
        'tableau-1': 'KH KD KS QS JS TS 9S 8S 7S 6S 5S 4S 3S',
        'tableau-2': 'AS 2S',
      },
    ],
    [
      'columns that move as a whole, but to other columns only card by card, do not block each other',
      'winnable',
      games.demon,
      [['piles.tableau.takes.single', true], ...gaps],
      {
        'foundation-1': suitUpTo('C', 7),
        'foundation-2': suitUpTo('D', 8),
        'foundation-3': suitUpTo('H', 5),
        'foundation-4': suitUpTo('S', 5),
        'tableau-1': '6S 8H 9D',
        'tableau-2': '6H 7H 7S',
        'tableau-3': 'JC TC 9C QD JD TD 8C',
        'tableau-4': 'KC QC KD KS QS JS TS 9S KH QH JH TH 9H 8S',
      },
    ],
    [
      'a cell in which one card is placed on another before both go to foundations',
      'winnable',
      freeCell,
      [
        ['piles.reserve.count', 1],
        [
          'piles.reserve.takes',
          {
            from: ['reserve', 'tableau'],
            build: { suit: 'any', steps: [-1] },
            empty: [{ accepts: '5' }],
            single: true,
            most: 2,
          },
        ],
        ['piles.tableau.takes.empty', undefined],
      ],
      {
        'foundation-1': suitUpTo('H', 4),
        'foundation-2': suitUpTo('D', 2),
        'foundation-3': suitUpTo('C', 13),
        'foundation-4': suitUpTo('S', 13),
        'tableau-1': '5D 3D 4D',
        'tableau-2': '5H',
        'tableau-3': 'KD QD JD TD 9D 8D 7D 6D',
        'tableau-4': 'KH QH JH TH 9H 8H 7H 6H',
      },
    ],
    [
      'a face-up stock: its top card is available',
      'winnable',
      games.klondike,
      openStock,
      { ...threeSuits, 'foundation-4': suitUpTo('S', 10), stock: 'QS KS JS' },
    ],
    [
      'a stock with face-down cards: its top card is not available',
      'unwinnable',
      games.klondike,
      openStock,
      { ...threeSuits, 'foundation-4': suitUpTo('S', 10), stock: 'QS KS JS/' },
    ],
    [
      'a face-up stock: a card placed on it is face down',
      'unwinnable',
      games.klondike,
      [
        ...openStock,
        ['piles.stock.takes', { from: ['tableau'], build: { suit: 'same', steps: [-1] } }],
        ['piles.waste.gives', undefined],
      ],
      {
        ...threeSuits,
        stock: '4S',
        'tableau-1': 'AS 3S',
        'tableau-2': 'KS QS JS TS 9S 8S 7S 6S 5S 2S',
      },
    ],
  ])('%s', expectVerdict);

  it('a move can name all piles, in a game with the maximum number', () => {
    const count = MOST_PILES - 4;
    const { variant, position } = changedGame(
      bakersDozen,
      [
        ['piles.tableau.count', count],
        ['deal', [{ to: 'tableau', each: [52] }]],
      ],
      {
        ...threeSuits,
        'foundation-4': suitUpTo('S', 10),
        'tableau-1': 'KS JS',
        [`tableau-${String(count)}`]: 'QS',
      },
    );
    expect(position.piles).toHaveLength(MOST_PILES);
    const solution = solved(position, variant);
    expect(solution.verdict).toBe('winnable');
    expect(gameAfter(position, solution.line, variant).status).toBe('won');
  });
});

describe('the best score', () => {
  it('does not use a redeal that costs more than it gains', () => {
    const { variant, position } = changedGame(
      games.klondike,
      [
        ['piles.tableau.count', 1],
        ['draw.count', 1],
        ['score.redeal', { free: 0, points: -100 }],
      ],
      {
        'foundation-1': suitUpTo('S', 11),
        'foundation-2': suitUpTo('H', 11),
        'foundation-3': suitUpTo('D', 13),
        'foundation-4': suitUpTo('C', 13),
        waste: 'QS KH',
        tableau: 'QH KS',
      },
    );
    const solution = solved({ ...position, score: 200, net: 200 }, variant, { goal: 'best' });
    expect(solution).toMatchObject({ best: 200, bestLine: [], exact: true, verdict: 'winnable' });
    expect(gameAfter(position, solution.line, variant).status).toBe('won');
  });

  it('includes each card of the stock that scores when it is turned up', () => {
    const turned = withValue(withoutOptions(games.reno), 'score.turned', { in: 'stock', points: 5 });
    const variant = { ...turned, id: 'other' };
    const { position } = Game.deal(variant, { deal: 3 });
    const { best, bestLine } = solved(position, variant, { goal: 'best', states: 3000 });
    expect(gameAfter(position, bestLine, variant).position.score).toBe(best);
  });

  it.each([
    ['klondike', { draw: 1 }],
    ['klondike', {}],
    ['klondike', { scoring: 'vegas', takeBack: true }],
    ['demon', { scoring: 'vegas' }],
    ['cruel', {}],
    ['over-under', {}],
    ['reno', {}],
  ])(
    'equals the score of its own line, including redeals and the minimum score: %s %o',
    (variant, options) => {
      for (let deal = 1; deal <= 4; deal++) {
        const { position } = Game.deal(variant, { deal, options });
        const { best, bestLine } = solved(position, undefined, { goal: 'best', states: 5000 });
        expect(best).toBeGreaterThanOrEqual(position.score);
        expect(gameAfter(position, bestLine).position.score).toBe(best);
      }
    },
  );

  it('is searched even if the game is unwinnable', () => {
    const { position } = Game.deal('demon', { deal: 98 });
    expect(solved(position, undefined, { goal: 'best', states: 20_000 }).best).toBeGreaterThan(4);
  });

  it('is sufficient once the aim is reached', () => {
    const { position } = Game.deal('reno', { deal: 2 });
    const { bestLine = [], best = 0 } = solved(position, undefined, { goal: 'aim' });
    expect(best).toBeGreaterThanOrEqual(52);
    const there = gameAfter(position, bestLine).position;
    expect(solved(there, undefined, { states: 1 }).aim).toBe('winnable');
  });
});
