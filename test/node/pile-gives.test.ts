// What a pile gives: available cards only, one card or a unit of its rule, and no more than the free cells allow.
import { describe, expect, it } from 'vitest';
import type { Game, PileGroup, Variant } from '../../src/engine.js';
import { dealt, explain } from '../support/decks.js';
import { described } from '../support/described.js';
import { between, CELL, column, withCells } from '../support/plays.js';

type Gives = NonNullable<PileGroup['gives']>;

describe('a pile gives', () => {
  it('no face-down card, even if its top card may be played', () => {
    const hidden: PileGroup = { ...CELL, shows: 'none' };
    const game = dealt(withCells({ hidden }, { hidden: 2 }), { hidden: '2S AS' });
    expect(between(game, 'hidden', 'foundation-1')).toEqual([]);
    expect(explain(game, 'hidden>foundation-1')).toEqual({ code: 'face-down', from: 'hidden' });
  });

  it('no card while another pile covers it', () => {
    const over: PileGroup = { ...CELL, coveredBy: [['lid']] };
    const game = (lid: number): Game =>
      dealt(withCells({ over, lid: CELL }, { over: 1, lid }), { over: 'AS' });
    expect(between(game(1), 'over', 'foundation-1')).toEqual([]);
    expect(explain(game(1), 'over>foundation-1')).toEqual({ code: 'covered', pile: 'over' });
    expect(between(game(0), 'over', 'foundation-1')).toEqual(['over>foundation-1']);
  });

  it.each<[gives: Gives | undefined, moved: string[]]>([
    ['top', []],
    ['any', ['tableau-1>tableau-2:2']],
    ['run', []],
    ['top-or-run', []],
    ['column', []],
    ['group', ['tableau-1>tableau-2:2']],
    [undefined, []],
  ])('%s: two cards of a run of three on another card', (gives, moved) => {
    const { gives: _, ...rest } = column({});
    const tableau: PileGroup = { ...rest, ...(gives && { gives }) };
    const game = dealt(described({ tableau }), { 'tableau-1': '6S 5H 4S', 'tableau-2': '6C' });
    expect(between(game, 'tableau-1', 'tableau-2')).toEqual(moved);
  });

  it.each<[gives: Gives, moved: string[]]>([
    ['top', ['tableau-1>tableau-2']],
    ['any', ['tableau-1>tableau-2']],
    ['run', []],
    ['top-or-run', ['tableau-1>tableau-2']],
    ['column', []],
    ['group', ['tableau-1>tableau-2']],
  ])('%s: the top card of a run of three on another card', (gives, moved) => {
    const game = dealt(described({ tableau: column({}, { gives }) }), {
      'tableau-1': '6S 5H 4S',
      'tableau-2': '5D',
    });
    expect(between(game, 'tableau-1', 'tableau-2')).toEqual(moved);
  });

  it.each<[gives: Gives, moved: string[]]>([
    ['top', []],
    ['any', ['tableau-1>tableau-2:3']],
    ['run', ['tableau-1>tableau-2:3']],
    ['top-or-run', ['tableau-1>tableau-2:3']],
    ['column', ['tableau-1>tableau-2:3']],
    ['group', ['tableau-1>tableau-2:3']],
  ])('%s: a whole run of three on another card', (gives, moved) => {
    const game = dealt(described({ tableau: column({}, { gives }) }), {
      'tableau-1': '6S 5H 4S',
      'tableau-2': '7D',
    });
    expect(between(game, 'tableau-1', 'tableau-2')).toEqual(moved);
  });
});

describe('free cells limit the cards that move together', () => {
  const cells = (count: number, gives: Gives, atMost: PileGroup['atMost'], single: boolean): Variant =>
    described(
      {
        reserve: {
          count,
          shows: 'all',
          gives: 'top',
          takes: { from: ['tableau'], ...(single && { single }) },
        },
        tableau: column({}, { gives, ...(atMost && { atMost }) }),
      },
      { deal: [{ to: 'tableau', each: [4, 4, 4, 0] }] },
    );
  const wanted = { 'tableau-1': '8S 7H 6S 5H', 'tableau-2': '9D' };

  it.each<[atMost: PileGroup['atMost'], cells: number, most: number]>([
    ['reserves', 1, 2],
    ['reserves', 2, 3],
    ['free-cells', 1, 4],
    [undefined, 1, 4],
  ])('%s: with %i cells, at most %i cards onto a card', (atMost, count, most) => {
    const game = dealt(cells(count, 'any', atMost, true), wanted);
    const code = most < 4 ? { code: 'too-many-at-once', most } : undefined;
    expect(explain(game, 'tableau-1>tableau-2:4')).toEqual(code);
    expect(between(game, 'tableau-1', 'tableau-2')).toEqual(code ? [] : ['tableau-1>tableau-2:4']);
  });

  it('a cell that is itself the target does not count', () => {
    const game = dealt(cells(2, 'any', 'reserves', false), wanted);
    expect(between(game, 'tableau-1', 'reserve-1')).toEqual(['tableau-1>reserve-1', 'tableau-1>reserve-1:2']);
    expect(explain(game, 'tableau-1>reserve-1:3')).toEqual({ code: 'too-many-at-once', most: 2 });
  });
});
