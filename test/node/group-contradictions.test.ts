// Contradictions in a group of piles, in the draw, the goal and the score: the path, what is expected, and the value.
import { describe, expect, it } from 'vitest';
import { contradictionOf } from '../../src/engine/contradictions.js';
import type { Collects, PileGroup, Pairs, Variant } from '../../src/engine/variant.js';
import { described, down } from '../support/described.js';

const CELL: PileGroup = { kind: 'reserve', shows: 'all', gives: 'top' };
const COLUMNS: PileGroup = { count: 4, shows: 'all', gives: 'any', takes: down };
const COLLECTS: Collects = { from: ['tableau'], build: { suit: 'same', steps: [-1] }, count: 13 };
const PAIRS: Pairs = { from: ['tableau'], sum: 13 };
const NAMES = 'stock|foundation|tableau';

/** Path, expectation and value of the first fault, as text. */
function fault(piles: Variant['piles'], more: Partial<Variant> = {}): string | undefined {
  const first = contradictionOf(described(piles, more), 'game');
  return first && `${first.path}: ${first.expected}: ${String(first.value)}`;
}

describe('a group of piles', () => {
  it('states its kind if its name is not one, and only then', () => {
    expect(fault({ cell: CELL })).toBeUndefined();
    expect(fault({ reserve: CELL })).toBe('game.piles.reserve.kind: only with another name: reserve');
    const { kind: _, ...rest } = CELL;
    expect(fault({ cell: rest })).toBe('game.piles.cell.kind: reserve|foundation|tableau: undefined');
    expect(fault({ reserve: rest })).toBeUndefined();
  });

  it.each(['stock', 'waste', 'discard'])('has one pile if it is the %s', (name) => {
    const group: PileGroup = { shows: 'none' };
    expect(fault({ [name]: { ...group, count: 1 } })).toBeUndefined();
    expect(fault({ [name]: { ...group, count: 2 } })).toBe(`game.piles.${name}.count: 1: 2`);
  });

  it('names piles that the game has, or kinds that an option may add', () => {
    const takes = (from: readonly string[]): string | undefined =>
      fault({ tableau: { ...COLUMNS, takes: { ...down, from } } });
    expect(takes(['waste', 'tableau', 'discard'])).toBeUndefined();
    expect(takes(['tableau', 'cellar', 'attic'])).toBe(`game.piles.tableau.takes.from[1]: ${NAMES}: cellar`);
    const empty = (rule: object): string | undefined =>
      fault({
        tableau: { ...COLUMNS, takes: { ...down, empty: [{ accepts: 'any' }, { accepts: 'K', ...rule }] } },
      });
    expect(empty({ from: ['reserve'], whenEmpty: 'waste' })).toBeUndefined();
    expect(empty({ from: ['tableau', 'cellar'] })).toBe(
      `game.piles.tableau.takes.empty[1].from[1]: ${NAMES}: cellar`,
    );
    expect(empty({ whenEmpty: 'cellar' })).toBe(
      `game.piles.tableau.takes.empty[1].whenEmpty: ${NAMES}: cellar`,
    );
  });

  it('is listed by kind and by name among the known names', () => {
    const first = contradictionOf(described({ cell: CELL }, { goal: { empty: 'cellar' } }), 'game');
    expect(first).toEqual({
      path: 'game.goal.empty',
      expected: `${NAMES}|cell|reserve`,
      value: 'cellar',
      known: ['stock', 'foundation', 'tableau', 'cell', 'reserve'],
    });
  });

  it('that collects runs takes no other cards, and collects from other piles', () => {
    const collecting = (collects: Collects, more: Partial<PileGroup> = {}): string | undefined =>
      fault({ done: { kind: 'foundation', shows: 'all', collects, ...more } });
    expect(collecting(COLLECTS)).toBeUndefined();
    expect(collecting(COLLECTS, { takes: down })).toBe(
      'game.piles.done.collects: only in a group without "takes": object',
    );
    expect(collecting({ ...COLLECTS, from: ['tableau', 'cellar'] })).toBe(
      `game.piles.done.collects.from[1]: ${NAMES}|done: cellar`,
    );
    const other = 'another kind of pile';
    expect(collecting({ ...COLLECTS, from: ['tableau', 'done'] })).toBe(
      `game.piles.done.collects.from[1]: ${other}: done`,
    );
    expect(collecting({ ...COLLECTS, from: ['foundation'] })).toBe(
      `game.piles.done.collects.from[0]: ${other}: foundation`,
    );
  });

  it('that takes pairs is a single pile that takes no other cards, and the only one', () => {
    const pairing = (more: Partial<PileGroup> = {}, pairs: Pairs = PAIRS): string | undefined =>
      fault({ out: { kind: 'foundation', shows: 'all', pairs, ...more } });
    expect(pairing()).toBeUndefined();
    const only = 'game.piles.out.pairs: only in a group without "takes" and "collects": object';
    expect(pairing({ takes: down })).toBe(only);
    expect(pairing({ collects: COLLECTS })).toBe(only);
    expect(pairing({ count: 2 })).toBe('game.piles.out.count: one pile for pairs: 2');
    expect(pairing({}, { ...PAIRS, from: ['cellar'] })).toBe(
      `game.piles.out.pairs.from[0]: ${NAMES}|out: cellar`,
    );
    expect(pairing({}, { ...PAIRS, stacked: ['waste', 'cellar'] })).toBe(
      `game.piles.out.pairs.stacked[1]: ${NAMES}|out: cellar`,
    );
    // the piles whose top two cards can be a pair are among those that give cards to pairs
    expect(pairing({}, { ...PAIRS, from: ['tableau', 'waste'], stacked: ['tableau', 'stock'] })).toBe(
      'game.piles.out.pairs.stacked[1]: tableau|waste: stock',
    );
    const second: PileGroup = { kind: 'foundation', shows: 'all', pairs: PAIRS };
    expect(fault({ out: second, more: second })).toBe(
      'game.piles.more.pairs: only in one group of piles: object',
    );
  });

  it('is filled from a single pile, and the stock is never filled', () => {
    const filled = (fill: string, piles: Variant['piles'] = {}): string | undefined =>
      fault({ ...piles, tableau: { ...COLUMNS, fill } });
    expect(filled('stock')).toBeUndefined();
    expect(filled('cell', { cell: CELL })).toBeUndefined();
    expect(filled('foundation')).toBe('game.piles.tableau.fill: a kind with one pile: foundation');
    expect(filled('cellar')).toBe(`game.piles.tableau.fill: ${NAMES}: cellar`);
    expect(filled('waste')).toBe(`game.piles.tableau.fill: ${NAMES}: waste`);
    expect(fault({ stock: { shows: 'none', fill: 'cell' }, cell: CELL })).toBe(
      'game.piles.stock.fill: nothing: cell',
    );
  });
});

describe('the draw', () => {
  it('goes to a pile that the game has', () => {
    expect(fault({}, { draw: { to: 'tableau', count: 1 } })).toBeUndefined();
    expect(fault({}, { draw: { to: 'waste', count: 1 } })).toBe('game.draw.to: tableau: waste');
  });

  it('is blocked by gaps only where it goes to the columns', () => {
    expect(fault({}, { draw: { to: 'tableau', count: 1, blockedBy: 'empty' } })).toBeUndefined();
    expect(fault({ waste: { shows: 'all' } }, { draw: { to: 'waste', count: 1, blockedBy: 'empty' } })).toBe(
      'game.draw.blockedBy: only where "to" is "tableau": empty',
    );
  });
});

describe('the goal, the aim and the score', () => {
  it('name piles of the game; a score may name kinds that an option adds', () => {
    expect(fault({}, { goal: { full: 'tableau' } })).toBeUndefined();
    expect(fault({}, { goal: { full: 'waste' } })).toBe(`game.goal.full: ${NAMES}: waste`);
    expect(fault({}, { goal: { empty: 'waste' } })).toBe(`game.goal.empty: ${NAMES}: waste`);
    const scored = (score: Variant['score']): string | undefined => fault({}, { score });
    const play = { to: 'waste', points: 1 } as const;
    expect(scored({ plays: [play, { ...play, from: ['discard'] }] })).toBeUndefined();
    expect(scored({ plays: [play, { ...play, to: 'cellar' }] })).toBe(
      `game.score.plays[1].to: ${NAMES}: cellar`,
    );
    expect(scored({ plays: [play, { ...play, from: ['waste', 'cellar'] }] })).toBe(
      `game.score.plays[1].from[1]: ${NAMES}: cellar`,
    );
    expect(
      scored({ turned: { in: 'waste', points: 1 }, left: { in: 'discard', points: 1 } }),
    ).toBeUndefined();
    expect(scored({ turned: { in: 'cellar', points: 1 } })).toBe(`game.score.turned.in: ${NAMES}: cellar`);
    expect(scored({ left: { in: 'cellar', points: 1 } })).toBe(`game.score.left.in: ${NAMES}: cellar`);
  });

  it('aim at few cards only in a game that empties piles', () => {
    const aim = { left: 'fewest' } as const;
    expect(fault({}, { aim, goal: { empty: 'tableau' } })).toBeUndefined();
    expect(fault({}, { aim, goal: { full: 'tableau' } })).toBe(
      'game.aim.left: only in a game whose goal empties piles: fewest',
    );
    expect(fault({}, { aim: { net: 5 }, goal: { full: 'tableau' } })).toBeUndefined();
  });
});
