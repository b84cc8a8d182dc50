// Statistics per game and options. The rules of counting:
//
// - A game is recorded after each change, from its first move on. It counts as played once it is over, or with the
//   first move of the game that replaces it, and then stays counted, even if all its moves are undone. So an abandoned
//   game that Undo restores was not counted.
// - The same id among the last 40 games is the same game: a replay does not count again.
// - Until a game is won, its current figures count, so an undo also undoes its score.
// - A win counts once, with the figures of the first win. If a game that counted as not won is won later, it counts as
//   won.
// - Best time and fewest moves are computed from wins only; best score, bankroll, deals that broke even, and fewest
//   cards left (0 after a win) from all games.
// - A streak is a series of consecutive wins in the order of the games' first moves. The newest game breaks it only
//   when another game follows.
// - Dates of daily deals that were won are only added, until the statistics are removed.
// - The last 40 games are stored one by one, older ones as totals. The store is read again before each change, so that
//   two tabs do not lose each other's games.
// - A damaged text in the store is set aside, replacing the one set aside before, and the statistics start empty,
//   which is reported. A text of a later format belongs to a later version of the package on the same site: it is not
//   changed, and new results stay in memory.
// - A result with invalid figures is ignored, because the stored text could not be read again.
// - The total size is limited (statistics-limits.ts). An import reads only games that are registered on this page, and
//   their possible days. Nothing else in the statistics changes.
import { ownEntry } from '../../engine/plain-data.js';
import type { Store } from '../../platform/store.js';
import { isKnownGame } from './game-key.js';
import {
  FORMAT,
  readStatistics,
  type Entry,
  type FileFault,
  type Kept,
  type Totals,
} from './statistics-file.js';
import { filter, fit, fits, importable, MOST_CHARACTERS } from './statistics-limits.js';
import { add, NO_GAMES } from './totals.js';
import { toJson } from '../../engine/json.js';
import { sum } from '../../engine/lists.js';

/** The current figures of a game, recorded after each change. Results with the same id belong to the same game. */
export interface Result extends Entry {
  /** The date of a daily deal. */
  readonly day?: string | undefined;
}

export interface Summary extends Totals {
  /** The share of played games that were won, 0 … 1. */
  readonly share: number;
  /** The share of played games that recovered their stake, 0 … 1. */
  readonly evenShare: number;
}

/** Damaged statistics, which start empty. */
export interface StatisticsFault {
  readonly code: 'statistics-damaged';
  readonly key: string;
  /** The key of the damaged text, unless it was too long to be kept. */
  readonly aside?: string;
}

const KEY = 'solitaire-elements:statistics';
const ASIDE = `${KEY}:aside`;
/** The number of games that are stored one by one and can still change. */
const RECENT = 40;
const NOTHING: Kept = { format: FORMAT, games: {}, days: {} };
/** A longer text in the store was not written by this module: it is removed unread and not set aside. */
const LONGEST_READ = 500_000;

const union = (one: readonly string[] = [], other: readonly string[]): readonly string[] =>
  [...new Set([...one, ...other])].sort();

export class Statistics {
  readonly #store: Store;
  readonly #onFault: (fault: StatisticsFault) => void;
  /** The text in the store when it was last read or written. */
  #text: string | undefined;
  /** The current statistics: those of that text, unless it could not be read. */
  #kept = NOTHING;
  /** Whether that text has a later format. */
  #later = false;

  /** @param onFault Called when damaged statistics were found in the store. Default: nothing happens. */
  constructor(store: Store, onFault: (fault: StatisticsFault) => void = () => undefined) {
    this.#store = store;
    this.#onFault = onFault;
  }

  /** Records the current figures of a game. @param game its key, as {@link gameKey} returns it */
  record(game: string, result: Result): void {
    let { totals, recent } = ownEntry(this.#read().games, game) ?? NO_GAMES;
    const { id, won, moves, score, net, left, day } = result;
    const known = recent.find((one) => one.id === id);
    const open = result.open && (!known || known.open) ? { open: true } : {};
    const entry: Entry = { id, won, seconds: Math.floor(result.seconds), moves, score, net, left, ...open };
    if (!known) recent = [...recent, entry];
    else if (!known.won) recent = recent.map((one) => (one === known ? entry : one));
    for (const one of recent.slice(0, -RECENT)) totals = add(totals, one);
    const [variant] = game.split('?') as [string];
    const part = (entries: readonly Entry[]): Kept => ({
      format: FORMAT,
      games: { [game]: { totals, recent: entries } },
      days: day && won ? { [variant]: [day] } : {},
    });
    // the new entry is validated in the same way as when it is read
    if (typeof readStatistics(toJson(part([entry]))) !== 'string')
      this.#write(this.#with(part(recent.slice(-RECENT))), game);
  }

  /** Counts a game that was in progress when it was last recorded: another one has replaced it. */
  close(game: string, id: string): void {
    const { totals, recent } = ownEntry(this.#read().games, game) ?? NO_GAMES;
    if (!recent.some((one) => one.id === id && one.open)) return;
    const closed = recent.map((one) => (one.id === id ? { ...one, open: undefined } : one));
    this.#write(
      this.#with({ format: FORMAT, games: { [game]: { totals, recent: closed } }, days: {} }),
      game,
    );
  }

  /**
   * The games that count: all but the one in progress. A game that others follow was abandoned.
   *
   * @param except The id of a game to ignore, if it is among the last 40.
   */
  summary(game: string, except?: string): Summary {
    const { totals, recent: kept } = ownEntry(this.#read().games, game) ?? NO_GAMES;
    const others = kept.filter(({ id }) => id !== except);
    const recent = others.filter((one, i) => !one.open || i < others.length - 1);
    let all = totals;
    recent.forEach((one, i) => (all = add(all, one, i === others.length - 1)));
    const share = (n: number): number => n / (all.played || 1);
    return { ...all, share: share(all.won), evenShare: share(all.brokeEven) };
  }

  /** The keys of all registered games that have statistics. */
  games(): readonly string[] {
    return Object.keys(this.#read().games).filter(isKnownGame);
  }

  /** The dates of the daily deals of a variant that were won, with any options. */
  daysWon(variant: string): ReadonlySet<string> {
    return new Set(ownEntry(this.#read().days, variant));
  }

  /** Removes the statistics of one game. A game in progress is counted again from its next change on. */
  reset(game: string): void {
    const kept = this.#read();
    this.#write({ ...kept, games: filter(kept.games, (key) => key !== game) });
  }

  /**
   * Removes all statistics of a variant, with any options, and its days won; also the text that was set aside, and a
   * text of a later format, which cannot be removed in part.
   */
  forget(variant: string): void {
    const { games, days } = this.#read();
    const isOther = (name: string): boolean => name.split('?')[0] !== variant;
    if (this.#later) {
      this.#later = false;
      this.#store.write(KEY, (this.#text = undefined));
    }
    this.#write({ format: FORMAT, games: filter(games, isOther), days: filter(days, isOther) });
    if (this.#store.read(ASIDE) !== undefined) this.#store.write(ASIDE, undefined);
  }

  /** All statistics as JSON. */
  toText(): string {
    return toJson(this.#read());
  }

  /**
   * Imports a text from {@link toText}. It replaces the statistics of the games it contains; days won are added. Games
   * that are not registered on this page are ignored, as are days in the future or before the year 2000. A text with a
   * fault, or one that would exceed the size limit, changes nothing.
   *
   * @param today the last day that counts, such as `2026-11-21`
   * @returns the number of imported games, or the fault
   */
  load(text: string, today: string): number | FileFault {
    const read = text.length > MOST_CHARACTERS ? 'too-large' : readStatistics(text);
    if (typeof read === 'string') return read;
    const part = importable(read, today);
    const kept = this.#with(part);
    if (!fits(kept)) return 'too-large';
    this.#write(kept);
    return sum(Object.values(part.games).map(({ totals, recent }) => totals.played + recent.length));
  }

  /** The current statistics with `part` replacing those of its games, and its days added. */
  #with(part: Kept): Kept {
    const { games, days } = this.#read();
    const added = Object.entries(part.days).map(
      ([id, dates]) => [id, union(ownEntry(days, id), dates)] as const,
    );
    return {
      format: FORMAT,
      games: { ...games, ...part.games },
      days: { ...days, ...Object.fromEntries(added) },
    };
  }

  #read(): Kept {
    const text = this.#store.read(KEY);
    if (text === this.#text) return this.#kept;
    const isLong = text !== undefined && text.length > LONGEST_READ;
    const read = text === undefined ? NOTHING : isLong ? 'malformed' : readStatistics(text);
    this.#text = text;
    this.#later = read === 'future-format';
    if (typeof read !== 'string') this.#kept = read;
    else if (text !== undefined && !this.#later) {
      this.#write(NOTHING);
      // clear the store first: a full store then has space for the copy
      const isKept = text.length <= MOST_CHARACTERS && this.#store.write(ASIDE, text) === undefined;
      this.#onFault({ code: 'statistics-damaged', key: KEY, ...(isKept && { aside: ASIDE }) });
    }
    return this.#kept;
  }

  /** Replaces the statistics. If they exceed the limits they are reduced; the `current` game is then not changed. */
  #write(kept: Kept, current?: string): void {
    const counts = [kept.games, kept.days].some((table) => Object.keys(table).length);
    const text = counts ? toJson(kept) : undefined;
    if (!this.#later && !fits(kept, text)) {
      this.#write(fit(kept, current), current);
      return;
    }
    this.#kept = kept;
    if (this.#later || text === this.#text) return;
    this.#text = text;
    this.#store.write(KEY, text);
  }
}
