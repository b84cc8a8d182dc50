// The catalogue of all games for the demo and for Storybook, demo/games.json: from the table in docs/games.md, which is
// written by hand, and the measurements in bench/solver.md, which also fill two columns of that table. `npm run docs`
// writes both; a test fails if they are stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { pretty } from './pretty.js';

export const PAGE = 'docs/games.md';
const CATALOGUE = 'demo/games.json';
const MEASUREMENTS = 'bench/solver.md';

/** A game in the catalogue. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  /** Other names, which the search finds, too. */
  readonly also: readonly string[];
  readonly types: readonly string[];
  /** The typical duration in minutes; absent if no winning line was found. */
  readonly minutes?: number;
  /** The deals that can be won, or reach the aim of the game, in per cent: at least and at most. */
  readonly chance: readonly [least: number, most: number];
  /** The same in words; absent if nothing is known. */
  readonly share?: string;
  /** What these deals can do, if they need not be won. */
  readonly aim?: 'break even';
}

/** The time for a move, of a player who looks before each. */
const SECONDS_PER_MOVE = 3;

/** The cells of the rows of a table whose first cell matches. */
const rowsOf = (text: string, first: RegExp): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([cell = '']) => first.test(cell));

interface Measurement {
  readonly chance: readonly [number, number];
  readonly moves: number;
}

/** The measurements by the title of the set: the id of a game, and options that are not the defaults. */
function readMeasurements(): Map<string, Measurement> {
  const rows = rowsOf(readFileSync(MEASUREMENTS, 'utf8'), /^[a-z]/).filter((cells) => cells.length === 10);
  return new Map(
    rows.map(([title = '', deals, decided, winnable, , , , , , moves]) => {
      const percent = (n: number): number => Math.round((100 * n) / Number(deals));
      const least = Number(winnable);
      const most = least + Number(deals) - Number(decided);
      return [title, { chance: [percent(least), percent(most)], moves: Number(moves) }] as const;
    }),
  );
}

/** "84 %", "12 to 40 %", "at least 40 %"; `undefined` if nothing is known. */
function chanceText([least, most]: CatalogueEntry['chance']): string | undefined {
  if (most - least <= 5) return `${String(Math.round((least + most) / 2))} %`;
  if (most >= 95) return least > 5 ? `at least ${String(least)} %` : undefined;
  return least > 5 ? `${String(least)} to ${String(most)} %` : `at most ${String(most)} %`;
}

/** The entry of a row of the table in docs/games.md. */
function entryOf([id = '', names = '', types = '']: readonly string[]): CatalogueEntry {
  const variant = id.replaceAll('`', '');
  const measurements = readMeasurements();
  const breakingEven = measurements.get(`${variant}, net ≥ 0`);
  const found = measurements.get(variant) ?? breakingEven;
  if (!found) throw new Error(`${MEASUREMENTS} has no row for "${variant}": npm run bench:solver ${variant}`);
  // for a game whose deals are too hard for the solver, the length of a game with easier options
  const similar = [...measurements].filter(([title]) => title.startsWith(`${variant},`));
  const { moves } = [found, ...similar.map(([, one]) => one)].find((one) => one.moves > 0) ?? found;
  const [name = '', ...also] = names.split(', ');
  const minutes = Math.max(1, Math.round((moves * SECONDS_PER_MOVE) / 60));
  const { chance } = found;
  const share = chanceText(chance);
  return {
    id: variant,
    name,
    also,
    types: types.split(', '),
    ...(moves > 0 && { minutes }),
    chance,
    ...(share !== undefined && { share }),
    ...(breakingEven && { aim: 'break even' }),
  };
}

const ROW = /^`[\w-]+`$/;

/** All games, in the order of docs/games.md. */
export const catalogue = (page: string): CatalogueEntry[] => rowsOf(page, ROW).map((cells) => entryOf(cells));

/** The text of docs/games.md with its measured columns. */
function fillChances(page: string): Promise<string> {
  const filled = page
    .split('\n')
    .map((line) => {
      const [cells] = rowsOf(line, ROW);
      if (!cells) return line;
      const { share = 'not known', minutes } = entryOf(cells);
      const time = minutes === undefined ? '–' : `${String(minutes)} min`;
      return `| ${[...cells.slice(0, 4), share, time, ...cells.slice(6)].join(' | ')} |`;
    })
    .join('\n');
  return pretty(PAGE, filled);
}

/** The text of demo/games.json. */
const catalogueText = (page: string): Promise<string> => pretty(CATALOGUE, JSON.stringify(catalogue(page)));

/** Writes both files. */
export async function writeCatalogue(): Promise<void> {
  const page = await fillChances(readFileSync(PAGE, 'utf8'));
  writeFileSync(PAGE, page);
  writeFileSync(CATALOGUE, await catalogueText(page));
}
