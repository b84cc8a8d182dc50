// Where the table meets the game it belongs to.
import type { Move, Refusal } from '../engine/index.js';
import type { SoundName } from '../platform/sound.js';
import type { Session } from '../session/session.js';
import type { Sign } from '../session/verdict.js';
import type { KeyMap } from './keymap.js';
import type { Phrases } from './phrases.js';

/** What the table is given of the game it belongs to. */
export interface Seat {
  session(): Session;
  phrases(): Phrases;
  /** Whether letters and digits act. */
  shortcuts(): boolean;
  /** The keys in force. */
  keys(): KeyMap;
  /** Makes a move that is legal, if the page does not object. Whether it was made. */
  request(move: Move): boolean;
  refuse(refusal: Refusal): void;
  announce(text: string): void;
  /** All that is said meanwhile is one announcement. */
  turn<T>(act: () => T): T;
  /** What was said last. */
  lastSaid(): string;
  /** Whether the game can still be won; `undefined` where nobody wants to know. */
  verdict(): Sign | undefined;
  /** Whether a part is not shown. */
  lacks(part: string): boolean;
  undo(): boolean;
  redo(): boolean;
  hint(): void;
  /** Plays the rest, where nothing is left to think about; whether it is so. */
  finish(): boolean;
  help(): void;
  carrying(carrying: boolean): void;
  /** The player pressed something: the clock need not rest. */
  touched(): void;
  sound(name: SoundName): void;
}
