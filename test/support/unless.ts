// Tests of a property that holds for a game, but not after one change of its rules.
import { expect, it } from 'vitest';
import type { Variant } from '../../src/engine.js';
import type { Table } from '../../src/engine/table.js';
import { tableOf, type RuleChange } from './plans.js';

const title = (changes: readonly RuleChange[]): string =>
  changes.map(([path, value]) => `${path} ${JSON.stringify(value)}`).join(', ');
const withTitles = <T>(rows: readonly T[], titleOf: (row: T) => string) =>
  rows.map((row) => [titleOf(row), row] as const);

/** Tests that a game has a property, and that each of these changes alone removes it. */
export function itHoldsUnless(
  what: string,
  game: Variant,
  holds: (table: Table) => boolean,
  rows: readonly (readonly RuleChange[])[],
): void {
  it(`${game.id}: ${what}`, () => expect(holds(tableOf(game))).toBe(true));
  it.each(withTitles(rows, title))(`${game.id}: ${what}, but not with %s`, (_title, changes) =>
    expect(holds(tableOf(game, ...changes))).toBe(false),
  );
}
