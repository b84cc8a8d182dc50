// The plain search: depth first over the engine's own moves, each position once. Slow, and right for any game.
import { Game, type Move, type Position, type Variant } from '../engine/index.js';
import type { Pass } from './pass.js';
import type { Verdict } from './solution.js';

/** The table as a text, the same for the same table. */
const keyOf = ({ piles, redeals }: Position): string =>
  `${piles.map(({ cards, faceDown }) => `${cards.join('')}${String(faceDown)}`).join()}${String(redeals)}`;

export class PlainPass implements Pass {
  states = 0;
  verdict: Verdict = 'unknown';
  readonly #game: Game;
  readonly #seen = new Set<string>();
  /** For each move made, what else could have been made. */
  readonly #open: Move[][];
  readonly #made: Move[] = [];

  constructor(position: Position, variant?: Variant) {
    this.#game = Game.at(position, variant);
    this.#open = [];
    this.#enter();
  }

  step(states: number): boolean {
    const end = this.states + states;
    while (this.verdict === 'unknown' && this.states < end) {
      const move = this.#open.at(-1)?.pop();
      if (move) {
        this.#game.play(move);
        this.#made.push(move);
        this.#enter();
      } else {
        this.#open.pop();
        if (!this.#open.length) this.verdict = 'unwinnable';
        this.#game.undo();
        this.#made.pop();
      }
    }
    return this.verdict !== 'unknown';
  }

  line(): Move[] {
    return this.#made.slice();
  }

  #enter(): void {
    const game = this.#game;
    const key = keyOf(game.position);
    this.states++;
    if (game.status === 'won') this.verdict = 'winnable';
    this.#open.push(game.status !== 'playing' || this.#seen.has(key) ? [] : game.legalMoves());
    this.#seen.add(key);
  }
}
