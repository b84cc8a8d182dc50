// Games with modified rules, and the tables that the solver computes before a search.
import { CARDS, defineVariant, Game, type Position, type Variant } from '../../src/engine.js';
import { tableAt } from '../../src/engine/table-from-position.js';
import type { Table } from '../../src/engine/table.js';
import { FULL, searchTablesFor, type SearchTables } from '../../src/solver/search-tables.js';
import { withValue } from './bent.js';
import { positionOf } from './solving.js';

/** A rule of a game by its path in the description, and its new value. */
export type RuleChange = readonly [path: string, value: unknown];

/** A game with its default options. */
export const withoutOptions = ({ options: _options, ...data }: Variant): Variant => data;

/** The game with a table for any number of piles. */
function withSpace(data: Variant): Variant {
  const places = Object.keys(data.piles).map((name, i) => [name, { at: [0, 2 * i], wrap: 30 } as const]);
  return { ...data, layout: { columns: 30, places: Object.fromEntries(places) } };
}

/** A game with modified rules. */
function other(game: Variant, changes: readonly RuleChange[]): Variant {
  const data = changes.reduce((all, [path, value]) => withValue(all, path, value), game);
  return defineVariant({ ...withSpace(data), id: 'other' });
}

/** The deal of a game with modified rules. */
export function tableOf(game: Variant, ...changes: readonly RuleChange[]): Table {
  const variant = other(game, changes);
  return tableAt(Game.deal(variant, { deal: 1 }).position, variant);
}

/** Piles by name, as `positionOf` reads them. */
export type Piles = Readonly<Record<string, string>>;

/** A game with default options and modified rules, and a position of it. */
export function changedGame(game: Variant, changes: readonly RuleChange[], piles: Piles) {
  const variant = other(withoutOptions(game), changes);
  return { variant, position: positionOf({ variant }, piles) };
}

export const planAt = (table: Table): SearchTables => searchTablesFor(table, false, FULL);
export const planFor = (game: Variant, ...changes: readonly RuleChange[]): SearchTables =>
  planAt(tableOf(game, ...changes));

/** A position of these piles, as `positionOf` reads them; all other cards are in the stock. */
export function aboveStock(variant: string, named: Piles): Position {
  const used = new Set(Object.values(named).flatMap((cards) => cards.split(/[ /]/)));
  const stock = CARDS.filter((card) => !used.has(card)).join(' ');
  return positionOf({ variant }, { ...named, stock: `${stock}/` });
}
