// Changes that do not affect a verdict, and changes that do.
import { describe, expect, it } from 'vitest';
import { Game, type Position } from '../../../src/engine.js';
import { amount } from '../../support/amount.js';
import { cardsOf } from '../../support/cards.js';
import { moveOf } from '../../support/decks.js';
import { randomFrom } from '../../support/games.js';
import {
  withPilesExchanged,
  endgame,
  gameAfter,
  solved,
  truthOf,
  positionText,
} from '../../support/solving.js';
import { winVectors } from '../../support/vectors.js';

const SETS = [
  { variant: 'klondike', left: 24 },
  { variant: 'klondike', options: { draw: 1, redeals: 0 }, left: 22 },
  { variant: 'klondike', options: { runs: 'any', takeBack: true }, left: 34 },
  { variant: 'demon', left: 24 },
  { variant: 'demon', options: { runs: 'any' }, left: 24 },
  { variant: 'over-under', left: 13 },
  { variant: 'reno', left: 20 },
] as const;

const SEEDS = amount(6, 12);
const ENDGAMES = SETS.flatMap((set) =>
  Array.from({ length: SEEDS }, (_, seed) => endgame(set, set.left, randomFrom(seed))),
);

it.each(SETS.map((set, i) => [JSON.stringify(set), i] as const))(
  'the verdict does not depend on the order of columns and foundations: %s',
  (_name, i) => {
    for (const position of ENDGAMES.slice(SEEDS * i, SEEDS * i + SEEDS)) {
      const { verdict } = solved(position);
      const changed = withPilesExchanged(position, randomFrom(i));
      expect(changed.piles, 'the position is unchanged').not.toEqual(position.piles);
      expect(solved(changed).verdict, positionText(position)).toBe(verdict);
    }
  },
);

describe('along a winning line', () => {
  /** The positions before each move of the line, and after the last. */
  const along = (position: Position): Position[] => {
    const { line = [] } = solved(position);
    return [0, ...line.map((_, i) => i + 1)].map((n) => gameAfter(position, line.slice(0, n)).position);
  };

  it('each position is winnable, and a losing move is detected', () => {
    let spoilt = 0;
    for (const position of ENDGAMES.filter((_, i) => i % 3 === 0)) {
      const way = along(position);
      const some = way.filter((_, i) => i % 8 === 3);
      for (const at of some) {
        expect(solved(at).verdict, positionText(at)).toBe('winnable');
        for (const move of Game.at(at).legalMoves().slice(0, 4)) {
          const next = gameAfter(at, [move]).position;
          const truth = truthOf(next, undefined, 400);
          if (!truth) continue;
          expect(solved(next).verdict, positionText(next)).toBe(truth.verdict);
          spoilt += Number(truth.verdict === 'unwinnable');
        }
      }
    }
    expect(spoilt).toBeGreaterThan(1);
  });

  it.each(
    winVectors().map(
      (win, i) => [`${win.variant} ${String(i)} ${JSON.stringify(win.options)}`, win] as const,
    ),
  )('no position of a won game is reported as unwinnable: %s', (_name, { variant, options, deck, line }) => {
    const game = Game.deal(variant, { deck: cardsOf(deck), options });
    const moves = line.map(moveOf);
    moves.forEach((move, i) => {
      const rest = moves.length - i;
      if (i % amount(18, 9) === 0 || rest < 12) {
        const { verdict } = solved(game.position, undefined, { states: 4000 });
        expect(verdict, positionText(game.position)).not.toBe('unwinnable');
        if (rest < 12) expect(verdict, positionText(game.position)).toBe('winnable');
      }
      game.play(move);
    });
    expect(solved(game.position)).toMatchObject({ verdict: 'winnable', aim: 'winnable', line: [] });
  });
});
