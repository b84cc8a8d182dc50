// Plays a random game in the engine and in the second, slow engine, and compares everything that they say about it.
import { expect } from 'vitest';
import { writeMove, type Game } from '../../src/engine.js';
import { anyMove, conceivable, randomFrom } from './games.js';
import { allowed } from './referee.js';
import { made, slowStatus, type Slow } from './slow-game.js';

const MOVES = 16;

const textOf = (moves: readonly Parameters<typeof writeMove>[0][]): string[] =>
  moves.map(writeMove).toSorted();

/** Everything that both engines say about a position. */
const stateOf = ({ game, score, redeals, piles }: Slow, status: string, moves: readonly string[]) => {
  const stake = game.score.stake ?? 0;
  return { piles, score, stake, net: score - stake, redeals, status, moves };
};

function expectSame(game: Game, slow: Slow): void {
  const { piles, score, stake, net, redeals, status } = game.position;
  const moves = textOf(game.legalMoves());
  const won = slowStatus(slow);
  expect({ piles, score, stake, net, redeals, status, moves }).toEqual(
    stateOf(slow, won, won === 'won' ? [] : textOf(allowed(slow))),
  );
}

/** Plays some moves at random, and compares each position; then all conceivable moves. */
export function playBoth(game: Game, start: Slow, seed: number): void {
  let slow = start;
  const random = randomFrom(seed);
  expectSame(game, slow);
  for (let n = 0; n < MOVES; n++) {
    const move = anyMove(game, random);
    if (!move) break;
    const { next, events } = made(slow, move);
    expect(game.play(move)).toEqual(events);
    slow = next;
    expectSame(game, slow);
  }
  const legal = [...conceivable(game.position)].filter((move) => !game.explain(move));
  expect(textOf(legal)).toEqual(
    textOf(game.legalMoves().filter((one) => one.kind !== 'play' || one.count <= 13)),
  );
}
