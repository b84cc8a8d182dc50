// The labels of piles, cards and empty piles, and the symbol of an empty pile: what it accepts, and the cost of a
// redeal.
import { describe, expect, it } from 'vitest';
import { Game, RANKS, type Pile } from '../../src/engine.js';
import { eightOff, pyramid } from '../../src/games/all.js';
import { cardLabel, pileLabel, placeLabel, placeSign } from '../../src/text/pile-labels.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { optionName } from '../../src/text/option-text.js';
import { en } from '../../src/locales/en-all.js';
import { deckFor, draw } from '../support/decks.js';
import { moveOf, setupOf, unpack } from '../support/won-deals.js';
import wonDeals from '../support/won-deals.json' with { type: 'json' };
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

describe('the label of a pile', () => {
  const klondike = dealt('klondike');

  it('with an open fan has its number, and the number of its face-down cards', () => {
    expect(pileLabel(pileOf(klondike, 'tableau-1'), 'down', klondike.description, formatter)).toBe(
      'Column 1',
    );
    expect(pileLabel(pileOf(klondike, 'tableau-3'), 'down', klondike.description, formatter)).toBe(
      'Column 3, 2 face down',
    );
  });

  it('that is partly visible has the number of its cards', () => {
    expect(pileLabel(pileOf(klondike, 'stock'), 'none', klondike.description, formatter)).toBe(
      'Stock, 24 cards',
    );
    expect(pileLabel(pileOf(klondike, 'tableau-1'), 'right', klondike.description, formatter)).toBe(
      'Column 1, 1 card',
    );
  });

  it('for a single card has no number of cards: free cells, and places in a pyramid', () => {
    const eightOffGame = Game.deal(eightOff, { deal: 42 });
    const cells = formatter.forGame(eightOff);
    expect(pileLabel(pileOf(eightOffGame, 'reserve-1'), 'none', eightOff, cells)).toBe('Cell 1');
    expect(pileLabel(pileOf(eightOffGame, 'reserve-8'), 'none', eightOff, cells)).toBe('Cell 8, empty');
    const pyramidGame = Game.deal(pyramid, { deal: 42 });
    const places = formatter.forGame(pyramid);
    expect(pileLabel(pileOf(pyramidGame, 'tableau-3'), 'none', pyramid, places)).toBe('Place 3');
  });

  it('can be set by a game: the reserve of Demon is called the Demon, in every language', () => {
    const demon = dealt('demon');
    const named = formatter.forGame(demon.variant);
    expect(pileLabel(pileOf(demon, 'reserve'), 'none', demon.description, named)).toBe('The Demon, 13 cards');
    expect(named.form(en.moved, { card: '5C', pile: 'reserve' })).toBe('5 of clubs to the Demon.');
    expect(optionName(named, 'reserve')).toBe('Cards in the Demon');
    expect(named.form(en.hintWhy['frees-reserve'], { from: ['reserve'] })).toBe(
      'It frees a card of the Demon.',
    );
    expect(formatter.forGame(dealt('reno').variant).pile('reserve')).toBe('reserve');
    for (const tag of tags) {
      const texts = textsOf(tag);
      const other = new MessageFormatter(texts, tag);
      const own = other.forGame(demon.variant);
      for (const form of ['', ...Object.keys(texts.forms)]) {
        const general = other.pile('reserve', form);
        // a form without a name for the reserve uses the base form
        expect(own.pile('reserve', form), `${tag}, ${form}`).not.toBe(general);
      }
      const values = { card: '5C', from: ['reserve'], pile: 'tableau-1' } as const;
      expect(own.message('filled', values), tag).not.toBe(other.message('filled', values));
    }
  });

  it('without cards says empty, in every layout', () => {
    for (const fan of ['down', 'right', 'none'] as const)
      expect(pileLabel(pileOf(klondike, 'foundation-1'), fan, klondike.description, formatter)).toBe(
        'Foundation 1, empty',
      );
  });
});

describe('the label of a card', () => {
  const game = Game.deal('klondike', { deck: deckFor('klondike', { 'tableau-3': '.. 9C 5H' }) });
  const called = (id: string, index: number, fan: 'down' | 'right' | 'none'): string =>
    cardLabel(pileOf(game, id), index, fan, game, formatter);

  it('has its place if the cards below it are visible, and otherwise its name only', () => {
    expect(called('tableau-3', 2, 'down')).toBe('5 of hearts, 3 of 3');
    expect(called('tableau-3', 2, 'right')).toBe('5 of hearts');
    expect(called('tableau-3', 2, 'none')).toBe('5 of hearts');
  });

  it('that is face down has the number of such cards; on the stock it has the number of cards to draw', () => {
    expect(called('tableau-3', 0, 'down')).toBe('2 face-down cards');
    expect(called('stock', 23, 'none')).toBe('Turn 3 cards');
  });

  it('on a stock without draws mentions no draw', () => {
    const odd = Game.deal(described({}), { deal: 1 });
    expect(cardLabel(pileOf(odd, 'stock'), 39, 'none', odd, formatter)).toBe('40 face-down cards');
  });
});

describe('the empty stock of Klondike', () => {
  it('names the cost of a redeal, from the first that is not free', () => {
    expect(spot(turned({ draw: 1 }), 'stock')).toEqual(['Turn over the waste, costs 100 points', 'redeal']);
  });

  it('names no cost if there is none', () => {
    expect(spot(turned({ draw: 1, scoring: 'none' }), 'stock')).toEqual(['Turn over the waste', 'redeal']);
  });

  it('is the only one with it: other empty piles name what they accept', () => {
    const game = turned({ draw: 1 });
    expect(spot(game, 'foundation-1')).toEqual([formatter.message('takesRank', { ranks: ['A'] }), 'A*']);
  });

  it('is closed if the game has no redeal at all', () => {
    const game = dealt('over-under');
    draw(game, 16);
    expect(spot(game, 'stock')).toEqual([formatter.message('empty'), 'closed']);
  });

  it('is closed after a win', () => {
    const [win] = unpack(wonDeals).filter(({ variant }) => variant === 'klondike');
    const game = Game.deal('klondike', win && setupOf(win));
    for (const move of win?.line ?? []) game.play(moveOf(move));
    expect(game.status).toBe('won');
    expect(placeSign(pileOf(game, 'stock'), game)).toBe('closed');
  });

  it('is closed if the redeals are used up', () => {
    expect(spot(turned({ draw: 1, redeals: 1 }), 'stock')[1]).toBe('redeal');
    expect(spot(turned({ draw: 1, redeals: 1 }, 1), 'stock')).toEqual([formatter.message('empty'), 'closed']);
    expect(spot(turned({ draw: 1, redeals: 0 }), 'stock')).toEqual([formatter.message('empty'), 'closed']);
  });
});

describe('another empty pile', () => {
  it('names and shows the one rank that it accepts', () => {
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

  it('that accepts any card, or none, shows nothing', () => {
    const reno = dealt('reno');
    expect(spot(reno, 'tableau-1')).toEqual(['Empty, takes any card', '']);
    const klondike = dealt('klondike');
    expect(spot(klondike, 'waste')).toEqual([formatter.message('empty'), '']);
  });

  it('that accepts all ranks but one names them', () => {
    const [, ...others] = RANKS;
    const empty = others.map((accepts) => ({ accepts }));
    const tableau = { count: 4, shows: 'all', gives: 'top', takes: { ...down, empty } } as const;
    const deal = [{ to: 'tableau', each: [3, 3, 3, 0] }] as const;
    const odd = Game.deal(described({ tableau }, { deal }), { deal: 1 });
    expect(spot(odd, 'tableau-4')).toEqual([formatter.message('takesRank', { ranks: others }), '']);
  });
});
