// The configuration of fast-check holds for all random tests: those in Node by the setup file, those in the browser by
// the module that they import.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('a property whose time is over before all its runs', () => {
  it('fails, though no run failed', () => {
    let runs = 0;
    const property = fc.property(fc.nat(), () => {
      runs += 1;
      const end = performance.now() + 2;
      while (performance.now() < end);
    });
    expect(() => fc.assert(property, { numRuns: 1_000_000, interruptAfterTimeLimit: 50 })).toThrow(
      /interrupted/i,
    );
    expect(runs).toBeGreaterThan(0);
  });

  it('fails in the browser as well: no test there imports fast-check without its configuration', () => {
    const folder = new URL('../browser/', import.meta.url);
    const bare = readdirSync(folder).filter((file) =>
      readFileSync(new URL(file, folder), 'utf8').includes("from 'fast-check'"),
    );
    expect(bare).toEqual([]);
  });
});
