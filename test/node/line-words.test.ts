// The words of a line of moves: which texts are piles and moves, and where each word begins.
import { describe, expect, it } from 'vitest';
import { pileWordOf, wordsOf, type MoveWord } from '../../src/engine/line-words.js';

/** The words of a line: place, text and move. */
const words = (line: string): unknown[] => [...wordsOf(line)].map(({ at, text, move }) => [at, text, move]);
const moveOf = (word: string): MoveWord | undefined => [...wordsOf(word)][0]?.move;

const column = (number: number) => ({ kind: 'tableau', number }) as const;
const only = (kind: string) => ({ kind, number: undefined });

describe('a pile', () => {
  it.each<[text: string, kind: string, number: number | undefined]>([
    ['1', 'tableau', 1],
    ['10', 'tableau', 10],
    ['99', 'tableau', 99],
    ['t', 'tableau', undefined],
    ['t3', 'tableau', 3],
    ['s', 'stock', undefined],
    ['w', 'waste', undefined],
    ['r2', 'reserve', 2],
    ['d', 'discard', undefined],
    ['f4', 'foundation', 4],
  ])('%s: %s %s', (text, kind, number) => {
    expect(pileWordOf(text)).toEqual({ kind, number });
  });

  it.each(['', '0', '01', 'x', 'x1', 'W', 'r0', 'r02', '1r', 'rr', 'r-1', ' r', 'r ', undefined])(
    'is not %o',
    (text) => {
      expect(pileWordOf(text)).toBeUndefined();
    },
  );
});

describe('a move', () => {
  it.each<[text: string, move: object]>([
    ['D', { kind: 'draw', times: 1 }],
    ['D12', { kind: 'draw', times: 12 }],
    ['D0', { kind: 'draw', times: 0 }],
    ['R', { kind: 'redeal', times: 1 }],
    ['R3', { kind: 'redeal', times: 3 }],
    ['16', { kind: 'play', from: column(1), to: column(6), count: undefined }],
    ['wf', { kind: 'play', from: only('waste'), to: only('foundation'), count: undefined }],
    ['1-6', { kind: 'play', from: column(1), to: column(6), count: undefined }],
    ['10-f2x3', { kind: 'play', from: column(10), to: { kind: 'foundation', number: 2 }, count: 3 }],
    ['1-2x104', { kind: 'play', from: column(1), to: column(2), count: 104 }],
    ['1~w', { kind: 'pair', from: column(1), to: only('waste'), count: undefined }],
  ])('%s', (text, move) => {
    expect(words(text)).toEqual([[0, text, move]]);
  });

  it.each([
    ...['1-', '-1', '1-2x', '1-2x1234', '1~2x3', '1-2-3', '1+2', '1-2y3', 'x-1', '1-x', '~', '100-1', '1-rr'],
    ...['d', '1', 'xx', '0f', '1x', 'é', '01'],
  ])('is not %s', (text) => {
    expect(moveOf(text)).toBeUndefined();
  });
});

describe('a line', () => {
  it('is split at spaces, line breaks and underscores, and into pairs of characters', () => {
    expect(words(' 16 7f_D2\n w6wf')).toEqual([
      [1, '16', moveOf('16')],
      [4, '7f', moveOf('7f')],
      [7, 'D2', moveOf('D2')],
      [11, 'w6', moveOf('w6')],
      [13, 'wf', moveOf('wf')],
    ]);
    expect(words('D2R1612')).toEqual([
      [0, 'D2', { kind: 'draw', times: 2 }],
      [2, 'R1612', { kind: 'redeal', times: 1612 }],
    ]);
    expect(words('D123456')).toEqual([
      [0, 'D12345', { kind: 'draw', times: 12_345 }],
      [6, '6', undefined],
    ]);
    expect(words('')).toEqual([]);
    expect(words(' _ ')).toEqual([]);
  });

  it('ends with the first text that is not a move, from there to the next space', () => {
    expect(words('16 wf!!x 7f')).toEqual([
      [0, '16', moveOf('16')],
      [3, 'wf', moveOf('wf')],
      [5, '!!x', undefined],
    ]);
  });

  it('continues after a move between piles that do not exist, which the reader refuses', () => {
    expect(words('1-x 16')).toEqual([
      [0, '1-x', undefined],
      [4, '16', moveOf('16')],
    ]);
  });
});
