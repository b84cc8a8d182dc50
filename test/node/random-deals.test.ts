// A new game without a deal number: a random deal that is not lost from the start, if one is found soon enough.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Game, type Variant } from '../../src/engine.js';
import { described, up } from '../support/described.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A game of four cards, which is lost unless one of them is an ace; lost in any case if no pile gives cards. */
const fourCards = (gives: { readonly gives?: 'top' }): Variant =>
  described(
    {
      foundation: { count: 4, shows: 'all', takes: { ...up, from: ['tableau'] } },
      tableau: { count: 4, shows: 'all', ...gives },
    },
    { deal: [{ to: 'tableau', each: 1 }] },
  );

/** Makes the next random deals those with these numbers, in turn. */
const nextDeals = (next: () => number) =>
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as unknown as Uint32Array)[0] = next() - 1;
    return array;
  });

describe('a random deal', () => {
  it('of a game in which every deal is lost is dealt after a hundred attempts', () => {
    let deal = 0;
    const random = nextDeals(() => ++deal);
    const game = Game.deal(fourCards({}));
    expect(game.status).toBe('lost');
    expect(random).toHaveBeenCalledTimes(100);
  });

  it('is dealt after fewer attempts, if each takes long', () => {
    // two packs in the stock, all of which have to be drawn to see that no play is possible
    const game = described(
      {
        waste: { shows: 'all', gives: 'top' },
        foundation: { count: 13, shows: 'all', takes: { ...up, from: ['reserve'] } },
        reserve: { shows: 'all', gives: 'top' },
        tableau: { count: 13, shows: 'all' },
      },
      { decks: 2, deal: [{ to: 'tableau', each: 1 }], draw: { to: 'waste', count: 1 } },
    );
    let deal = 0;
    const random = nextDeals(() => ++deal);
    expect(Game.deal(game).status).toBe('lost');
    expect(random.mock.calls.length).toBeGreaterThan(1);
    expect(random.mock.calls.length).toBeLessThan(100);
  });

  it('is repeated until it is not lost, and not after that', () => {
    const game = fourCards({ gives: 'top' });
    const statusOf = (deal: number) => Game.deal(game, { deal }).status;
    const deals = Array.from({ length: 60 }, (_, i) => i + 1);
    const lost = deals.filter((deal) => statusOf(deal) === 'lost').slice(0, 3);
    const open = deals.find((deal) => statusOf(deal) === 'playing') ?? 0;
    const next = [...lost, open];
    const random = nextDeals(() => next.shift() ?? 0);
    expect(Game.deal(game).position.deal).toBe(open);
    expect(random).toHaveBeenCalledTimes(4);
  });
});
