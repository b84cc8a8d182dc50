// The solver's analysis of a game's description: each technique applies to games with certain rules, and one changed
// rule excludes it.
import { describe, expect, it } from 'vitest';
import { tableAt } from '../../../src/engine/table-from-position.js';
import type { Table } from '../../../src/engine/table.js';
import { isClearTable } from '../../../src/solver/clear-pass.js';
import { isGatherGame } from '../../../src/solver/gather-pass.js';
import { FULL, searchTablesFor } from '../../../src/solver/search-tables.js';
import { isInOrder, isRunGame, redealsLeft } from '../../../src/solver/runs-rules.js';
import { State } from '../../../src/solver/state.js';
import * as games from '../../../src/variants/index.js';
import { withValue } from '../../support/bent.js';
import {
  aboveStock,
  planAt,
  planFor,
  tableOf,
  withoutOptions,
  type RuleChange,
} from '../../support/plans.js';
import { itHoldsUnless } from '../../support/unless.js';
import { eagleWing, fortyThieves, freeCell, puttPutt, rainbow, yukon } from '../../support/custom-games.js';

const cruel = withoutOptions(games.cruel);
const demon = withoutOptions(games.demon);
const klondike = withoutOptions(games.klondike);
const overUnder = withoutOptions(games.overUnder);
const reno = withoutOptions(games.reno);

describe('safe moves: a card that fits on a foundation can be moved there at once', () => {
  const hasSafeMoves = (table: Table): boolean => planAt(table).hasSafeMoves;
  itHoldsUnless('cards go to the foundations one by one, up in suit, from every pile', demon, hasSafeMoves, [
    [['goal', { empty: 'tableau' }]],
    [['redeal', { kind: 'gather', packet: 4 }]],
    [['piles.foundation.takes.single', false]],
    [['piles.foundation.takes.most', 12]],
    [['piles.foundation.takes', undefined]],
    [['piles.foundation.takes.empty', undefined]],
    [['piles.foundation.takes.build.suit', 'any']],
    [['piles.foundation.takes.build.steps', [-1]]],
    [['piles.foundation.takes.build.steps', [1, -1]]],
    [['piles.foundation.takes.build.wrap', false]],
    [['piles.foundation.takes.build.stopOn', '7']],
    [['piles.foundation.takes.empty', [{ accepts: 'any' }]]],
    [['piles.foundation.takes.empty', [{ accepts: 'base' }, { accepts: 'A' }]]],
    [['piles.foundation.takes.empty', [{ accepts: 'base', whenEmpty: 'reserve' }]]],
    [['piles.foundation.takes.empty', [{ accepts: 'base', from: ['tableau', 'waste'] }]]],
    [['piles.foundation.takes.from', ['tableau', 'waste']]],
    [['piles.tableau.fill', 'waste']],
    [['piles.tableau.takes.from', ['waste', 'reserve']]],
    [['piles.tableau.takes', undefined]],
    [['piles.waste.fill', 'reserve']],
    [
      ['piles.waste.fill', 'reserve'],
      ['piles.waste.takes', { from: ['tableau'], build: { suit: 'any', steps: [1] }, most: 1 }],
    ],
    [['piles.reserve.takes', { from: ['tableau'], build: { suit: 'any', steps: [-1] }, most: 2 }]],
  ]);
  it('not with two decks: it matters which of two equal cards goes to a foundation', () =>
    expect(planFor(fortyThieves).hasSafeMoves).toBe(false));
  it('not if foundations without wrapping start above the ace', () => {
    expect(planFor(klondike).hasSafeMoves).toBe(true);
    expect(planFor(klondike, ['piles.foundation.takes.empty', [{ accepts: '2' }]]).hasSafeMoves).toBe(false);
  });
  it('in a search for the best score, only if the score does not depend on the order of moves', () => {
    expect(searchTablesFor(tableOf(demon), true, FULL).hasSafeMoves).toBe(true);
    expect(searchTablesFor(tableOf(klondike), true, FULL).hasSafeMoves).toBe(false);
  });
});

describe('talon: stock and waste are searched as one sequence of cards', () => {
  const talon = (table: Table): boolean => planAt(table).talon;
  itHoldsUnless('a redeal returns the whole waste in its order', klondike, talon, [
    [['draw', undefined]],
    [['redeal', { kind: 'gather', packet: 4 }]],
    [['piles.waste.shows', 'top']],
    [['piles.waste.gives', undefined]],
    [['piles.waste.gives', 'any']],
    [['piles.stock.gives', 'column']],
    [['piles.stock', { shows: 'top', gives: 'column' }]],
    [['piles.stock.gives', 'top']],
    [['piles.stock', { shows: 'all', gives: 'top' }]],
    [['piles.stock', { shows: 'last', gives: 'top' }]],
    [['goal', { empty: 'stock' }]],
    [
      ['goal', { empty: 'waste' }],
      ['deal.1', { to: 'waste', each: 1 }],
    ],
    [['piles.tableau.fill', 'waste']],
    [['piles.tableau.fill', 'stock']],
    [['piles.waste.fill', 'stock']],
    [['piles.tableau.takes.empty', [{ accepts: 'K', whenEmpty: 'waste' }]]],
    [['piles.tableau.takes.empty', [{ accepts: 'K' }, { accepts: 'any', whenEmpty: 'waste' }]]],
    [['piles.tableau.takes.empty', [{ accepts: 'K', whenEmpty: 'stock' }]]],
    [['piles.waste.takes', klondike.piles.tableau?.takes]],
    [['piles.stock.takes', klondike.piles.tableau?.takes]],
  ]);
  it('the top card of the stock is available if it is face up', () => {
    expect(planFor(reno)).toMatchObject({ talon: true, stockOpen: true });
    expect(planFor(klondike).stockOpen).toBe(false);
  });
  it('not if redeals cost points: their number is part of the state', () => {
    expect(searchTablesFor(tableOf(klondike), true, FULL)).toMatchObject({ talon: false, redealsMatter: 4 });
    expect(searchTablesFor(tableOf(rainbow), true, FULL)).toMatchObject({ talon: true, redealsMatter: 0 });
  });
  it('not if a card scores when it is turned up in the stock: draws are separate moves', () => {
    const turned: RuleChange = ['score.turned', { in: 'stock', points: 5 }];
    expect(searchTablesFor(tableOf(reno), true, FULL).talon).toBe(true);
    expect(searchTablesFor(tableOf(reno, turned), true, FULL).talon).toBe(false);
    expect(planFor(reno, turned).talon).toBe(true);
  });
  it('not if the technique is disabled', () => {
    expect(searchTablesFor(tableOf(klondike), false, { ...FULL, talon: false }).talon).toBe(false);
  });
});

describe('the search tables of a game', () => {
  it('contain whether two cards of one rank and colour are interchangeable targets', () => {
    expect(planFor(klondike).twins).toBe(true);
    for (const [path, value] of [
      ['piles.tableau.takes.build.suit', 'any'],
      ['piles.tableau.takes.build.steps', [-1, 1]],
      ['piles.tableau.gives', 'group'],
    ] as const)
      expect(planFor(klondike, [path, value]).twins, path).toBe(false);
    const alternate: RuleChange = ['piles.tableau.takes.build.suit', 'alternate'];
    expect(planFor(fortyThieves, alternate).twins).toBe(false);
  });

  it('contain whether cards of columns move only to columns and foundations', () => {
    expect(planFor(klondike).closed).toBe(true);
    expect(planFor(freeCell).closed).toBe(false);
  });

  it('contain whether cards return from foundations, and whether columns wrap below the base', () => {
    expect(planFor(klondike)).toMatchObject({ takesBack: false, wraps: false });
    expect(planFor(klondike, ['piles.foundation.gives', 'top']).takesBack).toBe(true);
    expect(planFor(demon).wraps).toBe(true);
  });

  it('contain the rank that starts the foundations', () => {
    const table = tableOf(demon);
    expect(planAt(table).base).toBe(table.base);
    expect(planFor(demon, ['piles.foundation.takes.empty', [{ accepts: 'any' }]]).base).toBe(table.base);
    expect(planFor(klondike).base).toBe(0);
    expect(planFor(klondike, ['piles.foundation.takes.empty', [{ accepts: '3' }]]).base).toBe(2);
    for (const empty of [undefined, []])
      expect(planFor(klondike, ['piles.foundation.takes.empty', empty]).base).toBe(0);
    expect(planFor(overUnder).base).toBe(0);
  });

  it('support a draw without a stock', () => {
    const { stock: _stock, ...piles } = klondike.piles;
    const all = { ...klondike, piles, deal: [{ to: 'tableau', each: [7, 7, 7, 7, 8, 8, 8] }] } as const;
    const table = tableOf(all);
    const state = new State(planAt(table), table);
    expect([state.mark, state.size.reduce((sum, size) => sum + size)]).toEqual([0, 52]);
  });

  it('support a game without columns', () => {
    const { tableau: _tableau, ...piles } = klondike.piles;
    const plan = planFor({ ...klondike, piles, deal: [{ to: 'waste', each: 1 }] });
    expect(plan).toMatchObject({ columns: [], twins: false, closed: true, hasSafeMoves: true, wraps: false });
  });

  it('contain the limit of redeals, and whether their number matters', () => {
    expect(planFor(klondike)).toMatchObject({ redeals: Infinity, redealsMatter: 0, packet: 0 });
    expect(planFor(klondike, ['redeal', { kind: 'recycle', limit: 2 }])).toMatchObject({
      redeals: 2,
      redealsMatter: 2,
    });
    expect(planFor(klondike, ['redeal', { kind: 'none' }])).toMatchObject({ redeals: 0, redealsMatter: 0 });
    expect(planFor(rainbow, ['redeal', undefined]).redeals).toBe(0);
    expect(planFor(cruel)).toMatchObject({ redeals: Infinity, packet: 4, symmetric: false });
  });

  it('contain the number of drawn cards, and their target', () => {
    const { piles, drawTo, draws } = planFor(klondike);
    expect([piles[drawTo]?.id, draws]).toEqual(['waste', 3]);
    const golf = planFor(overUnder);
    expect([golf.piles[golf.drawTo]?.id, golf.draws]).toEqual(['discard', 1]);
    expect(planFor(cruel)).toMatchObject({ drawTo: -1, draws: 0 });
    expect(planFor(yukon)).toMatchObject({ drawTo: -1, draws: 0, stock: -1, waste: -1 });
  });

  it('contain the goal', () => {
    expect(planFor(klondike)).toMatchObject({ cards: 52, goalSize: 52, goal: planFor(klondike).foundations });
    expect(planFor(fortyThieves)).toMatchObject({ cards: 104, goalSize: 104 });
    expect(planFor(overUnder)).toMatchObject({ goalSize: 0, goal: planFor(overUnder).columns });
  });

  it('contain whether piles of a kind are interchangeable', () => {
    expect(planFor(klondike).symmetric).toBe(true);
    expect(searchTablesFor(tableOf(klondike), false, { ...FULL, symmetric: false }).symmetric).toBe(false);
  });

  it('contain for each pile what fills it, when its cards turn up, what it accepts when empty, and its points', () => {
    const { piles } = planFor(demon);
    const pile = (id: string) => piles.find((one) => one.id === id);
    expect(piles[pile('tableau-1')?.fill ?? -1]?.id).toBe('reserve');
    expect(pile('waste')?.fill).toBe(-1);
    expect(pile('reserve')?.turns).toBe('top');
    expect(pile('tableau-1')?.turns).toBe(undefined);
    expect(planFor(eagleWing).piles.find(({ id }) => id === 'reserve')?.turns).toBe('last');
    expect(pile('foundation-1')).toMatchObject({ single: true, most: 13, atMost: undefined });
    expect(pile('tableau-1')).toMatchObject({ single: false, most: Infinity });
    expect(pile('foundation-2')?.empty).toMatchObject([{ rank: tableOf(demon).base, whenEmpty: [] }]);
    expect(pile('tableau-1')?.empty.map(({ rank }) => rank)).toEqual([-1]);
    expect(pile('foundation-1')?.points).toEqual([1, 1, 1, 1, 1]);
    expect(pile('tableau-1')?.points).toEqual([0, 0, 0, 0, 0]);
    expect(planFor(overUnder).piles.find(({ id }) => id === 'discard')?.points[0]).toBe(Infinity);
    const scored = planFor(klondike).piles.find(({ id }) => id === 'tableau-1')?.points;
    // by the groups in the order of the description: stock, waste, foundation, tableau
    expect(scored).toEqual([0, 5, -15, 0]);
    expect(planFor(freeCell).piles.find(({ id }) => id === 'tableau-1')?.atMost).toBe('free-cells');
  });
});

describe('a specialised search applies to', () => {
  itHoldsUnless('games that clear columns onto one discard pile', overUnder, isClearTable, [
    [['goal', { empty: 'stock' }]],
    [['piles.discard.takes.build.suit', 'same']],
    [['piles.discard.takes.empty', [{ accepts: 'any' }]]],
    [['piles.discard.takes.most', 40]],
    [['piles.discard.takes.from', ['stock']]],
    [['piles.discard.gives', 'top']],
    [['piles.tableau.gives', undefined]],
    [['piles.tableau.gives', 'any']],
    [['piles.tableau.fill', 'stock']],
    [['piles.tableau.takes', { from: ['tableau'], build: { suit: 'any', steps: [-1] } }]],
    [['redeal', { kind: 'recycle' }]],
    [
      ['piles.waste', { shows: 'all' }],
      ['layout.places.waste', { at: [0, 3] }],
      ['draw.to', 'waste'],
    ],
    [['piles.tableau.shows', 'last']],
    [
      ['piles.foundation', klondike.piles.foundation],
      ['layout.places.foundation', { at: [0, 3] }],
    ],
    [
      ['piles.foundation', { shows: 'all', takes: klondike.piles.foundation?.takes }],
      ['layout.places.foundation', { at: [0, 3] }],
      ['piles.discard.takes.from', ['stock']],
    ],
  ]);
  it('clearing games without a draw', () =>
    expect(isClearTable(tableOf(overUnder, ['draw', undefined]))).toBe(true));
  it('no game without a discard pile', () =>
    expect(isClearTable(tableOf(klondike, ['goal', { empty: 'tableau' }]))).toBe(false));
  it('clearing games in which face-down cards turn up automatically, or there are none', () => {
    expect(isClearTable(tableOf(overUnder, ['piles.tableau.shows', 'top']))).toBe(true);
    expect(isClearTable(tableOf(puttPutt))).toBe(true);
  });
  it('no columns that are too high for its tables', () =>
    expect(isClearTable(tableOf(overUnder, ['piles.tableau.count', 10]))).toBe(false));

  const runs = (table: Table): boolean => isRunGame(table.rules);
  itHoldsUnless(
    'games in which any part of a run moves',
    withValue(klondike, 'piles.tableau.gives', 'any'),
    runs,
    [
      [['piles.tableau.gives', 'run']],
      [['piles.tableau.gives', 'group']],
      [['piles.tableau.shows', 'last']],
      [['piles.tableau.fill', 'waste']],
      [['piles.tableau.atMost', 'free-cells']],
      [['piles.tableau.atMost', 'reserves']],
      [['piles.tableau.takes.single', true]],
      [['piles.tableau.takes.most', 51]],
      [['piles.tableau.takes.build.suit', 'any']],
      [['piles.tableau.takes.build.steps', [1]]],
      [['piles.tableau.takes.build.wrap', true]],
      [['piles.tableau.takes.build.stopOn', '7']],
      [['piles.tableau.takes.empty', [{ accepts: 'any' }]]],
      [['piles.tableau.takes.empty', [{ accepts: 'K', from: ['waste'] }]]],
      [['piles.tableau.takes.empty', undefined]],
      [['piles.tableau.takes.from', ['waste']]],
      [['piles.tableau.takes.from', ['tableau']]],
      [['piles.foundation.takes.from', ['tableau']]],
      [['piles.foundation.takes.from', ['waste']]],
      [['piles.foundation.gives', 'column']],
      [['piles.foundation.takes.single', false]],
      [['piles.foundation.takes.most', 5]],
      [['piles.foundation.takes.build.suit', 'any']],
      [['piles.foundation.takes.build.steps', [-1]]],
      [['piles.foundation.takes.build.wrap', true]],
      [['piles.foundation.takes.build.stopOn', '7']],
      [['piles.foundation.takes.empty', [{ accepts: '2' }]]],
      [['piles.foundation.takes', undefined]],
      [['piles.tableau.takes', undefined]],
      [['piles.foundation.fill', 'waste']],
      [['piles.foundation.count', 5]],
      [['piles.waste.gives', undefined]],
      [['piles.waste.gives', 'run']],
      [['piles.waste.shows', 'none']],
      [['piles.waste.fill', 'stock']],
      [['piles.stock.gives', 'top']],
      [
        ['piles.reserve', { shows: 'all' }],
        ['layout.places.reserve', { at: [0, 3] }],
      ],
      [['goal', { empty: 'tableau' }]],
      [['draw', undefined]],
      [['redeal', { kind: 'gather', packet: 4 }]],
    ],
  );
  it('no game with two decks', () => {
    expect(runs(tableOf(withValue(klondike, 'piles.tableau.gives', 'any'), ['decks', 2]))).toBe(false);
  });

  const gathers = (table: Table): boolean => isGatherGame(table.rules);
  itHoldsUnless('games whose columns are gathered and redealt', cruel, gathers, [
    [['redeal', { kind: 'none' }]],
    [['redeal', { kind: 'gather', packet: 4, limit: 3 }]],
    [['redeal', { kind: 'gather', packet: 1 }]],
    [['goal', { empty: 'tableau' }]],
    [
      ['piles.stock.shows', 'top'],
      ['piles.stock.gives', 'top'],
    ],
    [['piles.tableau.gives', 'any']],
    [['piles.tableau.takes.build.suit', 'any']],
    [['piles.tableau.takes.most', 51]],
    [['piles.tableau.takes.empty', [{ accepts: 'K' }]]],
    [['piles.foundation.gives', 'top']],
    [['piles.foundation.takes.most', 12]],
    [['piles.foundation.takes.build.wrap', true]],
    [
      ['piles.waste', { shows: 'all' }],
      ['layout.places.waste', { at: [0, 3] }],
    ],
  ]);

  it.each<[isSo: boolean, what: string, piles: Record<string, string>]>([
    [
      true,
      'runs on covered cards, suits from the ace on',
      { 'foundation-1': 'AS 2S', 'tableau-1': '5D/7S 6H' },
    ],
    [true, 'empty columns and foundations', { waste: 'KH' }],
    [false, 'a missing rank', { 'foundation-1': 'AS 3S' }],
    [false, 'a foundation that starts with a two', { 'foundation-1': '2S' }],
    [false, 'two suits on a foundation', { 'foundation-2': 'AS 2H' }],
    [false, 'cards of one colour', { 'tableau-1': '5D/7S 6S' }],
    [false, 'a break deep in a run', { 'tableau-2': '9H 7S 6H' }],
    [false, 'a column with all cards face down', { 'tableau-2': '5D 4S/' }],
  ])('positions that play can reach: %j, %s', (isSo, _what, piles) => {
    const table = tableAt(aboveStock('klondike', piles));
    expect(isInOrder(table)).toBe(isSo);
  });

  it('games with their number of remaining redeals', () => {
    expect(redealsLeft(tableOf(klondike))).toBe(Infinity);
    expect(redealsLeft(tableOf(klondike, ['redeal', { kind: 'recycle', limit: 2 }]))).toBe(2);
    const once = tableOf(klondike, ['redeal', { kind: 'recycle', limit: 2 }]);
    once.redeals = 1;
    expect(redealsLeft(once)).toBe(1);
    expect(redealsLeft(tableOf(klondike, ['redeal', undefined]))).toBe(0);
    expect(redealsLeft(tableOf(cruel))).toBe(0);
  });
});
