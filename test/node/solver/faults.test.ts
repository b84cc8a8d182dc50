// Positions that were judged wrong once, each named by what was overlooked.
import { describe, expect, it } from 'vitest';
import { Game, type PileGroup, type PileKind, type Variant } from '../../../src/engine.js';
import { solved, playedOn, positionOf } from '../../support/solving.js';

const home = (count: number, from: readonly PileKind[]) =>
  ({
    count,
    shows: 'all',
    takes: {
      from,
      build: { suit: 'same', steps: [1] },
      empty: [{ accepts: 'A' }],
      single: true,
      most: 13,
    },
  }) satisfies PileGroup;

/** The cards of a suit from the ace on. */
const up = (suit: string, count: number): string =>
  Array.from('A23456789TJQK'.slice(0, count), (rank) => rank + suit).join(' ');

const twoDecks: Variant = {
  id: 'two-decks',
  decks: 2,
  piles: {
    stock: { shows: 'none' },
    foundation: home(8, ['tableau']),
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
    foundation: home(4, ['tableau', 'reserve']),
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

describe('a position that can be won is not called lost', () => {
  it('where one of two decks is home, and the other still needs a host', () => {
    const position = positionOf(
      { variant: twoDecks },
      {
        'foundation-1': up('S', 13),
        'foundation-2': up('H', 13),
        'foundation-3': up('D', 13),
        'foundation-4': up('C', 13),
        'foundation-5': up('S', 5),
        'foundation-6': up('H', 7),
        'foundation-7': up('D', 13),
        'foundation-8': up('C', 13),
        'tableau-1': '6S 7S',
        'tableau-2': '8H',
        'tableau-3': 'KH QH JH TH 9H',
        'tableau-4': 'KS QS JS TS 9S 8S',
      },
    );
    const { verdict, line } = solved(position, twoDecks);
    expect(verdict).toBe('winnable');
    expect(playedOn(position, line, twoDecks).status).toBe('won');
  });

  it('where a part of a run has to go aside for a card that a cell takes', () => {
    const position = positionOf(
      { variant: oneCell },
      {
        'foundation-1': up('S', 9),
        'foundation-2': up('H', 8),
        'foundation-3': up('D', 13),
        'foundation-4': up('C', 7),
        'tableau-1': 'TS 9H JS TH 9C',
        'tableau-2': 'TC 8C KS JC',
        'tableau-3': 'QH KH JH',
        'tableau-4': 'QS QC KC',
      },
    );
    const { verdict, line } = solved(position, oneCell);
    expect(verdict).toBe('winnable');
    expect(playedOn(position, line, oneCell).status).toBe('won');
  });
});

describe('the best score', () => {
  it.each([
    ['klondike', { draw: 1 }],
    ['klondike', {}],
    ['klondike', { scoring: 'vegas', takeBack: true }],
    ['demon', { scoring: 'vegas' }],
    ['cruel', {}],
    ['over-under', {}],
    ['reno', {}],
  ])('is what its own line comes to, redeals and floors counted: %s %o', (variant, options) => {
    for (let deal = 1; deal <= 4; deal++) {
      const { position } = Game.deal(variant, { deal, options });
      const { best, bestLine } = solved(position, undefined, { goal: 'best', states: 5000 });
      expect(best).toBeGreaterThanOrEqual(position.score);
      expect(playedOn(position, bestLine).position.score).toBe(best);
    }
  });

  it('is looked for where nothing can be won any more, too', () => {
    const { position } = Game.deal('demon', { deal: 98 });
    expect(solved(position, undefined, { goal: 'best', states: 20_000 }).best).toBeGreaterThan(4);
  });

  it('is reached already where the aim is', () => {
    const { position } = Game.deal('reno', { deal: 2 });
    const { bestLine = [], best = 0 } = solved(position, undefined, { goal: 'aim' });
    expect(best).toBeGreaterThanOrEqual(52);
    const there = playedOn(position, bestLine).position;
    expect(solved(there, undefined, { states: 1 }).aim).toBe('winnable');
  });
});
