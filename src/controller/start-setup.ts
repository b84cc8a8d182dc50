// Validates a page's request for a deck, for a line of moves before the start of the game, and for a puzzle.
import {
  Game,
  InvalidLineError,
  readLine,
  SolitaireError,
  variants,
  writeLine,
  type Card,
  type Move,
  type Variant,
} from '../engine/index.js';
import { MOST_LINE_MOVES } from '../engine/limits.js';
import { readDeck } from '../engine/read-cards.js';
import { hash } from '../engine/save.js';
import type { SessionSetup } from '../session/session.js';
import type { Puzzle, StartLine } from '../session/start-line.js';
import { toText, type InvalidAttribute } from './attribute-values.js';
import { toJson } from '../engine/json.js';

/** The deck and the start that a page requests, before validation. */
export interface StartRequest {
  /** All cards, first card dealt first: `KS 7H 10♦ …`. */
  readonly deck?: unknown;
  /** The moves before the start of the game (docs/reference/notation.md). */
  readonly line?: unknown;
  /** Whether the game is a puzzle; a number as text: the number of moves in which to win. */
  readonly puzzle?: string | boolean | undefined;
}

interface ReadLine {
  readonly moves: readonly Move[];
  readonly fault?: string;
}

/**
 * A cache of lines: attributes are validated often, and reading a line plays all its moves. A page can redefine a game,
 * so the lines belong to its description, not to its id.
 */
const known = new WeakMap<Variant, Map<string, ReadLine>>();
const MOST_KNOWN = 20;

/** The legal moves of a line, and the fault in the rest of it. */
function lineOf(text: string, variant: string, setup: SessionSetup): ReadLine {
  const description = variants.get(variant);
  if (!description) return playedLine(text, variant, setup);
  const lines = known.get(description) ?? new Map<string, ReadLine>();
  known.set(description, lines);
  const key = toJson([text, setup.deal, setup.deck, setup.options]);
  const cached = lines.get(key);
  if (cached) return cached;
  const line = playedLine(text, variant, setup);
  if (lines.size >= MOST_KNOWN) lines.clear();
  lines.set(key, line);
  return line;
}

function playedLine(text: string, variant: string, setup: SessionSetup): ReadLine {
  try {
    return { moves: readLine(text, Game.deal(variant, setup)) };
  } catch (error) {
    if (error instanceof InvalidLineError) return { moves: error.moves, fault: error.message };
    if (error instanceof SolitaireError) return { moves: [], fault: error.message };
    throw error;
  }
}

function puzzleOf(value: StartRequest['puzzle'], invalid: InvalidAttribute[]): Puzzle | undefined {
  if (value === undefined || value === false) return undefined;
  if (value === true) return {};
  const most = /^\d+$/.test(value) ? Number(value) : 0;
  if (most >= 1 && most <= MOST_LINE_MOVES) return { most };
  invalid.push({ attribute: 'puzzle', value, expected: `true, false, 1 … ${String(MOST_LINE_MOVES)}` });
  return {};
}

/** The deck that a page requests, if the game can be dealt from it. */
export function requestedDeck(
  { deck }: StartRequest,
  variant: string,
  options: SessionSetup['options'],
  invalid: InvalidAttribute[],
): readonly Card[] | undefined {
  if (deck === undefined) return undefined;
  const text = toText(deck);
  const description = variants.get(variant);
  const cards = description ? readDeck(text, description) : [];
  const { fault } = lineOf('', variant, { deck: cards, options });
  if (fault === undefined) return cards;
  invalid.push({
    attribute: 'deck',
    value: text,
    expected: `every card of the game, such as KS 7H … (${fault})`,
  });
  return undefined;
}

/** The start that a page requests: after a line of moves, as a puzzle, or both. */
export function requestedStart(
  request: StartRequest,
  variant: string,
  setup: SessionSetup,
  invalid: InvalidAttribute[],
): StartLine | undefined {
  const puzzle = puzzleOf(request.puzzle, invalid);
  if (request.line === undefined && !puzzle) return undefined;
  const text = toText(request.line);
  if (setup.deal === undefined && setup.deck === undefined) {
    invalid.push({
      attribute: request.line === undefined ? 'puzzle' : 'line',
      value: text,
      expected: 'a deal or a deck that the moves belong to',
    });
    return undefined;
  }
  const { moves, fault } = lineOf(text, variant, setup);
  if (fault !== undefined)
    invalid.push({ attribute: 'line', value: text, expected: `moves that the rules allow (${fault})` });
  return { line: moves, puzzle };
}

/** Identifies a deck and a start in the name of a saved game; empty without them. */
export function nameOfStart(variant: string, { deck, start, ...setup }: SessionSetup): string {
  if (!deck && !start) return '';
  const line = start ? writeLine(start.line, Game.deal(variant, { ...setup, deck }), 'compact') : '';
  return hash([deck?.join(''), line, start?.puzzle ? 'puzzle' : ''].join()).toString(36);
}
