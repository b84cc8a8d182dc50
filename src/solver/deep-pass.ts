// Depth-first search over the compiled game; each state is visited once. It works for every game.
import { applyMove } from '../engine/apply-move.js';
import { checkDraw } from '../engine/check-move.js';
import { DRAW, REDEAL, type Move } from '../engine/moves.js';
import type { Table } from '../engine/table.js';
import { SearchMoves } from './search-moves.js';
import type { Objective, OptimisingPass } from './pass.js';
import {
  searchTablesFor,
  type PileTables,
  type SearchTables,
  type SearchTechniques,
} from './search-tables.js';
import { Relaxed } from './relaxed.js';
import { VisitedStates } from './visited-states.js';
import type { Verdict } from './solution.js';
import { NOWHERE, State, countOf, fromOf, stepsOf, toOf } from './state.js';

/** The memory of a move in the list, and as much of the whole memory again for the table of visited states. */
const MOVE_BYTES = 16;

export class DeepPass implements OptimisingPass {
  states = 0;
  verdict: Verdict = 'unknown';
  /** The best value of the objective so far. */
  best: number;
  /** Whether `best` is proven to be the best value. */
  exact = false;
  readonly #table: Table;
  readonly #plan: SearchTables;
  readonly #state: State;
  readonly #choices: SearchMoves;
  readonly #seen: VisitedStates;
  readonly #relaxed: Relaxed | undefined;
  readonly #techniques: SearchTechniques;
  #over = false;
  readonly #objective: Objective | undefined;
  /** The maximum number of moves still to try: a described game can have thousands in each state of a long path. */
  readonly #room: number;
  /** Moves still to try; those of the newest state are at the end. */
  readonly #moves: number[] = [];
  /** For each state on the current path: the index of its first move, and the journal position to undo to. */
  readonly #begin: number[] = [];
  readonly #back: number[] = [];
  readonly #path: number[] = [];
  #won: readonly number[] = [];
  #bestPath: readonly number[] = [];

  constructor(table: Table, techniques: SearchTechniques, memory: number, objective?: Objective) {
    const scored = objective?.kind === 'score' ? objective : undefined;
    const plan = searchTablesFor(table, scored !== undefined, techniques);
    this.#table = table;
    this.#plan = plan;
    this.#techniques = techniques;
    this.#room = memory / MOVE_BYTES;
    this.#objective = objective;
    this.best = objective?.kind === 'fewest' ? Infinity : -Infinity;
    this.#state = new State(plan, table, scored);
    this.#choices = new SearchMoves(this.#state, techniques);
    const relaxed = techniques.relaxed && !objective && Relaxed.fits(table);
    this.#seen = new VisitedStates(relaxed ? (memory * 3) / 4 : memory);
    if (relaxed) this.#relaxed = new Relaxed(table, plan, memory / 4);
    this.#enter();
  }

  step(states: number): boolean {
    const end = this.states + states;
    const state = this.#state;
    const moves = this.#moves;
    while (!this.#over && this.states < end) {
      if (moves.length > (this.#begin[this.#begin.length - 1] as number)) {
        const move = moves.pop() as number;
        this.#back.push(state.make(move));
        this.#path.push(move);
        this.#enter();
      } else {
        this.#begin.pop();
        const back = this.#back.pop();
        if (back === undefined) {
          this.#over = this.exact = true;
          if (!this.#techniques.greedy && this.verdict === 'unknown') this.verdict = 'unwinnable';
          break;
        }
        state.unmake(back);
        this.#path.pop();
      }
    }
    return this.#over;
  }

  line(): Move[] {
    return this.#written(this.#won);
  }

  /** The moves that reach the best value. */
  bestLine(): Move[] {
    return this.#written(this.#bestPath);
  }

  #enter(): void {
    const state = this.#state;
    const objective = this.#objective;
    this.states++;
    this.#begin.push(this.#moves.length);
    if (objective) this.#improve(objective);
    if (state.isWon) {
      if (this.verdict !== 'winnable') this.#won = this.#path.slice();
      this.verdict = 'winnable';
      // no card is left after a win
      this.exact = objective?.kind === 'fewest' || this.#plan.winScoresAll;
      this.#over ||= !objective || this.exact;
      return;
    }
    const forced = this.#choices.forced();
    if (forced) {
      // a state with one forced move is not stored: it is reached again only through its predecessor
      this.#moves.push(forced);
      return;
    }
    state.hash();
    const found = this.#seen.add(state.key0, state.key1, state.key2);
    if (found > 0) {
      // a lost state may still improve the value
      if (objective || !this.#isLost()) this.#choices.add(this.#moves);
      if (this.#moves.length > this.#room) this.#over = true;
    } else if (found < 0) this.#over = true;
  }

  /** Stores the path to this state if its value is better than those before. */
  #improve(objective: Objective): void {
    const { score, cardsInGoal } = this.#state;
    const isScore = objective.kind === 'score';
    const value = isScore ? score : cardsInGoal;
    if (isScore ? value <= this.best : value >= this.best) return;
    this.best = value;
    this.#bestPath = this.#path.slice();
    if (isScore && value >= objective.enough) this.#over = true;
  }

  /** Whether this state is proven to be lost. */
  #isLost(): boolean {
    const choices = this.#choices;
    const to = toOf(this.#path.at(-1) ?? 0);
    return choices.isDead(to) || (this.#relaxed?.isLost(this.#state, choices.home) ?? false);
  }

  /** Converts moves of the search to engine moves; each draw and redeal becomes a move of its own. */
  #written(path: readonly number[]): Move[] {
    const table = this.#table.copy();
    const moves: Move[] = [];
    const make = (move: Move): void => {
      applyMove(table, move);
      moves.push(move);
    };
    const name = (pile: number): string => (this.#plan.piles[pile] as PileTables).id;
    for (const move of path) {
      for (let steps = stepsOf(move); steps; steps--) make(checkDraw(table) ? REDEAL : DRAW);
      const from = fromOf(move);
      if (from === NOWHERE) make(toOf(move) ? REDEAL : DRAW);
      else make({ kind: 'play', from: name(from), to: name(toOf(move)), count: countOf(move) });
    }
    return moves;
  }
}
