// A part that is loaded later: once, when the page is idle or when it is used, and again after a failure.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as LazyParts from '../../src/platform/lazy-part.js';

let lazy: typeof LazyParts;

beforeEach(async () => {
  vi.resetModules();
  lazy = await import('../../src/platform/lazy-part.js');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part, and the requests for it; `fails`: how many of them fail. */
function partAfter(fails = 0) {
  const request = vi.fn(() =>
    request.mock.calls.length > fails
      ? Promise.resolve({ name: 'part' })
      : Promise.reject(new Error('offline')),
  );
  return { part: new lazy.LazyPart(request), request };
}

describe('a lazy part', () => {
  it('is requested once, and used in the order of the calls', async () => {
    const { part, request } = partAfter();
    const used: number[] = [];
    expect(request).not.toHaveBeenCalled();
    part.use(() => used.push(1));
    part.use(() => used.push(2));
    expect(used).toEqual([]);
    await vi.waitFor(() => expect(used).toEqual([1, 2]));
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is used immediately once it is loaded', async () => {
    const { part } = partAfter();
    await new Promise((resolve) => part.use(resolve));
    const act = vi.fn();
    part.use(act);
    expect(act).toHaveBeenCalledWith({ name: 'part' });
  });

  it('is requested again after a failure', async () => {
    const { part, request } = partAfter(2);
    const act = vi.fn();
    await new Promise<void>((resolve) => part.use(act, resolve));
    // without a handler, nothing happens
    part.use(act);
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(act).not.toHaveBeenCalled();
    await new Promise((resolve) => part.use(resolve));
    expect(request).toHaveBeenCalledTimes(3);
  });

  it('is loaded early when the page is idle', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    const { part, request } = partAfter(1);
    lazy.prefetchParts();
    expect(request).not.toHaveBeenCalled();
    for (const run of idle) run();
    expect(request).toHaveBeenCalledTimes(1);
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => part.use(resolve));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is loaded early after a second in browsers without idle callbacks', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const { request } = partAfter();
    lazy.prefetchParts();
    vi.advanceTimersByTime(1000);
    expect(request).toHaveBeenCalledTimes(1);
  });
});
