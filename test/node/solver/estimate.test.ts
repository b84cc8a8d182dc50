// The estimate that guides the best-first search: zero for a win, and larger the more the cards block each other.
import { describe, expect, it } from 'vitest';
import { Game, type Position } from '../../../src/engine.js';
import { tableAt } from '../../../src/engine/table-from-position.js';
import { Estimate } from '../../../src/solver/estimate.js';
import { FULL } from '../../../src/solver/search-tables.js';
import { SearchMoves } from '../../../src/solver/search-moves.js';
import { State } from '../../../src/solver/state.js';
import { planAt, type Piles } from '../../support/plans.js';
import { positionOf, suitUpTo } from '../../support/solving.js';

const stateAt = (position: Position): State => {
  const table = tableAt(position);
  return new State(planAt(table), table);
};

/** The estimate for a position of Klondike: hearts, diamonds and clubs are complete, and spades up to this rank. */
const distance = (spades: number, piles: Piles): number => {
  const position = positionOf(
    { variant: 'klondike' },
    {
      'foundation-1': suitUpTo('S', spades),
      'foundation-2': suitUpTo('H', 13),
      'foundation-3': suitUpTo('D', 13),
      'foundation-4': suitUpTo('C', 13),
      ...piles,
    },
  );
  return new Estimate(stateAt(position)).distance;
};

describe('the distance', () => {
  it('is 0 only if the game is won', () => {
    expect(distance(13, {})).toBe(0);
    expect(distance(12, { 'tableau-1': 'KS' })).toBeGreaterThan(0);
  });

  it('grows with each card that is not on a foundation', () => {
    expect(distance(11, { 'tableau-1': 'KS', 'tableau-2': 'QS' })).toBeGreaterThan(
      distance(12, { 'tableau-1': 'KS' }),
    );
  });

  it('is greater if a card is face down', () => {
    const [open, hidden] = ['KS QS', 'KS/QS'].map((column) => distance(11, { 'tableau-1': column }));
    expect(hidden).toBeGreaterThan(open as number);
  });

  it('is greater if a card covers the next card for a foundation', () => {
    const [free, blocked] = ['KS QS', 'QS KS'].map((column) => distance(11, { 'tableau-1': column }));
    expect(blocked).toBeGreaterThan(free as number);
  });

  it('is restored when a move is undone', () => {
    const state = stateAt(Game.deal('klondike', { deal: 1 }).position);
    const estimate = new Estimate(state);
    const choices = new SearchMoves(state, FULL);
    const start = estimate.distance;
    const moves: number[] = [];
    choices.forced();
    choices.add(moves, 0);
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) {
      state.unmake(state.make(move));
      expect(estimate.distance).toBe(start);
    }
  });
});
