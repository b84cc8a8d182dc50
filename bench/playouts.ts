// Measures the speed of the engine: random games per second for each game and set of options, as a table. Each move is
// chosen at random among the legal ones, with the status queried before it, until the game is over, no move is left, or
// 300 moves are made. Usage: npm run bench:playouts [-- seconds per line]
import { performance } from 'node:perf_hooks';
import { Game } from '../src/engine.js';
import { randomFrom, titleOf, type GameSet } from '../test/support/games.js';

const SECONDS = Number(process.argv[2] ?? 1);
const MOST_MOVES = 300;

const LINES: readonly GameSet[] = [
  { variant: 'reno', options: {} },
  { variant: 'klondike', options: {} },
  { variant: 'klondike', options: { draw: 1 } },
  { variant: 'klondike', options: { redeals: 2 } },
  { variant: 'klondike', options: { runs: 'any', takeBack: true } },
  { variant: 'cruel', options: {} },
  { variant: 'demon', options: {} },
  { variant: 'demon', options: { reserve: 10, runs: 'any' } },
  { variant: 'over-under', options: {} },
];

/** Plays one deal at random; returns the number of moves. */
function playout(set: GameSet, deal: number): number {
  const random = randomFrom(deal);
  const game = Game.deal(set.variant, { deal, options: set.options });
  let moves = 0;
  while (moves < MOST_MOVES && game.status === 'playing') {
    const legal = game.legalMoves();
    const move = legal[Math.floor(random() * legal.length)];
    if (!move) break;
    game.play(move);
    moves++;
  }
  return moves;
}

/** Playouts and moves in so many seconds; the deals are always the same. */
function measure(set: GameSet, seconds: number): { playouts: number; moves: number } {
  const start = performance.now();
  let playouts = 0;
  let moves = 0;
  while (performance.now() - start < seconds * 1000) moves += playout(set, ++playouts);
  const took = (performance.now() - start) / 1000;
  return { playouts: playouts / took, moves: moves / took };
}

console.log('| game | playouts/s | moves/s |');
console.log('| --- | ---: | ---: |');
for (const set of LINES) {
  measure(set, SECONDS / 4);
  const { playouts, moves } = measure(set, SECONDS);
  const [count, speed] = [playouts, moves].map((n) => Math.round(n).toLocaleString('en'));
  console.log(`| ${titleOf(set)} | ${count ?? ''} | ${speed ?? ''} |`);
}
