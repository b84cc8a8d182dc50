// The options of a game: which combinations are checked when a description is defined.
import { describe, expect, it } from 'vitest';
import type { Variant } from '../../src/engine.js';
import { allowedText, optionOf, wereChecked } from '../../src/engine/options.js';
import { described } from '../support/described.js';

const variant: Variant = {
  ...described({}),
  options: {
    draw: [{ value: 1 }, { value: 3 }],
    runs: [{ value: 'any' }, { value: 'whole' }],
    redeals: [{ value: 'unlimited' }, { atLeast: 2, set: 'redeal.limit' }],
  },
};

describe('a combination of options was checked with the description', () => {
  const usual = { draw: 1, runs: 'any', redeals: 'unlimited' };

  it.each([
    ['the defaults', {}, true],
    ['one other value', { draw: 3 }, true],
    ['the lowest number', { redeals: 2 }, true],
    ['two other values', { draw: 3, runs: 'whole' }, false],
    ['a higher number', { redeals: 3 }, false],
  ])('%s: %o, %s', (_, changed, expected) => {
    expect(wereChecked(variant, { ...usual, ...changed })).toBe(expected);
  });
});

describe('the value of an option in an attribute', () => {
  const { draw = [], redeals = [] } = variant.options ?? {};

  it.each([
    ['3', draw, 3],
    ['2', draw, undefined],
    ['3x', draw, undefined],
    ['unlimited', redeals, 'unlimited'],
    ['2', redeals, 2],
    ['12', redeals, 12],
    ['1', redeals, undefined],
    ['-2', redeals, undefined],
    ['a2', redeals, undefined],
    ['4a', redeals, undefined],
    ['', redeals, undefined],
  ])('"%s"', (text, values, expected) => {
    expect(optionOf(values, text)).toBe(expected);
  });
});

it('the allowed values of an option are listed, with the lowest number of those that are numbers', () => {
  expect(allowedText(variant.options?.['draw'] ?? [])).toBe('1, 3');
  expect(allowedText(variant.options?.['redeals'] ?? [])).toBe('unlimited, 2 …');
});
