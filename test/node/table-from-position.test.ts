// A table built from a position only: it matches the position, or is refused with an error.
import { describe, expect, it } from 'vitest';
import { Game, InvalidSetupError, type Card, type Pile, type Position } from '../../src/engine.js';
import { solve } from '../../src/solver.js';
import { draw, GAMES } from '../support/decks.js';
import { anyMove, randomFrom } from '../support/games.js';
import { fortyThieves } from '../support/custom-games.js';
import { described, up } from '../support/described.js';
import { thrownBy } from '../support/thrown.js';

const { position } = Game.deal('klondike', { deal: 4 });

/** The position with one pile changed. */
const having = (id: string, changed: Partial<Pile>): Position => ({
  ...position,
  piles: position.piles.map((pile) => (pile.id === id ? { ...pile, ...changed } : pile)),
});

function fault(wrong: Position): unknown {
  try {
    Game.at(wrong);
  } catch (error) {
    if (error instanceof InvalidSetupError) return { code: error.code, ...error.data };
    throw error;
  }
  return undefined;
}

describe('the table of a position', () => {
  it.each(GAMES)('of %s has the same cards, score and moves at any point of the game', (variant) => {
    const game = Game.deal(variant, { deal: 4 });
    const random = randomFrom(4);
    for (let n = 0; n < 60; n++) {
      const at = Game.at(game.position);
      expect(at.position).toEqual({ ...game.position, moves: 0 });
      expect(at.legalMoves()).toEqual(game.legalMoves());
      expect(['foundation-1', 'foundation-4'].map((id) => at.acceptsAt(id))).toEqual(
        ['foundation-1', 'foundation-4'].map((id) => game.acceptsAt(id)),
      );
      const move = anyMove(game, random);
      if (!move) break;
      game.play(move);
    }
  });

  it('has both cards of a name with two decks', () => {
    const game = Game.deal(fortyThieves, { deal: 4 });
    draw(game, 3);
    expect(Game.at(game.position, fortyThieves).position).toEqual({ ...game.position, moves: 0 });
  });

  it('of two decks may have 104 cards in one pile, and no more', () => {
    const { position: two } = Game.deal(fortyThieves, { deal: 4 });
    const all = two.piles.flatMap(({ cards }) => cards);
    const inStock = (cards: readonly Card[]): Position => ({
      ...two,
      piles: two.piles.map((pile) => ({ ...pile, faceDown: 0, cards: pile.id === 'stock' ? cards : [] })),
    });
    expect(Game.at(inStock(all), fortyThieves).position.piles[0]?.cards).toHaveLength(104);
    const thrown = thrownBy(() => Game.at(inStock([...all, 'AS']), fortyThieves));
    expect(thrown).toMatchObject({ data: { pile: 'stock', cards: 105, most: 104 } });
  });

  it('has the ace as base of empty foundations', () => {
    const foundation = { shows: 'all', takes: { ...up, empty: [{ accepts: 'base' }] } } as const;
    const odd = described({ foundation });
    const empty = Game.deal(odd, { deal: 1 });
    expect(Game.at(empty.position, odd).acceptsAt('foundation')).toEqual(['A']);
  });

  it('has no more face-down cards than cards', () => {
    const { piles } = Game.at(having('tableau-1', { faceDown: 9 })).position;
    expect(piles.find(({ id }) => id === 'tableau-1')?.faceDown).toBe(1);
  });

  it('is refused if a pile is missing, a card is invalid or duplicate, or cards are missing', () => {
    const first = position.piles.find(({ id }) => id === 'tableau-1')?.cards ?? [];
    const second = position.piles.find(({ id }) => id === 'tableau-2')?.cards ?? [];
    const without = position.piles.filter(({ id }) => id !== 'waste');
    expect(fault({ ...position, piles: without })).toEqual({ code: 'bad-position', missing: 'waste' });
    expect(fault(having('tableau-1', { cards: ['1X' as Card] }))).toEqual({
      code: 'bad-position',
      pile: 'tableau-1',
      card: '1X',
    });
    expect(fault(having('tableau-2', { cards: [...second, ...first] }))).toEqual({
      code: 'bad-position',
      pile: 'tableau-2',
      twice: first[0],
    });
    expect(fault(having('tableau-2', { cards: [] }))).toEqual({
      code: 'bad-position',
      cards: 50,
      expected: 52,
    });
  });

  it('is refused if it has more piles than the game, or a pile has more cards than the game', () => {
    const more = { ...position, piles: [...position.piles, ...position.piles.slice(0, 1)] };
    expect(fault(more)).toEqual({ code: 'bad-position', piles: 14, most: 13 });
    expect(fault(having('stock', { cards: Array.from({ length: 53 }, () => 'AS') }))).toEqual({
      code: 'bad-position',
      pile: 'stock',
      cards: 53,
      most: 52,
    });
    const all = position.piles.flatMap(({ cards }) => cards);
    const inStock = position.piles.map((pile) => ({
      ...pile,
      faceDown: 0,
      cards: pile.id === 'stock' ? all : [],
    }));
    expect(Game.at({ ...position, piles: inStock }).position.piles.map(({ cards }) => cards.length)).toEqual([
      52,
      ...Array.from({ length: 12 }, () => 0),
    ]);
  });

  it.each<[string, unknown]>([
    ['is nothing', undefined],
    ['is null', null],
    ['has no piles', { ...position, piles: undefined }],
    ['has a number for piles', { ...position, piles: 7 }],
    ['has null for a pile', { ...position, piles: [null] }],
    ['has text for cards', having('stock', { cards: 'KS' as never })],
    ['has text as the number of face-down cards', having('stock', { faceDown: 'all' as never })],
    ['has a negative number of face-down cards', having('stock', { faceDown: -1 })],
    ['has a fraction as the number of face-down cards', having('stock', { faceDown: 0.5 })],
    ['has no number of redeals', { ...position, redeals: undefined }],
    ['has a negative number of redeals', { ...position, redeals: -1 }],
    ['has a fraction as the number of redeals', { ...position, redeals: 0.5 }],
    ['has a negative number of plays in a row', { ...position, streak: -1 }],
    ['has a fraction as the number of plays in a row', { ...position, streak: 0.5 }],
    ['has NaN as score', { ...position, score: NaN }],
    ['has no score', { ...position, score: undefined }],
    ['has an infinite score', { ...position, score: Infinity }],
    [
      'throws when it is read',
      Object.defineProperty({ ...position }, 'piles', {
        get: () => {
          throw new RangeError('not yours');
        },
      }),
    ],
  ])('is refused if the position %s, by the game and by the solver', (_, wrong) => {
    expect(fault(wrong as Position)).toMatchObject({ code: 'bad-position' });
    expect(() => solve(wrong as Position, { ms: 1 })).toThrow(InvalidSetupError);
  });

  it('may have any score, also fractional or negative', () => {
    for (const score of [-52, 0.5]) expect(Game.at({ ...position, score }).position.score).toBe(score);
  });
});
