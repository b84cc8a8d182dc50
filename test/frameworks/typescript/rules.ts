// Engine and solver without a page: `lib` has no DOM.
import { Game, type Move, type Position, type SavedGame } from 'solitaire-elements/engine';
import { search, solve, type Solution } from 'solitaire-elements/solver';

const game = Game.deal('demon', { deal: 81, options: { reserve: 10 } });
const moves: Move[] = game.legalMoves();
const saved: SavedGame = game.toJSON();
const position: Position = Game.fromJSON(saved).position;
const solution: Solution = solve(position, { ms: 1 });
export const rest: Promise<Solution> = search(position, { ms: 1, onProgress: () => undefined });
export const said = [
  moves.length,
  solution.verdict,
  position.status === 'won',
  game.explain({ kind: 'draw' })?.code,
];

// @ts-expect-error frozen
position.score = 5;
// @ts-expect-error no such move
game.play({ kind: 'cheat' });
// @ts-expect-error no such status
export const odd = position.status === 'drawn';
// @ts-expect-error there is no page here
export const page = document;
