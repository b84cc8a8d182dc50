// The controller asks for reduced motion, and runs without a page.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reducedMotion } from '../../src/platform/page.js';

describe('reduced motion', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is not preferred where there is no matchMedia, in Node and in workers', () => {
    expect(typeof matchMedia).toBe('undefined');
    expect(reducedMotion()).toBe(false);
  });

  it.each([true, false])('is preferred if the system says so: %s', (matches) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: matches && query === '(prefers-reduced-motion: reduce)',
    }));
    expect(reducedMotion()).toBe(matches);
  });
});
