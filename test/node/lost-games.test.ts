// When a game is lost: no play can be reached by draws and redeals, whichever pile the play would come from.
import { describe, expect, it } from 'vitest';
import type { Status, Variant } from '../../src/engine.js';
import { dealt, play } from '../support/decks.js';
import { described, up } from '../support/described.js';

/** Only aces can be played, from the waste or the stock. */
const stockGame = (more: Partial<Variant> = {}, piles: Variant['piles'] = {}): Variant =>
  described(
    {
      stock: { shows: 'none' },
      waste: { shows: 'all', gives: 'top' },
      foundation: { shows: 'all', takes: { ...up, from: ['waste', 'stock'] } },
      tableau: { shows: 'all', count: 4 },
      ...piles,
    },
    { deal: [{ to: 'tableau', each: 12 }], draw: { to: 'waste', count: 1 }, ...more },
  );
/** The status with these four cards in the stock, of which the last is drawn first. */
const statusOf = (stock: string, more: Partial<Variant> = {}, piles: Variant['piles'] = {}): Status =>
  dealt(stockGame(more, piles), { stock }).status;

describe('a game is not lost', () => {
  it('while a draw leads to a play, however many draws it takes', () => {
    expect(statusOf('AS 5S 6S 7S')).toBe('playing');
    expect(statusOf('5S 6S 7S AS')).toBe('playing');
    expect(statusOf('2S 5S 6S 7S')).toBe('lost');
  });

  it('while a draw uncovers a card of the stock that can be played', () => {
    const open = { stock: { shows: 'top', gives: 'top' }, waste: { shows: 'all' } } as const;
    expect(statusOf('2S AS 6S 7S', {}, open)).toBe('playing');
    expect(statusOf('2S 3S 6S 7S', {}, open)).toBe('lost');
  });

  it('while a redeal leads to a play that is hidden in this round', () => {
    const three: Partial<Variant> = { draw: { to: 'waste', count: 3 } };
    const after = (redeal: Variant['redeal'], stock: string): Status => {
      const game = dealt(stockGame({ ...three, ...(redeal && { redeal }) }), { stock });
      play(game, 'draw');
      return game.status;
    };
    // of 4 cards, the first draw shows the second, the next one the first
    expect(after({ kind: 'recycle' }, '5S AS 6S 7S')).toBe('playing');
    expect(after({ kind: 'recycle', limit: 0 }, '5S 6S AS 7S')).toBe('lost');
    expect(after(undefined, '5S 6S AS 7S')).toBe('lost');
    expect(after({ kind: 'recycle' }, '5S 6S AS 7S')).toBe('lost');
  });

  it('while a redeal that gathers the columns leads to a play from a column', () => {
    const gathering = (redeal: Variant['redeal']): Status =>
      dealt(
        stockGame(
          { ...(redeal && { redeal }) },
          {
            foundation: { shows: 'all', takes: { ...up, from: ['tableau'] } },
            tableau: { shows: 'all', count: 4, gives: 'top' },
          },
        ),
        {
          'tableau-1': 'AS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH',
          'tableau-2': '5D',
          'tableau-3': '6D',
          'tableau-4': '7D',
        },
        {},
        'KH KS KD KC',
      ).status;
    expect(gathering(undefined)).toBe('lost');
    expect(gathering({ kind: 'gather', packet: 1 })).toBe('playing');
  });

  it('while cards can be drawn, if it ends with the stock', () => {
    const end = { end: 'empty-stock' } as const;
    expect(statusOf('2S 5S 6S 7S', end)).toBe('playing');
    const game = dealt(stockGame({ draw: { to: 'waste', count: 4 }, ...end }), { stock: '2S 5S 6S 7S' });
    play(game, 'draw');
    expect(game.status).toBe('lost');
  });

  it('if the draws themselves reach the goal', () => {
    expect(statusOf('2S 5S 6S 7S', { goal: { empty: 'stock' } })).toBe('playing');
  });
});
