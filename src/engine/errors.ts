// What the engine throws: an error class for each kind of wrong input, with a code and data to act on.
import type { Refusal } from './refusals.js';

/** Data for a message, whatever it holds: a number too big for JSON, or itself. */
function shown(data: unknown): string {
  try {
    return JSON.stringify(data);
  } catch {
    return '';
  }
}

/** Base of all errors of the engine. `code` is stable; `data` says what was wrong and where. */
export class SolitaireError extends Error {
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: string, data: Readonly<Record<string, unknown>>, advice: string) {
    super(`${code}: ${advice} ${shown(data)}`);
    this.name = new.target.name;
    this.code = code;
    this.data = data;
  }
}

/** A move that the rules forbid (or no move at all). The position is unchanged. */
export class IllegalMoveError extends SolitaireError {
  override readonly name = 'IllegalMoveError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    const { code, ...data } = refusal;
    super(code, data, 'The move is not allowed.');
    this.refusal = refusal;
  }
}

/** An unknown variant or option, or a deal or deck that cannot be dealt. */
export class InvalidSetupError extends SolitaireError {
  override readonly name = 'InvalidSetupError';
}

/** A description of a game that breaks the vocabulary; `data.path` says where. */
export class InvalidVariantError extends SolitaireError {
  override readonly name = 'InvalidVariantError';
}

/** A saved game that is damaged, foreign, or from a later version. */
export class InvalidSaveError extends SolitaireError {
  override readonly name = 'InvalidSaveError';
}
