// The configuration of fast-check applies to all random tests: in Node by the setup file, in the browser by the module
// that they import.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('a property that runs out of time before all its runs', () => {
  it('fails, even if no run failed', () => {
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

  it('fails in the browser as well: every browser test imports fast-check with its configuration', () => {
    const folder = new URL('../browser/', import.meta.url);
    const bare = readdirSync(folder).filter((file) =>
      readFileSync(new URL(file, folder), 'utf8').includes("from 'fast-check'"),
    );
    expect(bare).toEqual([]);
  });
});
