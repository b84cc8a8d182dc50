// Tests of a property that holds for a game, but not after one change of its rules.
import { expect, it } from 'vitest';
import type { Variant } from '../../src/engine.js';
import type { Table } from '../../src/engine/table.js';
import { tableOf, type Bend } from './plans.js';

const title = (bends: readonly Bend[]): string =>
  bends.map(([path, value]) => `${path} ${JSON.stringify(value)}`).join(', ');
const named = <T>(rows: readonly T[], say: (row: T) => string) => rows.map((row) => [say(row), row] as const);

/** Tests that a game has a property, and that each of these changes alone removes it. */
export function unless(
  what: string,
  game: Variant,
  holds: (table: Table) => boolean,
  rows: readonly (readonly Bend[])[],
): void {
  it(`${game.id}: ${what}`, () => expect(holds(tableOf(game))).toBe(true));
  it.each(named(rows, title))(`${game.id}: ${what}, but not where %s`, (_title, bends) =>
    expect(holds(tableOf(game, ...bends))).toBe(false),
  );
}
