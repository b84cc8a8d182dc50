// Tests of what is true of a game and, with one rule that is otherwise, of no other.
import { expect, it } from 'vitest';
import type { Variant } from '../../src/engine.js';
import type { Table } from '../../src/engine/table.js';
import { tableOf, type Bend } from './plans.js';

const title = (bends: readonly Bend[]): string =>
  bends.map(([path, value]) => `${path} ${JSON.stringify(value)}`).join(', ');
const named = <T>(rows: readonly T[], say: (row: T) => string) => rows.map((row) => [say(row), row] as const);

/** Each of these is enough to make something of a game untrue. */
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
