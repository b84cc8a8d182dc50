// Positions of games with modified rules, in which one rule decides the verdict.
import { expect } from 'vitest';
import type { Position, Variant } from '../../src/engine.js';
import { changedGame, type RuleChange, type Piles } from './plans.js';
import { faultOf, gameAfter, solved, truthOf, suitUpTo } from './solving.js';

export type Row = [
  what: string,
  verdict: string,
  game: Variant,
  changes: readonly RuleChange[],
  piles: Piles,
];

/** Foundations with all cards but the spades. */
export const threeSuits: Piles = {
  'foundation-1': suitUpTo('H', 13),
  'foundation-2': suitUpTo('D', 13),
  'foundation-3': suitUpTo('C', 13),
};

/** The solver finds a win, and its line wins in the engine. */
export function expectWin(position: Position, variant: Variant): void {
  const { verdict, line } = solved(position, variant);
  expect(verdict).toBe('winnable');
  expect(gameAfter(position, line, variant).status).toBe('won');
}

/** A plain search of all moves of the engine finds no win, and neither does the solver. */
export function expectVerdict(...[, verdict, game, changes, piles]: Row): void {
  const { variant, position } = changedGame(game, changes, piles);
  const truth = truthOf(position, variant);
  expect(truth?.verdict).toBe(verdict);
  expect(truth && faultOf(position, truth, solved(position, variant), variant)).toBeUndefined();
}
