// A priority queue returns its numbers in ascending order, however pushes and pops alternate.
import { describe, expect, it } from 'vitest';
import { Heap } from '../../../src/solver/heap.js';
import fc from '../../support/fast-check.js';

describe('a heap', () => {
  it('is empty at first, and after its last number', () => {
    const heap = new Heap();
    expect(heap.pop()).toBeUndefined();
    heap.push(3);
    expect([heap.pop(), heap.pop()]).toEqual([3, undefined]);
    heap.push(4);
    expect(heap.pop()).toBe(4);
  });

  it('returns its lowest number, like a sorted list', () => {
    const keys = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.maxSafeInteger());
    const steps = fc.array(fc.option(keys, { nil: 'pop' as const }), { maxLength: 200 });
    fc.assert(
      fc.property(steps, (list) => {
        const heap = new Heap();
        const sorted: number[] = [];
        for (const step of list) {
          if (step === 'pop') expect(heap.pop()).toBe(sorted.shift());
          else {
            heap.push(step);
            sorted.push(step);
            sorted.sort((a, b) => a - b);
          }
        }
        for (const key of sorted) expect(heap.pop()).toBe(key);
        expect(heap.pop()).toBeUndefined();
      }),
    );
  });
});
