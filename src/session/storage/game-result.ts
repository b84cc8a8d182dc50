// The result of a finished game, compared with the player's other games of the same kind.
import { isScored, rated } from '../../engine/aim.js';
import { gameId, keyOf } from './game-key.js';
import type { Session } from '../session.js';
import type { Statistics } from './statistics.js';

export interface GameResult {
  /** Playing time in whole seconds. */
  readonly seconds: number;
  readonly moves: number;
  /** `undefined` if the game has no score. */
  readonly score: number | undefined;
  /** The number of games won in a row, with this one. */
  readonly streak: number;
  /** The best time of the other games that were won, in seconds; `undefined` if there are none. */
  readonly bestTime: number | undefined;
  /** The best score of the other games; `undefined` if there are none or the game has no score. */
  readonly bestScore: number | undefined;
  /** Whether this game was won faster than every other one. False for the first win. */
  readonly isFastest: boolean;
  /** Whether its score is better than that of every other game. False for the first game. */
  readonly isHighest: boolean;
}

/** The result of the session's game; the statistics may already contain it. */
export function gameResult(session: Session, statistics: Pick<Statistics, 'summary'>): GameResult {
  const { position, game, movesMade } = session;
  const key = keyOf(session);
  const others = statistics.summary(key, gameId(game.toJSON()));
  const { streak } = statistics.summary(key);
  const { description } = game;
  const seconds = Math.floor(session.elapsed);
  const score = isScored(description) ? position.score : undefined;
  const { bestTime } = others;
  const bestScore = score === undefined ? undefined : rated(description, others.bestScore);
  return {
    seconds,
    moves: movesMade,
    score,
    streak,
    bestTime,
    bestScore,
    // without earlier games, nothing is a record
    isFastest: seconds < (bestTime ?? 0),
    isHighest: score !== undefined && rated(description, score) > (others.bestScore ?? Infinity),
  };
}
