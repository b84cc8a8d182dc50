// Pairs, covered cards, named groups, and their scores, in Pyramid, TriPeaks and small games.
import { describe, expect, it } from 'vitest';
import { Game, readMove, writeMove, type Variant } from '../../src/engine.js';
import { pairPile } from '../../src/engine/pile-names.js';
import { pyramid } from '../../src/games/pyramid.js';
import { triPeaks } from '../../src/games/tri-peaks.js';
import { destinationsOf } from '../../src/session/destinations.js';
import { hintsFor } from '../../src/session/hints.js';
import { withValue } from '../support/bent.js';
import { dealt, faceUp, pile, refused } from '../support/decks.js';
import { en } from '../../src/locales/en-all.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { cardLabel } from '../../src/text/pile-labels.js';

const pair = (from: string, other: string) => ({ kind: 'pair', from, with: other }) as const;
const gone = (from: string) => ({ kind: 'play', from, to: 'discard', count: 1 }) as const;
const draw = { kind: 'draw' } as const;

describe('hints for pairs', () => {
  /** Pyramid with two pairs at its lower edge: one uncovers cards, the other one does not. */
  const game = (): Game =>
    dealt(pyramid, {
      'tableau-22': '6S',
      'tableau-23': '7H',
      'tableau-24': '2C',
      'tableau-25': '8D',
      'tableau-26': '2S',
      'tableau-27': '2D',
      'tableau-28': '5C',
    });

  it('suggest first the pair that uncovers the most cards', () => {
    const [first, second] = hintsFor(game());
    expect(first).toEqual({
      move: pair('tableau-22', 'tableau-23'),
      reason: { code: 'uncovers', cards: 1 },
      hidden: false,
    });
    expect(second).toEqual({
      move: pair('tableau-25', 'tableau-28'),
      reason: { code: 'removes' },
      hidden: false,
    });
  });

  it('suggest a pair of two cards of the table before one with a card of the waste', () => {
    const table = dealt(pyramid, {
      'tableau-22': '6S',
      'tableau-24': '7H',
      'tableau-28': '7D',
      stock: '6C',
    });
    table.play(draw);
    const moves = hintsFor(table).map(({ move }) => writeMove(move));
    expect(moves[0]).toMatch(/^tableau-22\+tableau-2[48]$/);
    expect(moves).toContain('tableau-24+waste');
  });

  it('are the destinations of a tapped card, the nearest pile first if they gain the same', () => {
    const table = dealt(pyramid, { 'tableau-22': '7S', 'tableau-24': '6S', 'tableau-26': '7C', stock: '7D' });
    table.play(draw);
    expect(destinationsOf(table, 'tableau-24', 1).map(writeMove)).toEqual(
      expect.arrayContaining(['tableau-22+tableau-24', 'tableau-24+tableau-26', 'tableau-24+waste']),
    );
    expect(destinationsOf(table, 'waste', 1)).toEqual([pair('tableau-24', 'waste')]);
    expect(destinationsOf(table, 'tableau-24', 2)).toEqual([]);
  });
});

describe('pairs', () => {
  it('remove two cards whose ranks add up, in the order of their piles, whichever pile the move names first', () => {
    const wanted = { 'tableau-22': '6S', 'tableau-23': '7H' };
    for (const move of [pair('tableau-22', 'tableau-23'), pair('tableau-23', 'tableau-22')]) {
      const game = dealt(pyramid, wanted);
      expect(game.play(move)).toEqual([
        { kind: 'played', from: 'tableau-22', to: 'discard', cards: ['6S'] },
        { kind: 'played', from: 'tableau-23', to: 'discard', cards: ['7H'] },
      ]);
      expect(pile(game, 'discard').cards).toEqual(['6S', '7H']);
      expect(game.toJSON().moves).toEqual(['tableau-22+tableau-23']);
      expect(game.position.score).toBe(2);
      expect(Game.fromJSON(game.toJSON(), { variant: pyramid }).position).toEqual(game.position);
    }
  });

  it('are listed once, after the plays and before the draw', () => {
    const game = dealt(
      pyramid,
      { 'tableau-22': '6S', 'tableau-23': '7H', 'tableau-24': 'KC' },
      {},
      'AS AH AD AC',
    );
    const kinds = game.legalMoves().map(({ kind }) => kind);
    expect(kinds).toEqual(
      [...kinds].sort((a, b) => ['play', 'pair', 'draw'].indexOf(a) - ['play', 'pair', 'draw'].indexOf(b)),
    );
    expect(game.legalMoves().map(writeMove)).toContain('tableau-22+tableau-23');
    expect(game.legalMoves().map(writeMove)).not.toContain('tableau-23+tableau-22');
  });

  it('are not needed for a card whose rank alone is the sum: only such a card is discarded alone', () => {
    const game = dealt(pyramid, { 'tableau-22': 'KS', 'tableau-23': '7H' });
    expect(game.explain(gone('tableau-22'))).toBeUndefined();
    expect(game.explain(gone('tableau-23'))).toEqual({
      code: 'wrong-pair',
      card: '7H',
      needs: { ranks: ['6'] },
    });
    game.play(gone('tableau-22'));
    expect(pile(game, 'discard').cards).toEqual(['KS']);
  });

  it('need no other card for one whose rank is the sum or more', () => {
    const ten: Variant = withValue(pyramid, 'piles.discard.pairs.sum', 10);
    const game = dealt(ten, {
      'tableau-22': 'TS',
      'tableau-23': 'QH',
      'tableau-24': '9C',
      'tableau-25': '8C',
    });
    const needs = ['tableau-22', 'tableau-23', 'tableau-24'].map((id) =>
      game.explain(pair(id, 'tableau-25')),
    );
    expect(needs).toEqual([
      { code: 'wrong-pair', card: 'TS', needs: { ranks: [] } },
      { code: 'wrong-pair', card: 'QH', needs: { ranks: [] } },
      { code: 'wrong-pair', card: '9C', needs: { ranks: ['A'] } },
    ]);
    expect([gone('tableau-22'), gone('tableau-23')].map((move) => game.explain(move)?.code)).toEqual([
      undefined,
      'wrong-pair',
    ]);
  });

  it('may be the two top cards of one pile, only if the description allows it for that pile', () => {
    const game = dealt(pyramid, { stock: '5S 8H' });
    game.play(draw);
    expect(game.explain(pair('waste', 'waste'))).toEqual({ code: 'too-few-cards', from: 'waste', most: 1 });
    game.play(draw);
    expect(pile(game, 'waste').cards).toEqual(['8H', '5S']);
    expect(game.legalMoves()).toContainEqual(pair('waste', 'waste'));
    game.play(pair('waste', 'waste'));
    expect(pile(game, 'waste').cards).toEqual([]);
    expect(pile(game, 'discard').cards).toEqual(['5S', '8H']);
    expect(game.explain(pair('tableau-22', 'tableau-22'))).toEqual({ code: 'no-pair' });
    expect(game.explain(pair('discard', 'tableau-22'))).toEqual({ code: 'no-pair' });
    expect(game.explain(pair('tableau-22', 'discard'))).toEqual({ code: 'no-pair' });
  });

  it('consist of available cards only', () => {
    const game = dealt(pyramid, { 'tableau-1': '6S', 'tableau-28': '7H', stock: '6H' });
    expect(game.explain(pair('tableau-1', 'tableau-28'))).toEqual({ code: 'covered', pile: 'tableau-1' });
    expect(game.explain(pair('tableau-28', 'waste'))).toEqual({ code: 'pile-empty', pile: 'waste' });
    game.play(draw);
    expect(game.explain(pair('tableau-28', 'waste'))).toBeUndefined();
    expect(game.explain(pair('tableau-28', 'tableau-99'))).toEqual({
      code: 'unknown-pile',
      pile: 'tableau-99',
    });
  });

  it('are refused in a game in which no pile accepts pairs', () => {
    expect(Game.deal('klondike', { deal: 1 }).explain(pair('tableau-1', 'tableau-2'))).toEqual({
      code: 'no-pair',
    });
  });

  it('have a text form with a plus sign', () => {
    expect(writeMove(pair('waste', 'tableau-3'))).toBe('waste+tableau-3');
    expect(readMove('waste+tableau-3')).toEqual(pair('waste', 'tableau-3'));
    for (const text of ['waste+', '+waste', 'waste+tableau-3:1', 'waste>tableau-3', 'waste', 'pair', 'play'])
      expect(readMove(text), text).toBeUndefined();
  });

  it('prevent a loss: a game is lost only when neither a pair nor a play can be reached', () => {
    for (let deal = 1; deal <= 40; deal++) {
      const game = Game.deal(pyramid, { deal, options: { redeals: 0 } });
      while (game.status === 'playing') {
        const moves = game.legalMoves();
        game.play(moves.find(({ kind }) => kind !== 'draw') ?? (moves[0] as (typeof moves)[0]));
      }
      expect(
        game.legalMoves().filter(({ kind }) => kind !== 'draw'),
        String(deal),
      ).toEqual([]);
    }
  });

  it('win with the option goal: all only when all cards are discarded', () => {
    const { description } = Game.deal(pyramid, { deal: 1, options: { goal: 'all' } });
    expect(description.goal).toEqual({ full: 'discard' });
  });
});

describe('covered cards', () => {
  it('are not available while a pile that covers them has cards', () => {
    const game = dealt(pyramid, { 'tableau-16': 'KS', 'tableau-22': 'KH', 'tableau-23': 'KD' });
    expect(game.unitAt('tableau-16', 0)).toBe(0);
    expect(refused(game, 'tableau-16>discard')).toBe('covered');
    game.play(gone('tableau-22'));
    expect(refused(game, 'tableau-16>discard')).toBe('covered');
    game.play(gone('tableau-23'));
    expect(game.unitAt('tableau-16', 0)).toBe(1);
    game.play(gone('tableau-16'));
    while (game.undo());
    expect(game.unitAt('tableau-16', 0)).toBe(0);
  });

  it('are called covered in their names, until they are available', () => {
    const game = dealt(pyramid, { 'tableau-16': 'KS', 'tableau-22': 'KH', 'tableau-23': 'KD' });
    const label = (id: string): string => {
      const pile = game.position.piles.find((each) => each.id === id);
      return pile ? cardLabel(pile, 0, 'none', game, new MessageFormatter(en, 'en', 'brief')) : '';
    };
    expect(game.isCovered('no such pile')).toBe(false);
    expect(['tableau-16', 'tableau-22'].map(label)).toEqual(['King of spades, covered', 'King of hearts']);
    game.play(gone('tableau-22'));
    game.play(gone('tableau-23'));
    expect(label('tableau-16')).toBe('King of spades');
  });

  it('turn face up automatically when the last card that covers them is removed', () => {
    const game = dealt(triPeaks, {
      discard: '5S',
      'tableau-16': '6H',
      'tableau-17': '7H',
      'tableau-7': '8C',
    });
    expect(faceUp(game, 'tableau-7')).toBe(0);
    expect(game.play(gone('tableau-16'))).toHaveLength(1);
    expect(game.play(gone('tableau-17'))).toEqual([
      { kind: 'played', from: 'tableau-17', to: 'discard', cards: ['7H'] },
      { kind: 'turned', pile: 'tableau-7', card: '8C' },
    ]);
    expect(faceUp(game, 'tableau-7')).toBe(1);
    game.undo();
    expect(faceUp(game, 'tableau-7')).toBe(0);
  });

  it('are face down only in groups that show only the top card', () => {
    const pyramids = Game.deal(pyramid, { deal: 1 }).position.piles.filter(({ kind }) => kind === 'tableau');
    expect(pyramids.every(({ faceDown }) => faceDown === 0)).toBe(true);
    const peaks = Game.deal(triPeaks, { deal: 1 }).position.piles.filter(({ kind }) => kind === 'tableau');
    expect(peaks.map(({ faceDown }) => faceDown)).toEqual([
      ...Array<number>(18).fill(1),
      ...Array<number>(10).fill(0),
    ]);
  });
});

describe('named groups of piles', () => {
  it('have their own pile ids, and the kind that the description states', () => {
    const { piles } = Game.deal(triPeaks, { deal: 1 }).position;
    expect(piles.slice(0, 4).map(({ id, kind }) => [id, kind])).toEqual([
      ['peak-1', 'tableau'],
      ['peak-2', 'tableau'],
      ['peak-3', 'tableau'],
      ['tableau-1', 'tableau'],
    ]);
  });

  it('are selected by their name; a kind selects all groups of that kind', () => {
    const cells: Variant = {
      ...pyramid,
      id: 'two-rows',
      piles: {
        left: { kind: 'reserve', count: 2, shows: 'all', gives: 'top' },
        right: { kind: 'reserve', count: 2, shows: 'all', gives: 'top' },
        tableau: {
          count: 48,
          shows: 'all',
          takes: { from: ['left'], build: { suit: 'any', steps: [1, -1], wrap: true } },
        },
        discard: {
          shows: 'all',
          takes: {
            from: ['reserve'],
            build: { suit: 'any', steps: [1] },
            empty: [{ accepts: 'any', from: ['right'], whenEmpty: 'left' }],
          },
        },
      },
      deal: [
        { to: 'reserve', each: 1 },
        { to: 'tableau', each: 1 },
      ],
      redeal: { kind: 'none' },
      goal: { empty: 'reserve' },
      options: {},
      presets: ['none'],
      layout: {
        columns: 40,
        places: {
          left: { at: [0, 0] },
          right: { at: [3, 0] },
          tableau: { at: [0, 1], wrap: 24 },
          discard: { at: [6, 0] },
        },
      },
    };
    const { draw: _draw, ...rest } = cells;
    const game = dealt(rest, {
      'left-1': 'AS',
      'left-2': '3S',
      'right-1': '7S',
      'right-2': '9S',
      'tableau-1': '2H',
      'tableau-2': '2D',
    });
    expect(game.explain({ kind: 'play', from: 'left-1', to: 'tableau-1', count: 1 })).toBeUndefined();
    expect(game.explain({ kind: 'play', from: 'right-1', to: 'tableau-1', count: 1 })).toEqual({
      code: 'not-from-there',
      to: 'tableau-1',
      kinds: ['reserve'],
    });
    expect(game.explain({ kind: 'play', from: 'right-1', to: 'discard', count: 1 })).toEqual({
      code: 'reserve-first',
      to: 'discard',
      pile: 'reserve',
    });
    game.play({ kind: 'play', from: 'left-1', to: 'tableau-1', count: 1 });
    game.play({ kind: 'play', from: 'left-2', to: 'tableau-2', count: 1 });
    expect(game.explain({ kind: 'play', from: 'right-1', to: 'discard', count: 1 })).toBeUndefined();
    expect(game.status).toBe('playing');
  });
});

describe('streak scores', () => {
  it('grow with each play since the last draw', () => {
    const game = dealt(triPeaks, {
      discard: '5S',
      'tableau-16': '6H',
      'tableau-17': '7H',
      'tableau-18': '8H',
      'tableau-19': '9H',
    });
    const gained: number[] = [];
    for (const id of ['tableau-16', 'tableau-17', 'tableau-18']) {
      const before = game.position.score;
      game.play(gone(id));
      gained.push(game.position.score - before);
    }
    expect(gained).toEqual([1, 2, 3]);
    expect(game.position.streak).toBe(3);
    game.play(draw);
    expect([game.position.score, game.position.streak]).toEqual([1, 0]);
    game.play(draw);
    expect(game.position.score).toBe(0);
    game.undo();
    game.undo();
    expect([game.position.score, game.position.streak]).toEqual([6, 3]);
    const again = Game.at(game.position, triPeaks);
    again.play(gone('tableau-19'));
    expect(again.position.score).toBe(10);
  });

  it('are absent in games that score no streaks', () => {
    expect('streak' in Game.deal('klondike', { deal: 1 }).position).toBe(false);
  });
});

it('the pile that takes pairs is found in a description; in a game without pairs there is none', () => {
  expect(pairPile(pyramid)).toBe('discard');
  expect(pairPile(triPeaks)).toBeUndefined();
  const another = { ...pyramid.piles.discard, shows: 'all' } as const;
  expect(pairPile({ piles: { tableau: { shows: 'all' }, out: another } })).toBe('out');
});
