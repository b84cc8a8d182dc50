// Depth-first search over the compiled game; each state is visited once. It works for every game.
import type { Move } from '../engine/moves.js';
import type { Table } from '../engine/table.js';
import { SearchMoves } from './search-moves.js';
import type { Objective, OptimisingPass } from './pass.js';
import { searchTablesFor, type SearchTables, type SearchTechniques } from './search-tables.js';
import { Relaxed } from './relaxed.js';
import { VisitedStates } from './visited-states.js';
import type { Verdict } from './solution.js';
import { State } from './state.js';
import { searchLine } from './search-line.js';

/** The memory for each move in the list, in bytes. The table of visited states can use as much memory as the list. */
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
  #over = false;
  readonly #objective: Objective | undefined;
  /** Whether a lower value of the objective is better. */
  readonly #lowest: boolean;
  /** The maximum number of untried moves: a custom game can have thousands in each state of a long path. */
  readonly #room: number;
  /** Untried moves; those of the newest state are at the end. */
  readonly #moves: number[] = [];
  /** For each state on the current path: the index of its first move, and the journal position for undo. */
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
    this.#room = memory / MOVE_BYTES;
    this.#objective = objective;
    this.#lowest = objective?.kind === 'fewest' || table.rules.data.score.best === 'lowest';
    this.best = this.#lowest ? Infinity : -Infinity;
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
          if (this.verdict === 'unknown') this.verdict = 'unwinnable';
          break;
        }
        state.unmake(back);
        this.#path.pop();
      }
    }
    return this.#over;
  }

  line(): Move[] {
    return searchLine(this.#table, this.#plan, this.#won);
  }

  /** The moves that reach the best value. */
  bestLine(): Move[] {
    return searchLine(this.#table, this.#plan, this.#bestPath);
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
    const last = this.#path.at(-1) ?? 0;
    state.hash(this.#choices.waitingColumn(last));
    const found = this.#seen.add(state.key0, state.key1, state.key2);
    if (found > 0) {
      // even a lost state may have a better value of the objective
      if (objective || !this.#isLost()) this.#choices.add(this.#moves, last);
      if (this.#moves.length > this.#room) this.#over = true;
    } else if (found < 0) this.#over = true;
  }

  /** Stores the path to this state if its value is the best so far. */
  #improve(objective: Objective): void {
    const { score, cardsInGoal } = this.#state;
    const isScore = objective.kind === 'score';
    const value = isScore ? score : cardsInGoal;
    if (this.#lowest ? value >= this.best : value <= this.best) return;
    this.best = value;
    this.#bestPath = this.#path.slice();
    if (isScore && value >= objective.enough) this.#over = true;
  }

  /** Whether this state is proven to be lost. */
  #isLost(): boolean {
    const choices = this.#choices;
    return choices.isDeadlocked || (this.#relaxed?.isLost(this.#state, choices.built) ?? false);
  }
}
