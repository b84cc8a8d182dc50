// The size limits of the statistics: enough for years of play, but small enough to leave space for
// the page's data and to keep the dialog fast. Limits are necessary because imported files cannot be trusted.
import { variants } from '../../engine/index.js';
import { isDate } from '../../engine/daily.js';
import { isKnownGame } from './game-key.js';
import type { ByName, Kept, Tally } from './statistics-file.js';
import { fold } from './totals.js';
import { toJson } from '../../engine/json.js';

/** The maximum number of games; each combination of options counts as one. */
export const MOST_GAMES = 100;
/** The maximum length in characters of the stored text and of a file. */
export const MOST_CHARACTERS = 200_000;

/** The first day that an imported file may contain. */
const FIRST_DAY = '2000-01-01';
/** The number of days won that are kept when the statistics are shrunk, of all games together. */
const MOST_DAYS = 5000;

export const filter = <T>(values: ByName<T>, keep: (name: string) => boolean): ByName<T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => keep(name)));

/** Whether statistics are within the limits. @param text the JSON of `kept` */
export const fits = (kept: Kept, text = toJson(kept)): boolean =>
  Object.keys(kept.games).length <= MOST_GAMES && text.length <= MOST_CHARACTERS;

/** The part of a file that may be imported: registered games with valid options, and possible days up to `today`. */
export const importable = ({ format, games, days }: Kept, today: string): Kept => ({
  format,
  games: filter(games, isKnownGame),
  days: Object.fromEntries(
    Object.entries(days)
      .filter(([variant]) => variants.has(variant))
      .map(([variant, dates]) => [
        variant,
        dates.filter((date) => date >= FIRST_DAY && date <= today && isDate(date)),
      ]),
  ),
});

const played = ({ totals, recent }: Tally): number => totals.played + recent.length;

/**
 * Reduces statistics to the limits: adds single games to their totals and keeps only the newest days of known games,
 * then only as many games as fit, the known and most played ones first.
 *
 * @param current the key of the game that is not changed
 */
export function fit({ format, games: all, days: won }: Kept, current?: string): Kept {
  const known = Object.entries(won).filter(([variant]) => variants.has(variant));
  const days = Object.fromEntries(
    known.map(([variant, dates]) => [variant, dates.slice(-MOST_DAYS / known.length)]),
  );
  const rankOf = (game: string, tally: Tally): number =>
    game === current ? Infinity : isKnownGame(game) ? played(tally) : -1 / (1 + played(tally));
  const ranked = Object.entries(all)
    .map(([game, tally]) => [rankOf(game, tally), game, tally] as const)
    .sort(([a], [b]) => b - a)
    .slice(0, MOST_GAMES);
  let room = MOST_CHARACTERS - toJson({ format, games: {}, days }).length;
  const kept = new Map<string, Tally>();
  for (const [, game, tally] of ranked) {
    const folded = game === current ? tally : fold(tally);
    // with the colon and the comma
    const length = toJson(game).length + toJson(folded).length + 2;
    if (length > room) continue;
    room -= length;
    kept.set(game, folded);
  }
  const games = Object.keys(all).flatMap((game) => {
    const tally = kept.get(game);
    return tally ? [[game, tally] as const] : [];
  });
  return { format, games: Object.fromEntries(games), days };
}
