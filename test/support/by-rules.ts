// Positions of games with other rules, in which all hangs on one of them.
import { expect } from 'vitest';
import type { Position, Variant } from '../../src/engine.js';
import { bentAt, type Bend, type Piles } from './plans.js';
import { faultOf, playedOn, solved, truthOf, up } from './solving.js';

export type Row = [what: string, verdict: string, game: Variant, bends: readonly Bend[], piles: Piles];

/** Foundations on which all but the spades lie. */
export const threeSuits: Piles = {
  'foundation-1': up('H', 13),
  'foundation-2': up('D', 13),
  'foundation-3': up('C', 13),
};

/** A win is found, and what is found is one. */
export function wins(position: Position, variant: Variant): void {
  const { verdict, line } = solved(position, variant);
  expect(verdict).toBe('winnable');
  expect(playedOn(position, line, variant).status).toBe('won');
}

/** A plain search of all that the engine allows says so, and the solver does, too. */
export function bothSay(...[, verdict, game, bends, piles]: Row): void {
  const { variant, position } = bentAt(game, bends, piles);
  const truth = truthOf(position, variant);
  expect(truth?.verdict).toBe(verdict);
  expect(truth && faultOf(position, truth, solved(position, variant), variant)).toBeUndefined();
}
