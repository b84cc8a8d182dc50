// Hints for moves that gain nothing at once: plays that open the way for another one, draws and redeals.
import { describe, expect, it } from 'vitest';
import { Game, writeMove, type PileGroup, type Takes, type Variant } from '../../src/engine.js';
import { hintsFor } from '../../src/session/hints.js';
import { HINT_EFFORT } from '../../src/session/look-ahead.js';
import { gameWithPiles, legal, moveOf, play } from '../support/decks.js';
import { described, down, up } from '../support/described.js';

const takes: Takes = { ...down, from: ['waste', 'tableau', 'foundation'], empty: [] };

/** Eight columns of which one card moves at a time, and a stock that can be recycled. */
const columns = (foundation: Partial<PileGroup> = {}): Variant =>
  described(
    {
      waste: { shows: 'all', gives: 'top' },
      foundation: { count: 4, shows: 'all', takes: up, ...foundation },
      tableau: { count: 8, shows: 'all', gives: 'top', takes },
    },
    {
      id: 'columns',
      deal: [{ to: 'tableau', each: 1 }],
      draw: { to: 'waste', count: 1 },
      redeal: { kind: 'recycle' },
    },
  );

const hints = (game: Game): string[] =>
  hintsFor(game).map(({ move, reason }) => `${writeMove(move)} ${reason.code}`);

describe('a play that opens the way', () => {
  /** The two of hearts on the three of spades, which could go to its foundation. */
  const three = {
    'tableau-4': '4D 3S 2H',
    'tableau-5': '3C',
    'tableau-6': 'AH 4S 5S 6S 8S TS JS QS KS',
    'tableau-7': '4C 5C 6C 7C 8C 9C TC JC QC',
  };
  const seven = { 'tableau-8': '7S 9S' };

  it('is named with the play that it makes possible', () => {
    const game = gameWithPiles(columns(), { ...three, ...seven });
    expect(hintsFor(game)).toEqual([
      {
        move: moveOf('tableau-4>tableau-5'),
        reason: { code: 'opens-way', then: moveOf('tableau-4>foundation-1') },
        hidden: false,
      },
    ]);
  });

  it('is the one that leads to the greatest gain, whatever the order of the columns', () => {
    // the eight of hearts could be built on the nine once the seven has moved to the other eight
    const eight = { 'tableau-1': 'KD 8H 7S', 'tableau-2': '8D', 'tableau-3': '9S' };
    expect(hints(gameWithPiles(columns(), { ...three, ...eight }))).toEqual([
      'tableau-4>tableau-5:1 opens-way',
    ]);
    const { 'tableau-5': _three, ...blocked } = three;
    expect(hints(gameWithPiles(columns(), { ...blocked, ...eight, 'tableau-8': '3C 2C' }))).toEqual([
      'tableau-1>tableau-2:1 opens-way',
    ]);
  });

  it('leads to no play to a foundation from which the card could return', () => {
    const game = gameWithPiles(columns({ gives: 'top' }), { ...three, ...seven });
    expect(legal(game)).toContain('tableau-4>tableau-5');
    expect(hints(game)).toEqual([]);
  });
});

describe('a draw', () => {
  // the eight can move between the nines, which gains nothing
  const idle = { 'tableau-3': '9C 8D', 'tableau-4': '9S' };
  const game = (more: Readonly<Record<string, string>>, redeals = 1): Game =>
    gameWithPiles(
      columns({ takes: { ...up, from: ['waste'] } }),
      { ...idle, 'tableau-1': 'KS', 'tableau-2': 'KH', ...more },
      {},
      { redeals },
    );

  it('is suggested if the order of the stock is not known', () => {
    expect(hints(game({ stock: '5S 5D' }, 0))).toEqual(['draw draw']);
  });

  it('is suggested from a known stock if one of its cards can be played', () => {
    expect(hints(game({ stock: 'QD 5S 5D' }))).toEqual(['draw draw']);
    expect(hints(game({ stock: '5D 5S QD' }))).toEqual(['draw draw']);
  });

  it('is not suggested from a known stock without such a card', () => {
    expect(hints(game({ stock: '5S 5D' }))).toEqual([]);
  });

  it('is not needed, but a redeal, if only a card of the waste below the top can be played', () => {
    expect(hints(game({ waste: 'QD 5S 5D' }))).toEqual(['redeal redeal']);
    expect(hints(game({ waste: '5S 5D' }))).toEqual([]);
  });

  it('is not suggested if a play gains something', () => {
    expect(hints(game({ waste: 'QD', stock: '5S' }))).toEqual(['waste>tableau-1:1 frees-waste']);
  });
});

it('the search for a play that opens the way is limited if many plays gain nothing', () => {
  const cells: Takes = { from: ['tableau'], empty: [{ accepts: 'any' }], most: 1 };
  const many = described(
    {
      foundation: { count: 4, shows: 'all', takes: { ...up, from: ['stock'] } },
      reserve: { count: 3, shows: 'all', gives: 'top', takes: cells },
      tableau: { count: 8, shows: 'all', gives: 'top', takes: { ...takes, from: ['tableau'] } },
    },
    { id: 'many-cells', deal: [{ to: 'tableau', each: 1 }] },
  );
  // only red cards: none can be built on another one
  const red = ['A', '2', '3', '4', '5', '6', '7', '8'];
  const game = gameWithPiles(
    many,
    Object.fromEntries(red.map((rank, i) => [`tableau-${String(i + 1)}`, `${rank}H ${rank}D`])),
  );
  const effort = { spent: 0 };
  expect(hintsFor(game, undefined, effort)).toEqual([]);
  expect(game.status).toBe('playing');
  expect(effort.spent).toBeLessThan(HINT_EFFORT / 3);
});

describe('a game whose columns are dealt again', () => {
  it('limits the search for a sequence to a foundation', () => {
    const game = Game.deal('cruel', { deal: 3165 });
    play(game, 'tableau-5>tableau-1', 'tableau-10>tableau-7', 'tableau-8>tableau-12', 'tableau-8>tableau-2');
    const effort = { spent: 0 };
    expect(hintsFor(game, undefined, effort).map(({ move }) => move.kind)).toEqual(['redeal']);
    expect(effort.spent).toBeLessThan(HINT_EFFORT / 2);
  });
});
