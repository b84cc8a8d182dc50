// The state of a search: it matches the engine, move by move forward and back, and its hash words distinguish
// positions.
import { describe, expect, it } from 'vitest';
import { CARDS, type Move, type Variant } from '../../../src/engine.js';
import { applyMove } from '../../../src/engine/apply-move.js';
import { isWon } from '../../../src/engine/game-status.js';
import { movesOf } from '../../../src/engine/legal-moves.js';
import { tableAt } from '../../../src/engine/table-from-position.js';
import type { Table } from '../../../src/engine/table.js';
import { moveOf, NOWHERE } from '../../../src/solver/move-code.js';
import { mostAtOnce } from '../../../src/solver/placement.js';
import type { PileTables } from '../../../src/solver/pile-tables.js';
import { FULL, searchTablesFor, type SearchTables } from '../../../src/solver/search-tables.js';
import { State } from '../../../src/solver/state.js';
import * as games from '../../../src/variants/index.js';
import { withValue } from '../../support/bent.js';
import { randomFrom } from '../../support/games.js';
import { tableOf, withoutOptions, type RuleChange, type Piles } from '../../support/plans.js';
import { endgame, positionOf } from '../../support/solving.js';
import { eagleWing, freeCell, perseverance, rainbow, yukon } from '../../support/custom-games.js';

const klondike = withoutOptions(games.klondike);
const cruel = withoutOptions(games.cruel);
const reno = withoutOptions(games.reno);
const demon = withoutOptions(games.demon);
const { reserve, ...others } = demon.piles;
const bySteps = { ...FULL, talon: false };

/** The complete state of a table, for both sides of the comparison. */
const lies = (cards: readonly (readonly number[])[], down: ArrayLike<number>, redeals: number) =>
  JSON.stringify([cards.map((pile) => pile.map((card) => card % 52)), Array.from(down), redeals]);
const tableText = ({ cards, down, redeals }: Table): string => lies(cards, down, redeals);
const pileOf = (state: State, pile: number): number[] =>
  Array.from({ length: state.size[pile] as number }, (_, i) => state.at(pile, i));
const stateText = (state: State): string =>
  lies(
    state.plan.piles.map((_, pile) => pileOf(state, pile)),
    state.down,
    state.redeals,
  );

const keysOf = (state: State): number[] => {
  state.hash();
  return [state.key0, state.key1, state.key2];
};

/** A move of the engine as a number. */
function numberOf(plan: SearchTables, move: Move): number {
  const named = (id: string): number => plan.piles.findIndex((pile) => pile.id === id);
  if (move.kind === 'play') return moveOf(named(move.from), named(move.to), move.count, 0);
  return moveOf(NOWHERE, Number(move.kind === 'redeal'), 0, 0);
}

const SCORED: RuleChange = [
  'score',
  {
    plays: [
      { from: ['waste'], to: 'tableau', points: 5 },
      { to: 'foundation', points: 'rank' },
    ],
    turned: { in: 'tableau', points: 7 },
    redeal: { free: 1, points: -20 },
    floor: -30,
    won: 100,
  },
];

describe('the moves of a search match the engine, forward and back', () => {
  it.each<[name: string, game: Variant, changes: readonly RuleChange[]]>([
    ['klondike', klondike, [SCORED, ['draw.count', 2]]],
    ['limited redeals', klondike, [['redeal', { kind: 'recycle', limit: 2 }], SCORED]],
    ['reno', reno, [['score.turned', { in: 'stock', points: 3 }]]],
    ['demon', demon, [['score.turned', { in: 'reserve', points: 3 }]]],
    ['a reserve as the first pile', demon, [['piles', { reserve, ...others }]]],
    ['over-under', withoutOptions(games.overUnder), []],
    ['a face-up stock', withoutOptions(games.overUnder), [['piles.stock.shows', 'all']]],
    ['cruel', cruel, []],
    ['more cards than packets', cruel, [['redeal', { kind: 'gather', packet: 3 }]]],
    ['perseverance', perseverance, [['score.redeal', { free: 0, points: -5 }]]],
    ['eagle-wing', eagleWing, [['score.turned', { in: 'reserve', points: 3 }]]],
    ['freecell', freeCell, []],
    ['yukon', yukon, [SCORED]],
  ])('%s', (_name, game, changes) => {
    const random = randomFrom(3);
    const table = tableOf(game, ...changes);
    const { floor = -Infinity, won = 0 } = table.rules.data.score;
    const plan = searchTablesFor(table, true, bySteps);
    const state = new State(plan, table, { score: 10 });
    const way: { back: number; text: string; keys: number[]; score: number }[] = [];
    let score = 10;
    for (let n = 0; n < 120; n++) {
      const moves = movesOf(table);
      const move = moves[Math.floor(random() * moves.length)];
      if (!move) break;
      const before = { text: stateText(state), keys: keysOf(state), score: state.score };
      way.push({ back: state.make(numberOf(plan, move)), ...before });
      const { points } = applyMove(table, move);
      score = Math.max(floor, score + points + (isWon(table) ? won : 0));
      expect(stateText(state)).toBe(tableText(table));
      expect(state.score).toBe(score);
      expect(state.isWon).toBe(isWon(table));
    }
    expect(way.length).toBeGreaterThan(5);
    for (const { back, text, keys, score: was } of way.reverse()) {
      state.unmake(back);
      expect([stateText(state), keysOf(state), state.score]).toEqual([text, keys, was]);
    }
  });
});

describe('the hash words of a position', () => {
  const wordsOf = (table: Table, scores?: number, ways = FULL): number[] =>
    keysOf(
      new State(
        searchTablesFor(table, scores !== undefined, ways),
        table,
        scores === undefined ? undefined : { score: scores },
      ),
    );

  it('differ for each position, in each of the three', () => {
    const random = randomFrom(5);
    const tables = Array.from({ length: 80 }, () => tableAt(endgame({ variant: 'cruel' }, 20, random)));
    const words = tables.map((table) => wordsOf(table));
    const distinct = new Set(tables.map(tableText)).size;
    for (let word = 0; word < 3; word++) expect(new Set(words.map((all) => all[word])).size).toBe(distinct);
  });

  it('are the same if equivalent piles are swapped, unless a redeal gathers them in order', () => {
    const columns = (variant: string, one: string, other: string): number[] =>
      wordsOf(tableAt(positionOf({ variant }, all(one, other))));
    const all = (one: string, other: string) => ({
      'foundation-1': 'AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS',
      'foundation-2': 'AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH',
      'foundation-3': 'AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD',
      'foundation-4': 'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC',
      'tableau-1': one,
      'tableau-2': other,
    });
    expect(columns('klondike', 'KS', 'QS')).toEqual(columns('klondike', 'QS', 'KS'));
    const [here, there] = [columns('cruel', 'KS', 'QS'), columns('cruel', 'QS', 'KS')];
    expect(here.filter((word, i) => word === there[i])).toEqual([]);
  });

  it('include face-down cards', () => {
    const table = tableOf(klondike);
    const open = table.copy();
    open.down.fill(0);
    expect(wordsOf(open)).not.toEqual(wordsOf(table));
  });

  it('include the number of redeals up to the limit, if they are limited', () => {
    const redealt = (redeals: number, ...changes: readonly RuleChange[]): number[] => {
      const table = tableOf(klondike, ...changes);
      table.redeals = redeals;
      return wordsOf(table);
    };
    const limit: RuleChange = ['redeal', { kind: 'recycle', limit: 2 }];
    expect(redealt(1)).toEqual(redealt(0));
    expect(redealt(1, limit)).not.toEqual(redealt(0, limit));
    expect(redealt(3, limit)).toEqual(redealt(2, limit));
  });

  it('include the score if it is requested and does not follow from the position', () => {
    expect(wordsOf(tableOf(klondike), 5)).not.toEqual(wordsOf(tableOf(klondike), 0));
    expect(wordsOf(tableOf(rainbow), 5)).toEqual(wordsOf(tableOf(rainbow), 0));
  });

  it('are the same at any point of an unlimited stock cycle, and otherwise differ', () => {
    const dealt = (count: number, ...changes: readonly RuleChange[]): number[] => {
      const table = tableOf(klondike, ...changes);
      const { stock, waste } = table.rules;
      if (stock && waste) table.shift(stock, waste, count, true);
      return wordsOf(table);
    };
    for (const count of [3, 9, 24]) expect(dealt(count)).toEqual(dealt(0));
    const limit: RuleChange = ['redeal', { kind: 'recycle', limit: 2 }];
    for (const [one, other] of [
      [dealt(4), dealt(0)],
      [dealt(4), dealt(7)],
      [dealt(3, limit), dealt(0, limit)],
    ] as const)
      expect(one.filter((word, i) => word === other[i])).toEqual([]);
  });
});

it('free cells and empty columns, without the target column, limit how many cards move at once', () => {
  const most = (to: string, cells: Piles, variant = freeCell): number => {
    const columns = Object.fromEntries(Array.from('234567', (n) => [`tableau-${n}`, `${n}S`]));
    const used = new Set([...Object.values(columns), ...Object.values(cells)]);
    const rest = CARDS.filter((card) => !used.has(card)).join(' ');
    const table = tableAt(positionOf({ variant }, { ...columns, ...cells, 'tableau-8': rest }), variant);
    const plan = searchTablesFor(table, false, FULL);
    const indexOf = (pile: string) => plan.piles.findIndex(({ id }) => id === pile);
    return mostAtOnce(new State(plan, table), plan.piles[indexOf('tableau-8')] as PileTables, indexOf(to));
  };
  expect(most('tableau-2', {})).toBe(10);
  expect(most('tableau-1', {})).toBe(5);
  expect(most('tableau-2', { 'reserve-1': 'AH', 'reserve-3': 'AD' })).toBe(6);
  expect(most('tableau-1', { 'reserve-1': 'AH', 'reserve-3': 'AD' })).toBe(3);
  const alone = withValue(freeCell, 'piles.tableau.atMost', 'reserves');
  expect(most('tableau-2', {}, alone)).toBe(5);
  expect(most('tableau-1', {}, alone)).toBe(5);
  expect(most('tableau-2', { 'reserve-1': 'AH', 'reserve-3': 'AD' }, alone)).toBe(3);
});

it('stock and waste as one sequence are in one place, and all cards are in the position', () => {
  for (const game of [klondike, reno, demon]) {
    const table = tableOf(game);
    const plan = searchTablesFor(table, false, FULL);
    const state = new State(plan, table);
    expect(plan.talon).toBe(true);
    expect(pileOf(state, plan.stock)).toEqual([]);
    expect(state.size.reduce((sum, size) => sum + size)).toBe(52);
  }
});
