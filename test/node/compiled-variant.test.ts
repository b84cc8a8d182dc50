// The rules of a game as the engine and the solver read them: defaults, and which piles concern each other.
import { describe, expect, it } from 'vitest';
import { completeOptions } from '../../src/engine/options.js';
import { compiledVariant, type PileRule } from '../../src/engine/compiled-variant.js';
import { findVariant } from '../../src/engine/registry.js';
import type { PileGroup, Variant } from '../../src/engine.js';
import { spider } from '../../src/games/spider.js';
import { triPeaks } from '../../src/games/tri-peaks.js';
import { down, described, up } from '../support/described.js';

const compile = (variant: string | Variant) => {
  const found = findVariant(variant);
  return compiledVariant(found, completeOptions(found, {}));
};
const idsOf = (piles: readonly PileRule[]): readonly string[] => piles.map(({ id }) => id);
const four = (name: string): readonly string[] => [1, 2, 3, 4].map((n) => `${name}-${String(n)}`);

describe('a pile that takes cards', () => {
  it('takes one card, while it is empty, if it takes single cards and has no rule for building', () => {
    const { data } = compile(
      described({ reserve: { shows: 'all', gives: 'top', takes: { from: ['tableau'], single: true } } }),
    );
    expect(data.piles.reserve?.takes).toEqual({
      from: ['tableau'],
      single: true,
      empty: [{ accepts: 'any' }],
      most: 1,
    });
  });

  it('keeps its own rule for the number of cards and for the first card', () => {
    const empty = [{ accepts: 'K' }] as const;
    const { data } = compile(
      described({ reserve: { shows: 'all', takes: { from: ['tableau'], single: true, most: 2, empty } } }),
    );
    expect(data.piles.reserve?.takes).toMatchObject({ most: 2, empty });
  });

  it('has no limit to its cards, if it takes several at a time and has no rule for building', () => {
    const { data } = compile(
      described({ reserve: { shows: 'all', gives: 'any', takes: { from: ['tableau'] } } }),
    );
    expect(data.piles.reserve?.takes).not.toHaveProperty('most');
  });

  it('may get all cards of the packs, unless it has a limit, and is built on only if it has a rule for it', () => {
    const { byId } = compile(
      described(
        {
          reserve: { shows: 'all', gives: 'top', takes: { from: ['tableau', 'waste'] } },
          waste: { shows: 'all' },
        },
        { decks: 2 },
      ),
    );
    const targets = byId.get('tableau-1')?.targetGroups ?? [];
    expect(targets.map(({ piles: [first], most, isBuilt }) => [first?.id, most, isBuilt])).toEqual([
      ['foundation-1', 104, true],
      ['tableau-1', 104, true],
      ['reserve', 104, false],
    ]);
  });
});

describe('the lists of other piles', () => {
  it('of a pile contain the piles that take its cards, without itself', () => {
    const { byId } = compile(described({}));
    expect(idsOf(byId.get('tableau-2')?.targets ?? [])).toEqual([
      ...four('foundation'),
      'tableau-1',
      'tableau-3',
      'tableau-4',
    ]);
    expect(byId.get('stock')?.targets).toEqual([]);
    expect(byId.get('foundation-1')?.targets).toEqual([]);
    expect(byId.get('foundation-1')?.targetGroups).toEqual([]);
    expect(byId.get('tableau-2')?.targetGroups.map(({ group }) => group.takes)).toEqual([up, down]);
  });

  it('contain the piles that cover it, and none for a pile that nothing covers', () => {
    const { byId } = compile(triPeaks);
    expect(idsOf(byId.get('peak-1')?.coveredBy ?? [])).toEqual(['tableau-1', 'tableau-2']);
    expect(idsOf(byId.get('tableau-1')?.coveredBy ?? [])).toEqual(['tableau-7', 'tableau-8']);
    expect(byId.get('tableau-25')?.coveredBy).toEqual([]);
    expect(byId.get('stock')?.coveredBy).toEqual([]);
  });

  it('that are filled contain only those with `fill`', () => {
    const reserve = { count: 2, shows: 'all', gives: 'top' } as const;
    expect(idsOf(compile(described({ reserve })).filling)).toEqual([]);
    expect(idsOf(compile(described({ reserve: { ...reserve, fill: 'stock' } })).filling)).toEqual([
      'reserve-1',
      'reserve-2',
    ]);
  });

  it('whose top card is turned up contain those with `shows` of `top` and of `last`', () => {
    const shown = (shows: PileGroup['shows']) =>
      idsOf(compile(described({ reserve: { count: 2, shows, gives: 'top' } })).turning);
    expect(shown('top')).toEqual(['reserve-1', 'reserve-2']);
    expect(shown('last')).toEqual(['reserve-1', 'reserve-2']);
    expect(shown('all')).toEqual([]);
    expect(shown('none')).toEqual([]);
  });

  it('contain all piles of a kind, and of a group', () => {
    const { named } = compile(spider);
    expect(named.get('tableau')).toHaveLength(10);
    expect(named.get('stock')).toHaveLength(1);
    expect(named.get('reserve')).toBeUndefined();
  });
});

describe('the piles that can have new plays after a draw', () => {
  const takes = { from: ['tableau'], single: true } as const;
  /** A game with a waste, with these piles in addition. */
  const drawing = (piles: Variant['piles'], more: Partial<Variant> = {}) => {
    const { renewed, givers } = compile(
      described(
        { waste: { shows: 'all', gives: 'top' }, ...piles },
        { draw: { to: 'waste', count: 1 }, ...more },
      ),
    );
    return renewed === givers ? 'all' : idsOf(renewed);
  };

  it('are the stock and the waste, as no other pile changes', () => {
    expect(drawing({})).toEqual(['waste']);
    expect(drawing({ stock: { shows: 'all', gives: 'top' } })).toEqual(['stock', 'waste']);
    expect(drawing({ reserve: { shows: 'all', gives: 'top', takes } })).toEqual(['waste']);
    const empty = [{ accepts: 'any', whenEmpty: 'reserve' }] as const;
    expect(
      drawing({
        reserve: { shows: 'all', gives: 'top' },
        tableau: { count: 4, shows: 'all', gives: 'any', takes: { ...down, empty } },
      }),
    ).toEqual(['waste']);
  });

  it('are all piles, if the waste takes cards', () => {
    expect(drawing({ waste: { shows: 'all', gives: 'top', takes } })).toBe('all');
  });

  it('are all piles, if a pile accepts cards only while the stock or the waste is empty', () => {
    for (const whenEmpty of ['stock', 'waste'] as const) {
      const empty = [{ accepts: 'any', whenEmpty }] as const;
      const tableau = { count: 4, shows: 'all', gives: 'any', takes: { ...down, empty } } as const;
      expect(drawing({ tableau }), whenEmpty).toBe('all');
    }
  });

  it('are all piles, if the waste fills a pile', () => {
    expect(drawing({ tableau: { count: 4, shows: 'all', gives: 'any', takes: down, fill: 'waste' } })).toBe(
      'all',
    );
  });

  it('are all piles, if a redeal gathers the columns', () => {
    expect(drawing({}, { redeal: { kind: 'gather', packet: 3 } })).toBe('all');
  });

  it('are all piles, if the draw deals to the columns', () => {
    expect(drawing({}, { draw: { to: 'tableau', count: 1 } })).toBe('all');
  });
});
