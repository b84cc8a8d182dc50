// The one search behind `solve` and `search`: passes in a row, within limits.
import type { Position } from '../engine/index.js';
import type { Pass } from './pass.js';
import { PlainPass } from './plain-pass.js';
import type { Limits, Solution, Stepper } from './solution.js';

/** How many states are looked at between two looks at the clock. */
const BETWEEN = 1000;

/**
 * A search of this position.
 *
 * @param now the clock, in milliseconds
 * @throws InvalidSetupError where the position is none of this game
 */
export function stepperFor(position: Position, limits: Limits, now: () => number): Stepper {
  const pass: Pass = new PlainPass(position, limits.variant);
  const { states = Infinity, ms = Infinity } = limits;
  let spent = 0;
  return {
    step(count) {
      const start = now();
      const end = Math.min(pass.states + count, states);
      let over = pass.states >= states;
      while (!over && pass.states < end) {
        over = pass.step(Math.min(BETWEEN, end - pass.states));
        over ||= spent + now() - start >= ms;
      }
      spent += now() - start;
      return over || pass.states >= states;
    },
    get solution(): Solution {
      const { verdict } = pass;
      return {
        verdict,
        aim: verdict,
        ...(verdict === 'winnable' && { line: pass.line() }),
        states: pass.states,
        ms: spent,
      };
    },
  };
}

/** Searches here and now. */
export function solveWith(position: Position, limits: Limits, now: () => number): Solution {
  const stepper = stepperFor(position, limits, now);
  while (!stepper.step(Infinity));
  return stepper.solution;
}
