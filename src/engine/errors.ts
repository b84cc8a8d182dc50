// The errors of the engine: a class for each kind of wrong input, with a code and data that callers can handle.
import { faultText, isFault } from './fault-text.js';
import type { Refusal } from './refusals.js';
import { copyOf } from './schema.js';

/** The maximum size of the data that a message shows in full. */
const SHOWN = { characters: 1000, levels: 16 };
const SHOWN_TEXT = 100;

/** Formats any data for a message; empty if the data cannot be read. Long data is abridged. */
function shown(data: Readonly<Record<string, unknown>>): string {
  const copy = copyOf(data, SHOWN);
  if ('value' in copy) return copy.value === undefined ? '' : JSON.stringify(copy.value);
  const abridged = Object.entries(data).map(([name, value]) => {
    if (typeof value === 'string') return [name, value.slice(0, SHOWN_TEXT)];
    return [name, typeof value === 'object' ? '…' : value];
  });
  return JSON.stringify(Object.fromEntries(abridged));
}

const builtInText = (id: unknown): string =>
  `"${String(id)}" is a game of this package and cannot be redefined. Give the custom game another id.`;

/** Base of all errors of the engine. `code` is stable; `data` says what was wrong and where. */
export class SolitaireError extends Error {
  /** What went wrong, in one sentence; code and data follow it in the message. */
  protected static readonly advice: string = '';
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;

  /** @param text the sentence for a reader; default: the advice of the class, with the data */
  constructor(code: string, data: Readonly<Record<string, unknown>>, text?: string) {
    super(`${code}: ${text ?? `${new.target.advice} ${shown(data)}`}`);
    this.code = code;
    this.data = data;
  }
}

/** A move that the rules forbid (or no move at all). The position is unchanged. */
export class IllegalMoveError extends SolitaireError {
  protected static override readonly advice = 'The move is not allowed.';
  override readonly name = 'IllegalMoveError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    const { code, ...data } = refusal;
    super(code, data);
    this.refusal = refusal;
  }
}

/** An unknown variant or option, or a deal or deck that cannot be dealt. */
export class InvalidSetupError extends SolitaireError {
  protected static override readonly advice = 'This cannot be dealt.';
  override readonly name = 'InvalidSetupError';

  constructor(code: string, data: Readonly<Record<string, unknown>>) {
    super(code, data, isFault(data) ? `With these options, ${faultText(data)}` : undefined);
  }
}

/**
 * A description of a game that cannot be used.
 *
 * `bad-variant`: it breaks the vocabulary; `data.path` says where. `built-in-variant`: `data.id` belongs to a game of
 * this package, which cannot be redefined.
 */
export class InvalidVariantError extends SolitaireError {
  override readonly name = 'InvalidVariantError';

  constructor(code: string, data: Readonly<Record<string, unknown>>) {
    super(code, data, isFault(data) ? faultText(data) : builtInText(data['id']));
  }
}

/** A saved game that is damaged, foreign, or from a later version. */
export class InvalidSaveError extends SolitaireError {
  protected static override readonly advice = 'The saved game cannot be loaded.';
  override readonly name = 'InvalidSaveError';
}
