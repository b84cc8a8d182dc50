// A module that is loaded later: once, when the page is idle or when it is used, and again after a failure.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LaterModule } from '../../src/platform/later-module.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A module, and the number of requests for it; `fails`: how many of them fail. */
function moduleAfter(fails = 0) {
  const request = vi.fn(() =>
    request.mock.calls.length > fails
      ? Promise.resolve({ name: 'module' })
      : Promise.reject(new Error('offline')),
  );
  return { module: new LaterModule(request), request };
}

describe('a module that is loaded later', () => {
  it('is requested once, and used in the order of the calls', async () => {
    const { module, request } = moduleAfter();
    const used: number[] = [];
    expect(request).not.toHaveBeenCalled();
    module.use(() => used.push(1));
    module.use(() => used.push(2));
    expect(used).toEqual([]);
    await vi.waitFor(() => expect(used).toEqual([1, 2]));
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is used immediately once it is loaded', async () => {
    const { module } = moduleAfter();
    await new Promise((resolve) => module.use(resolve));
    const act = vi.fn();
    module.use(act);
    expect(act).toHaveBeenCalledWith({ name: 'module' });
  });

  it('is requested again after a failure', async () => {
    const { module, request } = moduleAfter(2);
    const act = vi.fn();
    await new Promise<void>((resolve) => module.use(act, resolve));
    // without a handler, nothing happens
    module.use(act);
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(act).not.toHaveBeenCalled();
    await new Promise((resolve) => module.use(resolve));
    expect(request).toHaveBeenCalledTimes(3);
  });

  it('is loaded early when the page is idle', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    const { module, request } = moduleAfter(1);
    module.prefetch();
    expect(request).not.toHaveBeenCalled();
    for (const run of idle) run();
    expect(request).toHaveBeenCalledTimes(1);
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => module.use(resolve));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is loaded early after a second in browsers without idle callbacks', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const { module, request } = moduleAfter();
    module.prefetch();
    vi.advanceTimersByTime(1000);
    expect(request).toHaveBeenCalledTimes(1);
  });
});
