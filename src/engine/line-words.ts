// Parses a line of moves into words, independently of the rules of the game. Grammar: docs/reference/notation.md.
import { PILE_KINDS, type PileKind } from './variant.js';

/** A written pile: the n-th of its kind, or only a letter. */
export interface PileWord {
  readonly kind: PileKind;
  readonly number: number | undefined;
}

/** A written play or pair; `to` is the other pile of a pair. */
export interface PlayWord {
  readonly kind: 'play' | 'pair';
  readonly from: PileWord;
  readonly to: PileWord;
  /** The number of cards of a play, if it is written. */
  readonly count: number | undefined;
}

/** A written move, or several draws or redeals in a row. */
export type MoveWord = PlayWord | { readonly kind: 'draw' | 'redeal'; readonly times: number };

/** A part of a line, with the index of its first character. */
export interface Word {
  readonly at: number;
  readonly text: string;
  /** `undefined`: the text is not a move. */
  readonly move: MoveWord | undefined;
}

/** The letter of each kind of pile: its first one. */
export const letterOf = (kind: PileKind): string => kind.charAt(0);

const KINDS = new Map(PILE_KINDS.map((kind) => [letterOf(kind), kind]));

const PARTS = /[^\s_]+/g;
const SHORT = /([DR])(\d{0,5})|([1-9a-z])([1-9a-z])/y;
const LONG = /^([a-z]?\d{0,2})([-~])([a-z]?\d{0,2})(?:x(\d{1,3}))?$/;

/** Reads a pile: `3` is the third column, `r2` the second reserve, `w` the waste. */
export function pileWordOf(text = ''): PileWord | undefined {
  const [, letter = '', digits = ''] = /^([a-z]?)([1-9]\d*)?$/.exec(text) ?? [];
  const kind = letter ? KINDS.get(letter) : digits ? 'tableau' : undefined;
  return kind && { kind, number: digits ? Number(digits) : undefined };
}

function playOf(from?: string, to?: string, count?: string): PlayWord | undefined {
  const [source, target] = [pileWordOf(from), pileWordOf(to)];
  if (!source || !target) return undefined;
  return { kind: 'play', from: source, to: target, count: count === undefined ? count : Number(count) };
}

function pairOf(from?: string, other?: string, count?: string): PlayWord | undefined {
  const move = count === undefined ? playOf(from, other) : undefined;
  return move && { ...move, kind: 'pair' };
}

/** Splits a line into its moves. Stops after a word that is not a move. */
export function* wordsOf(line: string): Generator<Word> {
  for (const { 0: part, index } of line.matchAll(PARTS)) {
    const long = LONG.exec(part);
    if (long) {
      const [, from, sign, to, count] = long;
      yield { at: index, text: part, move: (sign === '~' ? pairOf : playOf)(from, to, count) };
      continue;
    }
    let length = 0;
    while (length < part.length) {
      SHORT.lastIndex = length;
      const [text, stock, times, from, to] = SHORT.exec(part) ?? [];
      if (text === undefined) {
        yield { at: index + length, text: part.slice(length), move: undefined };
        return;
      }
      const move: MoveWord | undefined = stock
        ? { kind: stock === 'D' ? 'draw' : 'redeal', times: times ? Number(times) : 1 }
        : playOf(from, to);
      yield { at: index + length, text, move };
      length += text.length;
    }
  }
}
