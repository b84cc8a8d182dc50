// The visited states of a search: each state once, whatever its hash words; growing, and never above the memory limit.
import { describe, expect, it } from 'vitest';
import { StateTable } from '../../../src/solver/state-table.js';
import { VisitedStates } from '../../../src/solver/visited-states.js';
import { randomFrom } from '../../support/games.js';

type Words = readonly [number, number, number];

function* words(count: number, seed: number): Generator<Words> {
  const random = randomFrom(seed);
  const word = (): number => Math.floor(random() * 2 ** 32) | 0;
  for (let n = 0; n < count; n++) yield [word(), word(), word()];
}

/** Hash words that map to one slot, and differ in only one of the three. */
const ALIKE: readonly Words[] = [
  [5, 9, 1],
  [5, 9, 2],
  [6, 9, 1],
  [5, 9 + 2 ** 20, 1],
  [0, 9, 0],
  [0, 9, 7],
  [7, 0, 0],
  [0, 0, 7],
];

describe('the set of visited states', () => {
  it('reports each as new once, however similar they are', () => {
    const seen = new VisitedStates(2 ** 20);
    for (const [a, b, c] of ALIKE) expect(seen.add(a, b, c)).toBe(1);
    for (const [a, b, c] of ALIKE) expect(seen.add(a, b, c)).toBe(0);
  });

  it('is kept while it grows, and uses more memory only when it grows', () => {
    const seen = new VisitedStates(2 ** 26);
    const first = seen.bytes;
    expect(first).toBe(64 * 256 * 12);
    // the number of new states among these
    const fresh = (count: number, seed: number): number => {
      let sum = 0;
      for (const [a, b, c] of words(count, seed)) sum += seen.add(a, b, c);
      return sum;
    };
    expect(fresh(10_000, 1)).toBe(10_000);
    expect(seen.bytes).toBe(first);
    expect(fresh(40_000, 2)).toBe(40_000);
    expect(fresh(10_000, 1)).toBe(0);
    expect(fresh(40_000, 2)).toBe(0);
    // 50,000 states, at most four fifths full, in parts that double
    expect(seen.bytes).toBeGreaterThanOrEqual((50_000 / 0.8) * 12);
    expect(seen.bytes).toBeLessThan(5 * first);
  });

  it('is kept while it grows, including states with one non-zero word', () => {
    const seen = new VisitedStates(2 ** 22);
    const alone: readonly Words[] = [
      [0, 0, 7],
      [0, 5, 0],
      [9, 0, 0],
    ];
    for (const [a, b, c] of alone) seen.add(a, b, c);
    // far from those, whose neighbouring slots stay empty
    for (let n = 1; n <= 230; n++) seen.add(1, 20 + n, n);
    for (const [a, b, c] of alone) expect(seen.add(a, b, c)).toBe(0);
  });

  it('also grows if all states of a partition have the same hash slot', () => {
    const seen = new VisitedStates(2 ** 22);
    for (let c = 1; c <= 500; c++) expect(seen.add(1, 1023, c)).toBe(1);
    for (let c = 1; c <= 500; c++) expect(seen.add(1, 1023, c)).toBe(0);
    // two of the 64 parts differ: one has doubled twice
    expect(seen.bytes).toBe(64 * 256 * 12 + 768 * 12);
  });

  it('refuses new states without space to grow, and keeps the existing ones', () => {
    const most = 64 * 256 * 12 + 256 * 24;
    for (const [memory, room] of [
      [most - 1, 205],
      [most, 410],
    ] as const) {
      const seen = new VisitedStates(memory);
      let kept = 0;
      while (seen.add(3, kept * 7 + 1, 4) === 1) kept++;
      expect(kept).toBe(room);
      expect(seen.add(3, kept * 7 + 1, 4)).toBe(-1);
      expect(seen.add(3, 1, 4)).toBe(0);
      expect(seen.bytes).toBeLessThanOrEqual(memory);
    }
  });
});

describe('numbers stored for states', () => {
  const small = (n: number): Words => [n + 1, (n * 7919) | 0, n % 32];

  it('belong to their states, however similar and however many these are', () => {
    const known = new StateTable(2 ** 22);
    const right = (number: (n: number) => number): number =>
      Array.from({ length: 5000 }, (_, n) => n).filter((n) => known.get(known.at(...small(n))) === number(n))
        .length;
    expect(right(() => 0)).toBe(5000);
    for (let n = 0; n < 5000; n++) known.set(known.at(...small(n)), n + 1);
    expect(right((n) => n + 1)).toBe(5000);
    for (const [c, number] of [
      [1, 10],
      [2, 20],
      [31, 30],
    ] as const)
      known.set(known.at(123_456, -5, c), number);
    known.set(known.at(123_456, -6, 1), 40);
    expect([1, 2, 31].map((c) => known.get(known.at(123_456, -5, c)))).toEqual([10, 20, 30]);
    expect(known.get(known.at(123_456, -6, 1))).toBe(40);
    expect(known.isFull).toBe(false);
  });

  it('are separate for states that differ in any single word', () => {
    for (const words of [(n: number) => [n, 7, 3], (n: number) => [5, n, 3]] as const) {
      const known = new StateTable(0);
      const at = (n: number): number => known.at(...(words(n) as [number, number, number]));
      for (let n = 1; n <= 700; n++) known.set(at(n), n);
      for (let n = 1; n <= 700; n++) expect(known.get(at(n))).toBe(n);
    }
  });

  it('are full at three quarters if there is no memory to grow, and empty once cleared', () => {
    const known = new StateTable(0);
    for (let n = 0; n < 768; n++) known.at(...small(n));
    expect(known.isFull).toBe(false);
    known.at(...small(768));
    expect(known.isFull).toBe(true);
    known.set(known.at(...small(1)), 5);
    known.clear();
    expect(known.isFull).toBe(false);
    expect(known.get(known.at(...small(1)))).toBe(0);
  });
});
