// A model of a game for tests with random commands: the deal, a list of moves with a cursor, and nothing else. The
// expected position is computed again each time, by replaying the list in the slow second engine.
import type { Game, Move } from '../../src/engine.js';
import { made, slowDeal, type Slow } from './slow-game.js';

export class GameModel {
  readonly deal: Slow;
  moves: readonly Move[] = [];
  cursor = 0;

  constructor(dealt: Pick<Game, 'position' | 'description'>) {
    this.deal = slowDeal(dealt);
  }

  /** The table as it should be now. */
  get table(): Slow {
    return this.moves.slice(0, this.cursor).reduce((table, move) => made(table, move).next, this.deal);
  }

  play(move: Move): void {
    this.moves = [...this.moves.slice(0, this.cursor), move];
    this.cursor++;
  }
}
