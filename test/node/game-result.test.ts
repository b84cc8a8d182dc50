// The result of a finished game: compared with the player's other games of the same kind.
import { describe, expect, it } from 'vitest';
import { defineVariant, variants, type Variant } from '../../src/engine.js';
import { golf } from '../../src/games/all.js';
import { memoryStore } from '../../src/platform/store.js';
import { gameId, keyOf } from '../../src/session/storage/game-key.js';
import { gameResult } from '../../src/session/storage/game-result.js';
import { Statistics, type Result } from '../../src/session/storage/statistics.js';
import type { Session } from '../../src/session/session.js';
import { described } from '../support/described.js';
import { make, nearlyWon, startSession } from '../support/sessions.js';

/** A game of the same kind, won in a minute with 20 moves. */
const other = (id: string, more: Partial<Result> = {}): Result => ({
  id,
  won: true,
  seconds: 60,
  moves: 20,
  score: 0,
  net: 0,
  left: 0,
  ...more,
});

/** The result of a session after other games, which are recorded before it. */
function resultAfter(session: Session, ...others: readonly Result[]) {
  const statistics = new Statistics(memoryStore());
  const key = keyOf(session);
  for (const one of others) statistics.record(key, one);
  const { score, net } = session.position;
  const id = gameId(session.game.toJSON());
  statistics.record(key, other(id, { seconds: Math.floor(session.elapsed), score, net }));
  return gameResult(session, statistics);
}

/** Klondike, won after 45 seconds, without a pause that stops the clock. */
function klondikeWin(): Session {
  const { session, clock, last } = nearlyWon('klondike');
  clock.ms += 45_000;
  make(session, last);
  return session;
}

describe('a win', () => {
  it('has its time in whole seconds, its moves, and its score', () => {
    const session = klondikeWin();
    const { seconds, moves, score, streak } = resultAfter(session);
    expect({ seconds, moves, score, streak }).toEqual({
      seconds: 45,
      moves: session.movesMade,
      score: session.position.score,
      streak: 1,
    });
  });

  it('that is the first one is neither the fastest nor the highest', () => {
    const { bestTime, bestScore, isFastest, isHighest } = resultAfter(klondikeWin());
    expect({ bestTime, bestScore, isFastest, isHighest }).toEqual({
      bestTime: undefined,
      bestScore: undefined,
      isFastest: false,
      isHighest: false,
    });
  });

  it.each([
    [46, true],
    [45, false],
    [44, false],
  ])('after 45 seconds, with another one after %d seconds, is the fastest: %s', (seconds, isFastest) => {
    const result = resultAfter(klondikeWin(), other('a', { seconds }), other('b', { seconds: 200 }));
    expect(result).toMatchObject({ bestTime: seconds, isFastest, streak: 3 });
  });

  it('is not compared with the time of games that were lost', () => {
    const result = resultAfter(klondikeWin(), other('a', { won: false, seconds: 300 }));
    expect(result).toMatchObject({ bestTime: undefined, isFastest: false, streak: 1 });
  });

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('with another game whose score differs by %d has the highest score: %s', (by, isHighest) => {
    const session = klondikeWin();
    const score = session.position.score + by;
    expect(resultAfter(session, other('a', { score }))).toMatchObject({ bestScore: score, isHighest });
  });
});

describe('the score', () => {
  it('is best if it is the lowest, in a game that counts so', () => {
    if (!variants.has('golf')) defineVariant(golf);
    const { session } = startSession('golf', { deal: 1 });
    const strokes = session.position.score;
    expect(strokes).toBe(35);
    // statistics contain the negated score
    const after = (score: number) => resultAfter(session, other('a', { score: -score }));
    expect(after(strokes + 1)).toMatchObject({ score: strokes, bestScore: strokes + 1, isHighest: true });
    expect(after(strokes - 1)).toMatchObject({ bestScore: strokes - 1, isHighest: false });
  });

  it('is absent in a game without points', () => {
    const noPoints: Variant = described({}, { id: 'no-points', score: {} });
    const { session } = startSession(noPoints, { deal: 1 });
    const result = resultAfter(session, other('a', { score: -5 }));
    expect(result).toMatchObject({ score: undefined, bestScore: undefined, isHighest: false });
  });
});
