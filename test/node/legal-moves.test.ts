// Which plays and pairs are listed as legal: the list and the check of single moves agree on what a pile gives and takes.
import { describe, expect, it } from 'vitest';
import {
  Game,
  type EmptyRule,
  type PileGroup,
  type Position,
  type Takes,
  type Variant,
} from '../../src/engine.js';
import { dealt, explain, legal, plays, refused } from '../support/decks.js';
import { described, down, up } from '../support/described.js';

type Gives = NonNullable<PileGroup['gives']>;

const CELL: PileGroup = { kind: 'reserve', shows: 'all', gives: 'top' };
const column = (takes: Partial<Takes>, more: Partial<PileGroup> = {}): PileGroup => ({
  count: 4,
  shows: 'all',
  gives: 'any',
  takes: { ...down, ...takes },
  ...more,
});
/** Three cards for each column, and so many for the other groups. */
const withCells = (piles: Variant['piles'], each: Readonly<Record<string, number>>): Variant =>
  described(piles, {
    deal: [{ to: 'tableau', each: 3 }, ...Object.entries(each).map(([to, count]) => ({ to, each: [count] }))],
  });

/** The plays between two piles as text, and whether the check of single moves agrees. */
function between(game: Game, from: string, to: string): string[] {
  const listed = plays(game).filter((text) => text.startsWith(`${from}>${to}`));
  const all = Array.from({ length: 13 }, (_, n) => `${from}>${to}${n ? `:${String(n + 1)}` : ''}`);
  expect(all.filter((text) => !refused(game, text))).toEqual(listed);
  return listed;
}

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
