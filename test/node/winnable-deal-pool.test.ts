// The pool of proven deals: found in advance, a few at a time, with a limit.
import { describe, expect, it } from 'vitest';
import { Game, variants, type Variant } from '../../src/engine.js';
import { WinnableDealPool } from '../../src/session/winnable-deal-pool.js';
import type { Search } from '../../src/solver/search.js';
import { manualTimers, lost, open, controlledSearch, won } from '../support/solver-controller.js';

/** No play is possible in this deal, however often the stock is turned over. */
const LOST = 162;

/** Deals 1, 2, 3 … in order. */
function begin(search?: Search, before = 0) {
  const slow = controlledSearch();
  const timers = manualTimers();
  let number = before;
  const pool = new WinnableDealPool(search ?? slow.search, timers.later, () => ++number);
  return { pool, slow, requests: slow.requests, timers, tried: () => number };
}

describe('in advance', () => {
  it('two deals are found and stored; unwinnable and undecided deals are skipped', async () => {
    const { pool, slow, requests } = begin();
    pool.configure('klondike', { draw: 1 });
    pool.start();
    for (const found of [lost, won([{ kind: 'draw' }]), open, won([{ kind: 'draw' }])])
      await slow.last.answer(found);
    expect(requests.map(({ position }) => position.deal)).toEqual([1, 2, 3, 4]);
    expect(requests[0]?.position).toMatchObject({ variant: 'klondike', options: { draw: 1 }, moves: 0 });
    expect(requests[0]?.limits).toMatchObject({ goal: 'aim', ms: 2000 });
    expect(pool.take()).toMatchObject({ deal: 2, known: { aim: 'winnable', line: [{ kind: 'draw' }] } });
    expect(pool.take()?.deal).toBe(4);
    expect(pool.take()).toBeUndefined();
    pool.start();
    expect(requests).toHaveLength(5);
  });

  it('deals that reach the aim are found if a game has one', async () => {
    const { pool, slow } = begin();
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

  it('deals are searched for a win if the aim is the fewest cards', () => {
    const { pool, requests } = begin(undefined, 41);
    pool.configure('over-under', {});
    pool.start();
    expect(requests.map(({ limits }) => limits.goal)).toEqual(['win']);
  });

  it('nothing is searched while the pool is paused; it continues when it is resumed', async () => {
    const { pool, slow, requests } = begin();
    pool.configure('klondike', {});
    pool.start();
    pool.stop();
    expect(requests[0]?.ended).toBe(true);
    await requests[0]?.answer(won([]));
    expect(requests).toHaveLength(1);
    expect(pool.take()).toBeUndefined();
    pool.start();
    pool.start();
    expect(requests).toHaveLength(2);
    await slow.last.answer(won([]));
    expect(pool.take()?.deal).toBe(2);
  });

  it('deals of another game or other options are dropped, deals of the same stay', async () => {
    const { pool, slow, requests } = begin();
    pool.configure('klondike', { draw: 1 });
    pool.start();
    await slow.last.answer(won([]));
    pool.configure('klondike', { draw: 1, runs: 'whole' });
    expect(pool.take()?.deal).toBe(1);
    pool.configure('klondike', { draw: 3 });
    expect(requests.every(({ ended }) => ended)).toBe(true);
    pool.start();
    await slow.last.answer(won([]));
    pool.configure('cruel', {});
    expect(pool.take()).toBeUndefined();
  });

  it('a game given by a description only is searched with its description', async () => {
    const { pool, slow } = begin();
    const own: Variant = { ...(variants.get('demon') as Variant), id: 'my-demon' };
    pool.configure(own, {});
    pool.start();
    expect(slow.last.limits.variant).toMatchObject({ id: 'my-demon' });
    await slow.last.answer(won([]));
    expect(pool.take()?.deal).toBe(1);
  });

  it('the search stops if no deal is ever proven, however quick the results, until one is requested', async () => {
    let requests = 0;
    const hopeless: Search = () => {
      requests++;
      return requests % 2
        ? Promise.reject(new Error('none'))
        : Promise.resolve({ ...lost, states: 0, ms: 0 } as never);
    };
    const { pool, timers } = begin(hopeless);
    pool.configure('over-under', {});
    pool.start();
    await timers.pass(0);
    const tried = requests;
    expect(tried).toBe(40);
    pool.start();
    await timers.pass(0);
    expect(requests).toBe(tried);
    expect(pool.take()).toBeUndefined();
    pool.start();
    await timers.pass(0);
    expect(requests).toBe(2 * tried);
  });

  it('nothing is searched or ready before a game is requested', () => {
    const { pool, requests } = begin();
    pool.start();
    expect(requests).toEqual([]);
    expect(pool.take()).toBeUndefined();
  });

  it('a deal that is lost from the start is not searched', () => {
    expect(Game.deal('klondike', { deal: LOST }).status).toBe('lost');
    const { pool, slow } = begin(undefined, LOST - 1);
    pool.configure('klondike', {});
    pool.start();
    expect(slow.last.position.deal).toBe(LOST + 1);
  });

  it('deals are random if no numbers are passed in', () => {
    const first = [1, 2].map(() => {
      const slow = controlledSearch();
      const pool = new WinnableDealPool(slow.search, manualTimers().later);
      pool.configure('klondike', {});
      pool.start();
      return slow.last.position.deal;
    });
    expect(first[0]).toBeGreaterThan(0);
    expect(first[1]).not.toBe(first[0]);
  });

  it('an invalid request is refused, and the previous one stays', () => {
    const { pool, slow } = begin();
    pool.configure('klondike', {});
    expect(() => pool.configure('klondike', { draw: 7 })).toThrow();
    expect(() => pool.configure('no-such-game', {})).toThrow();
    pool.start();
    expect(slow.last.position.variant).toBe('klondike');
  });
});

describe('a request for a deal', () => {
  it('does not wait for a hard deal: each is searched for a limited time', async () => {
    const { pool, slow, requests } = begin();
    pool.configure('klondike', {});
    pool.start();
    const next = pool.next(1500);
    expect(requests[0]?.ended).toBe(true);
    for (let i = 0; i < 3; i++) {
      expect(slow.last.limits.ms).toBeLessThan(500);
      await slow.last.answer(open);
    }
    await slow.last.answer(won([]));
    expect((await next)?.deal).toBe(5);
    expect(slow.last.limits.ms).toBe(2000);
  });

  it('gets the first deal found, which is not dealt again', async () => {
    const { pool, slow, timers } = begin();
    pool.configure('klondike', {});
    const next = pool.next(1500);
    await slow.last.answer(lost);
    await slow.last.answer(won([]));
    expect((await next)?.deal).toBe(2);
    expect(timers.waiting).toBe(0);
    expect(pool.take()).toBeUndefined();
  });

  it('gets none if none is found in time, or the search ends; the running search continues', async () => {
    const { pool, slow, timers } = begin();
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

  it('is replaced by a later one', async () => {
    const { pool, slow } = begin();
    pool.configure('klondike', {});
    const first = pool.next(1500);
    const second = pool.next(1500);
    expect(await first).toBeUndefined();
    await slow.last.answer(won([]));
    expect((await second)?.deal).toBe(2);
  });
});
