// Moves as values and as text: what is a move, and that a text is read as the move that it was written from.
import { describe, expect, it } from 'vitest';
import { Game, readMove, writeMove, type Move } from '../../src/engine.js';
import { asMove, isSameMove } from '../../src/engine/moves.js';

const PLAY: Move = { kind: 'play', from: 'waste', to: 'tableau-3', count: 2 };
const PAIR: Move = { kind: 'pair', from: 'high-1', with: 'waste' };

describe('a move from outside', () => {
  it.each<Move>([PLAY, PAIR, { kind: 'draw' }, { kind: 'redeal' }])('is copied: $kind', (move) => {
    expect(asMove(move)).toEqual(move);
    expect(asMove({ ...move, more: 1 })).toEqual(move);
    expect(asMove(move)).not.toBe(move);
  });

  it.each<[what: string, value: unknown]>([
    ['another kind with the fields of a pair', { ...PAIR, kind: 'swap' }],
    ['another kind with the fields of a play', { ...PLAY, kind: 'swap' }],
    ['a kind that is missing', { from: 'waste', to: 'tableau-3', with: 'high-1', count: 1 }],
    ['a pair without its second pile', { kind: 'pair', from: 'waste' }],
    ['a pair with the fields of a play', { ...PLAY, kind: 'pair' }],
    ['a pair with a list of piles', { kind: 'pair', from: 'waste', with: ['high-1'] }],
    ['a pair from no pile', { kind: 'pair', with: 'waste' }],
    ['a play to no pile', { kind: 'play', from: 'waste', count: 1 }],
    ['a play with the fields of a pair', { ...PAIR, kind: 'play' }],
    ['a play of no cards', { ...PLAY, count: 0 }],
    ['a play of half a card', { ...PLAY, count: 1.5 }],
    ['a play of a text of cards', { ...PLAY, count: '1' }],
    ['a function', () => PLAY],
    ['a text', 'draw'],
    ['null', null],
  ])('is not %s', (_, value) => {
    expect(asMove(value)).toBeUndefined();
    const game = Game.deal('klondike', { deal: 1 });
    expect(game.explain(value as Move)).toEqual({ code: 'malformed-move' });
  });

  it('is a frozen copy, so that a page cannot change the moves that a game redoes', () => {
    for (const move of [PLAY, PAIR]) expect(Object.isFrozen(asMove({ ...move }))).toBe(true);
    const game = Game.deal('klondike', { deal: 1 });
    const own = { kind: 'draw' } as { kind: string; from?: string };
    const copy = game.replay([own as Move]);
    own.kind = 'redeal';
    copy.undo();
    expect(copy.redo()).toBe(true);
    expect(copy.line).toEqual([{ kind: 'draw' }]);
  });

  it('is a play of one card at least', () => {
    expect(asMove({ ...PLAY, count: 1 })).toEqual({ ...PLAY, count: 1 });
  });
});

describe('the text of a move', () => {
  it.each<[move: Move, text: string]>([
    [PLAY, 'waste>tableau-3:2'],
    [PAIR, 'high-1+waste'],
    [{ kind: 'draw' }, 'draw'],
    [{ kind: 'redeal' }, 'redeal'],
    [{ kind: 'play', from: 'tableau-10', to: 'foundation-1', count: 104 }, 'tableau-10>foundation-1:104'],
  ])('%j: %s', (move, text) => {
    expect(writeMove(move)).toBe(text);
    expect(readMove(text)).toEqual(move);
  });

  it.each([
    ...['', 'x', 'draw ', ' draw', 'draw:1', 'draw>', 'play', 'pair', 'swap', 'draw+redeal:1'],
    ...[
      'waste>',
      '>waste:1',
      'waste>tableau-3',
      'waste>tableau-3:',
      'waste>tableau-3:0',
      'waste>tableau-3:x',
    ],
    ...[
      'waste>tableau-3:1000',
      'waste>tableau-3:1:1',
      'waste>tableau 3:1',
      'waste>a>b:1',
      'waste-tableau-3:1',
    ],
    ...[
      'waste+',
      '+waste',
      'high-1+waste:1',
      'high-1+waste+low-1',
      'x waste>tableau-3:2',
      'waste>tableau-3:2x',
    ],
    ...[5, null, undefined, PLAY, ['draw']],
  ])('is not %j', (text) => {
    expect(readMove(text)).toBeUndefined();
  });
});

describe('two moves are the same', () => {
  it('if they move the same cards between the same piles', () => {
    expect(isSameMove(PLAY, { ...PLAY })).toBe(true);
    expect(isSameMove(PAIR, { ...PAIR })).toBe(true);
    expect(isSameMove({ kind: 'draw' }, { kind: 'draw' })).toBe(true);
  });

  it.each<[Move, Move | undefined]>([
    [PLAY, { ...PLAY, count: 1 }],
    [PLAY, { ...PLAY, to: 'tableau-2' }],
    [PLAY, { ...PLAY, from: 'tableau-2' }],
    [PAIR, { ...PAIR, with: 'low-1' }],
    [PAIR, PLAY],
    [{ kind: 'draw' }, { kind: 'redeal' }],
    [PLAY, undefined],
  ])('but not %j and %j', (one, other) => {
    expect(isSameMove(one, other)).toBe(false);
  });
});
