// Reno, rule by rule.
import { describe, expect, it } from 'vitest';
import { CARDS, Game } from '../../../src/engine.js';
import { cardsOf } from '../../support/cards.js';
import { cards, dealt, explain, faceUp, legal, pile, play, plays, refused } from '../../support/decks.js';
import { winVectors } from '../../support/vectors.js';

const reno = (wanted: Record<string, string>, rest = ''): Game => dealt('reno', wanted, {}, rest);

describe('Reno', () => {
  it('RENO-1 deals 13 cards to the reserve, the first at its bottom, 1 to each of 4 columns, and leaves 35', () => {
    const game = Game.deal('reno', { deck: CARDS });
    expect(pile(game, 'reserve').cards).toEqual(CARDS.slice(0, 13));
    expect([1, 2, 3, 4].map((n) => cards(game, `tableau-${n}`))).toEqual(CARDS.slice(13, 17));
    expect(pile(game, 'stock').cards).toEqual(CARDS.slice(17).reverse());
    expect(cards(game, 'waste')).toBe('');
    expect([1, 2, 3, 4].map((n) => cards(game, `foundation-${n}`))).toEqual(['', '', '', '']);
  });

  it("RENO-2 has only the reserve's top card face up and available", () => {
    const game = reno({ reserve: 'AS AH' });
    expect(faceUp(game, 'reserve')).toBe(1);
    expect(refused(game, 'reserve>foundation-1:2')).toBe('face-down');
    expect(play(game, 'reserve>foundation-1')).toEqual([
      { kind: 'played', from: 'reserve', to: 'foundation-1', cards: ['AH'] },
      { kind: 'turned', pile: 'reserve', card: 'AS' },
    ]);
    expect(faceUp(game, 'reserve')).toBe(1);
  });

  it('RENO-3 has the tops of stock and waste available together, and turns the next stock card up automatically', () => {
    const game = reno({ stock: '9C AS AH' });
    expect(faceUp(game, 'stock')).toBe(1);
    expect(play(game, 'draw')).toEqual([
      { kind: 'drawn', from: 'stock', to: 'waste', cards: ['AH'] },
      { kind: 'turned', pile: 'stock', card: 'AS' },
    ]);
    expect(legal(game)).toEqual(expect.arrayContaining(['stock>foundation-1', 'waste>foundation-1']));
    expect(play(game, 'stock>foundation-1').at(-1)).toEqual({ kind: 'turned', pile: 'stock', card: '9C' });
    expect(faceUp(game, 'stock')).toBe(1);
    expect(refused(game, 'stock>foundation-2:2')).toBe('face-down');
  });

  it('RENO-4 draws one at a time, the turned card, and never redeals', () => {
    const game = reno({ stock: '3C 2C' });
    play(game, 'draw');
    expect(cards(game, 'waste')).toBe('2C');
    play(game, ...Array<string>(34).fill('draw'));
    expect(cards(game, 'stock')).toBe('');
    expect(refused(game, 'draw')).toBe('stock-empty');
    expect(refused(game, 'redeal')).toBe('no-redeal');
  });

  it("RENO-5 has only the waste's top card available", () => {
    const game = reno({ stock: '2H AS' });
    play(game, 'draw', 'draw');
    expect(cards(game, 'waste')).toBe('AS 2H');
    expect(refused(game, 'waste>foundation-1')).toBe('foundation-starts-with');
    expect(refused(game, 'waste>tableau-1:2')).toBe('top-card-only');
  });

  it('RENO-6 builds down in alternating colours, king highest, nothing on an ace', () => {
    const game = reno({
      'tableau-1': '9S',
      'tableau-2': 'AH',
      'tableau-3': '8H',
      'tableau-4': '7H',
      stock: '8D',
    });
    expect(refused(game, 'stock>tableau-1')).toBeUndefined();
    expect(refused(game, 'tableau-3>tableau-1')).toBeUndefined();
    expect(refused(game, 'tableau-4>tableau-1')).toBe('wrong-rank');
    expect(refused(game, 'tableau-4>tableau-3')).toBe('wrong-colour');
    expect(refused(game, 'tableau-3>tableau-2')).toBe('nothing-on-an-ace');
    expect(refused(reno({ 'tableau-1': 'AS', stock: 'KH' }), 'stock>tableau-1')).toBe('nothing-on-an-ace');
    expect(refused(reno({ 'tableau-1': 'KS', stock: 'AH' }), 'stock>tableau-1')).toBe('wrong-rank');
  });

  it.each(['stock', 'waste', 'reserve', 'tableau-2'])(
    "RENO-6 takes the turned card, the waste's, the reserve's, or another whole column: %s",
    (from) => {
      const game = reno(
        from === 'waste' ? { 'tableau-1': '9S', stock: '.. 8H' } : { 'tableau-1': '9S', [from]: '8H' },
      );
      if (from === 'waste') play(game, 'draw');
      play(game, `${from}>tableau-1`);
      expect(cards(game, 'tableau-1')).toBe('9S 8H');
    },
  );

  it('RENO-7 moves a column only as a whole; its top card alone goes only to a foundation', () => {
    const game = reno({
      'tableau-1': '3S',
      'tableau-2': '2H',
      'tableau-3': '3C',
      'tableau-4': '4D',
      stock: 'AH',
    });
    play(game, 'tableau-2>tableau-1');
    expect(explain(game, 'tableau-1>tableau-3')).toEqual({
      code: 'whole-column-only',
      from: 'tableau-1',
      count: 2,
    });
    expect(refused(game, 'tableau-1>tableau-4:2')).toBeUndefined();
    play(game, 'stock>foundation-1', 'tableau-1>foundation-1');
    expect(cards(game, 'foundation-1')).toBe('AH 2H');
    expect(refused(game, 'tableau-1>foundation-2:2')).toBe('too-few-cards');
  });

  /** Only column 1 is empty. */
  const emptied = (reserve = '5D', stock = 'QC KC KD'): Game => {
    const game = reno({
      'tableau-1': '8H',
      'tableau-2': '9S',
      'tableau-3': '5C',
      'tableau-4': '2C',
      reserve,
      stock,
    });
    play(game, 'tableau-1>tableau-2');
    return game;
  };

  it("RENO-8 an empty column is filled by the player with the reserve's top card of any rank, never automatically", () => {
    const game = emptied();
    expect(cards(game, 'tableau-1')).toBe('');
    expect(refused(game, 'reserve>tableau-1')).toBeUndefined();
    play(game, 'reserve>tableau-1');
    expect(cards(game, 'tableau-1')).toBe('5D');
  });

  it('RENO-8 an empty column accepts nothing else while the reserve has cards, not even a king', () => {
    const game = emptied();
    expect(explain(game, 'stock>tableau-1')).toEqual({
      code: 'reserve-first',
      to: 'tableau-1',
      pile: 'reserve',
    });
    play(game, 'draw');
    expect(refused(game, 'waste>tableau-1')).toBe('reserve-first');
    expect(explain(game, 'tableau-3>tableau-1')).toEqual({
      code: 'empty-not-from-there',
      to: 'tableau-1',
      kinds: ['reserve'],
    });
    expect(refused(game, 'tableau-2>tableau-1:2')).toBe('empty-not-from-there');
  });

  it('RENO-8 an empty column accepts, with an empty reserve, only a king from the turned card or the waste', () => {
    // The whole reserve goes to the first foundation: spades from the ace up.
    const game = reno({
      reserve: 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS',
      'tableau-1': '8H',
      'tableau-2': '9C',
      'tableau-3': '5C',
      stock: 'QC KC KD',
    });
    play(game, ...Array<string>(13).fill('reserve>foundation-1'), 'tableau-1>tableau-2');
    expect(cards(game, 'reserve')).toBe('');
    expect(refused(game, 'stock>tableau-1')).toBeUndefined();
    play(game, 'draw');
    expect(refused(game, 'waste>tableau-1')).toBeUndefined();
    play(game, 'draw');
    expect(explain(game, 'stock>tableau-1')).toEqual({
      code: 'empty-takes-kings-only',
      card: 'QC',
      to: 'tableau-1',
    });
    expect(explain(game, 'tableau-3>tableau-1')).toEqual({
      code: 'empty-not-from-there',
      to: 'tableau-1',
      kinds: ['stock', 'waste'],
    });
    expect(game.acceptsAt('tableau-1')).toEqual(['K']);
  });

  it('RENO-9 builds foundations up in suit, ace to king, from the turned card, waste, reserve or a column', () => {
    const game = reno({ reserve: '2S', 'tableau-1': '3S', 'tableau-2': '2H', stock: '3H 4S AS' });
    expect(refused(game, 'reserve>foundation-1')).toBe('foundation-starts-with');
    play(game, 'stock>foundation-3', 'draw');
    expect(refused(game, 'tableau-1>foundation-3')).toBe('wrong-rank');
    expect(refused(game, 'tableau-2>foundation-3')).toBe('wrong-suit');
    play(game, 'reserve>foundation-3', 'tableau-1>foundation-3', 'waste>foundation-3');
    expect(cards(game, 'foundation-3')).toBe('AS 2S 3S 4S');
  });

  it('RENO-9 returns no card from a foundation', () => {
    const game = reno({ 'tableau-1': '2H', stock: 'AS' });
    play(game, 'stock>foundation-1');
    expect(explain(game, 'foundation-1>tableau-1')).toEqual({
      code: 'stays-on-foundation',
      from: 'foundation-1',
      card: 'AS',
    });
  });

  it('RENO-10 pays 5 for each card on a foundation; the stake is 52, and 11 cards recover it', () => {
    const game = reno({ reserve: 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS' });
    expect(game.position).toMatchObject({ score: 0, stake: 52, net: -52 });
    play(game, ...Array<string>(10).fill('reserve>foundation-1'));
    expect(game.position).toMatchObject({ score: 50, stake: 52, net: -2 });
    play(game, 'reserve>foundation-1');
    expect(game.position).toMatchObject({ score: 55, stake: 52, net: 3 });
    expect(game.variant.aim).toEqual({ net: 0 });
  });

  it('RENO-11 is won with all 52 on the foundations', () => {
    const [win] = winVectors().filter(({ variant }) => variant === 'reno');
    const game = Game.deal('reno', { deck: cardsOf(win?.deck ?? '') });
    play(game, ...(win?.line.slice(0, -1) ?? []));
    expect(game.status).toBe('playing');
    play(game, win?.line.at(-1) ?? '');
    expect(game.position).toMatchObject({ status: 'won', score: 260, net: 208 });
    expect(plays(game)).toEqual([]);
  });
});
