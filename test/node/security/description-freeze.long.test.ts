// A description must not block a page: whatever it is, it is accepted or refused quickly.
import { describe, expect, it } from 'vitest';
import { defineVariant, Game, InvalidVariantError, type Variant } from '../../../src/engine.js';
import { processorMs } from '../../support/time.js';
import { described } from '../../support/described.js';

/** Ten times the limit that docs/variants.md states, for a slow machine: each of these attacks took seconds. */
const LIMIT_MS = 50;
const SLOW = 10;

type Json = Record<string, unknown>;

const base = described({});
const list = <T>(length: number, item: (i: number) => T): T[] => Array.from({ length }, (_, i) => item(i));
const record = <T>(length: number, item: (i: number) => T): Record<string, T> =>
  Object.fromEntries(list(length, (i) => [`o${String(i)}`, item(i)]));

/** The longest accepted JSON text. */
const filled = (make: (length: number) => unknown, most = 65_536): unknown => {
  let low = 1;
  let high = most;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (JSON.stringify(make(middle)).length <= most) low = middle;
    else high = middle;
  }
  return make(low);
};

function outcome(data: unknown): { ms: number; fault: Readonly<Record<string, unknown>> | undefined } {
  let fault: Readonly<Record<string, unknown>> | undefined;
  const ms = processorMs(() => {
    try {
      Game.deal(data as Variant, { deal: 1 });
    } catch (error) {
      if (!(error instanceof InvalidVariantError)) throw error;
      fault = error.data;
    }
  });
  return { ms, fault };
}

const step = { to: 'tableau', each: [] };
const seek = { to: 'foundation', rank: 'A' };
const steps = (length: number, each = [0]): Json[] =>
  list(length, () => ({ to: 'tableau', each, faceDown: each }));

/** The maximum number of options and values; each value except the defaults has the patch. */
const optionsWith = (patch: unknown): Json =>
  record(20, () => list(5, (value) => ({ value, ...(value && { patch }) })));

const indexed = (length: number, item: unknown): Json => Object.fromEntries(list(length, (i) => [i, item]));

/** Descriptions that take the longest time: as large as accepted, or far too large. */
const ATTACKS: Readonly<Record<string, () => unknown>> = {
  '1,400 steps of the deal and 400 values of options': () => ({
    ...base,
    deal: list(1400, () => step),
    options: record(20, () => list(20, (value) => ({ value }))),
  }),
  '67 KB of steps that seek a rank': () => filled((n) => ({ ...base, deal: list(n, () => seek) }), 67_000),
  'the most steps, and patches that change each of them': () => ({
    ...base,
    deal: steps(30, [0, 0, 0, 0]),
    options: optionsWith({ deal: indexed(22, { each: { 0: 1 } }) }),
  }),
  'the most steps, and patches that replace them': () => ({
    ...base,
    deal: steps(30),
    options: optionsWith({ deal: steps(12) }),
  }),
  'the most points for plays, and patches that change them': () => ({
    ...base,
    score: { plays: list(60, () => ({ from: ['waste', 'tableau', 'reserve'], to: 'tableau', points: 1 })) },
    options: optionsWith({ score: { plays: indexed(30, { points: 2 }) } }),
  }),
  'a default whose patch is applied for each value of the other options': () => ({
    ...base,
    deal: steps(30, [0, 0, 0, 0]),
    options: {
      ...record(19, () => list(5, (value) => ({ value }))),
      last: [{ value: 0, patch: { deal: indexed(30, { each: { 0: 0 } }) } }],
    },
  }),
  'a default whose patch is long': () =>
    filled((n) => ({
      ...base,
      options: {
        ...record(19, () => list(5, (value) => ({ value }))),
        last: [{ value: 0, patch: { deal: list(n, () => step) } }],
      },
    })),
  'a patch of thousands of fields': () =>
    filled((n) => ({
      ...base,
      options: { one: [{ value: 0 }, { value: 1, patch: { deal: record(n, () => 0) } }] },
    })),
  'a patch of thousands of indices': () =>
    filled((n) => ({
      ...base,
      deal: steps(30),
      options: { one: [{ value: 0 }, { value: 1, patch: { deal: indexed(n, 0) } }] },
    })),
  'thousands of kinds of pile': () =>
    filled((n) => ({ ...base, piles: record(n, () => ({ shows: 'all' })) })),
  'thousands of kinds that a pile takes cards from': () =>
    filled((n) => ({
      ...base,
      piles: { ...base.piles, tableau: { shows: 'all', takes: { from: list(n, () => 'tableau') } } },
    })),
  'thousands of texts, and patches that add one': () =>
    filled((n) => ({ ...base, texts: record(n, () => ({})), options: optionsWith({ texts: { more: {} } }) })),
  'a name in thousands of languages, and patches that add one': () =>
    filled((n) => ({
      ...base,
      name: Object.fromEntries(list(n, (i) => [`de-x${i.toString(36).padStart(4, '0')}`, 'x'])),
      options: optionsWith({ name: { de: 'x' } }),
    })),
  'thousands of empty texts, and patches that add one': () =>
    filled((n) => ({ ...base, texts: record(n, () => ''), options: optionsWith({ texts: { more: '' } }) })),
  'thousands of tables of texts in each other': () =>
    filled((n) => ({ ...base, texts: record(n, () => ({ a: { b: { c: '' } } })) })),
  'a name of 64 KB': () => filled((n) => ({ ...base, id: 'x'.repeat(n) })),
  '64 KB of brackets': () => filled((n) => ({ ...base, more: list(n, () => []) })),
  megabytes: () => ({ ...base, more: list(300_000, (i) => ({ i })) }),
  'a list with a length of four thousand million': () => ({
    ...base,
    deal: new Proxy([], { get: (_, name) => (name === 'length' ? 2 ** 32 - 1 : undefined) }),
  }),
  'four thousand levels': () => {
    let more: unknown = 1;
    for (let i = 0; i < 4000; i++) more = { more };
    return { ...base, more };
  },
  'three groups of 104 piles': () => ({
    ...base,
    piles: {
      reserve: { count: 104, shows: 'all' },
      foundation: { count: 104, shows: 'all' },
      tableau: { count: 104, shows: 'all' },
    },
  }),
};

describe('a description is accepted or refused within the documented time', () => {
  it.each(Object.entries(ATTACKS))('%s', (_, make) => {
    expect(outcome(make()).ms).toBeLessThan(LIMIT_MS * SLOW);
  });

  it('an error message stays short, however long the value that it quotes', () => {
    try {
      defineVariant({ ...base, id: 'x'.repeat(60_000) });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidVariantError);
      expect((error as Error).message.length).toBeLessThan(1000);
    }
  });
});
