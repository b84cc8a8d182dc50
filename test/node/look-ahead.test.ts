// The tables that hints try: tables are told apart, and the work of a hint is counted and limited.
import { describe, expect, it } from 'vitest';
import { Game, type Move } from '../../src/engine.js';
import type { CardId } from '../../src/engine/cards.js';
import { tableOf } from '../../src/engine/game.js';
import type { Table } from '../../src/engine/table.js';
import { spider } from '../../src/games/all.js';
import { hintsFor } from '../../src/session/hints.js';
import { HINT_EFFORT, keyOf, LookAhead } from '../../src/session/look-ahead.js';
import { dealt, gameWithPiles, legal, moveOf } from '../support/decks.js';

/** A copy of a table with other cards in each pile. */
function changed(
  table: Table,
  cardsOf: (cards: readonly CardId[], pile: number) => readonly CardId[],
): Table {
  const copy = table.copy();
  for (const [i, cards] of table.cards.entries()) copy.cards[i] = [...cardsOf(cards, i)];
  return copy;
}

describe('the key of a table', () => {
  const table = tableOf(Game.deal('klondike', { deal: 1 }));
  const deck = Array.from({ length: 52 }, (_, card) => card);

  it('is the same for the same cards in the same places', () => {
    expect(keyOf(changed(table, (cards) => cards))).toBe(keyOf(table));
    expect(keyOf(tableOf(Game.deal('klondike', { deal: 1 })))).toBe(keyOf(table));
  });

  it.each(deck)('differs if card %i is in another pile', (card) => {
    const alone = (at: number): string => keyOf(changed(table, (_, pile) => (pile === at ? [card] : [])));
    expect(new Set([0, 1, 2].map(alone)).size).toBe(3);
  });

  it('differs for each card', () => {
    const keys = deck.map((card) => keyOf(changed(table, () => [card])));
    expect(new Set(keys).size).toBe(52);
  });

  it('differs for two cards in the other order', () => {
    expect(keyOf(changed(table, () => [3, 7]))).not.toBe(keyOf(changed(table, () => [7, 3])));
  });

  it('does not differ if equal cards of two decks change places', () => {
    const two = tableOf(Game.deal(spider, { deal: 1 }));
    const swapped = changed(two, (cards) => cards.map((card) => (card + 52) % 104));
    expect(swapped.cards).not.toEqual(two.cards);
    expect(keyOf(swapped)).toBe(keyOf(two));
  });
});

describe('a table to try moves on', () => {
  const game = dealt('klondike', { 'tableau-1': '7H', 'tableau-2': '6C', 'tableau-7': '6S' });
  const move = moveOf('tableau-7>tableau-1');

  it('stays the same when a move is tried', () => {
    const ahead = new LookAhead(tableOf(game), { spent: 0 });
    const before = keyOf(ahead.table);
    const then = ahead.after(move);
    expect(keyOf(ahead.table)).toBe(before);
    expect(keyOf(then.table)).not.toBe(before);
    expect(then.events.map(({ kind }) => kind)).toEqual(['played', 'turned']);
    expect(ahead.events).toEqual([]);
  });

  it('lists the legal moves of the game, and knows which moves are legal', () => {
    const ahead = new LookAhead(tableOf(game), { spent: 0 });
    expect(ahead.legalMoves()).toEqual(game.legalMoves());
    expect(ahead.isLegal(move)).toBe(true);
    expect(ahead.isLegal(moveOf('tableau-1>tableau-7'))).toBe(false);
  });

  it('of a won game has no moves', () => {
    const won = gameWithPiles('klondike', {}, { takeBack: true });
    expect(won.status).toBe('won');
    const ahead = new LookAhead(tableOf(won), { spent: 0 });
    expect(ahead.legalMoves()).toEqual([]);
    const [onto, but] = [ahead.pile('tableau-1'), ahead.pile('tableau-2')];
    expect(ahead.uses(onto, but)).toBe(false);
  });

  it('knows whether a card of another pile than one can use a column', () => {
    const kings = gameWithPiles('klondike', { 'tableau-2': '9S KH', stock: 'QC' }, { takeBack: true });
    const ahead = new LookAhead(tableOf(kings), { spent: 0 });
    expect(legal(kings)).toContain('foundation-1>tableau-1');
    expect(ahead.uses(ahead.pile('tableau-1'), ahead.pile('tableau-3'))).toBe(true);
    // a king of a foundation does not count
    expect(ahead.uses(ahead.pile('tableau-1'), ahead.pile('tableau-2'))).toBe(false);
  });
});

describe('the work of a hint', () => {
  const game = dealt('klondike', { 'tableau-1': '7H', 'tableau-2': '6C', 'tableau-7': '6S' });
  const spent = (act: (ahead: LookAhead) => unknown): number => {
    const effort = { spent: 0 };
    act(new LookAhead(tableOf(game), effort));
    return effort.spent;
  };
  const plays = (moves: readonly { readonly move: Move }[]): Move[] =>
    moves.flatMap(({ move }) => (move.kind === 'play' ? [move] : []));

  it('includes each listed and each tried move', () => {
    expect(spent((ahead) => ahead.legalMoves())).toBeGreaterThan(20 * game.legalMoves().length);
    const [once, twice] = [1, 2].map((times) =>
      spent((ahead) => {
        for (let i = 0; i < times; i++) ahead.after(moveOf('tableau-7>tableau-1'));
      }),
    ) as [number, number];
    expect(once).toBeGreaterThan(200);
    expect(twice).toBe(2 * once);
  });

  it('is at its limit from exactly that number on', () => {
    expect(new LookAhead(tableOf(game), { spent: HINT_EFFORT - 1 }).isOver).toBe(false);
    expect(new LookAhead(tableOf(game), { spent: HINT_EFFORT }).isOver).toBe(true);
  });

  it('that reaches the limit leaves out plays, and suggests none that a full search does not suggest', () => {
    const all = plays(hintsFor(game));
    expect(all.length).toBeGreaterThan(1);
    expect(plays(hintsFor(game, undefined, { spent: HINT_EFFORT }))).toEqual([]);
    const counts = new Set<number>();
    for (let left = 100; left < 4000; left += 100) {
      const some = plays(hintsFor(game, undefined, { spent: HINT_EFFORT - left }));
      expect(all).toEqual(expect.arrayContaining(some));
      counts.add(some.length);
    }
    expect(Math.min(...counts)).toBeLessThan(all.length);
    expect(Math.max(...counts)).toBe(all.length);
  });
});
