// The search behind `solve` and `search`: chooses the passes for a game and runs them in order, within the limits.
import { isFewestAim, netAim } from '../engine/aim.js';
import type { Position, Variant } from '../engine/index.js';
import { tableAt } from '../engine/table-from-position.js';
import type { Table } from '../engine/table.js';
import { BestPass } from './best-pass.js';
import { ClearPass, isClearTable } from './clear-pass.js';
import { DeepPass } from './deep-pass.js';
import { GatherPass, isGatherGame } from './gather-pass.js';
import type { Objective, OptimisingPass, Pass } from './pass.js';
import { RunsGame, isRunGame } from './runs-game.js';
import { RunsPass } from './runs-pass.js';
import { FULL } from './search-tables.js';
import { ShortPass } from './short-pass.js';
import type { Limits, Solution, Stepper, Verdict } from './solution.js';

/**
 * States visited between two clock reads. If each state also queries the relaxed game, this takes a few milliseconds.
 */
const BETWEEN = 4;
/** Memory limit in bytes. */
const MEMORY = 2 ** 28;

/** Creates a pass. It allocates memory, so the previous pass has to be released first. */
type Begin = () => Pass;

/** The passes for a game, in the order in which they run. */
function passesFor(table: Table, memory: number, objective: Objective | undefined): Begin[] {
  const deep = (): Pass => new DeepPass(table, FULL, memory, objective);
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

/** The objective of a search with this goal, in addition to a win. */
function objectiveOf(
  { score, stake }: Position,
  variant: Variant,
  goal: Limits['goal'],
): Objective | undefined {
  if (goal === 'best') return { kind: 'score', score, enough: Infinity };
  if (goal !== 'aim') return undefined;
  if (isFewestAim(variant)) return { kind: 'fewest' };
  const net = netAim(variant);
  return net === undefined ? undefined : { kind: 'score', score, enough: stake + net };
}

const isOptimising = (pass: Pass): pass is OptimisingPass => 'bestLine' in pass;

/** A win reaches the aim; without a win, the aim is undecided. */
const aimOf = (verdict: Verdict): Verdict => (verdict === 'winnable' ? verdict : 'unknown');

/**
 * Creates a search of a position.
 *
 * @param now the clock, in milliseconds
 * @throws InvalidSetupError if the position does not belong to its game
 */
export function stepperFor(position: Position, limits: Limits, now: () => number): Stepper {
  const { states: most = Infinity, ms = Infinity, goal } = limits;
  const memory = Math.min(limits.memory ?? MEMORY, MEMORY);
  const table = tableAt(position, limits.variant);
  const { data } = table.rules;
  const objective = objectiveOf(position, data, goal);
  const net = netAim(data);
  const target = net === undefined ? Infinity : (data.score.stake ?? 0) + net;
  const passes: Begin[] =
    goal === 'shortest'
      ? [() => new ShortPass(table, limits.moves ?? Infinity, memory)]
      : passesFor(table, memory, objective);

  let pass: Pass | undefined;
  let spent = 0;
  let before = 0;
  const states = (): number => before + (pass?.states ?? 0);
  /** Starts the next pass. Returns true if there is none, or no memory for it. */
  const next = (): boolean => {
    const begin = passes.shift();
    if (!begin) return true;
    before = states();
    pass = undefined; // free its memory before the next pass allocates
    return unlessFull(() => {
      pass = begin();
      return false;
    });
  };
  const stepped = (one: Pass, some: number): boolean => unlessFull(() => one.step(some));

  return {
    step(count, within = Infinity) {
      const start = now();
      let took = 0;
      const end = Math.min(states() + count, most);
      let over = states() >= most || (!pass && next());
      while (!over && pass && states() < end && took < within) {
        const some = Math.min(BETWEEN, end - states());
        if (stepped(pass, some)) over = pass.verdict !== 'unknown' || next();
        took = now() - start;
        over ||= spent + took >= ms;
      }
      spent += now() - start;
      return over || states() >= most;
    },
    get solution(): Solution {
      const verdict = pass?.verdict ?? 'unknown';
      const found = objective && pass && isOptimising(pass) ? pass : undefined;
      const scored = objective?.kind === 'score' ? found : undefined;
      const reached =
        Math.max(position.score, scored?.best ?? 0) >= target
          ? 'winnable'
          : scored
            ? verdict
            : aimOf(verdict);
      return {
        verdict,
        aim: net === undefined ? verdict : reached,
        ...(verdict === 'winnable' && pass && { line: pass.line() }),
        ...(found && {
          ...(scored ? { best: found.best } : { fewest: found.best }),
          bestLine: found.bestLine(),
          exact: found.exact,
        }),
        ...(pass instanceof ShortPass && { exact: pass.exact }),
        states: states(),
        ms: spent,
      };
    },
  };
}

/** Searches synchronously, on the calling thread. */
export function solveWith(position: Position, limits: Limits, now: () => number): Solution {
  const stepper = stepperFor(position, limits, now);
  while (!stepper.step(Infinity));
  return stepper.solution;
}
