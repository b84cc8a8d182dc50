// The interface between a table and its game.
import type { Move, Refusal } from '../engine/index.js';
import type { SoundName } from '../platform/sound.js';
import type { Session } from '../session/session.js';
import type { Sign } from '../session/verdict.js';
import type { KeyMap } from './keymap.js';
import type { Phrases } from './phrases.js';

/** What a game provides to its table. */
export interface Seat {
  session(): Session;
  phrases(): Phrases;
  /** Whether single-character shortcuts are on. */
  shortcuts(): boolean;
  /** The current keymap. */
  keys(): KeyMap;
  /** Makes a legal move unless the page cancels it. Returns whether it was made. */
  request(move: Move): boolean;
  refuse(refusal: Refusal): void;
  announce(text: string): void;
  /** Combines all announcements of an action into one. */
  turn<T>(act: () => T): T;
  /** The last announcement. */
  lastSaid(): string;
  /** The verdict; `undefined` if it is disabled. */
  verdict(): Sign | undefined;
  /** Whether a part is hidden. */
  lacks(part: string): boolean;
  undo(): boolean;
  redo(): boolean;
  hint(): void;
  /** Starts auto-finish if no decisions are left. Returns whether it did. */
  finish(): boolean;
  help(): void;
  carrying(carrying: boolean): void;
  /** Call on every input: it keeps the clock running and stops auto-finish. */
  touched(): void;
  sound(name: SoundName): void;
}
