// The events of a session.
import type { GameEvent, Move, Position, Status } from '../engine/index.js';
import type { PuzzleResult } from './start-line.js';

/** A change of the session. Positions are frozen; each event is sent once, after the change. */
export type SessionEvent =
  | {
      readonly kind: 'deal';
      readonly deal: number | null;
      readonly restored: boolean;
      /** If winnable deals are requested: whether this deal is proven to reach the game's aim. */
      readonly proven?: boolean;
      readonly position: Position;
    }
  | {
      readonly kind: 'move';
      readonly move: Move;
      /** Whether the move was made by autoplay or auto-finish, except its first move. */
      readonly automatic: boolean;
      readonly events: readonly GameEvent[];
      readonly position: Position;
      readonly before: Position;
    }
  | {
      readonly kind: 'undo';
      readonly redo: boolean;
      /** The player's move; its automatic moves are undone with it. Absent if several moves were undone together. */
      readonly move?: Move;
      /** The number of moves undone together to return to a winnable position. Absent on a return to the bookmark. */
      readonly steps?: number;
      readonly position: Position;
      readonly before: Position;
    }
  | { readonly kind: 'score'; readonly score: number; readonly net: number; readonly change: number }
  | { readonly kind: 'pause'; readonly paused: boolean }
  | { readonly kind: 'bookmark' }
  | {
      readonly kind: 'end';
      readonly status: Exclude<Status, 'playing'>;
      readonly score: number;
      readonly net: number;
      readonly moves: number;
      /** The playing time in whole seconds. */
      readonly seconds: number;
      readonly deal: number | null;
      /** The result of a puzzle. */
      readonly puzzle?: PuzzleResult;
    };
