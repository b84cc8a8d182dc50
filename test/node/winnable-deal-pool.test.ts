// Deals that are proven: found ahead of time, a few at a time, and never without end.
import { describe, expect, it } from 'vitest';
import { Game, variants, type Variant } from '../../src/engine.js';
import { WinnableDealPool } from '../../src/session/winnable-deal-pool.js';
import type { Search } from '../../src/solver/search.js';
import { handTimers, lost, open, slowSearch, won } from '../support/solver-controller.js';

/** Nothing can be played in this deal, however the stock is turned. */
const LOST = 162;

/** Deals 1, 2, 3 … one after the other. */
function begin(search?: Search, before = 0) {
  const slow = slowSearch();
  const timers = handTimers();
  let number = before;
  const pool = new WinnableDealPool(search ?? slow.search, timers.later, () => ++number);
  return { dealer: pool, slow, asked: slow.asked, timers, tried: () => number };
}

describe('ahead of time', () => {
  it('two deals are found and kept, those that cannot be won or are not known left out', async () => {
    const { dealer: pool, slow, asked } = begin();
    pool.configure('klondike', { draw: 1 });
    pool.start();
    for (const found of [lost, won([{ kind: 'draw' }]), open, won([{ kind: 'draw' }])])
      await slow.last.answer(found);
    expect(asked.map(({ position }) => position.deal)).toEqual([1, 2, 3, 4]);
    expect(asked[0]?.position).toMatchObject({ variant: 'klondike', options: { draw: 1 }, moves: 0 });
    expect(asked[0]?.limits).toMatchObject({ goal: 'aim', ms: 2000 });
    expect(pool.take()).toMatchObject({ deal: 2, known: { aim: 'winnable', line: [{ kind: 'draw' }] } });
    expect(pool.take()?.deal).toBe(4);
    expect(pool.take()).toBeUndefined();
    pool.start();
    expect(asked).toHaveLength(5);
  });

  it('deals that reach the aim are found where a game has one', async () => {
    const { dealer: pool, slow } = begin();
    pool.configure('reno', {});
    pool.start();
    await slow.last.answer({
      verdict: 'unwinnable',
      aim: 'winnable',
      best: 55,
      bestLine: [{ kind: 'draw' }],
    });
    expect(pool.take()).toMatchObject({ deal: 1, known: { verdict: 'unwinnable', best: 55 } });
  });

  it('nothing is found while it rests; it goes on where it is told to', async () => {
    const { dealer: pool, slow, asked } = begin();
    pool.configure('klondike', {});
    pool.start();
    pool.stop();
    expect(asked[0]?.ended).toBe(true);
    await asked[0]?.answer(won([]));
    expect(asked).toHaveLength(1);
    expect(pool.take()).toBeUndefined();
    pool.start();
    pool.start();
    expect(asked).toHaveLength(2);
    await slow.last.answer(won([]));
    expect(pool.take()?.deal).toBe(2);
  });

  it('those of another game or other options are let go, those of the same stay', async () => {
    const { dealer: pool, slow, asked } = begin();
    pool.configure('klondike', { draw: 1 });
    pool.start();
    await slow.last.answer(won([]));
    pool.configure('klondike', { draw: 1, runs: 'whole' });
    expect(pool.take()?.deal).toBe(1);
    pool.configure('klondike', { draw: 3 });
    expect(asked.every(({ ended }) => ended)).toBe(true);
    pool.start();
    await slow.last.answer(won([]));
    pool.configure('cruel', {});
    expect(pool.take()).toBeUndefined();
  });

  it('a described game is searched by its description', async () => {
    const { dealer: pool, slow } = begin();
    const own: Variant = { ...(variants.get('demon') as Variant), id: 'my-demon' };
    pool.configure(own, {});
    pool.start();
    expect(slow.last.limits.variant).toMatchObject({ id: 'my-demon' });
    await slow.last.answer(won([]));
    expect(pool.take()?.deal).toBe(1);
  });

  it('no more are tried where none is ever proven, however quick the answers, until one is asked for', async () => {
    let asked = 0;
    const hopeless: Search = () => {
      asked++;
      return asked % 2
        ? Promise.reject(new Error('none'))
        : Promise.resolve({ ...lost, states: 0, ms: 0 } as never);
    };
    const { dealer: pool, timers } = begin(hopeless);
    pool.configure('over-under', {});
    pool.start();
    await timers.pass(0);
    const tried = asked;
    expect(tried).toBe(40);
    pool.start();
    await timers.pass(0);
    expect(asked).toBe(tried);
    expect(pool.take()).toBeUndefined();
    pool.start();
    await timers.pass(0);
    expect(asked).toBe(2 * tried);
  });

  it('nothing is found, nor ready, before a game is wanted', () => {
    const { dealer: pool, asked } = begin();
    pool.start();
    expect(asked).toEqual([]);
    expect(pool.take()).toBeUndefined();
  });

  it('a deal that is lost as it is dealt is not searched', () => {
    expect(Game.deal('klondike', { deal: LOST }).status).toBe('lost');
    const { dealer: pool, slow } = begin(undefined, LOST - 1);
    pool.configure('klondike', {});
    pool.start();
    expect(slow.last.position.deal).toBe(LOST + 1);
  });

  it('deals are taken at random where no numbers are handed in', () => {
    const first = [1, 2].map(() => {
      const slow = slowSearch();
      const pool = new WinnableDealPool(slow.search, handTimers().later);
      pool.configure('klondike', {});
      pool.start();
      return slow.last.position.deal;
    });
    expect(first[0]).toBeGreaterThan(0);
    expect(first[1]).not.toBe(first[0]);
  });

  it('a wrong wish is refused, and what was wanted before stays', () => {
    const { dealer: pool, slow } = begin();
    pool.configure('klondike', {});
    expect(() => pool.configure('klondike', { draw: 7 })).toThrow();
    expect(() => pool.configure('no-such-game', {})).toThrow();
    pool.start();
    expect(slow.last.position.variant).toBe('klondike');
  });
});

describe('who waits', () => {
  it('does not wait for a hard one: each is searched for a moment only', async () => {
    const { dealer: pool, slow, asked } = begin();
    pool.configure('klondike', {});
    pool.start();
    const next = pool.next(1500);
    expect(asked[0]?.ended).toBe(true);
    for (let i = 0; i < 3; i++) {
      expect(slow.last.limits.ms).toBeLessThan(500);
      await slow.last.answer(open);
    }
    await slow.last.answer(won([]));
    expect((await next)?.deal).toBe(5);
    expect(slow.last.limits.ms).toBe(2000);
  });

  it('gets the first that is found, and it is not dealt again', async () => {
    const { dealer: pool, slow, timers } = begin();
    pool.configure('klondike', {});
    const next = pool.next(1500);
    await slow.last.answer(lost);
    await slow.last.answer(won([]));
    expect((await next)?.deal).toBe(2);
    expect(timers.waiting).toBe(0);
    expect(pool.take()).toBeUndefined();
  });

  it('gets none where none is found in time, or finding ends; the search that is under way is kept', async () => {
    const { dealer: pool, slow, timers } = begin();
    pool.configure('klondike', {});
    const late = pool.next(1500);
    await timers.pass(1500);
    expect(await late).toBeUndefined();
    await slow.last.answer(won([]));
    expect(pool.take()?.deal).toBe(1);
    const ended = pool.next(1500);
    pool.stop();
    expect(await ended).toBeUndefined();
    expect(timers.waiting).toBe(0);
  });

  it('makes way for who comes later', async () => {
    const { dealer: pool, slow } = begin();
    pool.configure('klondike', {});
    const first = pool.next(1500);
    const second = pool.next(1500);
    expect(await first).toBeUndefined();
    await slow.last.answer(won([]));
    expect((await second)?.deal).toBe(2);
  });
});
