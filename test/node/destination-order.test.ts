// The order of the destinations of a tapped card that no hint suggests: the best kind of pile first.
import { describe, expect, it } from 'vitest';
import { Game, writeMove, type Takes, type Variant } from '../../src/engine.js';
import { freecell } from '../../src/games/freecell.js';
import { pyramid } from '../../src/games/pyramid.js';
import { destinationsOf } from '../../src/session/destinations.js';
import { hintsFor } from '../../src/session/hints.js';
import { dealt, gameWithPiles, play } from '../support/decks.js';
import { described } from '../support/described.js';

const any: Takes = { from: ['waste', 'tableau', 'reserve'], empty: [{ accepts: 'any' }], most: 1 };

/** Columns, and two cells that accept any card. */
const withCells = described({ reserve: { count: 2, shows: 'all', gives: 'top', takes: any } });

/** Columns and cards of the waste go to a discard pile, or from the waste to a cell that is nearer. */
const withDiscard: Variant = described(
  {
    waste: { shows: 'all', gives: 'top' },
    reserve: { count: 2, shows: 'all', gives: 'top', takes: any },
    discard: { shows: 'all', takes: { from: ['waste', 'tableau'], build: { suit: 'any', steps: [1, -1] } } },
    foundation: { count: 1, shows: 'all' },
    tableau: { count: 4, shows: 'all', gives: 'top' },
  },
  {
    id: 'with-discard',
    deal: [
      { to: 'tableau', each: 3 },
      { to: 'discard', each: 1 },
    ],
    draw: { to: 'waste', count: 1 },
    goal: { empty: 'tableau' },
  },
);

const ways = (game: Game, from: string, count = 1): string[] =>
  destinationsOf(game, from, count).map(writeMove);
const suggested = (game: Game): string[] => hintsFor(game).map(({ move }) => writeMove(move));

describe('moves that gain nothing are listed', () => {
  it('to a column with cards before a cell, however near', () => {
    const game = gameWithPiles(withCells, { 'tableau-1': '6H', 'tableau-2': '9C', 'tableau-4': '5S' });
    expect(suggested(game).filter((text) => text.startsWith('tableau-4'))).toEqual([]);
    expect(ways(game, 'tableau-4')).toEqual([
      'tableau-4>tableau-1:1',
      'tableau-4>reserve-1:1',
      'tableau-4>reserve-2:1',
    ]);
  });

  it('to an empty column before a cell, however near', () => {
    const game = gameWithPiles(withCells, { 'tableau-2': '9C', 'tableau-3': '6H', 'tableau-4': '7D 5S' });
    expect(ways(game, 'tableau-4')).toEqual([
      'tableau-4>tableau-3:1',
      'tableau-4>tableau-1:1',
      'tableau-4>reserve-1:1',
      'tableau-4>reserve-2:1',
    ]);
  });

  it('to the first free cell, wherever the card is', () => {
    const game = Game.deal(freecell, { deal: 1 });
    for (const cell of [1, 2, 3, 4]) {
      const [move] = destinationsOf(game, `tableau-${cell}`, 1);
      expect(move).toMatchObject({ to: `reserve-${cell}` });
      if (move) game.play(move);
    }
  });

  it('to the nearest column first, on either side', () => {
    const game = gameWithPiles(withCells, { 'tableau-1': '6H', 'tableau-3': '5S', 'tableau-4': '6D' });
    expect(suggested(game).filter((text) => text.startsWith('tableau-3'))).toEqual([]);
    expect(ways(game, 'tableau-3').slice(0, 3)).toEqual([
      'tableau-3>tableau-4:1',
      'tableau-3>tableau-1:1',
      'tableau-3>reserve-1:1',
    ]);
  });

  it('to a foundation before a cell, however near', () => {
    const game = gameWithPiles(withCells, {
      'tableau-1': '2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS',
      'tableau-2': 'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC',
      'tableau-4': 'AS',
    });
    // the hints contain only one of two empty foundations
    expect(suggested(game)).not.toContain('tableau-4>foundation-4:1');
    const others = ways(game, 'tableau-4').filter((text) => !suggested(game).includes(text));
    expect(others).toEqual(['tableau-4>foundation-4:1', 'tableau-4>reserve-2:1']);
  });

  it('to the discard pile before a cell', () => {
    const game = gameWithPiles(withDiscard, { waste: '5S', discard: '6H', 'tableau-1': 'KC', stock: 'KD' });
    expect(suggested(game)).not.toContain('waste>reserve-1:1');
    expect(ways(game, 'waste')).toEqual(['waste>discard:1', 'waste>reserve-1:1', 'waste>reserve-2:1']);
  });
});

describe('of the cards of a pile', () => {
  it('only the moves of the tapped ones are listed', () => {
    const game = gameWithPiles(withCells, { 'tableau-1': '6H 5S', 'tableau-2': '7C', 'tableau-3': '6D' });
    expect(ways(game, 'tableau-1', 2)).toEqual(['tableau-1>tableau-2:2']);
    expect(ways(game, 'tableau-1', 1)).not.toContain('tableau-1>tableau-2:2');
    expect(ways(game, 'tableau-1', 1)).toContain('tableau-1>tableau-3:1');
  });

  it('of the stock, the draw is one of them, and of no other pile', () => {
    const game = gameWithPiles(withDiscard, { waste: '9S', discard: '6H', 'tableau-1': '5C', stock: 'KD' });
    expect(ways(game, 'stock')).toEqual(['draw']);
    expect(ways(game, 'tableau-1')[0]).toBe('tableau-1>discard:1');
    expect(ways(game, 'tableau-1')).not.toContain('draw');
    expect(ways(game, 'tableau-9')).toEqual([]);
  });

  it('pairs go to the other pile, whichever of the two was tapped', () => {
    const wanted = { 'tableau-22': '7S', 'tableau-24': '6S', 'tableau-26': '7C', 'tableau-28': '7H' };
    const game = dealt(pyramid, wanted);
    expect(ways(game, 'tableau-28')).toEqual(['tableau-24+tableau-28']);
    expect(ways(game, 'tableau-24').toSorted()).toEqual(
      ['tableau-22+tableau-24', 'tableau-24+tableau-26', 'tableau-24+tableau-28'].toSorted(),
    );
    play(game, 'draw');
    expect(ways(game, 'tableau-28', 2)).toEqual([]);
  });
});
