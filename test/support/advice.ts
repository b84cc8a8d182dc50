// Positions of all games with their recorded hints as text: the suggested plays with their reasons, the safe cards, and
// the number of auto-finish moves. advice.make.ts recorded them.
import { Game, writeMove, type Move } from '../../src/engine.js';
import { finishingMoves, isSafe } from '../../src/session/autoplay.js';
import type { Hint } from '../../src/session/hint.js';
import { hintsFor } from '../../src/session/hints.js';
import { END_SETS, type EndSet } from './end-positions.js';
import { anyMove, randomFrom } from './games.js';
import { described, endgame } from './solving.js';
import advice from './advice.json' with { type: 'json' };

/** A position: an endgame with so many cards left, or so many random moves after a deal. */
export interface AdviceTable {
  readonly left?: number;
  readonly moves?: number;
  readonly seed: number;
}

export interface Advised extends AdviceTable {
  readonly hints: readonly string[];
  readonly safe: readonly string[];
  readonly finish: number | null;
}

/** Option sets that change the advice, not how well the solver does. */
export const ADVICE_SETS: readonly EndSet[] = END_SETS.filter(({ best }) => !best);

export function tableOf(set: EndSet, { left, moves = 0, seed }: AdviceTable): Game {
  const random = randomFrom(seed);
  if (left !== undefined) return Game.at(endgame(set, left, random), described(set));
  const game = Game.deal(set.variant, { deal: seed, options: set.options });
  for (let n = 0; n < moves; n++) {
    const move = anyMove(game, random);
    if (move) game.play(move);
  }
  return game;
}

const hintAsText = ({ move, reason }: Hint): string => {
  const { code, ...more } = reason;
  const others = Object.values(more).map((value) =>
    typeof value === 'object' ? writeMove(value as Move) : String(value),
  );
  return [writeMove(move), code, ...others].join(' ');
};

export function adviceAt(game: Game): Pick<Advised, 'hints' | 'safe' | 'finish'> {
  return {
    hints: hintsFor(game).map(hintAsText),
    safe: game
      .legalMoves()
      .filter((move) => isSafe(game, move))
      .map(writeMove),
    finish: finishingMoves(game)?.length ?? null,
  };
}

export const advisedOf = (name: string): readonly Advised[] =>
  (advice as Readonly<Record<string, readonly Advised[]>>)[name] ?? [];
