// Saved games: a record of the setup and the moves, never a snapshot. Loading replays the moves.
import type { Card } from './cards.js';
import { InvalidSaveError } from './errors.js';
import type { DealName } from './microsoft-deals.js';
import { MOST_MOVES, SAVE_SIZE } from './limits.js';
import { readMove, type Move } from './moves.js';
import type { Position } from './position.js';
import { copyOf, isRecord, ownEntry, shownValue } from './plain-data.js';
import { toJson } from './json.js';

/** The version of the record's format. Later versions of this package may write higher numbers. */
const FORMAT = 1;
/** The version of the rules. Incremented when a rule, a score or the dealing of a game changes. */
const RULES = 1;

/** A saved game, as `Game.toJSON` writes it. */
export interface SavedGame {
  /** The version of the format. `Game.fromJSON` rejects a later version than it knows. */
  readonly format: number;
  /** The version of the rules; not checked when the game is loaded. */
  readonly rules: number;
  /** The id of the game. */
  readonly variant: string;
  /** All options of the game. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Either the deal, as a number or a Microsoft deal, or the deck, in dealing order. */
  readonly deal?: DealName;
  readonly deck?: readonly Card[];
  /** Each as `draw`, `redeal`, `from>to:count` or `from+with`; undone moves are included. */
  readonly moves: readonly string[];
  /** The number of these moves that are made; the rest are undone. */
  readonly cursor: number;
  /** A hash of the piles and the score at the cursor. If it differs after loading, a rule has changed. */
  readonly digest: string;
}

/** FNV-1a, 32 bits, of a text's UTF-16 units: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hash(text: string): number {
  let hashed = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hashed = Math.imul(hashed ^ text.charCodeAt(i), 0x01000193);
  return hashed >>> 0;
}

export const digestOf = (position: Position): string =>
  hash(toJson([position.piles, position.score]))
    .toString(16)
    .padStart(8, '0');

export const writeSave = (record: Omit<SavedGame, 'format' | 'rules'>): SavedGame => ({
  format: FORMAT,
  rules: RULES,
  ...record,
});

/** The parts of a save. Their types are checked, but not the legality of the game. */
export interface ReadSave {
  readonly variant: string;
  readonly setup: {
    readonly deal: DealName | undefined;
    readonly deck: readonly Card[] | undefined;
    readonly options: Readonly<Record<string, unknown>>;
  };
  readonly moves: readonly Move[];
  readonly cursor: number;
}

/** The shapes of the fields of a save that are not checked when the game is dealt. */
const SHAPES: Readonly<Record<string, readonly [expected: string, isValid: (value: unknown) => boolean]>> = {
  format: ['1..Infinity', (value) => Number.isInteger(value) && Number(value) >= 1],
  rules: ['number', (value) => typeof value === 'number'],
  variant: ['string', (value) => typeof value === 'string'],
  options: ['object', isRecord],
  digest: ['string', (value) => typeof value === 'string'],
};

const refuse = (code: string, data: Record<string, unknown>): never => {
  throw new InvalidSaveError(code, data);
};

/**
 * A plain copy of a value that may be a save.
 *
 * @throws InvalidSaveError `too-large`
 */
export function copySave(saved: unknown): unknown {
  const copy = copyOf(saved, SAVE_SIZE);
  return 'value' in copy
    ? copy.value
    : refuse('too-large', { of: copy.exceeds, most: SAVE_SIZE[copy.exceeds] });
}

/** Checks that a value has the shape of a save; throws InvalidSaveError. */
export function readSave(saved: unknown): ReadSave {
  if (!isRecord(saved)) return refuse('malformed', { path: 'save', expected: 'object', value: typeof saved });
  const { format, variant, options, deal, deck, moves, cursor } = saved as unknown as SavedGame;
  for (const [field, [expected, isValid]] of Object.entries(SHAPES)) {
    const value = ownEntry(saved, field);
    if (!isValid(value))
      return refuse('malformed', { path: `save.${field}`, expected, value: shownValue(value) });
  }
  if (format > FORMAT) return refuse('future-format', { format, known: FORMAT });
  if ((deal === undefined) === (deck === undefined)) return refuse('malformed', { deal, deck });
  if (!Array.isArray(moves)) return refuse('malformed', { moves: typeof moves });
  if (moves.length > MOST_MOVES)
    return refuse('too-large', { of: 'moves', most: MOST_MOVES, found: moves.length });
  const read = moves.map(
    (text: unknown, index) => readMove(text) ?? refuse('bad-move', { move: text, index }),
  );
  if (typeof cursor !== 'number' || !Number.isSafeInteger(cursor) || cursor < 0 || cursor > read.length) {
    return refuse('bad-cursor', { cursor, moves: read.length });
  }
  // The deal number and the deck are checked when the game is dealt.
  return { variant, setup: { options, deal, deck }, moves: read, cursor };
}
