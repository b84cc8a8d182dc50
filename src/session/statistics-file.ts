// Statistics as text, in the store and in a file: what it holds, and the check of every part of it.
import { faultOf, isRecord } from '../engine/shapes.js';

/** How one game stood when it was last looked at; once won, as it was won. */
export interface Entry {
  readonly id: string;
  readonly won: boolean;
  readonly seconds: number;
  readonly moves: number;
  readonly score: number;
  readonly net: number;
  readonly left: number;
}

/** What many games add up to. */
export interface Totals {
  readonly played: number;
  readonly won: number;
  readonly streak: number;
  readonly bestStreak: number;
  readonly bestTime?: number | undefined;
  readonly fewestMoves?: number | undefined;
  readonly bestScore?: number | undefined;
  readonly bankroll: number;
  readonly brokeEven: number;
  readonly fewestLeft?: number | undefined;
}

/** Of one game and its options: the last games, oldest first, and the sum of all before them. */
export interface Tally {
  readonly totals: Totals;
  readonly recent: readonly Entry[];
}

type Table<T> = Readonly<Record<string, T>>;

/** All that is kept. */
export interface Kept {
  readonly format: number;
  readonly games: Table<Tally>;
  /** The dates of the daily deals that were won, in order, by the game's id. */
  readonly days: Table<readonly string[]>;
}

export type FileFault = 'malformed' | 'future-format' | 'too-large';

/** Raised when the layout changes. */
export const FORMAT = 1;

const COUNT = '0..1e12';
const SUM = '-1e12..1e12';
const SHAPES = {
  Day: /^\d{4}-[01]\d-[0-3]\d$/,
  Entry: {
    id: /^.{1,99}$/,
    won: 'boolean',
    seconds: COUNT,
    moves: COUNT,
    score: SUM,
    net: SUM,
    left: COUNT,
  },
  Tally: {
    totals: {
      played: COUNT,
      won: COUNT,
      streak: COUNT,
      bestStreak: COUNT,
      'bestTime?': COUNT,
      'fewestMoves?': COUNT,
      'bestScore?': SUM,
      bankroll: SUM,
      brokeEven: COUNT,
      'fewestLeft?': COUNT,
    },
    recent: 'Entry[0]',
  },
  Kept: {
    format: `1..${FORMAT}`,
    games: [/^[a-z][a-z\d-]*(\?.{1,400})?$/, 'Tally'],
    days: [/^[a-z][a-z\d-]*$/, 'Day[0]'],
  },
} as const;

/** What a text holds, or what is wrong with it. */
export function readStatistics(text: string): Kept | FileFault {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return 'malformed';
  }
  if (isRecord(read) && Number(read['format']) > FORMAT) return 'future-format';
  if (faultOf(SHAPES, 'Kept', read, '')) return 'malformed';
  const kept = read as Kept;
  const sound = Object.values(kept.games).every(
    ({ totals: { played, won, streak, bestStreak, brokeEven } }) =>
      streak <= bestStreak && bestStreak <= won && won <= played && brokeEven <= played,
  );
  return sound ? kept : 'malformed';
}
