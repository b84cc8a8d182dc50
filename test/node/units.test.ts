// The cards that move together, and what an empty pile accepts.
import { describe, expect, it, vi } from 'vitest';
import { Game, RANKS, type Variant } from '../../src/engine.js';
import { dealt, pile, play, refused } from '../support/decks.js';
import { described, down } from '../support/described.js';
import { buildOf } from '../../src/engine/build.js';
import { isRunUnit, runLength } from '../../src/engine/units.js';
import { yukon } from '../support/custom-games.js';

/** For each card of a pile, bottom first, the number of cards that move with it. */
const units = (game: Game, id: string): number[] =>
  pile(game, id).cards.map((_, index) => game.unitAt(id, index));

it('a pile without a rule for building has no card on which another one may be placed', () => {
  expect(buildOf({ from: ['tableau'] })).toEqual({ suit: 'any', steps: [] });
});

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

describe('the run at the end of a pile', () => {
  const cards = [12, 11, 10, 9];
  const falling = (card: number, onto: number): boolean => card === onto - 1;

  it('ends at the first card that does not fit', () => {
    expect(runLength([12, 5, 4, 3], 4, falling)).toBe(3);
    expect(runLength(cards, 4, falling)).toBe(4);
  });

  it('ends at the face-down cards, and asks for no card below the pile', () => {
    const fits = vi.fn(falling);
    expect(runLength(cards, 2, fits)).toBe(2);
    expect(fits).toHaveBeenCalledTimes(1);
    expect(runLength(cards, 4, fits)).toBe(4);
    expect(fits.mock.calls.flat()).not.toContain(undefined);
  });

  it('is one card without a rule for building, and none without face-up cards', () => {
    expect(runLength(cards, 4, undefined)).toBe(1);
    expect(runLength(cards, 0, undefined)).toBe(0);
    expect(runLength(cards, 0, falling)).toBe(0);
  });
});

it('the units of a pile are runs if only runs move, or any part of one', () => {
  expect((['run', 'top-or-run', 'any'] as const).map(isRunUnit)).toEqual([true, true, true]);
  expect((['top', 'group', 'column', undefined] as const).map(isRunUnit)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
