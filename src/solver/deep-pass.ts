// Depth-first search over the compiled game; each state is visited once. It works for every game.
import { conduct } from '../engine/conduct.js';
import { judgeDraw } from '../engine/judge.js';
import { DRAW, REDEAL, type Move } from '../engine/moves.js';
import type { Table } from '../engine/table.js';
import { Choices } from './choices.js';
import type { Pass } from './pass.js';
import { planOf, type PilePlan, type Plan, type Ways } from './plan.js';
import { Relaxed } from './relaxed.js';
import { Seen } from './seen.js';
import type { Verdict } from './solution.js';
import { NOWHERE, State, countOf, fromOf, stepsOf, toOf } from './state.js';

/** A score that the search looks for, in addition to a win. */
export interface Wish {
  /** The score at the start. */
  readonly score: number;
  /** The search ends when this score is reached. */
  readonly enough: number;
}

export class DeepPass implements Pass {
  states = 0;
  verdict: Verdict = 'unknown';
  /** The highest score so far, if the search has a score goal. */
  best = -Infinity;
  /** Whether `best` is proven to be the maximum. */
  exact = false;
  readonly #table: Table;
  readonly #plan: Plan;
  readonly #state: State;
  readonly #choices: Choices;
  readonly #seen: Seen;
  readonly #relaxed: Relaxed | undefined;
  readonly #ways: Ways;
  #over = false;
  readonly #wish: Wish | undefined;
  /** Moves still to try; those of the newest state are at the end. */
  readonly #moves: number[] = [];
  /** For each state on the current path: the index of its first move, and the journal position to undo to. */
  readonly #begin: number[] = [];
  readonly #back: number[] = [];
  readonly #path: number[] = [];
  #won: readonly number[] = [];
  #bestPath: readonly number[] = [];

  constructor(table: Table, ways: Ways, memory: number, wish?: Wish) {
    const plan = planOf(table, wish !== undefined, ways);
    this.#table = table;
    this.#plan = plan;
    this.#ways = ways;
    this.#wish = wish;
    this.#state = new State(plan, table, wish);
    this.#choices = new Choices(this.#state, ways);
    const relaxed = ways.relaxed && !wish && Relaxed.fits(table);
    this.#seen = new Seen(relaxed ? (memory * 3) / 4 : memory);
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
          if (!this.#ways.greedy && this.verdict === 'unknown') this.verdict = 'unwinnable';
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

  /** The moves that reach the highest score. */
  bestLine(): Move[] {
    return this.#written(this.#bestPath);
  }

  #enter(): void {
    const state = this.#state;
    const wish = this.#wish;
    this.states++;
    this.#begin.push(this.#moves.length);
    if (wish && state.score > this.best) {
      this.best = state.score;
      this.#bestPath = this.#path.slice();
      if (this.best >= wish.enough) this.#over = true;
    }
    if (state.isWon) {
      if (this.verdict !== 'winnable') this.#won = this.#path.slice();
      this.verdict = 'winnable';
      this.exact = this.#plan.winScoresAll;
      this.#over ||= !wish || this.exact;
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
      // a lost state may still improve the score
      if (wish || !this.#isLost()) this.#choices.add(this.#moves);
    } else if (found < 0) this.#over = true;
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
      conduct(table, move);
      moves.push(move);
    };
    const name = (pile: number): string => (this.#plan.piles[pile] as PilePlan).id;
    for (const move of path) {
      for (let steps = stepsOf(move); steps; steps--) make(judgeDraw(table) ? REDEAL : DRAW);
      const from = fromOf(move);
      if (from === NOWHERE) make(toOf(move) ? REDEAL : DRAW);
      else make({ kind: 'play', from: name(from), to: name(toOf(move)), count: countOf(move) });
    }
    return moves;
  }
}
