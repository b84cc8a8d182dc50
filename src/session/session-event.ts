// What a session sends out.
import type { GameEvent, Move, Position, Status } from '../engine/index.js';

/** What happened at the table. Positions are frozen; each happening is sent once, after the change. */
export type SessionEvent =
  | {
      readonly kind: 'deal';
      readonly deal: number | null;
      readonly restored: boolean;
      /** Where deals are to be proven: whether this one reaches the game's aim for sure. */
      readonly proven?: boolean;
      readonly position: Position;
    }
  | {
      readonly kind: 'move';
      readonly move: Move;
      /** Not the player's: it followed by itself, or finishes the game. */
      readonly automatic: boolean;
      readonly events: readonly GameEvent[];
      readonly position: Position;
      readonly before: Position;
    }
  | {
      readonly kind: 'undo';
      readonly redo: boolean;
      /** The player's move; automatic ones that followed go with it. None on the way further back. */
      readonly move?: Move;
      /** So many moves at once, back to where the game could be won. None on the way back to a bookmark. */
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
      /** Played time, whole seconds. */
      readonly seconds: number;
      readonly deal: number | null;
    };
