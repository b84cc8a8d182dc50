// The events of a game: plain, cloneable details; bubbling and composed; typed for `addEventListener`.
import type { GameEvent, Move, Position } from '../engine/index.js';
import type { SessionEvent } from '../session/session.js';
import type { PuzzleResult } from '../session/start-line.js';
import type { SolvabilityStatus } from '../session/solvability.js';
import type { Verdict } from '../solver/solution.js';

/** A game was dealt, or a saved one restored. */
export interface DealDetail {
  /** The deal number; `null` for a Microsoft deal and for a given deck. */
  readonly deal: number | null;
  readonly restored: boolean;
  /** If winnable deals are requested: whether this deal is proven to reach the game's aim. */
  readonly proven?: boolean;
  readonly position: Position;
}

/** A legal move is about to be made by the player, `play()`, autoplay or auto-finish. `preventDefault()` cancels it. */
export interface BeforeMoveDetail {
  readonly move: Move;
  readonly position: Position;
}

/** A move was made. */
export interface MoveDetail {
  readonly move: Move;
  /**
   * Whether the move was made by autoplay or auto-finish. The first move of auto-finish counts as the player's, because
   * one undo undoes them all.
   */
  readonly automatic: boolean;
  /** The effects of the move in order, including automatic fills and turns. */
  readonly events: readonly GameEvent[];
  readonly position: Position;
}

/** The score changed, by a move or by an undo. */
export interface ScoreDetail {
  readonly score: number;
  /** `score` minus stake. */
  readonly net: number;
  readonly change: number;
}

/** A move was undone or, with `redo`, redone, together with the automatic moves after it. */
export interface UndoDetail {
  readonly redo: boolean;
  /** The player's move. Absent on a return to the bookmark or to the last winnable position. */
  readonly move?: Move;
  /** The number of moves undone together on a return to the last winnable position. */
  readonly steps?: number;
  readonly position: Position;
}

/**
 * The game is over. A win that the player undoes and then repeats is reported once. A loss is reported once, although a
 * lost game can allow draws; if it is undone and the game is lost again, that is reported, too.
 */
export interface EndDetail {
  readonly status: 'won' | 'lost';
  readonly score: number;
  readonly net: number;
  /** The number of moves from the deal on, in a puzzle with those before its start. */
  readonly moves: number;
  /** The playing time in whole seconds. */
  readonly seconds: number;
  readonly deal: number | null;
  /** The result of a puzzle; absent in other games. */
  readonly puzzle?: PuzzleResult;
}

/** The solver, which uses all cards including face-down ones, has a verdict on the current position. */
export interface VerdictDetail {
  /** Whether the position can be won, as the rules define *won*. */
  readonly verdict: Verdict;
  /** Whether the game's aim can be reached: in Reno recovering the stake, in other games winning. */
  readonly aim: Verdict;
  /**
   * The state of the aim. If it cannot be reached: `lost-since` if it could be reached earlier in this game, otherwise
   * `unwinnable`.
   */
  readonly state: Exclude<SolvabilityStatus['state'], 'searching' | 'lost'>;
  /** The subject of `state`: winning, or the game's specific aim. */
  readonly about: SolvabilityStatus['about'];
  /** The highest score that the solver found a line for. */
  readonly best?: number | undefined;
  /** In games whose aim is to leave the fewest cards, such as Over-Under: the fewest that can be left from here. */
  readonly fewest?: number | undefined;
  readonly position: Position;
}

/** A replay shows another position. */
export interface StepDetail {
  /** The number of moves made. */
  readonly at: number;
  /** The number of moves of the line that is shown. */
  readonly length: number;
  /** The index of the variation that is shown, in the order of the page; −1 in the main line. */
  readonly variation: number;
  readonly position: Position;
}

/** A text was announced to screen readers. */
export interface AnnounceDetail {
  readonly text: string;
}

/** An error was handled, for example in an attribute, a saved game or a setup. The game continues. */
export interface ErrorDetail {
  /** `bad-attribute`, or the code of an engine error. */
  readonly code: string;
  readonly message: string;
  readonly [data: string]: unknown;
}

export interface SolitaireEventDetails {
  'solitaire-deal': DealDetail;
  'solitaire-before-move': BeforeMoveDetail;
  'solitaire-move': MoveDetail;
  'solitaire-score': ScoreDetail;
  'solitaire-undo': UndoDetail;
  'solitaire-end': EndDetail;
  'solitaire-verdict': VerdictDetail;
  'solitaire-step': StepDetail;
  'solitaire-announce': AnnounceDetail;
  'solitaire-error': ErrorDetail;
}

/** The event detail of a session event, without the fields that only the table needs. */
export function detailOf<K extends Exclude<SessionEvent['kind'], 'pause' | 'bookmark'>>(
  event: Extract<SessionEvent, { kind: K }>,
): SolitaireEventDetails[`solitaire-${K}`] {
  const { kind: _, before: __, ...detail } = event as SessionEvent & { readonly before?: unknown };
  return detail as unknown as SolitaireEventDetails[`solitaire-${K}`];
}
