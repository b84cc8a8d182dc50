// What an empty spot says and shows: what it takes, and what a redeal costs.
import { describe, expect, it } from 'vitest';
import { Game, type Pile } from '../../src/engine.js';
import { spotLabel, spotSign } from '../../src/elements/labels.js';
import { Phrases } from '../../src/elements/phrases.js';
import { en } from '../../src/locales/en.js';
import { draw } from '../support/decks.js';

const phrases = new Phrases(en, 'en');
const pileOf = ({ position }: Game, id: string): Pile =>
  position.piles.find((pile) => pile.id === id) as Pile;
const spot = (game: Game, id: string): [label: string, sign: string] => [
  spotLabel(pileOf(game, id), game, phrases),
  spotSign(pileOf(game, id), game),
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

describe('the empty stock of Klondike', () => {
  it('says what a redeal costs, from the first that is not free', () => {
    expect(spot(turned({ draw: 1 }), 'stock')).toEqual([phrases.say('redealCosts', { n: 100 }), 'redeal']);
  });

  it('says nothing of a price where there is none', () => {
    expect(spot(turned({ draw: 1, scoring: 'none' }), 'stock')).toEqual([phrases.say('redeal'), 'redeal']);
  });

  it('is closed when the redeals are used, or there are none', () => {
    expect(spot(turned({ draw: 1, redeals: 1 }), 'stock')[1]).toBe('redeal');
    expect(spot(turned({ draw: 1, redeals: 1 }, 1), 'stock')).toEqual([phrases.say('empty'), 'closed']);
    expect(spot(turned({ draw: 1, redeals: 0 }), 'stock')).toEqual([phrases.say('empty'), 'closed']);
  });
});

describe('another empty spot', () => {
  it('names the one rank that it takes, and shows it', () => {
    const game = dealt('klondike');
    expect(spot(game, 'foundation-1')).toEqual([phrases.say('takesRank', { ranks: ['A'] }), 'A']);
    expect(spot(game, 'tableau-1')).toEqual([phrases.say('takesRank', { ranks: ['K'] }), 'K']);
  });

  it('names the base that the deal decided', () => {
    const game = dealt('demon');
    const base = (pileOf(game, 'foundation-1').cards[0] ?? '')[0] ?? '';
    expect(spot(game, 'foundation-2')).toEqual([phrases.say('takesRank', { ranks: [base as 'A'] }), base]);
  });

  it('that takes whatever comes, or nothing, shows nothing', () => {
    const reno = dealt('reno');
    expect(spotSign(pileOf(reno, 'tableau-1'), reno)).toBe('');
    const klondike = dealt('klondike');
    expect(spot(klondike, 'waste')).toEqual([phrases.say('empty'), '']);
  });
});
