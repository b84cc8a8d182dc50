// The engine and the solver without DOM types.
import { Game, type Move, type Position, type SavedGame } from 'solitaire-elements/engine';
import { search, solve, type Solution } from 'solitaire-elements/solver';

const game = Game.deal('demon', { deal: 81, options: { reserve: 10 } });
const moves: Move[] = game.legalMoves();
const saved: SavedGame = game.toJSON();
const position: Position = Game.fromJSON(saved).position;
const solution: Solution = solve(position, { ms: 1 });
export const rest: Promise<Solution> = search(position, { ms: 1, onProgress: () => undefined });
export const results = [
  moves.length,
  solution.verdict,
  position.status === 'won',
  game.explain({ kind: 'draw' })?.code,
];

// @ts-expect-error read-only property
position.score = 5;
// @ts-expect-error unknown kind of move
game.play({ kind: 'cheat' });
// @ts-expect-error unknown status
export const odd = position.status === 'drawn';
// @ts-expect-error no DOM types
export const page = document;
