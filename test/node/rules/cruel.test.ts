// Cruel, rule by rule.
import { describe, expect, it } from 'vitest';
import { CARDS, Game } from '../../../src/engine.js';
import { cardsOf } from '../../support/cards.js';
import { cards, dealt, explain, faceUp, legal, pile, play, plays, refused } from '../../support/decks.js';
import { endVectors, winVectors } from '../../support/vectors.js';

const cruel = (wanted: Record<string, string>): Game => dealt('cruel', wanted);
const columns = (game: Game): string[] =>
  game.position.piles.filter(({ kind }) => kind === 'tableau').map((column) => column.cards.join(' '));

describe('Cruel', () => {
  it('CRUEL-1 starts the foundations with the aces: spades, hearts, diamonds, clubs', () => {
    const game = Game.deal('cruel', { deck: CARDS.toReversed() });
    expect([1, 2, 3, 4].map((n) => cards(game, `foundation-${n}`))).toEqual(['AS', 'AH', 'AD', 'AC']);
  });

  it('CRUEL-1 deals the other 48 in deck order to 12 columns, four at a time, all face up; no stock, no waste', () => {
    const game = Game.deal('cruel', { deck: CARDS });
    const others = CARDS.filter((card) => !card.startsWith('A'));
    expect(columns(game)).toEqual(
      Array.from({ length: 12 }, (_, i) => others.slice(4 * i, 4 * i + 4).join(' ')),
    );
    expect([1, 12].map((n) => faceUp(game, `tableau-${n}`))).toEqual([4, 4]);
    expect(cards(game, 'stock')).toBe('');
    expect(game.position.piles.some(({ kind }) => kind === 'waste')).toBe(false);
    expect(refused(game, 'draw')).toBe('no-draw');
  });

  it('CRUEL-2 plays only the top card of a column: to its foundation, or one lower on the same suit', () => {
    const game = cruel({ 'tableau-1': '9S 2S', 'tableau-2': '3S', 'tableau-3': '4S', 'tableau-4': '3H' });
    expect(refused(game, 'tableau-1>tableau-2')).toBeUndefined();
    expect(refused(game, 'tableau-2>tableau-3')).toBeUndefined();
    expect(explain(game, 'tableau-4>tableau-3')).toMatchObject({
      code: 'wrong-suit',
      card: '3H',
      onto: '4S',
    });
    expect(refused(game, 'tableau-1>tableau-3')).toBe('wrong-rank');
    expect(refused(game, 'tableau-1>foundation-2')).toBe('wrong-suit');
    expect(refused(game, 'tableau-2>foundation-1')).toBe('wrong-rank');
    play(game, 'tableau-1>tableau-2');
    expect(refused(game, 'tableau-2>tableau-3:2')).toBe('top-card-only');
    play(game, 'tableau-2>foundation-1', 'tableau-2>foundation-1', 'tableau-3>foundation-1');
    expect(cards(game, 'foundation-1')).toBe('AS 2S 3S 4S');
    expect(refused(game, 'foundation-1>tableau-1')).toBe('stays-on-foundation');
  });

  /** Column 1 goes to the foundations: 2S, then 3S 4S 5S. */
  const emptied = (): Game => {
    const game = cruel({ 'tableau-1': '5S 4S 3S 2S' });
    play(game, ...Array<string>(4).fill('tableau-1>foundation-1'));
    return game;
  };

  it('CRUEL-3 accepts nothing in an empty column until a redeal', () => {
    const game = emptied();
    expect(explain(game, 'tableau-2>tableau-1')).toEqual({ code: 'empty-takes-nothing', to: 'tableau-1' });
    const king = cruel({ 'tableau-1': '5S 4S 3S 2S', 'tableau-2': 'KS' });
    play(king, ...Array<string>(4).fill('tableau-1>foundation-1'));
    expect(refused(king, 'tableau-2>tableau-1')).toBe('empty-takes-nothing');
    play(game, 'redeal');
    expect(pile(game, 'tableau-1').cards).toHaveLength(4);
  });

  it("CRUEL-4 gathers column 1's bottom card first, and deals four at a time; later columns may be empty", () => {
    const game = cruel({ 'tableau-1': '2H 6D', 'tableau-3': '2S', 'tableau-7': '3S' });
    play(game, 'tableau-3>foundation-1', 'tableau-7>foundation-1');
    const gathered = columns(game).join(' ').split(' ');
    expect(play(game, 'redeal')).toEqual([{ kind: 'redealt', redeal: 1 }]);
    expect(columns(game)).toEqual(
      Array.from({ length: 12 }, (_, i) => gathered.slice(4 * i, 4 * i + 4).join(' ')),
    );
    expect(pile(game, 'tableau-12').cards).toHaveLength(2);
    const later = emptied();
    play(later, 'redeal');
    expect(cards(later, 'tableau-12')).toBe('');
  });

  it('CRUEL-4 redeals at any time, without limit, unless the redeal would leave every column unchanged', () => {
    const game = cruel({
      'tableau-1': '2S',
      'tableau-2': '3S 4S .. ..',
      'tableau-3': '6H',
      'tableau-4': '5H',
    });
    expect(explain(game, 'redeal')).toEqual({ code: 'redeal-changes-nothing' });
    expect(legal(game)).not.toContain('redeal');
    for (const n of [1, 2, 3]) {
      const from = game.position.piles.find(({ id }) => !refused(game, `${id}>foundation-1`))?.id;
      play(game, `${from ?? ''}>foundation-1`);
      if (n === 1) expect(plays(game)).not.toEqual([]);
      play(game, 'redeal');
      expect(game.position.redeals).toBe(n);
      expect(refused(game, 'redeal')).toBe('redeal-changes-nothing');
    }
  });

  const deadEnds = endVectors().filter(({ rule }) => rule === 'CRUEL-5');

  it.each(deadEnds.map((vector, i) => ({ ...vector, title: i + 1 })))(
    'CRUEL-5 is lost when the one play only puts the last single card where the redeal took it from, line $title',
    ({ deck, line }) => {
      const game = Game.deal('cruel', { deck: cardsOf(deck) });
      play(game, ...line.slice(0, -1));
      expect(game.status).toBe('playing');
      play(game, line.at(-1) ?? '');
      expect(game.status).toBe('lost');
      expect(refused(game, 'redeal')).toBe('redeal-changes-nothing');
      const full = columns(game).filter((column) => column !== '');
      expect(full.at(-1)).toHaveLength(2);
      expect(plays(game)).toEqual([`tableau-${full.length}>tableau-${full.length - 1}`]);
      // It is still legal, and only the redeal is left after it.
      play(game, plays(game)[0] ?? '');
      expect(legal(game)).toEqual(['redeal']);
      expect(game.status).toBe('lost');
    },
  );

  it.each([
    [135, 'tableau-12>tableau-11', 'from the last column, but not its single card'],
    [292, 'tableau-2>tableau-11', 'from another column'],
  ])('CRUEL-5 is not lost while another play is left: deal %i, %s, %s', (deal, only) => {
    const game = Game.deal('cruel', { deal });
    expect(plays(game)).toEqual([only]);
    expect(refused(game, 'redeal')).toBe('redeal-changes-nothing');
    expect(game.status).toBe('playing');
  });

  it('CRUEL-5 has vectors', () => {
    expect(deadEnds.length).toBeGreaterThan(0);
  });

  it('CRUEL-6 scores 1 for each card placed on a foundation by the player', () => {
    const game = emptied();
    expect(game.position).toMatchObject({ score: 4, stake: 0, net: 4 });
    play(game, 'redeal');
    expect(game.position.score).toBe(4);
    expect(Game.deal('cruel', { deck: CARDS }).position.score).toBe(0);
  });

  it('CRUEL-7 is won with all 52 on the foundations, at most 48 of them by the player', () => {
    const [win] = winVectors().filter(({ variant }) => variant === 'cruel');
    const game = Game.deal('cruel', { deck: cardsOf(win?.deck ?? '') });
    play(game, ...(win?.line.slice(0, -1) ?? []));
    expect(game.status).toBe('playing');
    play(game, win?.line.at(-1) ?? '');
    expect(game.position).toMatchObject({ status: 'won', score: 48 });
  });
});
