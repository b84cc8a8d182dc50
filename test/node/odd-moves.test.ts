// Unusual descriptions: groups and refusals follow the vocabulary.
import { describe, expect, it } from 'vitest';
import { Game, readMove, type EmptyRule, type PileKind, type Takes, type Variant } from '../../src/engine.js';
import { dealt, explain, legal, play, refused } from '../support/decks.js';
import { described, down, up } from '../support/described.js';
import { freeCell } from '../support/custom-games.js';

describe('cards that move together', () => {
  it('a pile that accepts no cards has no runs', () => {
    const odd = described(
      { reserve: { shows: 'all', gives: 'any' } },
      {
        deal: [
          { to: 'tableau', each: 3 },
          { to: 'reserve', each: 3 },
        ],
      },
    );
    const game = dealt(odd, { reserve: '5S 4H 3S', 'tableau-1': '4D' });
    expect([0, 1, 2].map((index) => game.unitAt('reserve', index))).toEqual([0, 0, 1]);
    expect(legal(game).filter((move) => move.startsWith('reserve'))).toEqual([]);
  });

  it('a whole column cannot be moved by a face-down card', () => {
    const tableau = { count: 4, shows: 'top', gives: 'column', takes: down } as const;
    const game = Game.deal(described({ tableau }), { deal: 1 });
    expect([0, 1, 2].map((index) => game.unitAt('tableau-1', index))).toEqual([0, 0, 1]);
    expect(refused(game, 'tableau-1>tableau-2:3')).toBe('face-down');
  });

  it('free cells: the target column does not count, each other empty column doubles the group', () => {
    const odd = (...each: number[]): Variant => ({
      ...freeCell,
      id: 'roomy',
      deal: [{ to: 'tableau', each }],
    });
    const run = 'KS QH JS TH 9S 8H 7S 6H 5S 4H 3S';
    const one = dealt(odd(11, 7, 7, 7, 7, 7, 6, 0), { 'tableau-1': run });
    expect(explain(one, 'tableau-1>tableau-8:6')).toEqual({ code: 'too-many-at-once', most: 5 });
    expect(refused(one, 'tableau-1>tableau-8:5')).toBeUndefined();
    const two = dealt(odd(11, 9, 9, 9, 7, 7, 0, 0), { 'tableau-1': run, 'tableau-2': 'KD' });
    expect(refused(two, 'tableau-1>tableau-8:10')).toBeUndefined();
    expect(explain(two, 'tableau-1>tableau-8:11')).toEqual({ code: 'too-many-at-once', most: 10 });
  });
});

describe('an invalid move', () => {
  it('is refused, whatever its fields: another kind with the fields of a play, a list with a move as text', () => {
    const game = dealt('klondike', { 'tableau-1': 'AS' });
    const move = { from: 'tableau-1', to: 'foundation-1', count: 1 };
    expect(game.explain({ ...move, kind: 'play' })).toBeUndefined();
    expect(game.explain({ ...move, kind: 'fly' } as never)).toEqual({ code: 'malformed-move' });
    expect(readMove('tableau-1>foundation-1:1')).toEqual({ ...move, kind: 'play' });
    expect(readMove(['tableau-1>foundation-1:1'])).toBeUndefined();
  });
});

describe('the reason why a pile refuses the cards of another', () => {
  it('names the kinds of pile that it accepts, also those that the game lacks', () => {
    const tableau = {
      count: 4,
      shows: 'all',
      gives: 'any',
      takes: { ...down, from: ['waste', 'left', 'tableau'] },
    } as const;
    const cell = { kind: 'reserve', shows: 'all', gives: 'top' } as const;
    const odd = described({ left: cell, right: cell, tableau });
    const { position } = Game.deal(odd, { deal: 1 });
    const piles = position.piles.map((one) => {
      const { cards } = one;
      if (one.id === 'stock') return { ...one, cards: cards.slice(1), faceDown: cards.length - 1 };
      return one.id === 'right' ? { ...one, cards: position.piles[0]?.cards.slice(0, 1) ?? [] } : one;
    });
    expect(explain(Game.at({ ...position, piles }, odd), 'right>tableau-1')).toEqual({
      code: 'not-from-there',
      to: 'tableau-1',
      kinds: ['waste', 'reserve', 'tableau'],
    });
  });
});

describe('the reason why an empty column refuses a card', () => {
  const column = (
    empty: readonly EmptyRule[],
    more: Variant['piles'] = {},
    each: readonly number[] = [3, 3, 3, 0],
  ): Variant =>
    described(
      { tableau: { count: 4, shows: 'all', gives: 'any', takes: { ...down, empty } }, ...more },
      {
        deal: [{ to: 'tableau', each }, ...(more.reserve ? [{ to: 'reserve', each: [0, 2] } as const] : [])],
      },
    );
  const reserve = { count: 2, shows: 'all', gives: 'top' } as const;

  it('names the piles of the reserve that have to be empty first', () => {
    const game = dealt(column([{ accepts: 'any', whenEmpty: 'reserve' }], { reserve }), {
      'tableau-1': '9S',
    });
    expect(explain(game, 'tableau-1>tableau-4')).toEqual({
      code: 'reserve-first',
      to: 'tableau-4',
      pile: 'reserve',
    });
  });

  it('names all accepted ranks besides the king', () => {
    const game = dealt(column([{ accepts: 'K' }, { accepts: 'Q' }]), { 'tableau-1': '9S' });
    expect(explain(game, 'tableau-1>tableau-4')).toMatchObject({
      code: 'empty-takes-rank-only',
      needs: { ranks: ['K', 'Q'] },
    });
  });

  it.each<readonly [string, readonly PileKind[], Variant['piles'], readonly PileKind[]]>([
    ['a waste, even if it is empty', ['waste'], { waste: { shows: 'all', gives: 'top' } }, ['waste']],
    [
      'an empty reserve and the waste',
      ['reserve', 'waste'],
      { waste: { shows: 'all', gives: 'top' }, reserve: { count: 1, shows: 'all', gives: 'top' } },
      ['reserve', 'waste'],
    ],
    ['a reserve that the game does not have', ['reserve'], {}, []],
    ['an empty reserve', ['reserve'], { reserve: { count: 1, shows: 'all', gives: 'top' } }, []],
    [
      'cells, even if they are empty',
      ['reserve'],
      { reserve: { count: 1, shows: 'all', gives: 'top', takes: { ...down, most: 1 } } },
      ['reserve'],
    ],
  ])('names %s as the only sources', (name, from, piles, kinds) => {
    const { reserve: given, ...others } = piles;
    const odd = column([{ accepts: 'any', from }], { ...others, ...(given && { reserve: given }) });
    const game = dealt({ ...odd, deal: [{ to: 'tableau', each: [3, 3, 3, 0] }] }, { 'tableau-1': '9S' });
    expect(explain(game, 'tableau-1>tableau-4'), name).toEqual({
      code: 'empty-not-from-there',
      to: 'tableau-4',
      kinds,
    });
  });
});

describe('the requirement of a card', () => {
  const round = { suit: 'any', steps: [-1], wrap: true } as const;

  it('includes other cards, even if it may start an empty column', () => {
    const game = dealt(
      described({
        tableau: {
          count: 4,
          shows: 'all',
          gives: 'top',
          takes: { ...down, build: round, empty: [{ accepts: 'K' }] },
        },
      }),
      { 'tableau-1': 'KS', 'tableau-2': '5S' },
    );
    expect(explain(game, 'tableau-1>tableau-2')).toMatchObject({ needs: { ranks: ['A'] } });
  });

  it('includes no card on a foundation that it may start', () => {
    const takes = {
      ...up,
      build: { ...round, steps: [1] },
      empty: [{ accepts: 'A' }, { accepts: 'K' }],
    } as const;
    const game = dealt(described({ foundation: { shows: 'all', takes } }), {
      'tableau-1': 'AS',
      'tableau-2': 'KS',
    });
    play(game, 'tableau-1>foundation');
    expect(explain(game, 'tableau-2>foundation')).toMatchObject({ needs: { ranks: [] } });
  });

  it('includes none for a foundation that only the deal can start', () => {
    const takes: Takes = { from: ['tableau'], build: { suit: 'same', steps: [1] } };
    const odd = described(
      { foundation: { shows: 'all', takes } },
      {
        deal: [
          { to: 'tableau', each: 3 },
          { to: 'foundation', each: 1 },
        ],
      },
    );
    const game = dealt(odd, { foundation: '5S', 'tableau-1': '9S' });
    expect(explain(game, 'tableau-1>foundation')).toMatchObject({
      code: 'wrong-rank',
      needs: { ranks: ['8'] },
    });
  });
});
