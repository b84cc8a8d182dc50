// Every reason for which a move can be refused, reached by a real move in a real position.
import { describe, expect, it } from 'vitest';
import {
  CARDS,
  Game,
  IllegalMoveError,
  type Move,
  type Refusal,
  type RefusalCode,
} from '../../src/engine.js';
import { stockMove } from '../../src/elements/input/selection.js';
import { freecell } from '../../src/games/freecell.js';
import { pyramid } from '../../src/games/pyramid.js';
import { klondike } from '../../src/variants/index.js';
import type { PileGroup, Variant } from '../../src/engine.js';
import { cardsOf } from '../support/cards.js';
import { dealt, draw, moveOf, play } from '../support/decks.js';
import { startSession } from '../support/sessions.js';
import { thrownBy } from '../support/thrown.js';
import { winVectors } from '../support/vectors.js';

/** A position, the move that is tried in it, and the whole answer. */
interface Case {
  readonly game: Game;
  readonly move: string | Move;
  readonly refusal: Refusal;
}

/** Klondike with modified columns, for reasons that do not occur in the five games. */
const withColumns = (tableau: Partial<PileGroup>, more: Partial<Variant> = {}): Variant => ({
  ...klondike,
  ...more,
  options: {},
  piles: { ...klondike.piles, tableau: { ...klondike.piles.tableau, shows: 'all', ...tableau } },
});

/** Three cells, and columns of which as many cards move as the free cells allow. */
const cells: Variant = {
  ...withColumns({
    gives: 'any',
    atMost: 'free-cells',
    takes: {
      from: ['reserve', 'tableau'],
      build: { suit: 'alternate', steps: [-1] },
      empty: [{ accepts: 'any' }],
    },
  }),
  id: 'cells',
  layout: { columns: 7, places: { ...klondike.layout.places, reserve: { at: [0, 2] } } },
};
const withCells: Variant = {
  ...cells,
  piles: {
    ...cells.piles,
    reserve: {
      count: 1,
      shows: 'all',
      gives: 'top',
      takes: {
        from: ['tableau'],
        build: { suit: 'any', steps: [1] },
        empty: [{ accepts: 'any' }],
        single: true,
        most: 1,
      },
    },
  },
};

/** Draws onto the columns, and foundations that take complete runs. */
const rows: Variant = {
  ...withColumns({}),
  id: 'rows',
  piles: {
    ...withColumns({}).piles,
    foundation: {
      count: 4,
      shows: 'all',
      collects: { from: ['tableau'], build: { suit: 'same', steps: [-1] }, count: 13 },
    },
  },
  draw: { to: 'tableau', count: 1, blockedBy: 'empty' },
};

const game = (wanted: Record<string, string>, options = {}): Game => dealt('klondike', wanted, options);

function after(table: Game, ...moves: string[]): Game {
  play(table, ...moves);
  return table;
}

function won(): Game {
  const win = winVectors().find(({ variant }) => variant === 'cruel');
  const table = Game.deal('cruel', { deck: cardsOf(win?.deck ?? '') });
  return after(table, ...(win?.line ?? []));
}

function drawn(table: Game, times: number): Game {
  draw(table, times);
  return table;
}

const CASES: Record<RefusalCode, () => Case> = {
  'malformed-move': () => ({
    game: game({}),
    move: { kind: 'play', from: 'waste', to: 'tableau-1', count: 0 },
    refusal: { code: 'malformed-move' },
  }),
  'unknown-pile': () => ({
    game: game({}),
    move: 'tableau-1>tableau-8',
    refusal: { code: 'unknown-pile', pile: 'tableau-8' },
  }),
  'game-over': () => ({ game: won(), move: 'redeal', refusal: { code: 'game-over' } }),
  'same-pile': () => ({
    game: game({}),
    move: 'tableau-1>tableau-1',
    refusal: { code: 'same-pile', pile: 'tableau-1' },
  }),
  'pile-empty': () => ({
    game: game({}),
    move: 'waste>tableau-1',
    refusal: { code: 'pile-empty', pile: 'waste' },
  }),
  'not-available': () => ({
    game: game({ stock: 'AS' }),
    move: 'stock>foundation-1',
    refusal: { code: 'not-available', from: 'stock', kind: 'stock' },
  }),
  'stays-on-foundation': () => ({
    game: after(game({ 'tableau-1': '2H', 'tableau-2': 'AS' }), 'tableau-2>foundation-1'),
    move: 'foundation-1>tableau-1',
    refusal: { code: 'stays-on-foundation', from: 'foundation-1', card: 'AS' },
  }),
  'too-few-cards': () => ({
    game: game({}),
    move: 'tableau-2>tableau-1:3',
    refusal: { code: 'too-few-cards', from: 'tableau-2', most: 2 },
  }),
  'face-down': () => ({
    game: game({}),
    move: 'tableau-2>tableau-1:2',
    refusal: { code: 'face-down', from: 'tableau-2' },
  }),
  covered: () => ({
    game: dealt(pyramid, { 'tableau-1': 'KS' }),
    move: 'tableau-1>discard',
    refusal: { code: 'covered', pile: 'tableau-1' },
  }),
  'wrong-pair': () => ({
    game: dealt(pyramid, { 'tableau-22': '6S', 'tableau-23': '8H' }),
    move: { kind: 'pair', from: 'tableau-22', with: 'tableau-23' },
    refusal: { code: 'wrong-pair', card: '6S', needs: { ranks: ['7'] } },
  }),
  'no-pair': () => ({
    game: dealt(pyramid, { 'tableau-22': '6S' }),
    move: { kind: 'pair', from: 'tableau-22', with: 'stock' },
    refusal: { code: 'no-pair' },
  }),
  'complete-runs-only': () => ({
    game: Game.deal(rows, { deal: 1 }),
    move: 'tableau-1>foundation-2',
    refusal: { code: 'complete-runs-only', to: 'foundation-2', count: 13 },
  }),
  'takes-no-cards': () => ({
    game: game({}),
    move: 'tableau-1>waste',
    refusal: { code: 'takes-no-cards', to: 'waste', kind: 'waste' },
  }),
  'not-from-there': () => ({
    game: after(game({ 'tableau-2': 'AS' }, { takeBack: true }), 'tableau-2>foundation-1'),
    move: 'foundation-1>foundation-2',
    refusal: { code: 'not-from-there', to: 'foundation-2', kinds: ['waste', 'tableau'] },
  }),
  'one-at-a-time': () => ({
    game: after(game({ 'tableau-1': '9H', 'tableau-2': '8S' }), 'tableau-2>tableau-1'),
    move: 'tableau-1>foundation-1:2',
    refusal: { code: 'one-at-a-time', to: 'foundation-1' },
  }),
  'top-card-only': () => ({
    game: dealt('cruel', {}),
    move: 'tableau-1>tableau-2:2',
    refusal: { code: 'top-card-only', from: 'tableau-1' },
  }),
  'whole-column-only': () => ({
    game: after(
      dealt('demon', { 'foundation-1': '2S', 'tableau-1': '9H', 'tableau-2': '8S' }),
      'tableau-2>tableau-1',
    ),
    move: 'tableau-1>tableau-3',
    refusal: { code: 'whole-column-only', from: 'tableau-1', count: 2 },
  }),
  'whole-run-only': () => ({
    game: after(game({ 'tableau-1': '9H', 'tableau-2': '8S' }), 'tableau-2>tableau-1'),
    move: 'tableau-1>tableau-3',
    refusal: { code: 'whole-run-only', from: 'tableau-1', count: 2 },
  }),
  'not-a-run': () => ({
    game: dealt(withColumns({ gives: 'any' }), { 'tableau-3': '4C 9H 8S', 'tableau-1': '5D' }),
    move: 'tableau-3>tableau-1:3',
    refusal: { code: 'not-a-run', from: 'tableau-3', most: 2 },
  }),
  'too-many-at-once': () => ({
    game: dealt(withCells, { 'tableau-3': '9S 8H 7S', 'tableau-1': 'TH' }),
    move: 'tableau-3>tableau-1:3',
    refusal: { code: 'too-many-at-once', most: 2 },
  }),
  'changes-nothing': () => ({
    game: after(
      game({ 'tableau-1': 'AS', 'tableau-2': 'AH KC' }),
      'tableau-1>foundation-1',
      'tableau-2>tableau-1',
      'tableau-2>foundation-2',
    ),
    move: 'tableau-1>tableau-2',
    refusal: { code: 'changes-nothing', from: 'tableau-1', to: 'tableau-2' },
  }),
  'empty-takes-nothing': () => ({
    game: after(
      dealt('cruel', { 'tableau-1': '5S 4S 3S 2S' }),
      ...Array<string>(4).fill('tableau-1>foundation-1'),
    ),
    move: 'tableau-2>tableau-1',
    refusal: { code: 'empty-takes-nothing', to: 'tableau-1' },
  }),
  'reserve-first': () => ({
    game: after(dealt('reno', { 'tableau-1': '8H', 'tableau-2': '9S', stock: 'KS' }), 'tableau-1>tableau-2'),
    move: 'stock>tableau-1',
    refusal: { code: 'reserve-first', to: 'tableau-1', pile: 'reserve' },
  }),
  'empty-not-from-there': () => ({
    game: after(dealt('reno', { 'tableau-1': '8H', 'tableau-2': '9S' }), 'tableau-1>tableau-2'),
    move: 'tableau-3>tableau-1',
    refusal: { code: 'empty-not-from-there', to: 'tableau-1', kinds: ['reserve'] },
  }),
  'empty-takes-kings-only': () => ({
    game: after(game({ 'tableau-1': 'AS', 'tableau-2': 'QH' }), 'tableau-1>foundation-1'),
    move: 'tableau-2>tableau-1',
    refusal: { code: 'empty-takes-kings-only', card: 'QH', to: 'tableau-1' },
  }),
  'empty-takes-rank-only': () => ({
    game: after(
      dealt(
        withColumns({
          takes: {
            from: ['tableau'],
            build: { suit: 'any', steps: [-1] },
            empty: [{ accepts: 'Q' }, { accepts: '3' }],
          },
        }),
        { 'tableau-1': 'AS', 'tableau-2': 'KH' },
      ),
      'tableau-1>foundation-1',
    ),
    move: 'tableau-2>tableau-1',
    refusal: { code: 'empty-takes-rank-only', card: 'KH', to: 'tableau-1', needs: { ranks: ['Q', '3'] } },
  }),
  'foundation-starts-with': () => ({
    game: dealt('demon', { 'foundation-1': '8S', 'tableau-1': 'AH' }),
    move: 'tableau-1>foundation-2',
    refusal: { code: 'foundation-starts-with', card: 'AH', to: 'foundation-2', needs: { ranks: ['8'] } },
  }),
  'pile-full': () => ({
    game: after(dealt(withCells, { 'tableau-1': '9S', 'tableau-2': '.. 8H' }), 'tableau-1>reserve'),
    move: 'tableau-2>reserve',
    refusal: { code: 'pile-full', to: 'reserve' },
  }),
  'nothing-on-a-king': () => ({
    game: dealt('over-under', { discard: 'KS', 'tableau-1': 'QH' }),
    move: 'tableau-1>discard',
    refusal: { code: 'nothing-on-a-king', card: 'QH', onto: 'KS' },
  }),
  'nothing-on-an-ace': () => ({
    game: game({ 'tableau-1': 'AS', 'tableau-2': '2H' }),
    move: 'tableau-2>tableau-1',
    refusal: { code: 'nothing-on-an-ace', card: '2H', onto: 'AS' },
  }),
  'nothing-on-that-rank': () => ({
    game: dealt(
      withColumns({ takes: { from: ['tableau'], build: { suit: 'any', steps: [-1], stopOn: '7' } } }),
      { 'tableau-1': '7S', 'tableau-2': '6H' },
    ),
    move: 'tableau-2>tableau-1',
    refusal: { code: 'nothing-on-that-rank', card: '6H', onto: '7S' },
  }),
  'wrong-colour': () => ({
    game: game({ 'tableau-1': '7S', 'tableau-2': '5C' }),
    move: 'tableau-2>tableau-1',
    refusal: { code: 'wrong-colour', card: '5C', onto: '7S', needs: { ranks: ['6'], colour: 'red' } },
  }),
  'wrong-suit': () => ({
    game: dealt('cruel', { 'tableau-1': '7S', 'tableau-2': '6C' }),
    move: 'tableau-2>tableau-1',
    refusal: { code: 'wrong-suit', card: '6C', onto: '7S', needs: { ranks: ['7'], suit: 'C' } },
  }),
  'wrong-rank': () => ({
    game: game({ 'tableau-1': '7S', 'tableau-2': '5H' }),
    move: 'tableau-2>tableau-1',
    refusal: { code: 'wrong-rank', card: '5H', onto: '7S', needs: { ranks: ['6'], colour: 'black' } },
  }),
  'no-draw': () => ({ game: dealt('cruel', {}), move: 'draw', refusal: { code: 'no-draw' } }),
  'fill-first': () => {
    const spread = Game.deal(rows, { deal: 1 });
    const { position } = spread;
    const [column, taker] = ['tableau-1', 'tableau-7'];
    const moved = position.piles.find(({ id }) => id === column)?.cards ?? [];
    const piles = position.piles.map((pile) =>
      pile.id === column
        ? { ...pile, cards: [] }
        : pile.id === taker
          ? { ...pile, cards: [...pile.cards, ...moved] }
          : pile,
    );
    return {
      game: Game.at({ ...position, piles }, rows),
      move: 'draw',
      refusal: { code: 'fill-first', to: column },
    };
  },
  'stock-empty': () => ({ game: drawn(game({}), 8), move: 'draw', refusal: { code: 'stock-empty' } }),
  'no-redeal': () => ({
    game: drawn(dealt('over-under', {}), 16),
    move: 'redeal',
    refusal: { code: 'no-redeal' },
  }),
  'stock-not-empty': () => ({
    game: drawn(game({}), 7),
    move: 'redeal',
    refusal: { code: 'stock-not-empty', left: 3 },
  }),
  'waste-empty': () => ({ game: game({}), move: 'redeal', refusal: { code: 'waste-empty' } }),
  'redeals-used': () => ({
    game: after(drawn(game({}, { redeals: 1 }), 8), 'redeal', ...Array<string>(8).fill('draw')),
    move: 'redeal',
    refusal: { code: 'redeals-used', limit: 1 },
  }),
  'redeal-changes-nothing': () => ({
    game: dealt('cruel', {}),
    move: 'redeal',
    refusal: { code: 'redeal-changes-nothing' },
  }),
};

describe('every refusal', () => {
  it.each(Object.entries(CASES))('%s', (code, make) => {
    const { game: table, move, refusal } = make();
    const tried = typeof move === 'string' ? moveOf(move) : move;
    const before = table.position;
    expect(table.explain(tried)).toEqual(refusal);
    expect(refusal.code).toBe(code);
    const thrown = thrownBy(() => table.play(tried));
    expect(thrown).toBeInstanceOf(IllegalMoveError);
    expect(thrown).toMatchObject({ name: 'IllegalMoveError', code, refusal });
    expect(table.position).toBe(before);
    expect(table.legalMoves()).not.toContainEqual(tried);
  });

  it.each([
    ['other', { notSuit: 'S' }, '9S', '5S'],
    ['sameColour', { colour: 'black' }, '9H', '5S'],
    ['any', {}, '9H', '5S'],
  ] as const)('names the required rank and suit or colour if suits must be: %s', (suit, need, onto, card) => {
    const variant = withColumns({ takes: { from: ['tableau'], build: { suit, steps: [-1, 2] } } });
    const table = dealt(variant, { 'tableau-1': onto, 'tableau-2': card });
    expect(table.explain(moveOf('tableau-2>tableau-1'))).toMatchObject({
      card,
      onto,
      needs: { ranks: ['3', '6'], ...need },
    });
  });

  it('names wrapped ranks, but no rank on which nothing may be built', () => {
    const build = { suit: 'any', steps: [1, -1], wrap: true, stopOn: 'Q' } as const;
    const table = dealt(withColumns({ gives: 'top', takes: { from: ['tableau'], build } }), {
      'tableau-1': '7S',
      'tableau-2': 'KH',
      'tableau-3': 'AH',
    });
    expect(table.explain(moveOf('tableau-2>tableau-1'))).toMatchObject({ needs: { ranks: ['A'] } });
    expect(table.explain(moveOf('tableau-3>tableau-1'))).toMatchObject({ needs: { ranks: ['2', 'K'] } });
  });

  it('names no required rank for a card that goes on no other: a king in the tableau, an ace on a foundation', () => {
    const table = after(
      game({ 'tableau-1': 'AS', 'tableau-2': 'KH', 'tableau-3': 'AC' }),
      'tableau-1>foundation-1',
    );
    expect(table.explain(moveOf('tableau-2>tableau-3'))).toEqual({
      code: 'nothing-on-an-ace',
      card: 'KH',
      onto: 'AC',
    });
    expect(table.explain(moveOf('tableau-2>tableau-4'))).toMatchObject({ needs: { ranks: [] } });
    expect(table.explain(moveOf('tableau-3>foundation-1'))).toMatchObject({
      code: 'wrong-suit',
      needs: { ranks: [], suit: 'C' },
    });
  });

  it('names only existing cards', () => {
    for (const make of Object.values(CASES)) {
      const { refusal } = make();
      if ('card' in refusal) expect(CARDS).toContain(refusal.card);
      if ('onto' in refusal) expect(CARDS).toContain(refusal.onto);
    }
  });
});

describe('the key for the stock', () => {
  it('draws, redeals, or says that the game turns no cards', () => {
    const refusedIn = (game: string | Variant) => {
      const { session } = startSession(game);
      return [stockMove(session).kind, session.game.explain(stockMove(session))?.code];
    };
    expect(refusedIn('klondike')).toEqual(['draw', undefined]);
    expect(refusedIn('cruel')).toEqual(['redeal', 'redeal-changes-nothing']);
    expect(refusedIn(freecell)).toEqual(['draw', 'no-draw']);
  });
});
