// A game as the modules see it that only read it.
import type { Game } from '../engine/index.js';

/** What can be asked of a game without changing it. */
export type GameView = Omit<Game, 'play' | 'undo' | 'redo'>;
