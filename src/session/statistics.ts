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
import { completeOptions, type OptionChoice, type Options } from '../engine/options.js';
import { hash, type SavedGame } from '../engine/save.js';
import type { Variant } from '../engine/index.js';
import type { Store } from '../platform/store.js';
import {
  FORMAT,
  LONGEST,
  readStatistics,
  type Entry,
  type FileFault,
  type Kept,
  type Tally,
  type Totals,
} from './statistics-file.js';

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
/** So many games are kept one by one, and can still change. */
const RECENT = 40;
const NOTHING: Kept = { format: FORMAT, games: {}, days: {} };
const NONE: Tally = {
  totals: { played: 0, won: 0, streak: 0, bestStreak: 0, bankroll: 0, brokeEven: 0 },
  recent: [],
};

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const union = (one: readonly string[] = [], other: readonly string[]): readonly string[] =>
  [...new Set([...one, ...other])].sort();

const least = (before: number | undefined, value: number): number => Math.min(before ?? value, value);

/** The totals with one more game. */
function add(sum: Totals, { won, seconds, moves, score, net, left }: Entry, newest = false): Totals {
  const streak = won ? sum.streak + 1 : newest ? sum.streak : 0;
  return {
    played: sum.played + 1,
    won: sum.won + Number(won),
    streak,
    bestStreak: Math.max(sum.bestStreak, streak),
    bestTime: won ? least(sum.bestTime, seconds) : sum.bestTime,
    fewestMoves: won ? least(sum.fewestMoves, moves) : sum.fewestMoves,
    bestScore: Math.max(sum.bestScore ?? score, score),
    bankroll: sum.bankroll + net,
    brokeEven: sum.brokeEven + Number(net >= 0),
    fewestLeft: least(sum.fewestLeft, won ? 0 : left),
  };
}

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
      this.#add(part(recent.slice(-RECENT)));
  }

  summary(game: string): Summary {
    const { totals, recent } = own(this.#read().games, game) ?? NONE;
    const sum = recent.reduce((before, one, i) => add(before, one, i === recent.length - 1), totals);
    const share = (n: number): number => n / (sum.played || 1);
    return { ...sum, share: share(sum.won), evenShare: share(sum.brokeEven) };
  }

  /** All that have statistics. */
  games(): readonly string[] {
    return Object.keys(this.#read().games);
  }

  /** The dates of the daily deals of a game that were won, under whatever options. */
  daysWon(variant: string): ReadonlySet<string> {
    return new Set(own(this.#read().days, variant));
  }

  /** Forgets one game's statistics. A game that goes on is then counted anew. */
  reset(game: string): void {
    const kept = this.#read();
    const games = Object.entries(kept.games).filter(([key]) => key !== game);
    this.#write({ ...kept, games: Object.fromEntries(games) });
  }

  /** Forgets all of a variant: under whatever options, and its days won. */
  forget(variant: string): void {
    const { games, days } = this.#read();
    const others = <T>(table: Readonly<Record<string, T>>): Record<string, T> =>
      Object.fromEntries(Object.entries(table).filter(([name]) => name.split('?')[0] !== variant));
    this.#write({ format: FORMAT, games: others(games), days: others(days) });
  }

  /** All as JSON. */
  toText(): string {
    return JSON.stringify(this.#read());
  }

  /**
   * Takes in what {@link toText} gave. For the games it names it takes the place of what is kept; days won are
   * added. A text with a fault changes nothing. How many games it holds, or its fault.
   */
  load(text: string): number | FileFault {
    const read = text.length > LONGEST ? 'too-large' : readStatistics(text);
    if (typeof read === 'string') return read;
    this.#add(read);
    return Object.values(read.games).reduce((n, { totals, recent }) => n + totals.played + recent.length, 0);
  }

  #add(part: Kept): void {
    const { games, days } = this.#read();
    const added = Object.entries(part.days).map(([id, dates]) => [id, union(own(days, id), dates)] as const);
    this.#write({
      format: FORMAT,
      games: { ...games, ...part.games },
      days: { ...days, ...Object.fromEntries(added) },
    });
  }

  #read(): Kept {
    const text = this.#store.read(KEY);
    if (text === this.#text) return this.#kept;
    const read = text === undefined ? NOTHING : readStatistics(text);
    this.#text = text;
    this.#later = read === 'future-format';
    if (typeof read !== 'string') this.#kept = read;
    else if (text !== undefined && !this.#later) {
      this.#write(NOTHING);
      // in this order: a full store then has room for it
      this.#store.write(`${KEY}:aside`, text);
    }
    return this.#kept;
  }

  /** In place of what was just read. */
  #write(kept: Kept): void {
    this.#kept = kept;
    const counts = [kept.games, kept.days].some((table) => Object.keys(table).length);
    const text = counts ? JSON.stringify(kept) : undefined;
    if (this.#later || text === this.#text) return;
    this.#text = text;
    this.#store.write(KEY, text);
  }
}

/** The options that are not the default, in the order of the game. */
export function notDefault(variant: Variant, options: Options): (readonly [string, OptionChoice])[] {
  const defaults = completeOptions(variant);
  return Object.entries(options).filter(([name, value]) => defaults[name] !== value);
}

/** The game and those of its options that are not the default: `klondike`, `klondike?draw=1&scoring=vegas`. */
export function gameKey(variant: Variant, options: Options): string {
  const others = notDefault(variant, options).map(([name, value]) => [name, String(value)]);
  return [variant.id, String(new URLSearchParams(others))].filter(Boolean).join('?');
}

/** Names a deal: the same cards under the same options are the same game. */
export const gameId = ({ variant, options, deal, deck }: SavedGame): string =>
  hash(JSON.stringify([variant, options, deal ?? deck])).toString(36);
