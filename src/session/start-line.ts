// Games that start after a line of moves: the player continues a line or solves a puzzle.
import { writeMove, type Game, type Move } from '../engine/index.js';
import { MOST_LINE_MOVES } from '../engine/limits.js';
import { isSameMove } from '../engine/moves.js';
import { isRecord } from '../engine/plain-data.js';
import { readMoves } from './saved-moves.js';

/** A puzzle: undo stops at its start, and only later moves count. */
export interface Puzzle {
  /** The number of moves in which to win, as the page sets it; `undefined`: any number. */
  readonly most?: number | undefined;
}

/** The moves from the deal to the start of a game. */
export interface StartLine {
  readonly line: readonly Move[];
  readonly puzzle?: Puzzle | undefined;
}

/** The result of a puzzle. */
export interface PuzzleResult {
  /** The number of moves from the start of the puzzle, automatic ones included. */
  readonly moves: number;
  /** The number of moves in which to win, as the page sets it; `null`: any number. */
  readonly most: number | null;
  /** Whether the puzzle is solved: won within the number of moves that the page sets. */
  readonly solved: boolean;
  /** The fewest moves that win, if the solver proved the number; otherwise `null`. */
  readonly fewest: number | null;
}

/** The saved form of a start. */
export interface StartRecord {
  readonly line: readonly string[];
  readonly puzzle?: Puzzle | undefined;
}

export const recordOfStart = (start: StartLine | undefined): StartRecord | undefined =>
  start && { line: start.line.map(writeMove), puzzle: start.puzzle };

const isMost = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= MOST_LINE_MOVES;

/** Reads the saved start of a game; `undefined` if it is damaged, or if the game starts at its deal. */
export function readStart(record: unknown, game: Game): StartLine | undefined {
  if (!isRecord(record) || !Array.isArray(record['line'])) return undefined;
  const moves = readMoves(record['line']);
  const { puzzle } = record;
  if (!moves || game.replay(moves).moves < moves.length) return undefined;
  if (!isRecord(puzzle)) return { line: moves };
  // the moves of a puzzle begin with its start
  const begins = game.moves >= moves.length && moves.every((move, i) => isSameMove(move, game.line[i]));
  if (!begins) return undefined;
  return { line: moves, puzzle: isMost(puzzle['most']) ? { most: puzzle['most'] } : {} };
}
