// The error of an invalid description: where the first error is, the expected and the found value; and descriptions
// at the limits of validity.
import { describe, expect, it } from 'vitest';
import { Game, InvalidVariantError, type Variant } from '../../src/engine.js';
import { klondike } from '../../src/variants/index.js';
import { withValue } from '../support/bent.js';
import { puttPutt } from '../support/custom-games.js';

const PILES = 'stock|waste|foundation|tableau';

/** Klondike with another value at a path. */
const at = (path: string, value: unknown): Variant => withValue(klondike, path, value);

function errorData(data: Variant): Readonly<Record<string, unknown>> {
  try {
    Game.deal(data, { deal: 1 });
  } catch (error) {
    if (error instanceof InvalidVariantError) return error.data;
    throw error;
  }
  return {};
}

const values = (count: number): object[] => Array.from({ length: count }, (_, value) => ({ value }));
const options = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`option${n}`, values(1)]));

describe('the error of an invalid description', () => {
  it.each<[path: string, expected: string, where: string, value: unknown]>([
    ['deal[0].to', PILES, 'deal', [{ to: 'reserve', each: 13 }]],
    [
      'deal[1].rank',
      'only in the first steps of the deal',
      'deal',
      [
        { to: 'tableau', each: 1 },
        { to: 'foundation', rank: 'A' },
      ],
    ],
    [
      'deal',
      'at most 52 cards, and all of them where there is no stock',
      'deal',
      [{ to: 'tableau', each: 8 }],
    ],
    ['draw.to', 'waste|tableau', 'draw.to', 'discard'],
    ['goal.full', PILES, 'goal', { full: 'reserve' }],
    ['goal.empty', PILES, 'goal', { empty: 'discard' }],
    ['layout.places.tableau', 'Place', 'layout.places.tableau', undefined],
    ['piles.waste.count', '1', 'piles.waste.count', 3],
    ['piles.tableau.fill', PILES, 'piles.tableau.fill', 'reserve'],
    ['piles.stock.fill', 'nothing', 'piles.stock.fill', 'waste'],
    ['piles.tableau.fill', 'a kind with one pile', 'piles.tableau.fill', 'foundation'],
    ['options', 'at most 20 options', 'options', options(21)],
    ['options.draw', 'OptionValue[1..20]', 'options.draw', values(21)],
    ['options.draw', 'OptionValue[1..20]', 'options.draw', []],
    ['more', 'no such field', 'more', 1],
    ['piles', 'object', 'piles', 5],
    ['piles', 'object', 'piles', []],
    ['id', '/^[a-z][a-z0-9-]{0,63}$/', 'id', 'klondike!'],
    ['options.draw!', '/^[a-z]\\w{0,31}$/i', 'options', { 'draw!': values(1) }],
    ['options.!draw', '/^[a-z]\\w{0,31}$/i', 'options', { '!draw': values(1) }],
    ['layout.places.tableau.wrap', '1..104', 'layout.places.tableau.wrap', 0],
    ['aim.net', '-1e6..1e6', 'aim', { net: '0' }],
    ['deal[0].by', 'pile|row', 'deal', [{ to: 'tableau', each: 7, by: 'hand' }]],
  ])('%s: %s', (path, expected, where, value) => {
    const { path: root, expected: wanted } = errorData(at(where, value));
    expect({ path: root, expected: wanted }).toEqual({ path: `variant.${path}`, expected });
  });

  it('contains the found value: a primitive itself, the type of anything else, and the number of cards', () => {
    expect(errorData(at('draw.count', 0)).value).toBe(0);
    expect(errorData(at('goal', 'won')).value).toBe('won');
    expect(errorData(at('deal', { to: 'tableau' })).value).toBe('object');
    expect(errorData(at('deal', [{ to: 'tableau', each: 8 }])).value).toBe(56);
    expect(errorData(at('options', options(21))).value).toBe('more');
  });

  it('counts a deck once: a rank that is taken twice counts as often as it exists', () => {
    const twice = [
      { to: 'foundation', rank: 'A' },
      { to: 'foundation', rank: 'A' },
      { to: 'tableau', each: 6 },
    ];
    const whole = { ...at('deal', twice), options: {} };
    expect(errorData(whole)).toEqual({});
    // without a stock, 4 aces and 42 other cards do not use up all 52
    const { stock: _, waste: __, ...piles } = klondike.piles;
    const { draw: ___, redeal: ____, ...rest } = whole;
    expect(errorData({ ...rest, piles }).path).toBe('variant.deal');
  });

  it.each(['!redeal.limit', 'redeal.limit!', 'redeal..limit'])('reports the unknown field %s', (set) => {
    const { path } = errorData(at('options.redeals', [{ atLeast: 0, set }]));
    expect(path).toContain('variant.options.redeals[0]');
  });

  it('reports a second discard pile', () => {
    expect(errorData(withValue(puttPutt, 'piles.discard.count', 2)).path).toBe('variant.piles.discard.count');
  });
});

describe('a description at the limits', () => {
  it('is validated once: all deals of it have the same compiled game', () => {
    const own = at('id', 'own');
    const { variant } = Game.deal(own, { deal: 1 });
    expect(variant).toEqual(own);
    expect(Game.deal(variant, { deal: 2 }).variant).toBe(variant);
  });

  it.each<[what: string, where: string, value: unknown]>([
    ['twenty options', 'options', options(20)],
    ['an option of twenty values', 'options.draw', values(20)],
    ['a pile that wraps to another row', 'layout.places.tableau.wrap', 7],
    ['an aim', 'aim', { net: 0 }],
    ['a dead-end rule', 'deadEnd', 'last-card-back'],
    ['the end option empty-stock', 'end', 'empty-stock'],
    ['draws of any length', 'draw', { to: 'waste', count: 104 }],
    ['an option that sets a field', 'options.redeals', [{ atLeast: 1, set: 'score.won' }]],
    ['an option that sets a field deep down', 'options.redeals', [{ atLeast: 1, set: 'redeal.limit' }]],
    [
      'an option that sets a field even deeper',
      'options.redeals',
      [{ atLeast: 7, set: 'piles.tableau.count' }],
    ],
  ])('%s', (_, where, value) => {
    expect(errorData(at(where, value))).toEqual({});
  });
});
