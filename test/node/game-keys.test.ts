// The keys of games in the statistics: how random deals are named, and which keys belong to a registered game.
import { describe, expect, it } from 'vitest';
import { defineVariant, type Options, type Variant } from '../../src/engine.js';
import type { RandomDeals } from '../../src/session/session.js';
import { isKnownGame, keyOf, readDeals, readGameKey } from '../../src/session/storage/game-key.js';
import { klondike } from '../../src/variants/index.js';
import { storehouse } from '../support/custom-games.js';
import { startSession } from '../support/sessions.js';

const keyOfDeal = (variant: string | Variant, random?: RandomDeals, options: Options = {}): string =>
  keyOf(startSession(variant, { deal: 1, random, options }).session);

describe('the key of a random deal', () => {
  it.each([
    ['klondike', 'winnable', 'klondike'],
    ['klondike', 'any', 'klondike?deals=any'],
    ['reno', 'winnable', 'reno'],
    ['reno', 'any', 'reno?deals=any'],
    ['over-under', 'any', 'over-under'],
    ['over-under', 'winnable', 'over-under?deals=winnable'],
  ] as const)('of %s, chosen as "%s", is %s: only the unusual choice is named', (game, random, key) => {
    expect(keyOfDeal(game, random)).toBe(key);
  });

  it('has the choice after the options', () => {
    expect(keyOfDeal('klondike', 'any', { draw: 1 })).toBe('klondike?draw=1&deals=any');
    expect(keyOfDeal('klondike', 'winnable', { draw: 1 })).toBe('klondike?draw=1');
  });

  it('has no choice if the deal was not random', () => {
    expect(keyOfDeal('klondike')).toBe('klondike');
  });

  it('has no choice if the game has an option of that name, which it would be mistaken for', () => {
    const options = { deals: [{ value: 'some' }, { value: 'any' }] };
    const game = defineVariant({ ...storehouse, id: 'named-deals', options });
    expect(keyOfDeal(game, 'any')).toBe('named-deals');
    expect(readDeals('named-deals?deals=any')).toEqual(['named-deals?deals=any', undefined]);
  });
});

describe('a key is read as a game and a choice of deals', () => {
  it.each([
    ['klondike', 'klondike', undefined],
    ['klondike?deals=any', 'klondike', 'any'],
    ['klondike?draw=1&deals=any', 'klondike?draw=1', 'any'],
    ['reno?deals=any', 'reno', 'any'],
  ])('%s', (key, game, deals) => {
    expect(readDeals(key)).toEqual([game, deals]);
  });

  it.each([
    ['the usual choice is not named', 'klondike?deals=winnable'],
    ['the usual choice of a game with an aim', 'over-under?deals=any'],
    ['no such choice', 'klondike?deals=all'],
    ['more text after the choice', 'klondike?deals=anything'],
    ['a line before the game', 'x\nklondike?deals=any'],
    ['no separator', 'klondike-deals=any'],
    ['another parameter that ends in the same way', 'klondike?my-deals=any'],
    ['an unregistered game', 'unheard-of?deals=any'],
  ])('only if it is one: %s', (_, key) => {
    expect(readDeals(key)).toEqual([key, undefined]);
    expect(isKnownGame(key)).toBe(false);
  });

  it('the options of a key are texts, and may contain the separators', () => {
    expect(readGameKey('klondike?draw=1&runs=a%26b%3Dc%3F')).toEqual([
      'klondike',
      { draw: '1', runs: 'a&b=c?' },
    ]);
    expect(readGameKey('')).toEqual(['', {}]);
  });
});

describe('a key belongs to a registered game', () => {
  const plain = { ...klondike, id: 'without-options' };
  delete (plain as { options?: unknown }).options;
  defineVariant(plain);

  it.each([
    'klondike',
    'klondike?draw=1',
    'klondike?draw=1&scoring=vegas',
    'klondike?redeals=0',
    'klondike?redeals=12',
    'klondike?draw=1&deals=any',
    'over-under?deals=winnable',
    'without-options',
    'without-options?deals=any',
  ])('with the options that the game writes: %s', (key) => {
    expect(isKnownGame(key)).toBe(true);
  });

  it.each([
    ['an unregistered game', 'unheard-of'],
    ['a default, which is never written', 'klondike?draw=3'],
    ['another order than that of the game', 'klondike?scoring=vegas&draw=1'],
    ['an unknown option', 'klondike?suits=1'],
    ['an option in a game without options', 'without-options?draw=1'],
    ['an option twice', 'klondike?draw=1&draw=1'],
    ['a value that the option lacks', 'klondike?draw=2'],
    ['a number in another form', 'klondike?redeals=01'],
    ['a field that every object has', 'klondike?constructor=1'],
    ['a question mark only', 'klondike?'],
    ['the choice of deals before the options', 'klondike?deals=any&draw=1'],
    ['the choice of deals twice', 'klondike?deals=any&deals=any'],
    ['nothing', ''],
  ])('and not with %s', (_, key) => {
    expect(isKnownGame(key)).toBe(false);
  });
});
