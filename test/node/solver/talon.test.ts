// The talon: the cards of the stock and the waste that draws and redeals reach.
import { describe, expect, it } from 'vitest';
import { Game } from '../../../src/engine.js';
import { search } from '../../../src/solver.js';
import type { State } from '../../../src/solver/state.js';
import { listMarks, markAfter } from '../../../src/solver/talon.js';

/** A state with so many cards in stock and waste together, of which `mark` are in the waste. */
const stateOf = (cards: number, mark: number, draws: number, redealsLeft: number): State =>
  ({ plan: { waste: 0, draws, redeals: redealsLeft }, size: [cards], mark, redeals: 0 }) as unknown as State;

const marksOf = (state: State): readonly number[] => {
  const marks: number[] = [];
  listMarks(state, marks);
  return marks;
};

describe('the marks that draws and redeals reach', () => {
  it.each([1, 2, 3, 4])(
    'are listed once each, after as many draws as their index says, %i cards at a time',
    (draws) => {
      for (let cards = 0; cards <= 13; cards++)
        for (let mark = 0; mark <= cards; mark++) {
          const state = stateOf(cards, mark, draws, Infinity);
          const marks = marksOf(state);
          const where = `${String(mark)} of ${String(cards)}`;
          expect(new Set(marks).size, where).toBe(marks.length);
          // two rounds reach all of them
          const steps = 2 * (Math.ceil(cards / draws) + 1);
          const reached = Array.from({ length: steps + 1 }, (_, step) => markAfter(state, step));
          expect(new Set(marks), where).toEqual(new Set(reached));
          expect(marks, where).toEqual(marks.map((_, step) => markAfter(state, step)));
        }
    },
  );

  it('end with the last card if no redeal is left', () => {
    expect(marksOf(stateOf(7, 1, 3, 0))).toEqual([1, 4, 7]);
    expect(marksOf(stateOf(7, 7, 3, 0))).toEqual([7]);
    expect(marksOf(stateOf(7, 1, 3, 1))).toEqual([1, 4, 7, 0, 3, 6]);
  });
});

describe('a line of the solver', () => {
  it.each([
    ['klondike', 100],
    ['klondike', 102],
    ['demon', 101],
  ] as const)('never returns to the same position: %s, deal %i', async (variant, deal) => {
    const game = Game.deal(variant, { deal });
    const { line = [] } = await search(game.position, { states: 300_000 });
    const tables = [undefined, ...line].map((move) => {
      if (move) game.play(move);
      return game.position.piles.map(({ cards, faceDown }) => `${cards.join('')}${String(faceDown)}`).join();
    });
    expect(game.status).toBe('won');
    expect(new Set(tables).size).toBe(line.length + 1);
  });
});
