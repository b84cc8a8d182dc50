// The size limits of the statistics: enough for years of play, but small enough that the page's own data has room and
// the dialog stays fast. Limits are necessary because an imported file can come from anybody.
import { variants } from '../../engine/index.js';
import { isKnownGame } from './game-key.js';
import type { Kept, Tally } from './statistics-file.js';
import { fold } from './totals.js';

/** The maximum number of games; each combination of options counts as one. */
export const MOST_GAMES = 100;
/** The maximum length in characters of the stored text and of a file. */
export const MOST_CHARACTERS = 200_000;

/** The number of days won that are kept when the statistics are shrunk, of all games together. */
const MOST_DAYS = 5000;

type Table<T> = Readonly<Record<string, T>>;

export const filter = <T>(table: Table<T>, keep: (name: string) => boolean): Table<T> =>
  Object.fromEntries(Object.entries(table).filter(([name]) => keep(name)));

/** Whether statistics are within the limits. @param text the JSON of `kept` */
export const fits = (kept: Kept, text = JSON.stringify(kept)): boolean =>
  Object.keys(kept.games).length <= MOST_GAMES && text.length <= MOST_CHARACTERS;

/** The statistics of registered games with valid options. */
export const knownOf = ({ format, games, days }: Kept, known = isKnownGame): Kept => ({
  format,
  games: filter(games, known),
  days: filter(days, (variant) => variants.has(variant)),
});

const played = ({ totals, recent }: Tally): number => totals.played + recent.length;

/**
 * Reduces the size of statistics: removes unknown games, adds single games to their totals, and keeps only the newest
 * days.
 *
 * @param current the key of the game that is not changed
 */
export function shrink(kept: Kept, current?: string): Kept {
  const { format, games, days } = knownOf(kept, (game) => game === current || isKnownGame(game));
  const all = <T>(table: Table<T>, change: (name: string, value: T) => T): Table<T> =>
    Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(name, value)]));
  return {
    format,
    games: all(games, (game, tally) => (game === current ? tally : fold(tally))),
    days: all(days, (_, dates) => dates.slice(-MOST_DAYS / Object.keys(days).length)),
  };
}

/** Reduces statistics until they are within the limits: shrinks them, then removes the least played games. */
export function fit(kept: Kept, current?: string): Kept {
  const { games: all, ...less } = shrink(kept, current);
  let games = all;
  for (const [least] of Object.entries(games).sort(([, a], [, b]) => played(a) - played(b))) {
    if (fits({ ...less, games })) break;
    games = filter(games, (game) => game !== least || game === current);
  }
  return { ...less, games };
}
