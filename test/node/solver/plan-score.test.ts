// The static analysis of a game's score before a search: whether the position determines it, and whether a win has the
// full score.
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/engine/table.js';
import { FULL, searchTablesFor } from '../../../src/solver/search-tables.js';
import * as games from '../../../src/variants/index.js';
import { tableOf, withoutOptions, type RuleChange } from '../../support/plans.js';
import { itHoldsUnless } from '../../support/unless.js';

const demon = withoutOptions(games.demon);
const overUnder = withoutOptions(games.overUnder);

describe('the score does not depend on how a position was reached', () => {
  const plain = (table: Table): boolean => searchTablesFor(table, true, FULL).plainScore;
  itHoldsUnless('a card scores at most once', demon, plain, [
    [['score.floor', 0]],
    [['score.redeal', { free: 1, points: -5 }]],
    [['score.turned', { in: 'reserve', points: 5 }]],
    [['score.plays', [{ from: ['waste'], to: 'foundation', points: 1 }]]],
    [['score.plays', [{ to: 'tableau', points: 1 }]]],
    [
      ['score.plays', [{ to: 'waste', points: 1 }]],
      ['piles.waste.gives', undefined],
    ],
    [['piles.foundation.gives', 'top']],
    [
      ['piles.tableau.fill', 'foundation'],
      ['piles.foundation.count', 1],
    ],
  ]);
  it('turned cards and redeals that score nothing do not count', () => {
    const none: RuleChange = [
      'score',
      { turned: { in: 'reserve', points: 0 }, redeal: { free: 0, points: 0 } },
    ];
    expect(plain(tableOf(demon, none))).toBe(true);
    expect(plain(tableOf(demon, ['score.plays', [{ to: 'discard', points: 1 }]]))).toBe(true);
  });

  const all = (table: Table): boolean => searchTablesFor(table, true, FULL).winScoresAll;
  itHoldsUnless('every win has the maximum score', demon, all, [
    [['goal', { empty: 'tableau' }]],
    [['score.plays', [{ to: 'foundation', points: -1 }]]],
    [['score.plays', [{ to: 'discard', points: 1 }]]],
    [['score.plays', []]],
    [['score.won', -5]],
    [['score.floor', 0]],
  ]);
  itHoldsUnless('every win has the maximum score', overUnder, all, [
    [['piles.tableau.fill', 'stock']],
    [
      ['piles.stock.shows', 'top'],
      ['piles.stock.gives', 'top'],
    ],
    [['piles.tableau.takes', { from: ['tableau'], build: { suit: 'any', steps: [-1] } }]],
  ]);
});
