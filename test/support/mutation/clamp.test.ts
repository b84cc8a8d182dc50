// The tests of clamp.ts, for the test of the mutation runner. They cannot detect `value <= least` and `value >= most`,
// which give the same results.
import { expect, it, vi } from 'vitest';
import { clamp, sumTo } from './clamp.js';

it('returns the limits for numbers beyond them', () => {
  expect([clamp(-1, 0, 10), clamp(11, 0, 10)]).toEqual([0, 10]);
});

it('returns a number between the limits', () => {
  expect(clamp(5, 0, 10)).toBe(5);
});

it('adds up numbers', () => {
  expect(sumTo(4)).toBe(10);
});

it('gets another copy of a module after a reset', async () => {
  const load = async (): Promise<typeof clamp> => {
    vi.resetModules();
    const module = await import('./clamp.js');
    return module.clamp;
  };
  const [one, other] = [await load(), await load()];
  expect([one(5, 0, 1), other(5, 0, 1)]).toEqual([1, 1]);
  expect(one).not.toBe(other);
  expect(one).not.toBe(clamp);
});
