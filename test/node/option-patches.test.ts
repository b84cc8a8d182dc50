// Options: which values they allow, their defaults, and how their patches change a description.
import { describe, expect, it } from 'vitest';
import { InvalidSetupError, type Variant } from '../../src/engine.js';
import { applyOptions, completeOptions, optionAllows, optionOf } from '../../src/engine/options.js';
import { described } from '../support/described.js';

const base = described({}, { score: { start: 5, plays: [{ to: 'foundation', points: 1 }] } });

/** The description with one patch applied. */
const patched = (patch: Record<string, unknown>): unknown =>
  applyOptions({ ...base, options: { a: [{ value: 1, patch }] } }, { a: 1 });
const expected = (changes: Record<string, unknown>, patch: Record<string, unknown>): unknown => ({
  ...base,
  options: { a: [{ value: 1, patch }] },
  ...changes,
});

describe('a patch', () => {
  it.each<[what: string, patch: Record<string, unknown>, changes: Record<string, unknown>]>([
    ['changes nothing if it is empty', {}, {}],
    [
      'replaces a field and keeps the others',
      { score: { start: 9 } },
      { score: { ...base.score, start: 9 } },
    ],
    ['adds a field', { score: { won: 1 } }, { score: { ...base.score, won: 1 } }],
    ['removes a field by null', { score: { start: null } }, { score: { plays: base.score.plays } }],
    [
      'replaces an object by another one where fields are removed',
      { goal: { full: null, empty: 'stock' } },
      { goal: { empty: 'stock' } },
    ],
    ['replaces a list by a list', { score: { plays: [] } }, { score: { start: 5, plays: [] } }],
    [
      'changes an item of a list by its index',
      { score: { plays: { 0: { points: 2 } } } },
      { score: { start: 5, plays: [{ to: 'foundation', points: 2 }] } },
    ],
    [
      'replaces a list if an index does not exist',
      { deal: { 1: { each: 2 } } },
      { deal: { 1: { each: 2 } } },
    ],
    ['replaces a list by an object with other fields', { deal: { length: 5 } }, { deal: { length: 5 } }],
    ['replaces a plain value by an object', { id: { x: 1 } }, { id: { x: 1 } }],
    ['replaces an object by a plain value', { goal: 'won' }, { goal: 'won' }],
    ['sets an object where there was none', { redeal: { kind: 'recycle' } }, { redeal: { kind: 'recycle' } }],
  ])('%s', (_, patch, changes) => {
    expect(patched(patch)).toEqual(expected(changes, patch));
  });

  it('changes items of a list only where the patch has their index', () => {
    const deal = [
      { to: 'tableau', each: 1 },
      { to: 'tableau', each: 2 },
      { to: 'tableau', each: 3 },
    ] as const;
    const options = { a: [{ value: 1, patch: { deal: { 1: { each: 9 } } } }] };
    expect(applyOptions({ ...base, deal, options }, { a: 1 }).deal).toEqual([
      deal[0],
      { to: 'tableau', each: 9 },
      deal[2],
    ]);
  });

  it('does not change the description itself', () => {
    const before = JSON.stringify(base);
    patched({ score: { start: null, won: 3 }, goal: { full: null }, deal: { 0: { each: 1 } } });
    expect(JSON.stringify(base)).toBe(before);
  });

  it('of a later option takes precedence, and a chosen number is written to its field', () => {
    const variant: Variant = {
      ...base,
      options: {
        first: [{ value: 'x' }, { value: 'y', patch: { score: { start: 1, won: 1 } } }],
        second: [{ value: true }, { value: false, patch: { score: { start: 2 } } }],
        third: [{ value: 'unlimited' }, { atLeast: 2, set: 'redeal.limit' }],
      },
    };
    const apply = (options: Readonly<Record<string, string | number | boolean>>): Variant =>
      applyOptions(variant, { first: 'x', second: true, third: 'unlimited', ...options });
    expect(apply({}).score.start).toBe(5);
    expect(apply({ first: 'y' }).score).toMatchObject({ start: 1, won: 1 });
    expect(apply({ first: 'y', second: false }).score).toMatchObject({ start: 2, won: 1 });
    expect(apply({ third: 7 })).toEqual({ ...variant, redeal: { limit: 7 } });
    expect(apply({})).toEqual(variant);
  });
});

describe('a value of an option', () => {
  it('is allowed if it is the same value, or a whole number from the smallest one on', () => {
    expect([3, '3', true, undefined].map((value) => optionAllows({ value: 3 }, value))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const numbers = { atLeast: 2, set: 'redeal.limit' };
    expect([2, 3, 1e6, Number.MAX_SAFE_INTEGER].every((value) => optionAllows(numbers, value))).toBe(true);
    const others = [1, -2, 2.5, '2', NaN, Infinity, 2 ** 53, true, null, undefined];
    expect(others.filter((value) => optionAllows(numbers, value))).toEqual([]);
  });

  it('from a text is the listed value that is written like it, or a number', () => {
    const values = [{ value: 3 }, { value: true }, { value: '04' }, { atLeast: 10, set: 'redeal.limit' }];
    const texts = ['3', 'true', '04', '10', '125', '010', '9', '-3', '3.0', '', 'false', ' 3', '10 '];
    expect(texts.map((text) => optionOf(values, text))).toEqual([
      ...[3, true, '04', 10, 125, 10],
      ...Array.from({ length: 7 }, () => undefined),
    ]);
  });
});

describe('all options of a game', () => {
  const variant: Variant = {
    ...base,
    options: { draw: [{ value: 1 }, { value: 3 }], limit: [{ atLeast: 2, set: 'redeal.limit' }] },
  };
  const refusal = (asked: unknown): unknown => {
    try {
      completeOptions(variant, asked);
    } catch (error) {
      if (error instanceof InvalidSetupError) return { code: error.code, ...error.data };
      throw error;
    }
    return undefined;
  };

  it('have their defaults unless another value is requested, in the order of the description', () => {
    const defaults = { draw: 1, limit: 2 };
    expect(completeOptions(variant)).toEqual(defaults);
    expect(completeOptions(variant, { draw: undefined })).toEqual(defaults);
    const chosen = completeOptions(variant, { limit: 5, draw: 3 });
    expect(JSON.stringify(chosen)).toBe('{"draw":3,"limit":5}');
    expect(Object.isFrozen(chosen)).toBe(true);
    expect(completeOptions(base)).toEqual({});
  });

  it('are refused with the option and what is known of it', () => {
    expect(refusal({ draw: 2 })).toEqual({
      code: 'bad-option-value',
      option: 'draw',
      variant: 'odd',
      value: 2,
      expected: '1, 3',
    });
    expect(refusal({ limit: 1 })).toMatchObject({ code: 'bad-option-value', option: 'limit', value: 1 });
    expect(refusal({ cards: 2 })).toEqual({
      code: 'unknown-option',
      option: 'cards',
      variant: 'odd',
      known: ['draw', 'limit'],
    });
    for (const asked of [5, 'draw', [], null])
      expect(refusal(asked)).toEqual({ code: 'bad-options', options: asked, expected: 'object' });
    expect(refusal(Object.create({ draw: 3 }))).toBeUndefined();
  });
});
