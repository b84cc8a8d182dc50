// The JSON format of statistics, in the store and in exported files: its types, and the validation of every part.
import { isRecord } from '../../engine/plain-data.js';
import { faultOf } from '../../engine/schema.js';

/** The figures of one game at its last change or, if it was won, at its first win. */
export interface Entry {
  readonly id: string;
  readonly won: boolean;
  readonly seconds: number;
  readonly moves: number;
  /** Higher is better: in a game whose best score is the lowest, the sign is inverted. */
  readonly score: number;
  readonly net: number;
  readonly left: number;
  /** Whether the game is in progress: it does not count before it is over, or another one is played. */
  readonly open?: boolean | undefined;
}

/** The sums and records of many games. */
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

/**
 * The statistics of one variant with its options: the last games, oldest first, and the totals of all games before
 * them.
 */
export interface Tally {
  readonly totals: Totals;
  readonly recent: readonly Entry[];
}

/** Values by name. */
export type ByName<T> = Readonly<Record<string, T>>;

/** All stored statistics. */
export interface Kept {
  readonly format: number;
  readonly games: ByName<Tally>;
  /** The dates of the daily deals that were won, in order, by variant id. */
  readonly days: ByName<readonly string[]>;
}

export type FileFault = 'malformed' | 'future-format' | 'too-large';

/** The version of the format. Increased when the format changes. */
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
    'open?': 'boolean',
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

/** Parses and validates a text. Returns the statistics, or the fault of the text. */
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
