// The one search behind `solve` and `search`: passes in a row, within limits.
import type { Position } from '../engine/index.js';
import { tableAt } from '../engine/restore.js';
import { DeepPass, type Wish } from './deep-pass.js';
import type { Pass } from './pass.js';
import type { Limits, Solution, Stepper, Verdict } from './solution.js';

/** How many states are looked at between two looks at the clock. */
const BETWEEN = 500;
/** States of the quick pass, which may miss a win. */
const QUICK = 20_000;
/** The most memory, in bytes. */
const MEMORY = 2 ** 28;

/**
 * A search of this position.
 *
 * @param now the clock, in milliseconds
 * @throws InvalidSetupError where the position is none of this game
 */
export function stepperFor(position: Position, limits: Limits, now: () => number): Stepper {
  const { states: most = Infinity, ms = Infinity, goal = 'win' } = limits;
  const memory = Math.min(limits.memory ?? MEMORY, MEMORY);
  const table = tableAt(position, limits.variant);
  const { aim, score } = table.rules.data;
  const target = aim ? (score.stake ?? 0) + aim.net : undefined;
  const asks = goal === 'best' || (goal === 'aim' && target !== undefined);
  const wish: Wish | undefined = asks
    ? { score: position.score, enough: goal === 'aim' && target !== undefined ? target : Infinity }
    : undefined;

  const deep = (greedy: boolean): DeepPass =>
    new DeepPass(table, { safe: true, parts: true, greedy }, memory, greedy ? undefined : wish);
  /** The passes that are left: how many states each may take, and how it begins. */
  const plans: [states: number, begin: () => Pass][] = [[Infinity, () => deep(false)]];
  if (!wish) plans.unshift([QUICK, () => deep(true)]);

  let pass: Pass | undefined;
  let left = 0;
  let spent = 0;
  let before = 0;
  const states = (): number => before + (pass?.states ?? 0);
  const next = (): boolean => {
    const plan = plans.shift();
    if (!plan) return false;
    before = states();
    pass = undefined; // its memory goes before the next one's comes
    [left] = plan;
    pass = plan[1]();
    return true;
  };

  return {
    step(count) {
      const start = now();
      const end = Math.min(states() + count, most);
      let over = states() >= most || (!pass && !next());
      while (!over && pass && states() < end) {
        const some = Math.min(BETWEEN, end - states(), left - pass.states);
        const ended = pass.step(some) || pass.states >= left;
        if (ended) over = pass.verdict !== 'unknown' || !next();
        over ||= spent + now() - start >= ms;
      }
      spent += now() - start;
      return over || states() >= most;
    },
    get solution(): Solution {
      const verdict = pass?.verdict ?? 'unknown';
      const deepest = wish && pass instanceof DeepPass ? pass : undefined;
      const reached = target === undefined || deepest === undefined ? undefined : deepest.best >= target;
      return {
        verdict,
        aim:
          target === undefined
            ? verdict
            : reached
              ? 'winnable'
              : deepest && verdict !== 'unknown'
                ? 'unwinnable'
                : aimOf(verdict),
        ...(verdict === 'winnable' && pass && { line: pass.line() }),
        ...(deepest && {
          best: deepest.best,
          bestLine: deepest.bestLine(),
          exact: deepest.over && goal === 'best',
        }),
        states: states(),
        ms: spent,
      };
    },
  };
}

/** Who wins reaches any aim. */
const aimOf = (verdict: Verdict): Verdict => (verdict === 'winnable' ? verdict : 'unknown');

/** Searches here and now. */
export function solveWith(position: Position, limits: Limits, now: () => number): Solution {
  const stepper = stepperFor(position, limits, now);
  while (!stepper.step(Infinity));
  return stepper.solution;
}
