// The engine against a second, independent implementation of the rules: see test/vectors/README.md.
import { describe, expect, it } from 'vitest';
import { Game } from '../../src/engine.js';
import { cardsOf } from '../support/cards.js';
import { GAMES, moveOf } from '../support/decks.js';
import { endVectors, gameVectors, winVectors } from '../support/vectors.js';

/** The number of sequences of n legal moves from here. */
function sequences(game: Game, n: number): number {
  const moves = game.legalMoves();
  if (n === 1) return moves.length;
  return moves.reduce((sum, move) => {
    game.play(move);
    const further = sequences(game, n - 1);
    game.undo();
    return sum + further;
  }, 0);
}

const titled = (options: object, n: number): string => `deal ${n + 1}, options ${JSON.stringify(options)}`;

describe.each(GAMES)('vectors of %s', (variant) => {
  describe.each(gameVectors(variant).map((vector, n) => ({ ...vector, title: titled(vector.options, n) })))(
    '$title',
    ({ options, deck, counts, game: moves, end }) => {
      const deal = (): Game => Game.deal(variant, { deck: cardsOf(deck), options });

      it.each(counts.slice(0, counts.length).map((count, i) => [i + 1, count]))(
        'has, at depth %i, %i lines of play',
        (depth, count) => {
          expect(sequences(deal(), depth)).toBe(count);
        },
      );

      it('has the score and the number of legal moves after each move of a game, and its end', () => {
        const game = deal();
        const seen = moves.map(([move]) => {
          game.play(moveOf(move));
          return [move, game.position.score, game.legalMoves().length];
        });
        expect(seen).toEqual(moves);
        const piles = game.position.piles.map(({ id, cards, faceDown }) => [
          id,
          { cards: cards.join(' '), faceDown },
        ]);
        expect(Object.fromEntries(piles)).toEqual(end.piles);
        expect(game.position.status).toBe(end.status);
      });
    },
  );
});

describe('vectors of won games', () => {
  it.each(winVectors().map((vector, n) => ({ ...vector, title: titled(vector.options, n) })))(
    '$variant, $title',
    ({ variant, options, deck, line, scores }) => {
      const game = Game.deal(variant, { deck: cardsOf(deck), options });
      const seen = line.map((move) => {
        expect(game.status).toBe('playing');
        game.play(moveOf(move));
        return game.position.score;
      });
      expect(seen).toEqual(scores);
      expect(game.position.status).toBe('won');
      expect(game.legalMoves()).toEqual([]);
    },
  );
});

describe('vectors of lost positions', () => {
  it.each(endVectors().map((vector, n) => ({ ...vector, title: `${vector.rule ?? 'lost'}, line ${n + 1}` })))(
    '$variant, $title',
    ({ variant, options, deck, line, plays, status }) => {
      const game = Game.deal(variant, { deck: cardsOf(deck), options });
      for (const move of line) {
        expect(game.status).toBe('playing');
        game.play(moveOf(move));
      }
      expect(game.position.status).toBe(status);
      expect(game.legalMoves().filter(({ kind }) => kind === 'play')).toHaveLength(plays);
    },
  );
});
