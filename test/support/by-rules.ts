// Positions of games with modified rules, in which one rule decides the verdict.
import { expect } from 'vitest';
import type { Position, Variant } from '../../src/engine.js';
import { bentAt, type Bend, type Piles } from './plans.js';
import { faultOf, playedOn, solved, truthOf, up } from './solving.js';

export type Row = [what: string, verdict: string, game: Variant, bends: readonly Bend[], piles: Piles];

/** Foundations with all cards but the spades. */
export const threeSuits: Piles = {
  'foundation-1': up('H', 13),
  'foundation-2': up('D', 13),
  'foundation-3': up('C', 13),
};

/** The solver finds a win, and its line wins in the engine. */
export function wins(position: Position, variant: Variant): void {
  const { verdict, line } = solved(position, variant);
  expect(verdict).toBe('winnable');
  expect(playedOn(position, line, variant).status).toBe('won');
}

/** A plain search of all moves of the engine finds no win, and neither does the solver. */
export function bothSay(...[, verdict, game, bends, piles]: Row): void {
  const { variant, position } = bentAt(game, bends, piles);
  const truth = truthOf(position, variant);
  expect(truth?.verdict).toBe(verdict);
  expect(truth && faultOf(position, truth, solved(position, variant), variant)).toBeUndefined();
}
