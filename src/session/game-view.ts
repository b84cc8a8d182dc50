// The read-only view of a game, for modules that only read it.
import type { Game } from '../engine/index.js';

/** A game without the methods that change it. */
export type GameView = Omit<Game, 'play' | 'undo' | 'redo'>;
