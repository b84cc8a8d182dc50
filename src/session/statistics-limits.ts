// How much the statistics may hold: more than years of play come to, and little enough for the page's own data to have
// room and for the dialog to stay quick. A file that a player imports can be anybody's.
import { variants } from '../engine/index.js';
import { isKnownGame } from './game-key.js';
import type { Kept, Tally } from './statistics-file.js';
import { fold } from './tally.js';

/** Games, each with its options. */
export const MOST_GAMES = 100;
/** Characters of the text in the store, and of a file. */
export const MOST_CHARACTERS = 200_000;

/** Days won that stay where there is too much, of all games together. */
const MOST_DAYS = 5000;

type Table<T> = Readonly<Record<string, T>>;

export const filter = <T>(table: Table<T>, keep: (name: string) => boolean): Table<T> =>
  Object.fromEntries(Object.entries(table).filter(([name]) => keep(name)));

/** @param text the same as JSON */
export const fits = (kept: Kept, text = JSON.stringify(kept)): boolean =>
  Object.keys(kept.games).length <= MOST_GAMES && text.length <= MOST_CHARACTERS;

/** What this page knows of it: games that are registered, with options that they have. */
export const knownOf = ({ format, games, days }: Kept, known = isKnownGame): Kept => ({
  format,
  games: filter(games, known),
  days: filter(days, (variant) => variants.has(variant)),
});

const played = ({ totals, recent }: Tally): number => totals.played + recent.length;

/**
 * The same in less text: what is not known here is left out, single games become part of their sums, and only the newest
 * days stay.
 *
 * @param current the game key that stays as it is
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

/** As much as fits: shrunk, and without the games that were played least. */
export function fit(kept: Kept, current?: string): Kept {
  const { games: all, ...less } = shrink(kept, current);
  let games = all;
  for (const [least] of Object.entries(games).sort(([, a], [, b]) => played(a) - played(b))) {
    if (fits({ ...less, games })) break;
    games = filter(games, (game) => game !== least || game === current);
  }
  return { ...less, games };
}
