// The events a table raises: plain, clonable details, bubbling and composed, typed for `addEventListener`.
import type { GameEvent, Move, Position } from '../engine/index.js';
import type { SessionEvent } from '../session/session.js';
import type { Sign } from '../session/verdict.js';
import type { Verdict } from '../solver/solution.js';

/** A game was dealt, or a saved one restored. */
export interface DealDetail {
  /** The deal number; `null` when a deck was given. */
  readonly deal: number | null;
  readonly restored: boolean;
  /** Where only deals are wanted that can be won: whether this one is proven to, or comes by chance. */
  readonly proven?: boolean;
  readonly position: Position;
}

/** A legal move is about to be made: by the player, by `play()` or by itself. `preventDefault()` stops it. */
export interface BeforeMoveDetail {
  readonly move: Move;
  readonly position: Position;
}

/** A move was made. */
export interface MoveDetail {
  readonly move: Move;
  /** Not the player's: it followed by itself, or finishes the game. */
  readonly automatic: boolean;
  /** What happened, in order, with what followed by itself. */
  readonly events: readonly GameEvent[];
  readonly position: Position;
}

/** The score changed, by a move or by taking it back. */
export interface ScoreDetail {
  readonly score: number;
  /** Score less stake. */
  readonly net: number;
  readonly change: number;
}

/** A move was undone or, with `redo`, made again; automatic ones that followed it go with it. */
export interface UndoDetail {
  readonly redo: boolean;
  /** The player's move. None where the player went back to a bookmark, or to where the game could be won. */
  readonly move?: Move;
  /** So many moves at once, back to where the game could be won. */
  readonly steps?: number;
  readonly position: Position;
}

/** The game is over. A win that is undone and won again is told once. */
export interface EndDetail {
  readonly status: 'won' | 'lost';
  readonly score: number;
  readonly net: number;
  readonly moves: number;
  /** Played time in whole seconds. */
  readonly seconds: number;
  readonly deal: number | null;
}

/** It is known, with all cards open to view, whether the position on the table can be won. */
export interface VerdictDetail {
  /** Whether it can be won, as the rules say *won*. */
  readonly verdict: Verdict;
  /** Whether the game's aim can be reached: in Reno to recover the stake, elsewhere to win. */
  readonly aim: Verdict;
  /**
   * The aim in one word. Where it cannot be reached: `lost-since` where it could be before, `unwinnable` where that is
   * not so or, as far as it was searched, not known.
   */
  readonly state: Exclude<Sign['state'], 'searching' | 'lost'>;
  /** What `state` is about. */
  readonly about: Sign['about'];
  /** The highest score a way was found to. */
  readonly best?: number | undefined;
  readonly position: Position;
}

/** What was said to who listens. */
export interface AnnounceDetail {
  readonly text: string;
}

/** Something was wrong and has been mended: an attribute, a saved game, a setup. The game goes on. */
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
  'solitaire-announce': AnnounceDetail;
  'solitaire-error': ErrorDetail;
}

/** What the page is told of a happening: all but what only the table needs. */
export function detailOf<K extends Exclude<SessionEvent['kind'], 'pause' | 'bookmark'>>(
  event: Extract<SessionEvent, { kind: K }>,
): SolitaireEventDetails[`solitaire-${K}`] {
  const { kind: _, before: __, ...detail } = event as SessionEvent & { readonly before?: unknown };
  return detail as unknown as SolitaireEventDetails[`solitaire-${K}`];
}

export type SolitaireEventMap = {
  [K in keyof SolitaireEventDetails]: CustomEvent<SolitaireEventDetails[K]>;
};

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an augmentation adds by extending
  interface GlobalEventHandlersEventMap extends SolitaireEventMap {}
}
