// Demon, rule by rule.
import { describe, expect, it } from 'vitest';
import { CARDS, Game } from '../../../src/engine.js';
import { cardsOf } from '../../support/cards.js';
import { cards, dealt, draw, explain, faceUp, legal, pile, play, refused } from '../../support/decks.js';
import { winVectors } from '../../support/vectors.js';

const demon = (wanted: Record<string, string>, options = {}, rest = ''): Game =>
  dealt('demon', wanted, options, rest);

describe('Demon', () => {
  it.each([13, 10])(
    'DEMON-1 deals %i cards to the reserve, the next to foundation 1, then 1 to each of 4 columns',
    (reserve) => {
      const game = Game.deal('demon', { deck: CARDS, options: { reserve } });
      expect(pile(game, 'reserve').cards).toEqual(CARDS.slice(0, reserve));
      expect(pile(game, 'foundation-1').cards).toEqual([CARDS[reserve]]);
      expect([2, 3, 4].map((n) => cards(game, `foundation-${n}`))).toEqual(['', '', '']);
      expect([1, 2, 3, 4].map((n) => cards(game, `tableau-${n}`))).toEqual(
        CARDS.slice(reserve + 1, reserve + 5),
      );
      expect(pile(game, 'stock').cards).toEqual(CARDS.slice(reserve + 5).reverse());
      expect(pile(game, 'stock').cards).toHaveLength(reserve === 13 ? 34 : 37);
    },
  );

  it('DEMON-2 starts all four foundations with the rank of the first foundation card', () => {
    const game = demon({ 'foundation-1': '8S', 'tableau-1': '8H', 'tableau-2': 'AH', 'tableau-3': '9C' });
    expect(explain(game, 'tableau-2>foundation-2')).toEqual({
      code: 'foundation-starts-with',
      card: 'AH',
      to: 'foundation-2',
      needs: { ranks: ['8'] },
    });
    expect(legal(game).filter((move) => move.startsWith('tableau-1>foundation'))).toEqual([
      'tableau-1>foundation-2',
      'tableau-1>foundation-3',
      'tableau-1>foundation-4',
    ]);
    // A base card never covers another card of a foundation.
    expect(explain(game, 'tableau-1>foundation-1')).toEqual({
      code: 'wrong-suit',
      card: '8H',
      onto: '8S',
      needs: { ranks: [], suit: 'H' },
    });
  });

  it('DEMON-2 lets the player move a base card to the tableau and build on it', () => {
    const game = demon({ 'foundation-1': '8S', 'tableau-1': '8H', 'tableau-2': '9C', 'tableau-3': '7C' });
    play(game, 'tableau-1>tableau-2', 'tableau-3>tableau-2');
    expect(cards(game, 'tableau-2')).toBe('9C 8H 7C');
  });

  it("DEMON-3 has only the reserve's top card face up and available", () => {
    const game = demon({ reserve: '9H 9S', 'foundation-1': '8S' });
    expect(faceUp(game, 'reserve')).toBe(1);
    expect(refused(game, 'reserve>foundation-1:2')).toBe('face-down');
    expect(play(game, 'reserve>foundation-1').at(-1)).toEqual({
      kind: 'turned',
      pile: 'reserve',
      card: '9H',
    });
  });

  it('DEMON-4 builds foundations up in suit, ace follows king, from waste, reserve or the top of a column', () => {
    const game = demon({ 'foundation-1': 'QS', reserve: 'KS', 'tableau-1': 'AS', stock: '2S .. ..' });
    play(game, 'reserve>foundation-1', 'tableau-1>foundation-1', 'draw', 'waste>foundation-1');
    expect(cards(game, 'foundation-1')).toBe('QS KS AS 2S');
    expect(refused(game, 'foundation-1>tableau-1')).toBe('stays-on-foundation');
  });

  it('DEMON-4 builds a foundation until it holds 13 cards', () => {
    const game = demon({
      reserve: '.. 8S 7S 6S 5S 4S 3S 2S AS KS QS JS TS',
      'foundation-1': '9S',
      'tableau-1': '9H',
      'tableau-2': '9D',
    });
    play(game, ...Array<string>(12).fill('reserve>foundation-1'));
    expect(pile(game, 'foundation-1').cards).toHaveLength(13);
    expect(explain(game, 'tableau-1>foundation-1')).toEqual({ code: 'pile-full', to: 'foundation-1' });
  });

  it('DEMON-5 draws three at a time, fewer if fewer are left, also while moves are possible, and redeals without limit', () => {
    const game = demon({ 'foundation-1': '8S', reserve: '9S', stock: '5H 4H 3H' });
    expect(refused(game, 'reserve>foundation-1')).toBeUndefined();
    play(game, 'draw');
    expect(cards(game, 'waste')).toBe('3H 4H 5H');
    draw(game, 10);
    expect(pile(game, 'stock').cards).toHaveLength(1);
    expect(explain(game, 'redeal')).toEqual({ code: 'stock-not-empty', left: 1 });
    play(game, 'draw');
    const order = pile(game, 'waste').cards;
    for (let n = 1; n <= 5; n++) {
      play(game, 'redeal');
      expect(game.position.redeals).toBe(n);
      expect(pile(game, 'stock').cards).toEqual(order.toReversed());
      draw(game, 12);
    }
  });

  it('DEMON-6 builds down in alternating colours, king follows ace', () => {
    const game = demon({
      'foundation-1': '8S',
      'tableau-1': 'AH',
      'tableau-2': 'KS',
      'tableau-3': 'QD',
      'tableau-4': 'KD',
    });
    expect(explain(game, 'tableau-4>tableau-1')).toEqual({
      code: 'wrong-colour',
      card: 'KD',
      onto: 'AH',
      needs: { ranks: ['A'], colour: 'black' },
    });
    play(game, 'tableau-2>tableau-1');
    expect(refused(game, 'tableau-3>tableau-1')).toBeUndefined();
    expect(refused(game, 'tableau-1>tableau-4:2')).toBe('wrong-colour');
  });

  it.each(['reserve', 'waste', 'tableau-2'])(
    "DEMON-6 takes the waste's top card, the reserve's, or another whole column: %s",
    (from) => {
      const wanted = from === 'waste' ? { stock: '8H .. ..' } : { [from]: '8H' };
      const game = demon({ 'foundation-1': '2S', 'tableau-1': '9S', ...wanted });
      if (from === 'waste') draw(game);
      play(game, `${from}>tableau-1`);
      expect(cards(game, 'tableau-1')).toBe('9S 8H');
    },
  );

  /** Column 1 holds 9S 8H; a red ten and a black nine are available. */
  const run = (options: object): Game => {
    const columns = { 'tableau-1': '9S', 'tableau-2': '8H', 'tableau-3': 'TH', 'tableau-4': '9C' };
    const game = demon({ 'foundation-1': '2S', ...columns }, options);
    play(game, 'tableau-2>tableau-1');
    return game;
  };

  it('DEMON-6 moves whole columns; option runs: any moves any run that ends a column', () => {
    expect(explain(run({}), 'tableau-1>tableau-4')).toEqual({
      code: 'whole-column-only',
      from: 'tableau-1',
      count: 2,
    });
    expect(refused(run({}), 'tableau-1>tableau-3:2')).toBeUndefined();
    expect(refused(run({ runs: 'any' }), 'tableau-1>tableau-4')).toBeUndefined();
    expect(refused(run({ runs: 'any' }), 'tableau-1>tableau-3:2')).toBeUndefined();
    expect(refused(run({ runs: 'any' }), 'tableau-1>tableau-3:3')).toBe('too-few-cards');
  });

  it("DEMON-7 fills an empty column at once and automatically with the reserve's top card", () => {
    const game = demon({ 'foundation-1': '8S', 'tableau-1': '9S', reserve: '9D 3H', stock: 'KD .. ..' });
    expect(play(game, 'tableau-1>foundation-1')).toEqual([
      { kind: 'played', from: 'tableau-1', to: 'foundation-1', cards: ['9S'] },
      { kind: 'filled', from: 'reserve', to: 'tableau-1', card: '3H' },
      { kind: 'turned', pile: 'reserve', card: '9D' },
    ]);
    expect(cards(game, 'tableau-1')).toBe('3H');
    expect(pile(game, 'reserve')).toMatchObject({ faceDown: 11 });
    game.undo();
    expect(cards(game, 'tableau-1')).toBe('9S');
    expect(pile(game, 'reserve').cards).toHaveLength(13);
  });

  it('DEMON-7 with an empty reserve, the player fills columns at any time, only from the waste, with any rank', () => {
    const game = demon({
      reserve: '8H 8S 7S 6S 5S 4S 3S 2S AS KS QS JS TS',
      'foundation-1': '9S',
      'tableau-1': '5H',
      'tableau-2': '4C',
      'tableau-3': '9C',
      stock: '7D .. ..',
    });
    play(game, ...Array<string>(12).fill('reserve>foundation-1'), 'reserve>tableau-3');
    play(game, 'tableau-2>tableau-1');
    expect(cards(game, 'tableau-2')).toBe('');
    play(game, 'draw');
    expect(explain(game, 'tableau-3>tableau-2:2')).toEqual({
      code: 'empty-not-from-there',
      to: 'tableau-2',
      kinds: ['waste'],
    });
    expect(refused(game, 'tableau-4>tableau-2')).toBe('empty-not-from-there');
    play(game, 'waste>tableau-2');
    expect(cards(game, 'tableau-2')).toBe('7D');
  });

  it('DEMON-8 cards: 1 for each card on a foundation, including the first', () => {
    const game = demon({ 'foundation-1': '8S', 'tableau-1': '9S' });
    expect(game.position).toMatchObject({ score: 1, stake: 0, net: 1 });
    play(game, 'tableau-1>foundation-1');
    expect(game.position).toMatchObject({ score: 2, stake: 0, net: 2 });
  });

  it('DEMON-8 vegas: stake 52, 5 for each card on a foundation, including the first', () => {
    const game = demon({ 'foundation-1': '8S', 'tableau-1': '9S' }, { scoring: 'vegas' });
    expect(game.position).toMatchObject({ score: 5, stake: 52, net: -47 });
    play(game, 'tableau-1>foundation-1');
    expect(game.position).toMatchObject({ score: 10, stake: 52, net: -42 });
  });

  it('DEMON-9 is won with all 52 on the foundations', () => {
    const wins = winVectors().filter(({ variant }) => variant === 'demon');
    for (const win of wins) {
      const game = Game.deal('demon', { deck: cardsOf(win.deck), options: win.options });
      play(game, ...win.line.slice(0, -1));
      expect(game.status).toBe('playing');
      play(game, win.line.at(-1) ?? '');
      expect(game.position).toMatchObject({
        status: 'won',
        score: win.options.scoring === 'vegas' ? 260 : 52,
      });
    }
    expect(wins.length).toBeGreaterThan(0);
  });
});
