// The search behind `solve` and `search`: chooses the passes for a game and runs them in order, within the limits.
//
// `solve` calls `solveWith` here; `search` gets here through `search-client.ts` and `search-scheduler.ts`. Most games are
// searched by `best-pass.ts` and then `deep-pass.ts`. Both compile the rules (`search-tables.ts`), generate moves
// (`search-moves.ts`), make and undo them (`state.ts`), and write the winning line as engine moves (`search-line.ts`).
import type { Position, Variant } from '../engine/index.js';
import { tableAt } from '../engine/table-from-position.js';
import type { Table } from '../engine/table.js';
import { BestPass } from './best-pass.js';
import { ClearPass, isClearTable } from './clear-pass.js';
import { DeepPass } from './deep-pass.js';
import { GatherPass, isGatherGame } from './gather-pass.js';
import type { Objective, OptimisingPass, Pass } from './pass.js';
import { RunsGame } from './runs-game.js';
import { RunsPass } from './runs-pass.js';
import { isRunGame } from './runs-rules.js';
import { aimVerdict, objectiveOf } from './search-goal.js';
import { FULL } from './search-tables.js';
import { ShortPass } from './short-pass.js';
import type { Limits, Progress, Solution, Stepper } from './solution.js';

/**
 * States visited between two clock reads. If each state also queries the relaxed game, this takes a few milliseconds.
 */
const BETWEEN = 4;
/** Memory limit in bytes. */
const MEMORY = 2 ** 28;

/** Creates a pass. It allocates memory, so the previous pass has to be released first. */
type Begin = () => Pass;

/** The passes for a game, in the order in which they run. */
function passesFor(table: Table, limits: Limits, objective: Objective | undefined): Begin[] {
  const memory = Math.min(limits.memory ?? MEMORY, MEMORY);
  const deep = (): Pass => new DeepPass(table, FULL, memory, objective);
  if (limits.goal === 'shortest') return [() => new ShortPass(table, limits.moves ?? Infinity, memory)];
  if (objective?.kind !== 'score' && isClearTable(table))
    return [() => new ClearPass(table, memory, objective)];
  if (objective) return [deep];
  if (isGatherGame(table.rules)) return [() => new GatherPass(table, memory)];
  if (isRunGame(table.rules) && RunsGame.fits(table)) return [() => new RunsPass(table, memory)];
  return [() => new BestPass(table, memory), deep];
}

/** Runs code that allocates memory. Returns `true` if the allocation fails, which ends the search like a limit. */
function unlessFull(act: () => boolean): boolean {
  try {
    return act();
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

const isOptimising = (pass: Pass): pass is OptimisingPass => 'bestLine' in pass;

/** Runs passes in order until one decides the position, none is left, or a limit is reached. */
class PassRunner implements Stepper {
  readonly #variant: Variant;
  /** The score of the position. */
  readonly #score: number;
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #objective: Objective | undefined;
  /** The passes that have not started. */
  readonly #waiting: Begin[];
  /** The current pass or, after the search, the last one. */
  #pass: Pass | undefined;
  /** The number of states that earlier passes visited. */
  #statesBefore = 0;
  #ms = 0;

  constructor(position: Position, limits: Limits, now: () => number) {
    const table = tableAt(position, limits.variant);
    this.#variant = table.rules.data;
    this.#score = position.score;
    this.#limits = limits;
    this.#now = now;
    this.#objective = objectiveOf(this.#variant, this.#score, limits.goal);
    this.#waiting = passesFor(table, limits, this.#objective);
  }

  get progress(): Progress {
    return { states: this.#states, ms: this.#ms };
  }

  get solution(): Solution {
    const pass = this.#pass;
    const objective = this.#objective;
    const verdict = pass?.verdict ?? 'unknown';
    const found = objective && pass && isOptimising(pass) ? pass : undefined;
    const best = objective?.kind === 'score' ? found?.best : undefined;
    return {
      verdict,
      aim: aimVerdict(this.#variant, verdict, this.#score, best),
      ...(verdict === 'winnable' && pass && { line: pass.line() }),
      ...(found && {
        ...(best === undefined ? { fewest: found.best } : { best }),
        bestLine: found.bestLine(),
        exact: found.exact,
      }),
      ...(pass instanceof ShortPass && { exact: pass.exact }),
      ...this.progress,
    };
  }

  step(count: number, within = Infinity): boolean {
    const { states: mostStates = Infinity, ms: mostMs = Infinity } = this.#limits;
    const start = this.#now();
    const end = Math.min(this.#states + count, mostStates);
    let took = 0;
    let isOver = this.#states >= mostStates || (!this.#pass && this.#startNext());
    while (!isOver && this.#states < end && took < within) {
      isOver = this.#advance(Math.min(BETWEEN, end - this.#states));
      took = this.#now() - start;
      isOver ||= this.#ms + took >= mostMs;
    }
    this.#ms += this.#now() - start;
    return isOver || this.#states >= mostStates;
  }

  /** The number of states that all passes visited. */
  get #states(): number {
    return this.#statesBefore + (this.#pass?.states ?? 0);
  }

  /**
   * Visits more states with the current pass, and starts the next one if it is finished.
   *
   * @returns Whether the search is over.
   */
  #advance(states: number): boolean {
    const pass = this.#pass as Pass;
    return unlessFull(() => pass.step(states)) && (pass.verdict !== 'unknown' || this.#startNext());
  }

  /** Starts the next pass. Returns `true` if there is none, or no memory for it. */
  #startNext(): boolean {
    const begin = this.#waiting.shift();
    if (!begin) return true;
    this.#statesBefore = this.#states;
    this.#pass = undefined; // free its memory before the next pass allocates
    return unlessFull(() => {
      this.#pass = begin();
      return false;
    });
  }
}

/**
 * Creates a search of a position.
 *
 * @param now the clock, in milliseconds
 * @throws InvalidSetupError if the position does not belong to its game
 */
export const stepperFor = (position: Position, limits: Limits, now: () => number): Stepper =>
  new PassRunner(position, limits, now);

/** Searches synchronously, on the calling thread. */
export function solveWith(position: Position, limits: Limits, now: () => number): Solution {
  const stepper = stepperFor(position, limits, now);
  while (!stepper.step(Infinity));
  return stepper.solution;
}
