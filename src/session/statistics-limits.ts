// How much the statistics may hold: more than years of play come to, and little enough for the page's own data to have
// room and for the dialog to stay quick. A file that a player reads in can be anybody's.
import { variants } from '../engine/index.js';
import { isKnownGame } from './game-key.js';
import type { Kept, Tally } from './statistics-file.js';
import { fold } from './tally.js';

/** Games, each with its options. */
export const MOST_GAMES = 100;
/** Characters of the text in the store, and of a file. */
export const MOST_CHARACTERS = 200_000;

const filter = <T>(
  table: Readonly<Record<string, T>>,
  keep: (name: string, value: T) => boolean,
): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([name, value]) => keep(name, value)));

/** @param text the same as JSON */
export const fits = (kept: Kept, text = JSON.stringify(kept)): boolean =>
  Object.keys(kept.games).length <= MOST_GAMES && text.length <= MOST_CHARACTERS;

/** What this page knows of it: games that are registered, with options that they have. */
export const knownOf = ({ format, games, days }: Kept): Kept => ({
  format,
  games: filter(games, isKnownGame),
  days: filter(days, (variant) => variants.has(variant)),
});

/** The same figures in less text: single games, but for those of one game key, become part of their sums. */
export const folded = ({ games, ...kept }: Kept, except = ''): Kept => ({
  ...kept,
  games: Object.fromEntries(
    Object.entries(games).map(([game, tally]) => [game, game === except ? tally : fold(tally)]),
  ),
});

const played = ({ totals, recent }: Tally): number => totals.played + recent.length;

/**
 * As much as fits. What is not known here goes first, then single games become part of their sums, then the games that
 * were played least go, and last the oldest days.
 *
 * @param current the game key that stays as it is
 */
export function fit(kept: Kept, current: string): Kept {
  const mine = filter(kept.games, (game) => game === current);
  const known = knownOf(kept);
  let less: Kept = { ...known, games: { ...known.games, ...mine } };
  if (!fits(less)) less = folded(less, current);
  const others = Object.entries(less.games)
    .filter(([game]) => game !== current)
    .sort(([, a], [, b]) => played(a) - played(b));
  for (const [gone] of others) {
    if (fits(less)) return less;
    less = { ...less, games: filter(less.games, (game) => game !== gone) };
  }
  while (!fits(less)) {
    const days = Object.entries(less.days).map(
      ([id, dates]) => [id, dates.slice(Math.ceil(dates.length / 2))] as const,
    );
    less = { ...less, days: Object.fromEntries(days) };
  }
  return less;
}
