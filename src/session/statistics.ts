// Statistics per game and options: what is counted, and when.
//
// - A game is told after each change, from its first move on. It is played from then on, also when all its
//   moves are undone. The same id among the last 40 games is the same game: a replay is not another one.
// - Until it is won, a game counts as it stands now; so an undo takes a score back.
// - A win counts once, as it was when it was first won. A later win makes a game won that was not.
// - Best time and fewest moves are of wins; best score, bankroll, deals that broke even, and fewest cards left
//   (none after a win) are of all games.
// - A streak is of wins in a row in the order of first moves. The newest game breaks it only when another follows.
// - The dates of daily deals that were won are kept until all is forgotten, and only added to.
// - The last 40 games are kept one by one, older ones as their sum. The store is read again before each change,
//   so that two tabs do not lose each other's games.
// - A text in the store that is damaged is set aside, instead of one that was before, and all begins anew. One of a
//   later format belongs to a later version on the same site: it is left alone, and what is counted here stays in
//   memory.
// - What could not be read back is not written: a result with impossible figures is passed over.
// - There is a limit (statistics-limits.ts) for all of it together. A file may name games that this page knows; what it
//   says of others is passed over.
import type { Store } from '../platform/store.js';
import { isKnownGame } from './game-key.js';
import {
  FORMAT,
  readStatistics,
  type Entry,
  type FileFault,
  type Kept,
  type Totals,
} from './statistics-file.js';
import { filter, fit, fits, knownOf, MOST_CHARACTERS, shrink } from './statistics-limits.js';
import { add, NONE } from './tally.js';

/** How one game stands, told after every change of it. The same id again is the same game. */
export interface Result extends Entry {
  /** The date of a daily deal. */
  readonly day?: string | undefined;
}

export interface Summary extends Totals {
  /** Games won of those played, 0 … 1. */
  readonly share: number;
  /** Games that recovered their stake, of those played, 0 … 1. */
  readonly evenShare: number;
}

const KEY = 'solitaire-elements:statistics';
const ASIDE = `${KEY}:aside`;
/** So many games are kept one by one, and can still change. */
const RECENT = 40;
const NOTHING: Kept = { format: FORMAT, games: {}, days: {} };
/** A longer text in the store is none of ours: it is neither read nor set aside. */
const LONGEST_READ = 1_000_000;

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const union = (one: readonly string[] = [], other: readonly string[]): readonly string[] =>
  [...new Set([...one, ...other])].sort();

export class Statistics {
  readonly #store: Store;
  /** The text that was in the store last, and what holds by it. */
  #text: string | undefined;
  #kept = NOTHING;
  /** That text is of a later format. */
  #later = false;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @param game as {@link gameKey} names it */
  record(game: string, result: Result): void {
    let { totals, recent } = own(this.#read().games, game) ?? NONE;
    const { id, won, moves, score, net, left, day } = result;
    const entry: Entry = { id, won, seconds: Math.floor(result.seconds), moves, score, net, left };
    const known = recent.find((one) => one.id === id);
    if (!known) recent = [...recent, entry];
    else if (!known.won) recent = recent.map((one) => (one === known ? entry : one));
    for (const one of recent.slice(0, -RECENT)) totals = add(totals, one);
    const [variant] = game.split('?') as [string];
    const part = (entries: readonly Entry[]): Kept => ({
      format: FORMAT,
      games: { [game]: { totals, recent: entries } },
      days: day && won ? { [variant]: [day] } : {},
    });
    // what is new is checked as it will be when it is read
    if (typeof readStatistics(JSON.stringify(part([entry]))) !== 'string')
      this.#write(this.#with(part(recent.slice(-RECENT))), game);
  }

  summary(game: string): Summary {
    const { totals, recent } = own(this.#read().games, game) ?? NONE;
    const sum = recent.reduce((before, one, i) => add(before, one, i === recent.length - 1), totals);
    const share = (n: number): number => n / (sum.played || 1);
    return { ...sum, share: share(sum.won), evenShare: share(sum.brokeEven) };
  }

  /** All games of this page that have statistics. */
  games(): readonly string[] {
    return Object.keys(this.#read().games).filter(isKnownGame);
  }

  /** The dates of the daily deals of a game that were won, under whatever options. */
  daysWon(variant: string): ReadonlySet<string> {
    return new Set(own(this.#read().days, variant));
  }

  /** Forgets one game's statistics. A game that goes on is then counted anew. */
  reset(game: string): void {
    const kept = this.#read();
    this.#write({ ...kept, games: filter(kept.games, (key) => key !== game) });
  }

  /** Forgets all of a variant: under whatever options, and its days won; and what was set aside. */
  forget(variant: string): void {
    const { games, days } = this.#read();
    const isOther = (name: string): boolean => name.split('?')[0] !== variant;
    this.#write({ format: FORMAT, games: filter(games, isOther), days: filter(days, isOther) });
    if (this.#store.read(ASIDE) !== undefined) this.#store.write(ASIDE, undefined);
  }

  /** All as JSON. */
  toText(): string {
    return JSON.stringify(this.#read());
  }

  /**
   * Takes in what {@link toText} gave. For the games it names it takes the place of what is kept; days won are
   * added. A text with a fault changes nothing, nor does one after which there would be too much; what it says of games
   * that this page does not know is passed over. How many games were taken in, or its fault.
   */
  load(text: string): number | FileFault {
    const read = text.length > MOST_CHARACTERS ? 'too-large' : readStatistics(text);
    if (typeof read === 'string') return read;
    const part = knownOf(read);
    const all = this.#with(part);
    const kept = fits(all) ? all : shrink(all);
    if (!fits(kept)) return 'too-large';
    this.#write(kept);
    return Object.values(part.games).reduce((n, { totals, recent }) => n + totals.played + recent.length, 0);
  }

  /** What is kept, with this instead of what there was of its games, and its days added. */
  #with(part: Kept): Kept {
    const { games, days } = this.#read();
    const added = Object.entries(part.days).map(([id, dates]) => [id, union(own(days, id), dates)] as const);
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
      // in this order: a full store then has room for it
      if (text.length <= MOST_CHARACTERS) this.#store.write(ASIDE, text);
    }
    return this.#kept;
  }

  /** In place of what was just read. Where it is too much, the `current` game stays as it is. */
  #write(kept: Kept, current?: string): void {
    const counts = [kept.games, kept.days].some((table) => Object.keys(table).length);
    const text = counts ? JSON.stringify(kept) : undefined;
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
