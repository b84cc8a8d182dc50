// Tries moves on copies of a table, and counts the work, which is limited.
import { applyMove } from '../engine/apply-move.js';
import { checkMove } from '../engine/check-move.js';
import type { PileRule } from '../engine/compiled-variant.js';
import { isWon } from '../engine/game-status.js';
import type { GameEvent, Move, Variant } from '../engine/index.js';
import { movesOf } from '../engine/legal-moves.js';
import { somePlay, type Effort } from '../engine/move-generator.js';
import type { Table } from '../engine/table.js';

/** The maximum work of a hint: about 30 ms, and several times what any shipped game needs. */
export const HINT_EFFORT = 700_000;
/** The work of one move, besides the work that depends on the number of piles. */
export const STEP_EFFORT = 200;
/** The work of each listed legal move. */
const LIST_EFFORT = 20;
/** In the key of a table: the character code of the first card. */
const FIRST_CHAR = 48;
/** In the key of a table: the character code that separates two piles. */
const BETWEEN = 44;

/** A key of the table: equal tables have equal keys. */
export function keyOf({ cards }: Table): string {
  const chars: number[] = [];
  for (const pile of cards) {
    for (const card of pile) chars.push(FIRST_CHAR + (card % 52));
    chars.push(BETWEEN);
  }
  return String.fromCharCode(...chars);
}

/** A table from which moves are tried, and the work that the whole hint has taken so far. */
export class LookAhead {
  readonly table: Table;
  readonly effort: Effort;
  /** The events of the move that led to this table. */
  readonly events: readonly GameEvent[];

  constructor(table: Table, effort: Effort, events: readonly GameEvent[] = []) {
    this.table = table;
    this.effort = effort;
    this.events = events;
  }

  get isOver(): boolean {
    return this.effort.spent >= HINT_EFFORT;
  }

  get data(): Variant {
    return this.table.rules.data;
  }

  legalMoves(): Move[] {
    const moves = isWon(this.table) ? [] : movesOf(this.table, this.effort);
    this.effort.spent += LIST_EFFORT * moves.length;
    return moves;
  }

  isLegal(move: Move): boolean {
    return !checkMove(this.table, move, isWon(this.table));
  }

  /** The table after a legal move. */
  after(move: Move): LookAhead {
    const table = this.table.copy();
    this.effort.spent += STEP_EFFORT + 2 * table.cards.length;
    return new LookAhead(table, this.effort, applyMove(table, move).events);
  }

  pile(id: string): PileRule {
    return this.table.rules.byId.get(id) as PileRule;
  }

  /** Whether a card of another pile than `but`, foundations excluded, can be played to the pile `onto`. */
  uses(onto: PileRule, but: PileRule): boolean {
    const { table, effort } = this;
    const givers = table.rules.givers.filter((from) => from !== but && from.kind !== 'foundation');
    return !isWon(table) && somePlay(table, () => true, { givers, onto, effort });
  }
}
