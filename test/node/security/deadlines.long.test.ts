// No accepted description blocks the page: each call has a limit of work. The work is counted, so the limits are the
// same on every machine.
import { describe, expect, it, vi } from 'vitest';
import { Game, writeMove, type Variant } from '../../../src/engine.js';
import { outlookOf } from '../../../src/engine/game-status.js';
import { tableOf } from '../../../src/engine/game.js';
import { MOST_EFFORT } from '../../../src/engine/limits.js';
import { automaticMove, FINISH_EFFORT, finishingMoves } from '../../../src/session/autoplay.js';
import { CHAIN_EFFORT } from '../../../src/session/hint-chains.js';
import { hintsFor } from '../../../src/session/hints.js';
import { HINT_EFFORT } from '../../../src/session/look-ahead.js';
import { anyMove, GAME_SETS, randomFrom } from '../../support/games.js';
import { HEAVY } from '../../support/heavy-games.js';
import { startSession, followUp } from '../../support/sessions.js';

/** The maximum work of one more step after the limit is reached: the list of the moves of a table. */
const STEP = 300_000;
/** The maximum number of cards on a table, and so of automatic moves. */
const CARDS = 104;

const named = (id: string): Variant => HEAVY.find((game) => game.id === id) as Variant;
const spentOn = (work: (effort: { spent: number }) => unknown): number => {
  const effort = { spent: 0 };
  work(effort);
  return effort.spent;
};

/** Descriptions that are known to be heavy, each with a game after some moves. */
function* games(moves: number): Generator<Game> {
  for (const [index, variant] of HEAVY.entries()) {
    const random = randomFrom(index);
    const game = Game.deal(variant, { deal: 1 + index });
    for (let n = 0; n <= moves; n++) {
      yield game;
      const move = anyMove(game, random);
      if (!move) break;
      game.play(move);
    }
  }
}

describe('the work of a call has a limit', () => {
  it('for a hint, for auto-finish, and for whether a game is lost', { timeout: 120_000 }, () => {
    let most = 0;
    for (const game of games(4)) {
      const hint = spentOn((effort) => hintsFor(game, undefined, effort));
      most = Math.max(most, hint);
      expect(hint).toBeLessThan(Math.max(HINT_EFFORT, CHAIN_EFFORT) + STEP);
      expect(spentOn((effort) => finishingMoves(game, effort))).toBeLessThan(FINISH_EFFORT + STEP);
      expect(spentOn((effort) => outlookOf(tableOf(game), effort))).toBeLessThan(2_000_000);
    }
    // this limit is reached: without it some of these hints take minutes
    expect(most).toBeGreaterThan(HINT_EFFORT);
  });

  it('far above the needs of the five built-in games', { timeout: 120_000 }, () => {
    const random = randomFrom(3);
    for (const [i, { variant, options }] of GAME_SETS.entries()) {
      const game = Game.deal(variant, { deal: 1000 + i, options });
      for (let n = 0; n < 60; n++) {
        let [hint] = hintsFor(game);
        expect(spentOn((effort) => ([hint] = hintsFor(game, undefined, effort)))).toBeLessThan(
          HINT_EFFORT / 3,
        );
        expect(spentOn((effort) => finishingMoves(game, effort))).toBeLessThan(FINISH_EFFORT / 3);
        expect(spentOn((effort) => outlookOf(tableOf(game), effort))).toBeLessThan(MOST_EFFORT / 100);
        const move = hint?.move ?? anyMove(game, random);
        if (!move) break;
        game.play(move);
      }
    }
  });

  it('a random deal of a game that is always lost is tried a few times, not a hundred', () => {
    const tries = vi.spyOn(crypto, 'getRandomValues');
    const { status } = Game.deal(named('long-stock-discard'));
    expect(status).toBe('lost');
    expect(tries.mock.calls.length).toBeLessThan(50);
    tries.mockRestore();
  });
});

describe('automatic moves end', () => {
  it.each(HEAVY.map((game) => [game.id, game] as const))('%s', (_, variant) => {
    const { session } = startSession(variant, { deal: 5 });
    expect(followUp(session, 'always')).toBeLessThanOrEqual(CARDS);
    expect(session.autoFinishMoves?.length ?? 0).toBeLessThan(10_000);
  });

  it('a card that returns from a foundation automatically is not played there automatically', () => {
    const game = Game.deal(named('home-and-back'), { deal: 5 });
    expect(game.legalMoves().map(writeMove)).toContain('tableau-1>foundation:1');
    expect(automaticMove(game, 'always', new Set())).toBeUndefined();
  });

  it('the moves of auto-finish are computed once: each move leaves the rest of them', () => {
    const { session } = startSession(named('all-home'), { deal: 5 });
    const { autoFinishMoves: finishing = [] } = session;
    expect(finishing.length).toBeGreaterThan(50);
    for (const [made, move] of finishing.entries()) {
      expect(session.autoFinishMoves).toEqual(finishing.slice(made));
      if (made % 10 === 0) expect(finishingMoves(session.game)).toEqual(finishing.slice(made));
      session.play(move);
    }
    expect(session.position.status).toBe('won');
    expect(session.autoFinishMoves).toBeUndefined();
  });
});
