// The order of hints that remove cards from the table: those that uncover the most cards first.
import { describe, expect, it } from 'vitest';
import { writeMove, type Game } from '../../src/engine.js';
import { pyramid } from '../../src/games/pyramid.js';
import { destinationsOf } from '../../src/session/destinations.js';
import { hintsFor } from '../../src/session/hints.js';
import { gameWithPiles } from '../support/decks.js';

const hints = (game: Game): string[] =>
  hintsFor(game).map(({ move, reason }) =>
    [writeMove(move), reason.code, reason.code === 'uncovers' ? reason.cards : ''].join(' ').trim(),
  );

describe('hints that remove cards of a pyramid', () => {
  it('prefer the pair that uncovers the most cards, whatever the order of the columns', () => {
    const game = gameWithPiles(pyramid, {
      ...{ 'tableau-17': '2C', 'tableau-19': '3C', 'tableau-20': '4C' },
      ...{ 'tableau-23': '8D', 'tableau-24': '5C', 'tableau-26': '7H', 'tableau-28': '6S' },
    });
    expect(hints(game)).toEqual(['tableau-26+tableau-28 uncovers 2', 'tableau-23+tableau-24 uncovers 1']);
  });

  it('prefer a pair to a single card, and a pair of the table to one with the waste', () => {
    const game = gameWithPiles(pyramid, {
      ...{ 'tableau-22': 'KS', 'tableau-24': '5C', 'tableau-26': '8D', 'tableau-28': '6S' },
      waste: '7H',
    });
    expect(hints(game)).toEqual([
      'tableau-24+tableau-26 removes',
      'tableau-22>discard:1 removes',
      'tableau-28+waste removes',
    ]);
  });

  it('count a single card that uncovers another one before a pair that uncovers none', () => {
    const game = gameWithPiles(pyramid, {
      ...{ 'tableau-16': '2C', 'tableau-22': 'KS', 'tableau-24': '5C', 'tableau-26': '8D' },
    });
    expect(hints(game)).toEqual(['tableau-22>discard:1 uncovers 1', 'tableau-24+tableau-26 removes']);
  });

  it('do not count a card that another one still covers', () => {
    const game = gameWithPiles(pyramid, {
      ...{ 'tableau-16': '2C', 'tableau-22': 'KS', 'tableau-23': '3C' },
      ...{ 'tableau-26': '5C', 'tableau-28': '8D' },
    });
    expect(hints(game)).toEqual(['tableau-26+tableau-28 removes', 'tableau-22>discard:1 removes']);
  });

  it('are the first destinations of a tapped card, and the other pairs follow by their distance', () => {
    const game = gameWithPiles(pyramid, {
      ...{ 'tableau-18': '2C', 'tableau-22': '8S', 'tableau-24': '8D' },
      ...{ 'tableau-26': '5C', 'tableau-27': '8H' },
    });
    expect(destinationsOf(game, 'tableau-26', 1).map(writeMove)[0]).toBe('tableau-24+tableau-26');
  });
});
