// Games with two decks: each card exists twice, and it can matter which of the two is where.
import { it } from 'vitest';
import type { PileKind, Variant } from '../../../src/engine.js';
import { expectVerdict, expectWin } from '../../support/by-rules.js';
import type { Piles } from '../../support/plans.js';
import { positionOf, suitUpTo } from '../../support/solving.js';
import { fortyThieves, foundations } from '../../support/custom-games.js';

const piles = (kind: PileKind, all: readonly string[]): Piles =>
  Object.fromEntries(all.map((cards, i) => [`${kind}-${String(i + 1)}`, cards]));

const twoDecks: Variant = {
  id: 'two-decks',
  decks: 2,
  piles: {
    stock: { shows: 'none' },
    foundation: foundations(['tableau'], {}, 8),
    tableau: {
      count: 4,
      shows: 'all',
      gives: 'top',
      takes: { from: ['tableau'], build: { suit: 'alternate', steps: [-1] } },
    },
  },
  deal: [{ to: 'tableau', each: 26 }],
  goal: { full: 'foundation' },
  score: {},
  layout: {
    columns: 10,
    places: { stock: { at: [0, 0] }, foundation: { at: [1, 0] }, tableau: { at: [0, 1] } },
  },
};

it('a position is winnable if one of two decks is on the foundations, and the other still needs a target', () => {
  const position = positionOf(
    { variant: twoDecks },
    {
      'foundation-1': suitUpTo('S', 13),
      'foundation-2': suitUpTo('H', 13),
      'foundation-3': suitUpTo('D', 13),
      'foundation-4': suitUpTo('C', 13),
      'foundation-5': suitUpTo('S', 5),
      'foundation-6': suitUpTo('H', 7),
      'foundation-7': suitUpTo('D', 13),
      'foundation-8': suitUpTo('C', 13),
      'tableau-1': '6S 7S',
      'tableau-2': '8H',
      'tableau-3': 'KH QH JH TH 9H',
      'tableau-4': 'KS QS JS TS 9S 8S',
    },
  );
  expectWin(position, twoDecks);
});

it('two equal cards in the stock are different moves if another card is between them', () => {
  const full = Array.from('DDCCH', (suit) => suitUpTo(suit, 13));
  expectVerdict('', 'winnable', fortyThieves, [], {
    ...piles('foundation', [...full, suitUpTo('H', 5), suitUpTo('S', 3), suitUpTo('S', 3)]),
    ...piles('tableau', ['6S', 'TH', '6S 6H 4S 4S 7H', '7S 8S', '7S 8S', '9S TS', '9S TS']),
    'tableau-8': 'JS QS KS',
    'tableau-9': 'JS QS KS',
    'tableau-10': 'JH QH KH',
    stock: '9H 5S 8H 5S/',
  });
});
