// Klondike, rule by rule.
import { describe, expect, it } from 'vitest';
import { CARDS, Game } from '../../../src/engine.js';
import { cardsOf } from '../../support/cards.js';
import { cards, dealt, draw, explain, faceUp, pile, play, plays, refused } from '../../support/decks.js';
import { winVectors } from '../../support/vectors.js';

const klondike = (wanted: Record<string, string>, options = {}, rest = ''): Game =>
  dealt('klondike', wanted, options, rest);
const score = (game: Game): number => game.position.score;

/** Spades come out of the stock in order, the ace of hearts is alone in column 1. */
const spades = (options: object): Game =>
  klondike({ 'tableau-1': 'AH', stock: 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS' }, { draw: 1, ...options });

describe('Klondike', () => {
  it('KLON-1 deals 28 cards to 7 columns row by row, the top ones face up, and leaves 24', () => {
    const game = Game.deal('klondike', { deck: CARDS });
    expect(pile(game, 'tableau-1').cards).toEqual([CARDS[0]]);
    expect(pile(game, 'tableau-2').cards).toEqual([CARDS[1], CARDS[7]]);
    expect(pile(game, 'tableau-3').cards).toEqual([CARDS[2], CARDS[8], CARDS[13]]);
    expect(pile(game, 'tableau-7').cards).toEqual([6, 12, 17, 21, 24, 26, 27].map((i) => CARDS[i]));
    expect([1, 2, 3, 4, 5, 6, 7].map((n) => faceUp(game, `tableau-${n}`))).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(pile(game, 'stock').cards).toEqual(CARDS.slice(28).reverse());
    expect(faceUp(game, 'stock')).toBe(0);
  });

  it('KLON-2 draws 3 cards one after the other, so that the third is on top, fewer if fewer are left', () => {
    const game = klondike({ stock: '5H 4H 3H 2H' });
    expect(play(game, 'draw')).toEqual([
      { kind: 'drawn', from: 'stock', to: 'waste', cards: ['2H', '3H', '4H'] },
    ]);
    expect(cards(game, 'waste')).toBe('2H 3H 4H');
    // 24 cards are drawn by threes; after one is played there are 23, and the eighth draw turns two.
    const short = klondike({ stock: 'AS 2S 3S' });
    play(short, 'draw', 'waste>foundation-1');
    draw(short, 7);
    play(short, 'redeal');
    draw(short, 7);
    expect(pile(short, 'stock').cards).toHaveLength(2);
    draw(short);
    expect(pile(short, 'waste').cards).toHaveLength(23);
  });

  it("KLON-2 has only the waste's top card available", () => {
    const game = klondike({ stock: '4H 2H AS' });
    draw(game);
    expect(cards(game, 'waste')).toBe('AS 2H 4H');
    expect(refused(game, 'waste>foundation-1')).toBe('foundation-starts-with');
    expect(refused(game, 'waste>foundation-1:3')).toBe('one-at-a-time');
    expect(refused(game, 'waste>tableau-1:2')).toBe('top-card-only');
  });

  it('KLON-2 option draw: 1 draws one card at a time', () => {
    const game = klondike({ stock: '3H 2H' }, { draw: 1 });
    draw(game);
    expect(cards(game, 'waste')).toBe('2H');
  });

  it('KLON-3 turns the waste over to become the stock, in the same order as before', () => {
    const game = Game.deal('klondike', { deck: CARDS });
    const before = pile(game, 'stock');
    draw(game, 8);
    expect(play(game, 'redeal')).toEqual([{ kind: 'redealt', redeal: 1 }]);
    expect(pile(game, 'stock')).toEqual(before);
    expect(pile(game, 'waste').cards).toEqual([]);
  });

  it('KLON-3 redeals only when the stock is empty, without limit', () => {
    const game = Game.deal('klondike', { deck: CARDS, options: { draw: 3 } });
    for (let n = 1; n <= 20; n++) {
      expect(refused(game, 'redeal')).toBe('waste-empty');
      draw(game, 7);
      expect(explain(game, 'redeal')).toEqual({ code: 'stock-not-empty', left: 3 });
      play(game, 'draw', 'redeal');
      expect(game.position.redeals).toBe(n);
    }
  });

  it.each([0, 1, 2])('KLON-3 option redeals: %i is the number of redeals', (limit) => {
    const game = Game.deal('klondike', { deck: CARDS, options: { redeals: limit } });
    for (let n = 0; n < limit; n++) {
      draw(game, 8);
      play(game, 'redeal');
    }
    draw(game, 8);
    expect(explain(game, 'redeal')).toEqual({ code: 'redeals-used', limit });
    game.undo();
    expect(game.position.redeals).toBe(limit);
  });

  it('KLON-4 builds down in alternating colours', () => {
    const game = klondike({ 'tableau-1': '9S', 'tableau-2': '8H', 'tableau-3': '8C', 'tableau-4': '7H' });
    expect(refused(game, 'tableau-2>tableau-1')).toBeUndefined();
    expect(explain(game, 'tableau-3>tableau-1')).toEqual({
      code: 'wrong-colour',
      card: '8C',
      onto: '9S',
      needs: { ranks: ['9'], colour: 'red' },
    });
    expect(explain(game, 'tableau-4>tableau-1')).toMatchObject({
      code: 'wrong-rank',
      card: '7H',
      onto: '9S',
    });
  });

  /** Column 1 holds the run 9H 8S; a black ten and a red nine are available. */
  const run = (runs: 'whole' | 'any'): Game => {
    const wanted = { 'tableau-1': '9H', 'tableau-2': '8S', 'tableau-3': '9D', 'tableau-4': 'TS' };
    const game = klondike(wanted, { runs });
    play(game, 'tableau-2>tableau-1');
    return game;
  };

  it('KLON-4 moves only the whole face-up run of a column', () => {
    const game = run('whole');
    expect(explain(game, 'tableau-1>tableau-3')).toEqual({
      code: 'whole-run-only',
      from: 'tableau-1',
      count: 2,
    });
    play(game, 'tableau-1>tableau-4:2');
    expect(cards(game, 'tableau-4')).toMatch(/TS 9H 8S$/);
    expect(refused(game, 'tableau-4>tableau-3:4')).toBe('face-down');
  });

  it('KLON-4 option runs: any moves any face-up run that ends a column', () => {
    const game = run('any');
    expect(refused(game, 'tableau-1>tableau-4:2')).toBeUndefined();
    play(game, 'tableau-1>tableau-3');
    expect(cards(game, 'tableau-3')).toMatch(/9D 8S$/);
  });

  it('KLON-4 accepts the top card of the waste', () => {
    const game = klondike({ 'tableau-1': '9S', stock: '8H .. ..' });
    play(game, 'draw', 'waste>tableau-1');
    expect(cards(game, 'tableau-1')).toBe('9S 8H');
  });

  it('KLON-5 turns a face-down card that becomes the top of its column face up automatically', () => {
    const game = klondike({ 'tableau-1': '9H', 'tableau-2': 'QC 8S' });
    expect(play(game, 'tableau-2>tableau-1')).toEqual([
      { kind: 'played', from: 'tableau-2', to: 'tableau-1', cards: ['8S'] },
      { kind: 'turned', pile: 'tableau-2', card: 'QC' },
    ]);
    expect(pile(game, 'tableau-2')).toMatchObject({ cards: ['QC'], faceDown: 0 });
    game.undo();
    expect(pile(game, 'tableau-2')).toMatchObject({ cards: ['QC', '8S'], faceDown: 1 });
  });

  it('KLON-6 accepts only a king in an empty column, from the waste or at the head of a run', () => {
    const game = klondike({
      'tableau-1': 'AS',
      'tableau-2': 'AC KH',
      'tableau-3': 'QS',
      stock: 'KD QD .. ..',
    });
    play(game, 'tableau-1>foundation-1');
    expect(refused(game, 'tableau-2>tableau-1')).toBeUndefined();
    expect(explain(game, 'tableau-3>tableau-1')).toEqual({
      code: 'empty-takes-kings-only',
      card: 'QS',
      to: 'tableau-1',
    });
    play(game, 'draw');
    expect(refused(game, 'waste>tableau-1')).toBe('empty-takes-kings-only');
    play(game, 'tableau-3>tableau-2', 'tableau-2>tableau-1:2');
    expect(cards(game, 'tableau-1')).toBe('KH QS');
    play(game, 'tableau-2>foundation-4');
    expect(explain(game, 'tableau-1>tableau-2:2')).toEqual({
      code: 'changes-nothing',
      from: 'tableau-1',
      to: 'tableau-2',
    });
  });

  it('KLON-6 accepts a king from the waste', () => {
    const game = klondike({ 'tableau-1': 'AS', stock: 'KD .. ..' });
    play(game, 'tableau-1>foundation-1', 'draw', 'waste>tableau-1');
    expect(cards(game, 'tableau-1')).toBe('KD');
  });

  it('KLON-7 builds foundations up in suit from ace to king, from the waste or the top of a column', () => {
    const game = klondike(
      { 'tableau-1': '2S', 'tableau-2': '2H', 'tableau-3': '4S', stock: '3S AS' },
      { draw: 1 },
    );
    expect(refused(game, 'tableau-1>foundation-1')).toBe('foundation-starts-with');
    play(game, 'draw', 'waste>foundation-1');
    expect(explain(game, 'tableau-2>foundation-1')).toEqual({
      code: 'wrong-suit',
      card: '2H',
      onto: 'AS',
      needs: { ranks: ['A'], suit: 'H' },
    });
    expect(refused(game, 'tableau-3>foundation-1')).toBe('wrong-rank');
    play(game, 'tableau-1>foundation-1', 'draw', 'waste>foundation-1', 'tableau-3>foundation-1');
    expect(cards(game, 'foundation-1')).toBe('AS 2S 3S 4S');
    expect(refused(game, 'foundation-1>tableau-1')).toBe('stays-on-foundation');
  });

  it("KLON-7 option takeBack: a foundation's top card may return to the tableau, a king to an empty column too", () => {
    const game = spades({ takeBack: true });
    play(game, 'tableau-1>foundation-2');
    for (let n = 0; n < 13; n++) play(game, 'draw', 'waste>foundation-1');
    expect(refused(game, 'foundation-1>foundation-3')).toBe('not-from-there');
    expect(refused(game, 'foundation-2>tableau-1')).toBe('empty-takes-kings-only');
    expect(refused(game, 'foundation-1>tableau-1:2')).toBe('top-card-only');
    play(game, 'foundation-1>tableau-1');
    expect(cards(game, 'tableau-1')).toBe('KS');
    expect(cards(game, 'foundation-1')).toMatch(/QS$/);
  });

  it('KLON-7 a take-back counts as a play, so the game is not lost', () => {
    let onlyTakeBacks = 0;
    for (let deal = 1; deal <= 60; deal++) {
      const game = Game.deal('klondike', { deal });
      const back = Game.deal('klondike', { deal, options: { takeBack: true } });
      for (let moves = 0; moves < 200 && game.status === 'playing'; moves++) {
        const move = game.legalMoves()[0];
        if (!move) break;
        game.play(move);
        back.play(move);
      }
      if (game.status !== 'lost' || !plays(back).length) continue;
      onlyTakeBacks++;
      expect(plays(back).every((text) => text.startsWith('foundation'))).toBe(true);
      expect(back.status).toBe('playing');
    }
    expect(onlyTakeBacks).toBeGreaterThan(0);
  });

  it('KLON-8 is won with all 52 on the foundations', () => {
    const [win] = winVectors().filter(({ variant }) => variant === 'klondike');
    const game = Game.deal('klondike', { deck: cardsOf(win?.deck ?? ''), options: win?.options ?? {} });
    play(game, ...(win?.line.slice(0, -1) ?? []));
    expect(game.status).toBe('playing');
    play(game, win?.line.at(-1) ?? '');
    expect(game.status).toBe('won');
    expect([1, 2, 3, 4].map((n) => pile(game, `foundation-${n}`).cards.length)).toEqual([13, 13, 13, 13]);
    game.undo();
    expect(game.status).toBe('playing');
  });

  it('KLON-9 standard: waste to tableau +5, a card turned up +5, to a foundation +10', () => {
    const game = klondike({
      'tableau-1': '9S',
      'tableau-2': '.. AS',
      'tableau-3': '.. 7S',
      stock: 'AC 8H .. ..',
    });
    expect(game.position).toMatchObject({ score: 0, stake: 0, net: 0 });
    draw(game);
    expect(score(game)).toBe(0);
    play(game, 'waste>tableau-1');
    expect(score(game)).toBe(5);
    play(game, 'tableau-2>foundation-1'); // 10, and 5 for the card turned up
    expect(score(game)).toBe(20);
    play(game, 'tableau-3>tableau-1'); // only the card turned up scores, not the move between columns
    expect(score(game)).toBe(25);
    const waste = klondike({ stock: 'AC .. ..' });
    play(waste, 'draw', 'waste>foundation-1');
    expect(score(waste)).toBe(10);
    expect(waste.position.net).toBe(10);
  });

  it('KLON-9 standard: foundation to tableau −15, never below 0', () => {
    const game = klondike({ 'tableau-1': '2H', 'tableau-2': '2D', 'tableau-3': 'AS' }, { takeBack: true });
    play(game, 'tableau-3>foundation-1');
    expect(score(game)).toBe(15);
    play(game, 'foundation-1>tableau-1');
    expect(score(game)).toBe(0);
    play(game, 'tableau-1>foundation-1');
    expect(score(game)).toBe(10);
    play(game, 'foundation-1>tableau-2');
    expect(score(game)).toBe(0);
    game.undo();
    expect(score(game)).toBe(10);
  });

  it('KLON-9 standard, draw 1: each redeal −100', () => {
    const game = spades({});
    for (let n = 0; n < 12; n++) play(game, 'draw', 'waste>foundation-1');
    expect(score(game)).toBe(120);
    draw(game, 12);
    play(game, 'redeal');
    expect(score(game)).toBe(20);
    draw(game, 12);
    play(game, 'redeal');
    expect(score(game)).toBe(0);
  });

  it('KLON-9 standard, draw 3: the fourth redeal and each later one −20', () => {
    const game = klondike({ 'tableau-1': 'AS', 'tableau-2': 'AC', 'tableau-3': 'AD', 'tableau-4': 'AH' });
    play(game, ...[1, 2, 3, 4].map((n) => `tableau-${n}>foundation-${n}`));
    expect(score(game)).toBe(55);
    const after = [1, 2, 3, 4, 5, 6, 7].map(() => {
      draw(game, 8);
      play(game, 'redeal');
      return score(game);
    });
    expect(after).toEqual([55, 55, 55, 35, 15, 0, 0]);
  });

  it.each([{ draw: 1 }, { draw: 3 }])(
    'KLON-9 vegas: stake 52, 5 for each card on a foundation, a take-back costs 5, redeals nothing: %o',
    (options) => {
      const wanted = { 'tableau-1': '2H', 'tableau-2': 'AS', 'tableau-3': '3S', stock: 'AC .. ..' };
      const game = klondike(wanted, { ...options, scoring: 'vegas', takeBack: true });
      expect(game.position).toMatchObject({ score: 0, stake: 52, net: -52 });
      play(game, 'tableau-2>foundation-1'); // the card it turns up does not score
      expect(game.position).toMatchObject({ score: 5, net: -47 });
      play(game, 'foundation-1>tableau-1');
      expect(game.position).toMatchObject({ score: 0, net: -52 });
      play(game, 'tableau-1>foundation-1', 'tableau-1>tableau-3');
      expect(score(game)).toBe(5);
      for (let n = 0; n < 5; n++) {
        while (!refused(game, 'draw')) draw(game);
        play(game, 'redeal');
      }
      expect(score(game)).toBe(5);
    },
  );

  it.each([{ draw: 1 }, { draw: 3 }])('KLON-9 none: always 0: %o', (options) => {
    const game = klondike({ 'tableau-1': '2S', 'tableau-2': 'AS' }, { ...options, scoring: 'none' });
    play(game, 'tableau-2>foundation-1', 'tableau-1>foundation-1');
    while (!refused(game, 'draw')) draw(game);
    play(game, 'redeal');
    expect(game.position).toMatchObject({ score: 0, stake: 0, net: 0 });
  });
});
