// What piles, cards and empty spots are called, and what a spot shows: what it takes, and what a redeal costs.
import { describe, expect, it } from 'vitest';
import { Game, RANKS, type Pile } from '../../src/engine.js';
import { cardLabel, pileLabel, placeLabel, placeSign } from '../../src/text/pile-labels.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { en } from '../../src/locales/en.js';
import { deckFor, draw } from '../support/decks.js';
import { tags, textsOf } from '../support/texts.js';
import { described, down } from '../support/described.js';

const formatter = new MessageFormatter(en, 'en');
const pileOf = ({ position }: Game, id: string): Pile =>
  position.piles.find((pile) => pile.id === id) as Pile;
const spot = (game: Game, id: string): [label: string, sign: string] => [
  placeLabel(pileOf(game, id), game, formatter),
  placeSign(pileOf(game, id), game),
];
const dealt = (variant: string, options = {}): Game => Game.deal(variant, { deal: 42, options });
const turned = (options: Record<string, unknown>, redeals = 0): Game => {
  const game = dealt('klondike', options);
  draw(game, 24);
  for (let n = 0; n < redeals; n++) {
    game.play({ kind: 'redeal' });
    draw(game, 24);
  }
  return game;
};

describe('a pile', () => {
  const klondike = dealt('klondike');

  it('with an open fan is called by its number, and by how many cards lie face down in it', () => {
    expect(pileLabel(pileOf(klondike, 'tableau-1'), 'down', formatter)).toBe('Column 1');
    expect(pileLabel(pileOf(klondike, 'tableau-3'), 'down', formatter)).toBe('Column 3, 2 face down');
  });

  it('of which not all is seen is called by how many cards it has', () => {
    expect(pileLabel(pileOf(klondike, 'stock'), 'none', formatter)).toBe('Stock, 24 cards');
    expect(pileLabel(pileOf(klondike, 'tableau-1'), 'right', formatter)).toBe('Column 1, 1 card');
  });

  it('can have another name in a game: the reserve of Demon is the Demon, in every language', () => {
    const demon = dealt('demon');
    const named = formatter.forGame(demon.variant);
    expect(pileLabel(pileOf(demon, 'reserve'), 'none', named)).toBe('The Demon, 13 cards');
    expect(named.form(en.moved, { card: '5C', pile: 'reserve' })).toBe('5 of clubs to the Demon.');
    expect(named.option('reserve')).toBe('Cards in the Demon');
    expect(named.texts.hintWhy['frees-reserve']).toContain('the Demon');
    expect(formatter.forGame(dealt('reno').variant).pile('reserve')).toBe('reserve');
    for (const tag of tags) {
      const texts = textsOf(tag);
      const other = new MessageFormatter(texts, tag);
      const own = other.forGame(demon.variant);
      for (const form of ['', ...Object.keys(texts.forms)]) {
        const general = other.pile('reserve', form);
        // a form that has no name for the reserve keeps the base form
        expect(own.pile('reserve', form), `${tag}, ${form}`).not.toBe(general);
      }
      expect(own.texts.filled, tag).not.toBe(texts.filled);
    }
  });

  it('without cards is called empty, however it lies', () => {
    for (const fan of ['down', 'right', 'none'] as const)
      expect(pileLabel(pileOf(klondike, 'foundation-1'), fan, formatter)).toBe('Foundation 1, empty');
  });
});

describe('a card', () => {
  const game = Game.deal('klondike', { deck: deckFor('klondike', { 'tableau-3': '.. 9C 5H' }) });
  const called = (id: string, index: number, fan: 'down' | 'right' | 'none'): string =>
    cardLabel(pileOf(game, id), index, fan, game, formatter);

  it('has its place with its name where the cards below it are seen, else its name alone', () => {
    expect(called('tableau-3', 2, 'down')).toBe('5 of hearts, 3 of 3');
    expect(called('tableau-3', 2, 'right')).toBe('5 of hearts');
    expect(called('tableau-3', 2, 'none')).toBe('5 of hearts');
  });

  it('that lies face down is one of so many; on the stock it is what it turns', () => {
    expect(called('tableau-3', 0, 'down')).toBe('2 face-down cards');
    expect(called('stock', 23, 'none')).toBe('Turn 3 cards');
  });

  it('of a stock that is never drawn from turns nothing', () => {
    const odd = Game.deal(described({}), { deal: 1 });
    expect(cardLabel(pileOf(odd, 'stock'), 39, 'none', odd, formatter)).toBe('40 face-down cards');
  });
});

describe('the empty stock of Klondike', () => {
  it('says what a redeal costs, from the first that is not free', () => {
    expect(spot(turned({ draw: 1 }), 'stock')).toEqual(['Turn over the waste, costs 100 points', 'redeal']);
  });

  it('says nothing of a price where there is none', () => {
    expect(spot(turned({ draw: 1, scoring: 'none' }), 'stock')).toEqual(['Turn over the waste', 'redeal']);
  });

  it('alone says it: other empty piles say what they take', () => {
    const game = turned({ draw: 1 });
    expect(spot(game, 'foundation-1')).toEqual([formatter.message('takesRank', { ranks: ['A'] }), 'A*']);
  });

  it('is closed where the game has no redeal at all', () => {
    const game = dealt('over-under');
    draw(game, 16);
    expect(spot(game, 'stock')).toEqual([formatter.message('empty'), 'closed']);
  });

  it('is closed when the redeals are used, or there are none', () => {
    expect(spot(turned({ draw: 1, redeals: 1 }), 'stock')[1]).toBe('redeal');
    expect(spot(turned({ draw: 1, redeals: 1 }, 1), 'stock')).toEqual([formatter.message('empty'), 'closed']);
    expect(spot(turned({ draw: 1, redeals: 0 }), 'stock')).toEqual([formatter.message('empty'), 'closed']);
  });
});

describe('another empty spot', () => {
  it('names the one rank that it takes, and shows it', () => {
    const game = dealt('klondike');
    expect(spot(game, 'foundation-1')).toEqual([formatter.message('takesRank', { ranks: ['A'] }), 'A*']);
    expect(spot(game, 'tableau-1')).toEqual([formatter.message('takesRank', { ranks: ['K'] }), 'K']);
  });

  it('names the base that the deal decided', () => {
    const game = dealt('demon');
    const base = (pileOf(game, 'foundation-1').cards[0] ?? '')[0] ?? '';
    expect(spot(game, 'foundation-2')).toEqual([
      formatter.message('takesRank', { ranks: [base as 'A'] }),
      `${base}*`,
    ]);
  });

  it('that takes whatever comes, or nothing, shows nothing', () => {
    const reno = dealt('reno');
    expect(spot(reno, 'tableau-1')).toEqual(['Empty, takes any card', '']);
    const klondike = dealt('klondike');
    expect(spot(klondike, 'waste')).toEqual([formatter.message('empty'), '']);
  });

  it('that takes all ranks but one names them', () => {
    const [, ...others] = RANKS;
    const empty = others.map((accepts) => ({ accepts }));
    const tableau = { count: 4, shows: 'all', gives: 'top', takes: { ...down, empty } } as const;
    const deal = [{ to: 'tableau', each: [3, 3, 3, 0] }] as const;
    const odd = Game.deal(described({ tableau }, { deal }), { deal: 1 });
    expect(spot(odd, 'tableau-4')).toEqual([formatter.message('takesRank', { ranks: others }), '']);
  });
});
