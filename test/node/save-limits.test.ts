// Saves at the limits: what exceeds a limit is refused with the limit's name, and a save at the limit is read.
import { describe, expect, it } from 'vitest';
import { Game, InvalidSaveError } from '../../src/engine.js';
import { digestOf, hash, readSave } from '../../src/engine/save.js';

const good: Readonly<Record<string, unknown>> = { ...Game.deal('klondike', { deal: 7 }).toJSON() };

/** The code and the data of the refusal; `undefined` if the save is loaded. */
function refusal(saved: unknown): unknown {
  try {
    Game.fromJSON(saved);
  } catch (error) {
    if (error instanceof InvalidSaveError) return { code: error.code, ...error.data };
    throw error;
  }
  return undefined;
}

/** Lists within lists. */
const nested = (levels: number, inner = ''): unknown =>
  JSON.parse('['.repeat(levels) + inner + ']'.repeat(levels));

describe('a save', () => {
  it('has at most 16 levels of lists and objects', () => {
    expect(refusal({ ...good, more: nested(15) })).toBeUndefined();
    for (const inner of ['1', 'null', 'true', '"x"'])
      expect(refusal({ ...good, more: nested(15, inner) })).toBeUndefined();
    expect(refusal({ ...good, more: nested(15, '{}') })).toEqual({
      code: 'too-large',
      of: 'levels',
      most: 16,
    });
    expect(refusal({ ...good, more: nested(16) })).toEqual({ code: 'too-large', of: 'levels', most: 16 });
  });

  it('has at most a million characters as JSON', () => {
    const room = 1_000_000 - JSON.stringify({ ...good, more: '' }).length;
    expect(refusal({ ...good, more: 'x'.repeat(room) })).toBeUndefined();
    expect(refusal({ ...good, more: 'x'.repeat(room + 1) })).toEqual({
      code: 'too-large',
      of: 'characters',
      most: 1_000_000,
    });
  });

  it('has at most 20,000 moves', () => {
    const moves = (length: number): string[] => Array.from({ length }, () => 'draw');
    expect(readSave({ ...good, moves: moves(20_000), cursor: 20_000 }).moves).toHaveLength(20_000);
    expect(refusal({ ...good, moves: moves(20_001) })).toEqual({
      code: 'too-large',
      of: 'moves',
      most: 20_000,
      found: 20_001,
    });
  });

  it.each<[change: object, data: object]>([
    [{ format: 0 }, { code: 'malformed', path: 'save.format', expected: '1..Infinity', value: 0 }],
    [{ format: 2 }, { code: 'future-format', format: 2, known: 1 }],
    [{ rules: '1' }, { code: 'malformed', path: 'save.rules', expected: 'number', value: '1' }],
    [{ variant: 1 }, { code: 'malformed', path: 'save.variant', expected: 'string', value: 1 }],
    [{ options: null }, { code: 'malformed', path: 'save.options', expected: 'object', value: null }],
    [{ digest: 1 }, { code: 'malformed', path: 'save.digest', expected: 'string', value: 1 }],
    [{ deal: undefined }, { code: 'malformed', deal: undefined, deck: undefined }],
    [{ deck: ['AS'] }, { code: 'malformed', deal: 7, deck: ['AS'] }],
    [{ moves: 'draw' }, { code: 'malformed', moves: 'string' }],
    [{ moves: ['draw', 'x'] }, { code: 'bad-move', move: 'x', index: 1 }],
    [
      { moves: ['draw'], cursor: 2 },
      { code: 'bad-cursor', cursor: 2, moves: 1 },
    ],
    [{ cursor: -1 }, { code: 'bad-cursor', cursor: -1, moves: 0 }],
    [{ cursor: '0' }, { code: 'bad-cursor', cursor: '0', moves: 0 }],
  ])('with %j is refused: %j', (change, data) => {
    expect(refusal({ ...good, ...change })).toEqual(data);
  });

  it('that is not an object is refused with its type', () => {
    for (const [value, type] of [
      [undefined, 'undefined'],
      ['text', 'string'],
      [[], 'object'],
    ])
      expect(refusal(value)).toEqual({ code: 'malformed', path: 'save', expected: 'object', value: type });
  });

  it('is written by this version as format 1 with rules 1, and a later version of the rules is read', () => {
    expect([good['format'], good['rules'], good['cursor'], good['moves']]).toEqual([1, 1, 0, []]);
    expect(refusal({ ...good, rules: 2 })).toBeUndefined();
  });
});

describe('a hash', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('is FNV-1a with 32 bits: "%s"', (text, expected) => {
    expect(hash(text)).toBe(expected);
  });

  it('of a position has eight digits, and depends on the piles and the score only', () => {
    const { position } = Game.deal('klondike', { deal: 7 });
    expect(digestOf(position)).toMatch(/^[\da-f]{8}$/);
    expect(digestOf({ ...position, moves: 5, redeals: 1 })).toBe(digestOf(position));
    expect(digestOf({ ...position, score: position.score + 1 })).not.toBe(digestOf(position));
    expect(digestOf({ ...position, piles: position.piles.slice(1) })).not.toBe(digestOf(position));
    const short = Array.from({ length: 100 }, (_, score) => digestOf({ ...position, piles: [], score }));
    expect(short.some((digest) => digest.startsWith('0'))).toBe(true);
  });
});
