// Which plays and pairs are listed as legal: the list and the check of single moves agree on what a pile gives and takes.
import { describe, expect, it } from 'vitest';
import { Game, type EmptyRule, type PileGroup, type Position } from '../../src/engine.js';
import { tableOf } from '../../src/engine/game.js';
import { somePair } from '../../src/engine/move-generator.js';
import { dealt, explain, legal, refused } from '../support/decks.js';
import { described, up } from '../support/described.js';
import { between, CELL, column, withCells } from '../support/plays.js';

describe('a pile takes cards', () => {
  it('only from the piles that it names, by kind or by group', () => {
    const wanted = { left: '5H', right: '5D', 'tableau-1': '6S' };
    const game = (from: readonly string[]): Game =>
      dealt(withCells({ left: CELL, right: CELL, tableau: column({ from }) }, { left: 1, right: 1 }), wanted);
    const taken = (from: readonly string[]): string[] =>
      ['left', 'right'].flatMap((name) => between(game(from), name, 'tableau-1'));
    expect(taken(['tableau'])).toEqual([]);
    expect(taken(['left', 'tableau'])).toEqual(['left>tableau-1']);
    expect(taken(['right'])).toEqual(['right>tableau-1']);
    expect(taken(['reserve'])).toEqual(['left>tableau-1', 'right>tableau-1']);
    expect(explain(game(['tableau', 'left']), 'right>tableau-1')).toEqual({
      code: 'not-from-there',
      to: 'tableau-1',
      kinds: ['tableau', 'reserve'],
    });
  });

  it('never from itself', () => {
    const game = dealt(described({ tableau: column({ build: { suit: 'any', steps: [0, 1, -1] } }) }), {
      'tableau-1': '5S 6S 7S',
    });
    expect(between(game, 'tableau-1', 'tableau-1')).toEqual([]);
    expect(explain(game, 'tableau-1>tableau-1')).toEqual({ code: 'same-pile', pile: 'tableau-1' });
  });

  it('one at a time if it is for single cards', () => {
    const single = column({ single: true });
    const game = dealt(described({ tableau: single }), {
      'tableau-1': '6S 5H',
      'tableau-2': '7H',
      'tableau-3': '6C',
    });
    expect(between(game, 'tableau-1', 'tableau-2')).toEqual([]);
    expect(refused(game, 'tableau-1>tableau-2:2')).toBe('one-at-a-time');
    expect(between(game, 'tableau-1', 'tableau-3')).toEqual(['tableau-1>tableau-3']);
  });

  it('up to its maximum, also in a group', () => {
    const game = (most: number): Game =>
      dealt(described({ tableau: column({ most }) }), { 'tableau-1': '6S 5H', 'tableau-2': '8S 9C 7H' });
    expect(between(game(5), 'tableau-1', 'tableau-2')).toEqual(['tableau-1>tableau-2:2']);
    expect(between(game(4), 'tableau-1', 'tableau-2')).toEqual([]);
    expect(explain(game(4), 'tableau-1>tableau-2:2')).toEqual({ code: 'pile-full', to: 'tableau-2' });
  });

  it('while it is empty, of the accepted ranks and from the accepted piles, while the condition is met', () => {
    const game = (empty: readonly EmptyRule[], left = 1): Game =>
      dealt(
        described(
          { left: CELL, tableau: column({ from: ['tableau', 'reserve'], empty }) },
          {
            deal: [
              { to: 'tableau', each: [3, 3, 3, 0] },
              { to: 'left', each: [left] },
            ],
          },
        ),
        { ...(left && { left: '5H' }), 'tableau-1': '9S KD', 'tableau-2': '9H 2C' },
      );
    const onEmpty = (empty: readonly EmptyRule[], left = 1): string[] => {
      const one = game(empty, left);
      return ['left', 'tableau-1', 'tableau-2'].flatMap((from) => between(one, from, 'tableau-4'));
    };
    const all = ['left>tableau-4', 'tableau-1>tableau-4', 'tableau-2>tableau-4'];
    expect(onEmpty([])).toEqual([]);
    expect(onEmpty([{ accepts: 'any' }])).toEqual(all);
    expect(onEmpty([{ accepts: 'K' }])).toEqual(['tableau-1>tableau-4']);
    expect(onEmpty([{ accepts: 'K' }, { accepts: '2' }])).toEqual(all.slice(1));
    expect(onEmpty([{ accepts: 'any', from: ['left'] }])).toEqual(['left>tableau-4']);
    expect(onEmpty([{ accepts: 'K' }, { accepts: 'any', from: ['reserve'] }])).toEqual(all.slice(0, 2));
    expect(onEmpty([{ accepts: 'any', whenEmpty: 'left' }])).toEqual([]);
    expect(onEmpty([{ accepts: 'any', whenEmpty: 'left' }], 0)).toEqual(all.slice(1));
    expect(onEmpty([{ accepts: 'base' }])).toEqual([]);
  });

  it('but not a whole column onto an empty one of the same group, which would change nothing', () => {
    const odd = described(
      { other: { ...column({}), kind: 'tableau', count: 1 }, tableau: column({}) },
      { deal: [{ to: 'tableau', each: [1, 3, 3, 0] }] },
    );
    const game = dealt(odd, { 'tableau-1': '5H', 'tableau-2': '9S 9H 5D' });
    expect(between(game, 'tableau-1', 'tableau-4')).toEqual([]);
    expect(explain(game, 'tableau-1>tableau-4')).toEqual({
      code: 'changes-nothing',
      from: 'tableau-1',
      to: 'tableau-4',
    });
    expect(between(game, 'tableau-1', 'other')).toEqual(['tableau-1>other']);
    expect(between(game, 'tableau-2', 'tableau-4')).toEqual(['tableau-2>tableau-4']);
  });
});

it('a pair is recorded with its piles in the order of the position, whichever the move names first', () => {
  const discard: PileGroup = { shows: 'all', pairs: { from: ['reserve'], sum: 13 } };
  const odd = withCells({ cell: CELL, other: CELL, discard }, { cell: 1, other: 1 });
  for (const [from, other] of [
    ['cell', 'other'],
    ['other', 'cell'],
  ] as const) {
    const game = dealt(odd, { cell: '5H', other: '8S' });
    game.play({ kind: 'pair', from, with: other });
    expect(game.line).toEqual([{ kind: 'pair', from: 'cell', with: 'other' }]);
    expect(game.replay([{ kind: 'pair', from, with: other }]).line).toEqual(game.line);
  }
});

it('pairs with a card of some piles only can be searched for', () => {
  const discard: PileGroup = { shows: 'all', pairs: { from: ['reserve'], sum: 13 } };
  const odd = withCells({ cell: CELL, other: CELL, third: CELL, discard }, { cell: 1, other: 1, third: 1 });
  const table = tableOf(dealt(odd, { cell: '5H', other: '8S', third: '5D' }));
  const found = (...ids: readonly string[]): string[] => {
    const pairs: string[] = [];
    const givers = table.rules.givers.filter(({ id }) => ids.includes(id));
    const isFound = somePair(table, (from, other) => pairs.push(`${from.id}+${other.id}`) < 0, { givers });
    expect(isFound).toBe(false);
    return pairs;
  };
  expect(found('cell', 'other', 'third')).toEqual(['cell+other', 'other+third']);
  expect(found('cell')).toEqual(['cell+other']);
  expect(found('third')).toEqual(['other+third']);
  expect(found('other')).toEqual(['cell+other', 'other+third']);
  expect(found()).toEqual([]);
});

it('the search for pairs ends with the first one that is accepted, of two piles or of one', () => {
  const discard: PileGroup = { shows: 'all', pairs: { from: ['reserve'], sum: 13, stacked: ['cell'] } };
  const odd = withCells({ cell: CELL, other: CELL, third: CELL, discard }, { cell: 2, other: 1, third: 1 });
  const firstIn = (cell: string): readonly string[] => {
    const seen: string[] = [];
    const table = tableOf(dealt(odd, { cell, other: '8S', third: '8C' }));
    const isFound = somePair(table, (from, other) => seen.push(`${from.id}+${other.id}`) > 0);
    expect(isFound).toBe(true);
    return seen;
  };
  expect(firstIn('2C 5H')).toEqual(['cell+other']);
  expect(firstIn('8D 5H')).toEqual(['cell+cell']);
  expect(somePair(tableOf(Game.deal('klondike', { deal: 1 })), () => true)).toBe(false);
});

describe('a pair of the two top cards of a pile', () => {
  const discard: PileGroup = { shows: 'all', pairs: { from: ['reserve'], sum: 13, stacked: ['cell'] } };
  const odd = withCells({ cell: CELL, other: CELL, discard }, { cell: 2, other: 1 });
  const pairs = (game: Game): unknown[] => game.legalMoves().filter(({ kind }) => kind === 'pair');
  const faceDown = (game: Game, hidden: number): Game => {
    const { position } = game;
    const piles = position.piles.map((one) => (one.id === 'cell' ? { ...one, faceDown: hidden } : one));
    return Game.at({ ...position, piles } satisfies Position, odd);
  };

  it('is listed only where the description allows it, and both cards are face up', () => {
    const game = dealt(odd, { cell: '5H 8S', other: '2C' });
    const stacked = { kind: 'pair', from: 'cell', with: 'cell' } as const;
    expect(pairs(game)).toEqual([stacked]);
    expect(pairs(faceDown(game, 1))).toEqual([]);
    expect(faceDown(game, 1).explain(stacked)).toEqual({ code: 'face-down', from: 'cell' });
    expect(pairs(dealt(odd, { cell: '5H 7S', other: '5C' }))).toEqual([]);
    expect(pairs(dealt(odd, { cell: '5H 9S', other: '4C' }))).toEqual([
      { kind: 'pair', from: 'cell', with: 'other' },
    ]);
  });

  it('is enough for a game not to be lost', () => {
    const still = described(
      { cell: CELL, other: CELL, discard, foundation: { shows: 'all', takes: up } },
      { deal: [{ to: 'cell', each: 2 }], goal: { empty: 'stock' } },
    );
    const { tableau: _, foundation: __, ...piles } = still.piles;
    const { tableau: ___, foundation: ____, ...places } = still.layout.places;
    const variant = { ...still, piles, score: {}, layout: { ...still.layout, places } };
    expect(dealt(variant, { cell: '5H 8S' }).status).toBe('playing');
    expect(dealt(variant, { cell: '5H 9S' }).status).toBe('lost');
    expect(legal(dealt(variant, { cell: '5H 9S' }))).toEqual([]);
  });
});
