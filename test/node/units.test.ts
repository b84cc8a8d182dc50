// The cards that move together, and what an empty pile accepts.
import { describe, expect, it } from 'vitest';
import { Game, RANKS, type Variant } from '../../src/engine.js';
import { dealt, pile, play, refused } from '../support/decks.js';
import { described, down } from '../support/described.js';
import { yukon } from '../support/custom-games.js';

/** For each card of a pile, bottom first, the number of cards that move with it. */
const units = (game: Game, id: string): number[] =>
  pile(game, id).cards.map((_, index) => game.unitAt(id, index));

describe('the cards that move with a card', () => {
  it('are the whole run of a Klondike column for each of its cards, except the top card, which moves alone', () => {
    const game = dealt('klondike', { 'tableau-2': 'AC 9H', 'tableau-3': '8S', 'tableau-4': '7H' });
    play(game, 'tableau-4>tableau-3', 'tableau-3>tableau-2:2');
    expect(units(game, 'tableau-2')).toEqual([0, 3, 3, 1]);
  });

  it('are all on it, if any run moves', () => {
    const game = dealt(
      'klondike',
      { 'tableau-2': 'AC 9H', 'tableau-3': '8S', 'tableau-4': '7H' },
      { runs: 'any' },
    );
    play(game, 'tableau-4>tableau-3', 'tableau-3>tableau-2:2');
    expect(units(game, 'tableau-2')).toEqual([0, 3, 2, 1]);
  });

  it('are none from the middle of cards that are not a run', () => {
    const mixed = (gives: 'run' | 'any'): Variant => ({
      ...yukon,
      id: 'mixed',
      piles: { ...yukon.piles, tableau: { ...yukon.piles.tableau, shows: 'all', gives } },
    });
    for (const gives of ['run', 'any'] as const) {
      const game = dealt(mixed(gives), { 'tableau-2': '2C KD 9H 8S' });
      expect(units(game, 'tableau-2').slice(-4)).toEqual([0, 0, 2, 1]);
    }
  });

  it('are only the face-up cards of a run, whatever continues it below', () => {
    const hiding = (gives: 'run' | 'any'): Variant =>
      described(
        { tableau: { count: 4, shows: 'top', gives, takes: down } },
        { deal: [{ to: 'tableau', each: 3, faceDown: [2, 2, 2, 2] }] },
      );
    for (const gives of ['run', 'any'] as const) {
      const game = dealt(hiding(gives), { 'tableau-1': 'TS 9H 8S', 'tableau-2': '9D' });
      expect(units(game, 'tableau-1')).toEqual([0, 0, 1]);
      expect(refused(game, 'tableau-1>tableau-2')).toBeUndefined();
    }
  });

  it('are the whole column in Demon', () => {
    const game = dealt('demon', { 'foundation-1': '2S', 'tableau-1': '9H', 'tableau-2': '8S' });
    play(game, 'tableau-2>tableau-1');
    expect(units(game, 'tableau-1')).toEqual([2, 1]);
  });

  it('are all on a face-up card in Yukon', () => {
    expect(units(dealt(yukon, {}), 'tableau-3')).toEqual([0, 0, 5, 4, 3, 2, 1]);
  });

  it('are the top card alone in Cruel; none in the stock, on a foundation, or where no card is', () => {
    const game = dealt('cruel', {});
    expect(units(game, 'tableau-1')).toEqual([0, 0, 0, 1]);
    expect(units(game, 'foundation-1')).toEqual([0]);
    expect(game.unitAt('tableau-1', 4)).toBe(0);
    expect(units(Game.deal('klondike', { deal: 1 }), 'stock')).toEqual(Array<number>(24).fill(0));
  });
});

describe('what an empty pile accepts', () => {
  it('is an ace, a king, the base, any card, or nothing', () => {
    const klondike = dealt('klondike', {});
    expect(klondike.acceptsAt('foundation-1')).toEqual(['A']);
    expect(klondike.acceptsAt('tableau-1')).toEqual(['K']);
    expect(dealt('demon', { 'foundation-1': '8S' }).acceptsAt('foundation-2')).toEqual(['8']);
    expect(dealt('reno', {}).acceptsAt('tableau-1')).toEqual(RANKS);
    expect(dealt('cruel', {}).acceptsAt('tableau-1')).toEqual([]);
    expect(dealt('over-under', {}).acceptsAt('discard')).toEqual([]);
    for (const id of ['stock', 'waste']) expect(klondike.acceptsAt(id)).toEqual([]);
  });
});
