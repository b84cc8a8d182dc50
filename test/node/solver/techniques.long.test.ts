// Each search technique proves early what would otherwise be found late; and exhausted memory proves nothing.
import { expect, it } from 'vitest';
import { Game, type Position } from '../../../src/engine.js';
import { tableAt } from '../../../src/engine/table-from-position.js';
import { DeepPass } from '../../../src/solver/deep-pass.js';
import { FULL, type SearchTechniques } from '../../../src/solver/search-tables.js';
import { aboveStock } from '../../support/plans.js';

const MOST = 100_000;

function looked(position: Position, ways: Partial<SearchTechniques> = {}, memory = 2 ** 26): DeepPass {
  const pass = new DeepPass(tableAt(position), { ...FULL, ...ways }, memory);
  while (pass.states < MOST && !pass.step(100));
  return pass;
}

it('columns that block each other are detected as lost at once', () => {
  const locked = aboveStock('demon', { 'foundation-1': '5H', 'tableau-1': '6S 8H', 'tableau-2': '7H 7S' });
  expect(looked(locked)).toMatchObject({ verdict: 'unwinnable', states: 1 });
  expect(looked(locked, { locks: false }).states).toBeGreaterThan(1);
});

it('a position lost in a relaxed game is detected soon', () => {
  const { position } = Game.deal('klondike', { deal: 27, options: { draw: 1 } });
  const [soon, late] = [looked(position), looked(position, { relaxed: false })];
  expect([soon.verdict, late.verdict]).toEqual(['unwinnable', 'unwinnable']);
  expect(soon.states).toBeLessThan(100);
  expect(late.states).toBeGreaterThan(1000);
});

it('a search without remaining memory ends undecided', () => {
  const { position } = Game.deal('klondike', { deal: 2 });
  const pass = looked(position, { relaxed: false }, 2 ** 18);
  expect(pass.states).toBeLessThan(MOST);
  expect(pass.step(1)).toBe(true);
  expect(pass).toMatchObject({ verdict: 'unknown' });
});
