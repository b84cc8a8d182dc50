// Over-Under, rule by rule.
import { describe, expect, it } from 'vitest';
import { CARDS, Game, RANKS } from '../../../src/engine.js';
import { cardsOf } from '../../support/cards.js';
import { cards, dealt, draw, explain, faceUp, legal, pile, play, refused } from '../../support/decks.js';
import { winVectors } from '../../support/vectors.js';

const overUnder = (wanted: Record<string, string>): Game => dealt('over-under', wanted);

describe('Over-Under', () => {
  it('OVER-1 deals 35 cards face up to 7 columns row by row, the next to the discard pile, and leaves 16', () => {
    const game = Game.deal('over-under', { deck: CARDS });
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      expect(pile(game, `tableau-${n}`).cards).toEqual([0, 7, 14, 21, 28].map((i) => CARDS[i + n - 1]));
      expect(faceUp(game, `tableau-${n}`)).toBe(5);
    }
    expect(pile(game, 'discard').cards).toEqual([CARDS[35]]);
    expect(pile(game, 'stock').cards).toEqual(CARDS.slice(36).reverse());
    expect(faceUp(game, 'stock')).toBe(0);
    expect(game.position.piles.some(({ kind }) => kind === 'foundation')).toBe(false);
  });

  it('OVER-2 plays the top card of a column one rank higher or lower than the discard pile, of any suit', () => {
    const game = overUnder({
      discard: '7H',
      'tableau-1': '6H',
      'tableau-2': '8S',
      'tableau-3': '7C',
      'tableau-4': '9H',
      'tableau-5': 'AC',
      'tableau-6': 'AD',
      'tableau-7': 'TC',
    });
    expect(legal(game)).toEqual(['tableau-1>discard', 'tableau-2>discard', 'draw']);
    expect(explain(game, 'tableau-4>discard')).toEqual({
      code: 'wrong-rank',
      card: '9H',
      onto: '7H',
      needs: { ranks: ['8', 'T'] },
    });
    expect(refused(game, 'tableau-3>discard')).toBe('wrong-rank');
    expect(refused(game, 'tableau-1>discard:2')).toBe('top-card-only');
    expect(refused(game, 'tableau-1>tableau-2')).toBe('takes-no-cards');
    expect(refused(game, 'discard>tableau-1')).toBe('not-available');
  });

  it('OVER-2 has the ace low and the king high, without wrapping', () => {
    const game = overUnder({ discard: 'AS', 'tableau-1': 'KH', 'tableau-2': '2H', 'tableau-3': 'QH' });
    expect(explain(game, 'tableau-1>discard')).toMatchObject({ code: 'wrong-rank', needs: { ranks: ['Q'] } });
    expect(refused(game, 'tableau-2>discard')).toBeUndefined();
    const queen = overUnder({ discard: 'QS', 'tableau-1': 'KH', 'tableau-2': 'AH' });
    expect(refused(queen, 'tableau-1>discard')).toBeUndefined();
    expect(refused(queen, 'tableau-2>discard')).toBe('wrong-rank');
  });

  it('OVER-3 accepts nothing on a king', () => {
    const game = overUnder({ discard: 'KS', 'tableau-1': 'QH', 'tableau-2': 'AH' });
    expect(explain(game, 'tableau-1>discard')).toEqual({ code: 'nothing-on-a-king', card: 'QH', onto: 'KS' });
    expect(refused(game, 'tableau-2>discard')).toBe('nothing-on-a-king');
    expect(legal(game)).toEqual(['draw']);
  });

  it("OVER-4 turns the stock's next card onto the discard pile, also while a play is possible; no redeal", () => {
    const game = overUnder({ discard: '7H', 'tableau-1': '6H', stock: '9C KD' });
    expect(play(game, 'draw')).toEqual([{ kind: 'drawn', from: 'stock', to: 'discard', cards: ['KD'] }]);
    play(game, 'draw');
    expect(cards(game, 'discard')).toBe('7H KD 9C');
    draw(game, 14);
    expect(refused(game, 'draw')).toBe('stock-empty');
    expect(refused(game, 'redeal')).toBe('no-redeal');
  });

  it('OVER-5 scores the value of each card played from the tableau, ace 1 to king 13; drawn cards nothing', () => {
    const values = RANKS.map((rank, i) => [rank, i + 1] as const);
    for (const [rank, value] of values) {
      const under = CARDS[rank === 'A' ? 1 : value - 2]; // a spade that the discard pile takes
      const game = overUnder({ discard: under ?? '', 'tableau-3': `${rank}H` });
      play(game, 'tableau-3>discard');
      expect(game.position.score, rank).toBe(value);
    }
    const game = overUnder({ discard: '7H' });
    draw(game, 16);
    expect(game.position).toMatchObject({ score: 0, stake: 0, net: 0 });
  });

  it('OVER-6 is won when the tableau is empty, whatever is left in the stock, and OVER-5 adds 5000', () => {
    const wins = winVectors().filter(({ variant }) => variant === 'over-under');
    expect(wins.length).toBeGreaterThan(0);
    for (const win of wins) {
      const game = Game.deal('over-under', { deck: cardsOf(win.deck) });
      const values = game.position.piles
        .filter(({ kind }) => kind === 'tableau')
        .flatMap((column) => column.cards)
        .reduce((sum, card) => sum + 1 + 'A23456789TJQK'.indexOf(card.charAt(0)), 0);
      play(game, ...win.line);
      expect(game.position).toMatchObject({ status: 'won', score: values + 5000 });
      expect(legal(game)).toEqual([]);
      game.undo();
      expect(game.position.score).toBeLessThan(5000);
    }
    const left = wins.map((win) => {
      const game = Game.deal('over-under', { deck: cardsOf(win.deck) });
      play(game, ...win.line);
      return pile(game, 'stock').cards.length;
    });
    expect(Math.max(...left)).toBeGreaterThan(0);
  });
});
