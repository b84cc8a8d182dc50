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
import { bent } from '../../support/bent.js';
import { aboveStock, planAt, planFor, tableOf, withoutOptions, type Bend } from '../../support/plans.js';
import { unless } from '../../support/unless.js';
import { eagleWing, fortyThieves, freeCell, puttPutt, rainbow, yukon } from '../../support/strangers.js';

const cruel = withoutOptions(games.cruel);
const demon = withoutOptions(games.demon);
const klondike = withoutOptions(games.klondike);
const overUnder = withoutOptions(games.overUnder);
const reno = withoutOptions(games.reno);

describe('a card that can go home may go without a choice', () => {
  const homing = (table: Table): boolean => planAt(table).homing;
  unless('cards go home one by one, up in suit, from wherever they can be taken', demon, homing, [
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
  it('two decks: which of two equal cards goes home makes a difference', () =>
    expect(planFor(fortyThieves).homing).toBe(false));
  it('an ace is where foundations end that do not go round', () => {
    expect(planFor(klondike).homing).toBe(true);
    expect(planFor(klondike, ['piles.foundation.takes.empty', [{ accepts: '2' }]]).homing).toBe(false);
  });
  it('where a score is asked for, only if it does not depend on the way', () => {
    expect(searchTablesFor(tableOf(demon), true, FULL).homing).toBe(true);
    expect(searchTablesFor(tableOf(klondike), true, FULL).homing).toBe(false);
  });
});

describe('stock and waste are one row of cards', () => {
  const talon = (table: Table): boolean => planAt(table).talon;
  unless('all of the waste is dealt again in its order', klondike, talon, [
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
    [['goal', { empty: 'waste' }]],
    [['piles.tableau.fill', 'waste']],
    [['piles.tableau.fill', 'stock']],
    [['piles.waste.fill', 'stock']],
    [['piles.tableau.takes.empty', [{ accepts: 'K', whenEmpty: 'waste' }]]],
    [['piles.tableau.takes.empty', [{ accepts: 'K' }, { accepts: 'any', whenEmpty: 'waste' }]]],
    [['piles.tableau.takes.empty', [{ accepts: 'K', whenEmpty: 'stock' }]]],
    [['piles.waste.takes', klondike.piles.tableau?.takes]],
    [['piles.stock.takes', klondike.piles.tableau?.takes]],
  ]);
  it('the top of the stock can be taken where it is seen', () => {
    expect(planFor(reno)).toMatchObject({ talon: true, stockOpen: true });
    expect(planFor(klondike).stockOpen).toBe(false);
  });
  it('where each redeal costs points, how often it was dealt counts', () => {
    expect(searchTablesFor(tableOf(klondike), true, FULL)).toMatchObject({ talon: false, redealsMatter: 4 });
    expect(searchTablesFor(tableOf(rainbow), true, FULL)).toMatchObject({ talon: true, redealsMatter: 0 });
  });
  it('where a card of the stock scores as it is turned up, draws are moves of their own', () => {
    const turned: Bend = ['score.turned', { in: 'stock', points: 5 }];
    expect(searchTablesFor(tableOf(reno), true, FULL).talon).toBe(true);
    expect(searchTablesFor(tableOf(reno, turned), true, FULL).talon).toBe(false);
    expect(planFor(reno, turned).talon).toBe(true);
  });
  it('and nowhere, if that technique is not used', () => {
    expect(searchTablesFor(tableOf(klondike), false, { ...FULL, talon: false }).talon).toBe(false);
  });
});

describe('what else is known of a game', () => {
  it('which cards are twins', () => {
    expect(planFor(klondike).twins).toBe(true);
    for (const [path, value] of [
      ['piles.tableau.takes.build.suit', 'any'],
      ['piles.tableau.takes.build.steps', [-1, 1]],
      ['piles.tableau.gives', 'group'],
    ] as const)
      expect(planFor(klondike, [path, value]).twins, path).toBe(false);
    const alternate: Bend = ['piles.tableau.takes.build.suit', 'alternate'];
    expect(planFor(fortyThieves, alternate).twins).toBe(false);
  });

  it('whether columns give to columns and foundations alone', () => {
    expect(planFor(klondike).closed).toBe(true);
    expect(planFor(freeCell).closed).toBe(false);
  });

  it('whether cards come back from the foundations, and columns go on below the base', () => {
    expect(planFor(klondike)).toMatchObject({ takesBack: false, wraps: false });
    expect(planFor(klondike, ['piles.foundation.gives', 'top']).takesBack).toBe(true);
    expect(planFor(demon).wraps).toBe(true);
  });

  it('where foundations begin', () => {
    const table = tableOf(demon);
    expect(planAt(table).base).toBe(table.base);
    expect(planFor(demon, ['piles.foundation.takes.empty', [{ accepts: 'any' }]]).base).toBe(table.base);
    expect(planFor(klondike).base).toBe(0);
    expect(planFor(klondike, ['piles.foundation.takes.empty', [{ accepts: '3' }]]).base).toBe(2);
    for (const empty of [undefined, []])
      expect(planFor(klondike, ['piles.foundation.takes.empty', empty]).base).toBe(0);
    expect(planFor(overUnder).base).toBe(0);
  });

  it('a draw that has no stock to draw from', () => {
    const { stock: _stock, ...piles } = klondike.piles;
    const all = { ...klondike, piles, deal: [{ to: 'tableau', each: [7, 7, 7, 7, 8, 8, 8] }] } as const;
    const table = tableOf(all);
    const state = new State(planAt(table), table);
    expect([state.mark, state.size.reduce((sum, size) => sum + size)]).toEqual([0, 52]);
  });

  it('a game without columns', () => {
    const { tableau: _tableau, ...piles } = klondike.piles;
    const plan = planFor({ ...klondike, piles, deal: [{ to: 'waste', each: 1 }] });
    expect(plan).toMatchObject({ columns: [], twins: false, closed: true, homing: true, wraps: false });
  });

  it('how often it may be redealt, and whether it makes a difference', () => {
    expect(planFor(klondike)).toMatchObject({ redeals: Infinity, redealsMatter: 0, packet: 0 });
    expect(planFor(klondike, ['redeal', { kind: 'recycle', limit: 2 }])).toMatchObject({
      redeals: 2,
      redealsMatter: 2,
    });
    expect(planFor(klondike, ['redeal', { kind: 'none' }])).toMatchObject({ redeals: 0, redealsMatter: 0 });
    expect(planFor(rainbow, ['redeal', undefined]).redeals).toBe(0);
    expect(planFor(cruel)).toMatchObject({ redeals: Infinity, packet: 4, loose: false });
  });

  it('how many cards are drawn, and where they go', () => {
    const { piles, drawTo, draws } = planFor(klondike);
    expect([piles[drawTo]?.id, draws]).toEqual(['waste', 3]);
    const golf = planFor(overUnder);
    expect([golf.piles[golf.drawTo]?.id, golf.draws]).toEqual(['discard', 1]);
    expect(planFor(cruel)).toMatchObject({ drawTo: -1, draws: 0 });
    expect(planFor(yukon)).toMatchObject({ drawTo: -1, draws: 0, stock: -1, waste: -1 });
  });

  it('when it is won', () => {
    expect(planFor(klondike)).toMatchObject({ cards: 52, goalSize: 52, goal: planFor(klondike).foundations });
    expect(planFor(fortyThieves)).toMatchObject({ cards: 104, goalSize: 104 });
    expect(planFor(overUnder)).toMatchObject({ goalSize: 0, goal: planFor(overUnder).columns });
  });

  it('whether piles of a kind may change places', () => {
    expect(planFor(klondike).loose).toBe(true);
    expect(searchTablesFor(tableOf(klondike), false, { ...FULL, loose: false }).loose).toBe(false);
  });

  it('of each pile: what fills and turns it, what an empty one takes, and what a card scores', () => {
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

describe('a search of its own', () => {
  unless('columns that are cleared onto one pile', overUnder, isClearTable, [
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
  it('without a draw, too', () => expect(isClearTable(tableOf(overUnder, ['draw', undefined]))).toBe(true));
  it('nor where there is no such pile', () =>
    expect(isClearTable(tableOf(klondike, ['goal', { empty: 'tableau' }]))).toBe(false));
  it('face-down cards turn up by themselves, or there are none', () => {
    expect(isClearTable(tableOf(overUnder, ['piles.tableau.shows', 'top']))).toBe(true);
    expect(isClearTable(tableOf(puttPutt))).toBe(true);
  });
  it('columns that are too high for its tables', () =>
    expect(isClearTable(tableOf(overUnder, ['piles.tableau.count', 10]))).toBe(false));

  const runs = (table: Table): boolean => isRunGame(table.rules);
  unless('sets of cards, where any part of a run moves', bent(klondike, 'piles.tableau.gives', 'any'), runs, [
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
  ]);
  it('it knows of two decks that they are not its own', () => {
    expect(runs(tableOf(bent(klondike, 'piles.tableau.gives', 'any'), ['decks', 2]))).toBe(false);
  });

  const gathers = (table: Table): boolean => isGatherGame(table.rules);
  unless('columns that are gathered and dealt again', cruel, gathers, [
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
    [false, 'a rank left out', { 'foundation-1': 'AS 3S' }],
    [false, 'a foundation from the two on', { 'foundation-1': '2S' }],
    [false, 'two suits on a foundation', { 'foundation-2': 'AS 2H' }],
    [false, 'cards of one colour', { 'tableau-1': '5D/7S 6S' }],
    [false, 'a break deep in a run', { 'tableau-2': '9H 7S 6H' }],
    [false, 'a column with all cards face down', { 'tableau-2': '5D 4S/' }],
  ])('cards lie as play leaves them: %j, %s', (isSo, _what, piles) => {
    const table = tableAt(aboveStock('klondike', piles));
    expect(isInOrder(table)).toBe(isSo);
  });

  it('how many redeals are left', () => {
    expect(redealsLeft(tableOf(klondike))).toBe(Infinity);
    expect(redealsLeft(tableOf(klondike, ['redeal', { kind: 'recycle', limit: 2 }]))).toBe(2);
    const once = tableOf(klondike, ['redeal', { kind: 'recycle', limit: 2 }]);
    once.redeals = 1;
    expect(redealsLeft(once)).toBe(1);
    expect(redealsLeft(tableOf(klondike, ['redeal', undefined]))).toBe(0);
    expect(redealsLeft(tableOf(cruel))).toBe(0);
  });
});
