// When no automatic move is made, although a card could go to a foundation.
import { describe, expect, it } from 'vitest';
import { writeMove, type PileGroup, type Variant } from '../../src/engine.js';
import {
  automaticMove,
  isFoundationPlay,
  isAllFaceUp,
  isSafe,
  isStockKnown,
} from '../../src/session/autoplay.js';
import { tableOf } from '../../src/engine/game.js';
import { cruel, klondike } from '../../src/variants/index.js';
import { dealt, draw, gameWithPiles, legal, moveOf } from '../support/decks.js';
import { described, down, up } from '../support/described.js';

const none = new Set<never>();
const automatic = (...args: Parameters<typeof automaticMove>): string | undefined => {
  const move = automaticMove(...args);
  return move && writeMove(move);
};

describe('no automatic move is made', () => {
  it('in a won game, if cards are left that its goal does not require', () => {
    const { options: _options, ...rest } = klondike;
    const emptied: Variant = { ...rest, id: 'emptied-columns', goal: { empty: 'tableau' } };
    const won = gameWithPiles(emptied, { waste: 'KS' });
    expect(won.status).toBe('won');
    expect(automatic(won, 'always', none)).toBeUndefined();
    const playing = gameWithPiles(emptied, { waste: 'KS', 'tableau-1': 'KH' });
    expect(automatic(playing, 'always', none)).toBe('waste>foundation-1:1');
  });

  it('if an empty column gets a card from a foundation: the card would come back', () => {
    const foundation: PileGroup = { count: 1, shows: 'all', takes: up };
    const staying = described({ foundation });
    const tableau: PileGroup = { count: 4, shows: 'all', gives: 'any', takes: down, fill: 'foundation' };
    const returning = described({ foundation, tableau }, { id: 'returning' });
    const piles = { 'tableau-1': '3H AS', 'tableau-2': '4C', 'tableau-3': '5C', 'tableau-4': '6C' };
    expect(automatic(dealt(staying, piles), 'always', none)).toBe('tableau-1>foundation:1');
    const game = dealt(returning, piles);
    expect(legal(game)).toContain('tableau-1>foundation');
    expect(automatic(game, 'always', none)).toBeUndefined();
  });

  it('with a card that is held back, nor at all if they are off', () => {
    const game = gameWithPiles('klondike', { 'tableau-1': 'KS', 'tableau-2': 'KH' });
    expect(automatic(game, 'always', none)).toBe('tableau-1>foundation-1:1');
    expect(automatic(game, 'safe', none)).toBe('tableau-1>foundation-1:1');
    expect(automatic(game, 'always', new Set(['KS'] as const))).toBe('tableau-2>foundation-2:1');
    expect(automatic(game, 'never', none)).toBeUndefined();
  });

  it('in "safe" mode with a card that others may need', () => {
    const game = gameWithPiles('klondike', { 'tableau-1': 'KS', 'tableau-2': 'QH', 'tableau-3': 'KH' });
    expect(isSafe(game, moveOf('tableau-1>foundation-1'))).toBe(true);
    const needed = gameWithPiles('klondike', {
      'tableau-1': '5H 6H 7H 8H 9H TH JH QH KH',
      'tableau-2': '4S 8S 9S TS JS QS KS',
      'tableau-3': '4H',
    });
    expect(isSafe(needed, moveOf('tableau-3>foundation-2'))).toBe(true);
    const far = gameWithPiles('klondike', {
      'tableau-1': '6H 7H 8H 9H TH JH QH KH',
      'tableau-2': '3S 4S 5S 6S 7S 8S 9S TS JS QS KS',
      'tableau-3': '5H',
    });
    expect(isSafe(far, moveOf('tableau-3>foundation-2'))).toBe(false);
    expect(automatic(far, 'safe', none)).toBeUndefined();
    expect(automatic(far, 'always', none)).toBe('tableau-3>foundation-2:1');
  });
});

it('a card is not safe if others fit on it and its foundation takes only one card', () => {
  const foundation: PileGroup = {
    count: 4,
    shows: 'all',
    takes: { from: ['tableau'], empty: [{ accepts: 'any' }] },
  };
  const single = described({ foundation }, { id: 'single-cards' });
  const game = dealt(single, { 'tableau-1': '5S', 'tableau-2': '4H', 'tableau-3': '9C', 'tableau-4': '9D' });
  expect(isSafe(game, moveOf('tableau-1>foundation-1'))).toBe(false);
});

describe('what the player knows', () => {
  it('includes the stock after the first redeal, or if it is face up', () => {
    const game = dealt('klondike', {}, { draw: 1 });
    expect(isStockKnown(game)).toBe(false);
    draw(game, 24);
    // an empty stock has no face-down card
    expect(isStockKnown(game)).toBe(true);
    game.play({ kind: 'redeal' });
    expect(isStockKnown(game)).toBe(true);
  });

  it('includes all columns once no card in them is face down', () => {
    expect(isAllFaceUp(dealt('klondike', {}))).toBe(false);
    expect(isAllFaceUp(gameWithPiles('klondike', { 'tableau-1': 'KS', stock: 'KH' }))).toBe(true);
    expect(isAllFaceUp(dealt(cruel, {}))).toBe(true);
  });
});

it('a move to a foundation is a play from another pile', () => {
  const { rules } = tableOf(dealt('klondike', {}));
  const plays = ['tableau-1>foundation-1', 'waste>foundation-4', 'foundation-1>foundation-2'];
  const others = ['tableau-1>tableau-2', 'foundation-1>tableau-1', 'draw', 'redeal'];
  expect(plays.map((text) => isFoundationPlay(rules, moveOf(text)))).toEqual([true, true, false]);
  for (const text of others) expect(isFoundationPlay(rules, moveOf(text))).toBe(false);
});
