// The errors of the engine: a class for each kind of wrong input, with a code and data that callers can handle.
import type { Move } from './moves.js';
import type { Refusal } from './refusals.js';
import { copyOf } from './plain-data.js';
import { toJson } from './json.js';

/** The maximum size of the data that a message shows in full. */
const SHOWN = { characters: 1000, levels: 16 };
const SHOWN_TEXT = 100;

/** Formats any data for a message; empty if the data cannot be read. Long data is abridged. */
function shown(data: Readonly<Record<string, unknown>>): string {
  const copy = copyOf(data, SHOWN);
  if ('value' in copy) return copy.value === undefined ? '' : toJson(copy.value);
  const abridged = Object.entries(data).map(([name, value]) => {
    if (typeof value === 'string') return [name, value.slice(0, SHOWN_TEXT)];
    return [name, typeof value === 'object' ? '…' : value];
  });
  return toJson(Object.fromEntries(abridged));
}

/** The base class of all errors of the engine. */
export class SolitaireError extends Error {
  /** One sentence about the error; in the message, the data follows it. */
  protected static readonly advice: string = '';
  /** The reason, such as `bad-deal`. Codes do not change between versions. */
  readonly code: string;
  /** The invalid value and its place; the fields depend on `code`. */
  readonly data: Readonly<Record<string, unknown>>;

  /** @param text The message after the code. Default: the advice of the class, with the data. */
  constructor(code: string, data: Readonly<Record<string, unknown>>, text?: string) {
    super(`${code}: ${text ?? `${new.target.advice} ${shown(data)}`}`);
    this.code = code;
    this.data = data;
  }
}

/** A move that is not legal, or a value that is not a move. The position is unchanged; `code` is the refusal's code. */
export class IllegalMoveError extends SolitaireError {
  protected static override readonly advice = 'The move is not allowed.';
  override readonly name = 'IllegalMoveError';
  /** The reason why the move is not legal. */
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    const { code, ...data } = refusal;
    super(code, data);
    this.refusal = refusal;
  }
}

/**
 * An unknown game or option, or a deal, deck, date or position that cannot be used.
 *
 * Codes: `unknown-variant`, `bad-setup`, `bad-options`, `unknown-option`, `bad-option-value`, `bad-deal`, `bad-date`,
 * `deck-size`, `unknown-card`, `card-twice`, `bad-position`.
 */
export class InvalidSetupError extends SolitaireError {
  protected static override readonly advice = 'This cannot be dealt.';
  override readonly name = 'InvalidSetupError';
}

/**
 * A description of a game that cannot be used.
 *
 * `bad-variant`: it does not follow the vocabulary; `data.path` is the path of the first fault. `built-in-variant`:
 * `data.id` belongs to a game of this package, which cannot be redefined.
 */
export class InvalidVariantError extends SolitaireError {
  override readonly name = 'InvalidVariantError';
}

/**
 * A saved game that is damaged, of another game, or from a later version of the package.
 *
 * Codes: `too-large`, `malformed`, `future-format`, `other-variant`, `bad-move`, `bad-cursor`, or the code of the error
 * in its setup (see {@link InvalidSetupError}, {@link InvalidVariantError}).
 */
export class InvalidSaveError extends SolitaireError {
  protected static override readonly advice = 'The saved game cannot be loaded.';
  override readonly name = 'InvalidSaveError';
}

/** The faults of a line of moves, by code. `{text}`: the move; `{n}`: its number. */
const LINE_FAULTS: Readonly<Record<string, string>> = {
  'bad-move': '{text}, move {n}, is not a move of the notation',
  'no-such-pile': 'The game has no pile that {text}, move {n}, names',
  'pile-number': 'The game has several piles that {text}, move {n}, can start from: add the number of one',
  'illegal-move': 'The rules do not allow {text}, move {n}',
};

/**
 * A line of moves that cannot be read: a part is not a move of the notation, or the move is not legal.
 *
 * Codes: `not-text`, `too-long`, `bad-move`, `no-such-pile`, `pile-number`, `illegal-move`.
 */
export class InvalidLineError extends SolitaireError {
  protected static override readonly advice = 'The line of moves cannot be read.';
  override readonly name = 'InvalidLineError';
  /** The index of the first wrong character of the text; 0 if the text as a whole is wrong. */
  readonly at: number;
  /** The moves before that character, all legal. */
  readonly moves: readonly Move[];
  /** The reason why the move is not legal, if it is written correctly. */
  readonly refusal: Refusal | undefined;

  /** @param word the wrong part of the text and the index of its first character */
  constructor(
    code: string,
    data: Readonly<Record<string, unknown>>,
    moves: readonly Move[],
    word?: { readonly at: number; readonly text: string },
  ) {
    const values = { text: toJson(word?.text.slice(0, SHOWN_TEXT)), n: moves.length + 1 };
    const fault = LINE_FAULTS[code]?.replace(/\{(\w+)\}/g, (_, name: keyof typeof values) =>
      String(values[name]),
    );
    super(
      code,
      { ...data, ...(word && { at: word.at, text: word.text, move: moves.length + 1 }) },
      // every fault with a text of its own concerns a word
      fault && word && `${fault} (at character ${String(word.at + 1)}). ${shown(data)}`,
    );
    this.at = word?.at ?? 0;
    this.moves = moves;
    this.refusal = data['refusal'] as Refusal | undefined;
  }
}
