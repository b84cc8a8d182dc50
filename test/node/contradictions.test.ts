// Contradictions within a description: a limit that is reached exactly is valid and one more is not, names must exist,
// and fields that exclude each other are reported at their path.
import { describe, expect, it } from 'vitest';
import { contradictionOf } from '../../src/engine/contradictions.js';
import type { Fault } from '../../src/engine/schema.js';
import type { DealStep, PileGroup, Variant } from '../../src/engine/variant.js';
import { described, down } from '../support/described.js';

const list = <T>(length: number, make: (n: number) => T): T[] => Array.from({ length }, (_, n) => make(n));

const COLUMNS: PileGroup = { count: 4, shows: 'all', gives: 'top' };
const CELL: PileGroup = { kind: 'reserve', shows: 'all', gives: 'top' };

const found = (variant: Variant): Fault | undefined => contradictionOf(variant, 'game');
/** The path of the fault and what is expected there. */
const fault = (variant: Variant): string | undefined => {
  const first = found(variant);
  return first && `${first.path}: ${first.expected}`;
};
const deal = (...steps: readonly DealStep[]): Partial<Variant> => ({ deal: steps });
const options = (count: number, values: number): NonNullable<Variant['options']> =>
  Object.fromEntries(list(count, (n) => [`o${String(n)}`, list(values, (value) => ({ value }))]));

it('a description without contradictions has no fault', () => {
  expect(found(described({}))).toBeUndefined();
});

describe('a limit is reached by one more than', () => {
  const groups = (count: number): Variant['piles'] =>
    Object.fromEntries(list(count - 3, (n) => [`cell${String(n)}`, CELL]));
  const covers = (ids: number): Variant['piles'] => {
    const above = list(12, (n) => `low-${String(n + 1)}`);
    const full = list(Math.floor(ids / 12), () => above);
    const coveredBy = [...full, above.slice(0, ids % 12)];
    return {
      low: { ...CELL, count: 12 },
      high: { ...CELL, count: 30, coveredBy },
    };
  };

  it.each<[most: string, valid: Variant, beyond: Variant, fault: string, value: unknown]>([
    [
      '16 groups of piles',
      described(groups(16)),
      described(groups(17)),
      'game.piles: at most 16 groups of piles',
      17,
    ],
    [
      '60 piles, where a group without a number has one',
      described({ cell: { ...CELL, count: 51 } }),
      described({ cell: { ...CELL, count: 52 } }),
      'game.piles: at most 60 piles in all',
      61,
    ],
    [
      '240 covering piles',
      described(covers(240)),
      described(covers(241)),
      'game.piles: at most 240 ids in coveredBy',
      241,
    ],
    [
      '240 numbers in the lists of the deal, whether of cards or of face-down cards',
      described(
        {},
        deal(
          ...list(4, (): DealStep => ({
            to: 'tableau',
            each: list(30, () => 0),
            faceDown: list(30, () => 0),
          })),
        ),
      ),
      described(
        {},
        deal(
          ...list(4, (): DealStep => ({
            to: 'tableau',
            each: list(30, () => 0),
            faceDown: list(30, () => 0),
          })),
          { to: 'tableau', each: [0] },
        ),
      ),
      'game.deal: at most 240 numbers in its lists',
      241,
    ],
    [
      '20 options',
      described({}, { options: options(20, 1) }),
      described({}, { options: options(21, 1) }),
      'game.options: at most 20 options',
      'more',
    ],
    [
      '100 values of all options',
      described({}, { options: options(5, 20) }),
      described({}, { options: { ...options(5, 20), more: [{ value: 1 }] } }),
      'game.options: at most 100 values of all options',
      101,
    ],
  ])('%s', (_, valid, beyond, expected, value) => {
    expect(fault(valid)).toBeUndefined();
    expect(fault(beyond)).toBe(expected);
    expect(found(beyond)?.value).toBe(value);
  });
});

describe('the deal', () => {
  const REST = 'at most 52 cards, and all of them where there is no stock';
  const noStock = (...steps: readonly DealStep[]): Variant => {
    const { stock: _, ...piles } = described({}).piles;
    return { ...described({}), piles, deal: steps };
  };

  it('uses up the deck where there is no stock, and no more than the deck where there is one', () => {
    expect(fault(noStock({ to: 'tableau', each: 13 }))).toBeUndefined();
    expect(fault(noStock({ to: 'tableau', each: 12 }))).toBe(`game.deal: ${REST}`);
    expect(fault(noStock({ to: 'tableau', each: 14 }))).toBe(`game.deal: ${REST}`);
    expect(fault(described({}, deal({ to: 'tableau', each: 13 })))).toBeUndefined();
    expect(fault(described({}, deal({ to: 'tableau', each: 14 })))).toBe(`game.deal: ${REST}`);
    expect(found(described({}, deal({ to: 'tableau', each: 14 })))?.value).toBe(56);
  });

  it('has twice as many cards with two decks', () => {
    const two = (each: number): Variant => described({}, { decks: 2, ...deal({ to: 'tableau', each }) });
    expect(fault(two(26))).toBeUndefined();
    expect(fault(two(27))).toContain('at most 104 cards');
  });

  it('is counted by piles: of a list, only the numbers of existing piles, and nothing where none is given', () => {
    expect(fault(noStock({ to: 'tableau', each: [50, 0, 1, 1, 9, 9] }))).toBeUndefined();
    expect(fault(noStock({ to: 'tableau', each: [50, 2] }))).toBeUndefined();
    expect(fault(noStock({ to: 'tableau' }, { to: 'tableau', each: 13 }))).toBeUndefined();
  });

  it('takes the cards of a rank once for each pile, at most four for each deck', () => {
    const aces: DealStep = { to: 'foundation', rank: 'A' };
    expect(fault(noStock(aces, { to: 'tableau', each: 12 }))).toBeUndefined();
    expect(fault(noStock(aces, aces, { to: 'tableau', each: 12 }))).toBeUndefined();
    expect(
      fault(noStock(aces, { to: 'foundation', rank: 'K' }, { to: 'tableau', each: 11 })),
    ).toBeUndefined();
    expect(fault(noStock(aces, { to: 'tableau', each: 13 }))).toContain('game.deal: at most');
  });

  it('takes cards of a rank only before other cards', () => {
    const late = deal({ to: 'tableau', each: 1 }, { to: 'foundation', rank: 'K' });
    expect(found(described({}, late))).toEqual({
      path: 'game.deal[1].rank',
      expected: 'only in the first steps of the deal',
      value: 'K',
    });
  });

  it('may have any number of cards when several options are combined', () => {
    const many = described({}, deal({ to: 'tableau', each: 14 }));
    expect(contradictionOf(many, 'game', false)).toBeUndefined();
    const unknown = described({}, deal({ to: 'cellar', each: 1 }));
    expect(contradictionOf(unknown, 'game', false)?.path).toBe('game.deal[0].to');
  });
});

it('a rule for units needs piles that give runs', () => {
  const unit = { suit: 'same', steps: [-1] } as const;
  const units = (['run', 'top-or-run', 'any', 'top', 'column', 'group'] as const).filter(
    (gives) => !found(described({ tableau: { ...COLUMNS, gives, unit } })),
  );
  expect(units).toEqual(['run', 'top-or-run', 'any']);
  const { gives: _, ...rest } = COLUMNS;
  expect(found(described({ tableau: { ...rest, unit } }))).toEqual({
    path: 'game.piles.tableau.unit',
    expected: 'only where "gives" is "run", "top-or-run" or "any"',
    value: 'object',
  });
});

describe('the piles that cover others', () => {
  const covered = (coveredBy: PileGroup['coveredBy'], more: Partial<PileGroup> = {}): Variant =>
    described({ tableau: { ...COLUMNS, ...more, coveredBy: coveredBy ?? [] } });

  it('are named in at most one list for each pile', () => {
    expect(fault(covered([[], [], [], []]))).toBeUndefined();
    expect(found(covered([[], [], [], [], []]))).toEqual({
      path: 'game.piles.tableau.coveredBy',
      expected: 'at most 4 lists, one for each pile',
      value: 5,
    });
    expect(fault(covered([[], []], { count: 1 }))).toContain('at most 1 lists');
  });

  it('cover no pile that takes cards', () => {
    expect(found(covered([['foundation-1'], []], { takes: down }))).toEqual({
      path: 'game.piles.tableau.coveredBy',
      expected: 'only in a group without "takes"',
      value: 'list of 2',
    });
  });

  it('exist, and are other piles', () => {
    expect(fault(covered([['tableau-2'], ['stock']]))).toBeUndefined();
    const other = 'the id of another pile';
    expect(fault(covered([['tableau-2', 'tableau-1']]))).toBe(`game.piles.tableau.coveredBy[0][1]: ${other}`);
    expect(fault(covered([[], ['tableau-5']]))).toBe(`game.piles.tableau.coveredBy[1][0]: ${other}`);
    expect(fault(covered([['tableau']]))).toBe(`game.piles.tableau.coveredBy[0][0]: ${other}`);
    expect(fault(covered([['tableau']], { count: 1 }))).toBe(`game.piles.tableau.coveredBy[0][0]: ${other}`);
  });
});

describe('the places', () => {
  const placed = (places: Variant['layout']['places'], alternative = {}): Variant => {
    const variant = described({});
    const { layout } = variant;
    return {
      ...variant,
      layout: {
        ...layout,
        places: { ...layout.places, ...places },
        alternatives: [layout, { columns: 9, places: alternative }],
      },
    };
  };
  const offsets = (count: number) => ({ at: [0, 4], offsets: list(count, (n) => [n, 0] as const) }) as const;

  it('are given for each group of piles', () => {
    const { layout, ...rest } = described({});
    const { foundation: _, ...places } = layout.places;
    expect(found({ ...rest, layout: { ...layout, places } })).toEqual({
      path: 'game.layout.places.foundation',
      expected: 'Place',
      value: undefined,
    });
  });

  it('have an offset for each pile if they have any', () => {
    expect(fault(placed({ tableau: offsets(4) }))).toBeUndefined();
    expect(found(placed({ tableau: offsets(3) }))).toEqual({
      path: 'game.layout.places.tableau.offsets',
      expected: 'a list with one entry for each pile',
      value: 'list of 3',
    });
    expect(fault(placed({}, { tableau: offsets(3) }))).toBe(
      'game.layout.alternatives[1].places.tableau.offsets: a list with one entry for each pile',
    );
  });

  it('may be given for groups that only an option adds', () => {
    expect(fault(placed({ cellar: offsets(1) }))).toBeUndefined();
  });
});

describe('the piles that must become empty', () => {
  const emptying = (name: string): string | undefined => fault(described({}, { goal: { empty: name } }));

  it('have cards after the deal: those that are dealt to, and the stock, which gets the rest', () => {
    expect(emptying('tableau')).toBeUndefined();
    expect(emptying('stock')).toBeUndefined();
    expect(emptying('foundation')).toBe('game.goal.empty: piles that have cards after the deal');
  });
});
