// A game of Demon for a long test: a line that wins it, and a line into a lost position.
import { type Move } from '../../src/engine.js';
import { moveOf } from './play.js';

const moves = (text: string): readonly Move[] => text.trim().split(/\s+/).map(moveOf);

/** Demon in which parts of runs move (DEMON-6). */
export const DEAL = 81;

/** Moves that win it. */
export const WIN = moves(`
  reserve>tableau-1:1 tableau-4>foundation-2:1 draw draw waste>tableau-2:1 waste>foundation-3:1
  draw draw waste>tableau-1:1 waste>foundation-4:1 draw draw waste>tableau-1:1 draw
  waste>foundation-1:1 tableau-3>foundation-1:1 draw draw draw draw waste>foundation-3:1 draw
  waste>foundation-4:1 redeal draw waste>foundation-3:1 draw draw draw waste>foundation-2:1 draw
  draw draw draw draw redeal draw draw draw draw draw waste>tableau-2:1 reserve>tableau-2:1
  tableau-1>tableau-2:4 reserve>foundation-4:1 reserve>tableau-4:1 waste>tableau-1:1 draw
  waste>tableau-2:1 draw waste>foundation-2:1 waste>foundation-1:1 tableau-2>foundation-1:1 draw
  redeal draw waste>foundation-1:1 draw draw draw waste>foundation-4:1 tableau-4>foundation-4:1
  draw waste>tableau-2:1 waste>tableau-1:1 waste>tableau-1:1 draw draw redeal draw
  waste>foundation-4:1 reserve>foundation-4:1 reserve>foundation-2:1 tableau-2>foundation-2:1
  tableau-4>foundation-2:1 reserve>foundation-3:1 waste>foundation-2:1 tableau-4>foundation-2:1
  waste>foundation-3:1 tableau-2>foundation-3:1 tableau-2>foundation-1:1 tableau-2>foundation-4:1
  tableau-2>foundation-2:1 draw waste>tableau-3:1 waste>foundation-4:1 waste>tableau-3:1 draw
  waste>foundation-2:1 tableau-4>foundation-2:1 waste>foundation-3:1 waste>foundation-3:1 draw
  draw waste>foundation-4:1 waste>foundation-1:1 tableau-1>tableau-3:1 tableau-1>foundation-4:1
  tableau-1>foundation-2:1 tableau-4>foundation-4:1 waste>tableau-4:1 waste>foundation-3:1
  waste>foundation-1:1 tableau-2>foundation-3:1 tableau-3>foundation-1:1 tableau-2>foundation-1:1
  tableau-3>foundation-3:1 tableau-2>foundation-3:1 tableau-3>foundation-1:1
  tableau-1>foundation-3:1 tableau-2>foundation-2:1 tableau-3>foundation-4:1
  tableau-4>foundation-1:1
`);

/** After so many of them, the player leaves the winning line. */
export const FORK = 71;

/**
 * Twenty moves into a lost position: from there, no reachable position lets a card of the reserve or the waste be
 * played, or any card move to a foundation; runs can only be moved back and forth.
 */
export const DEAD_END = moves(`
  tableau-1>tableau-3:3 reserve>foundation-4:1 reserve>foundation-2:1 tableau-2>foundation-2:1
  draw waste>tableau-1:1 tableau-4>foundation-2:1 reserve>foundation-3:1 waste>tableau-3:1
  waste>tableau-1:1 tableau-4>tableau-3:1 tableau-2>tableau-4:5 draw waste>tableau-1:1
  waste>tableau-3:1 draw draw waste>tableau-2:1 redeal draw
`);
