// The steps of a deal: the order of the cards, by pile or by row, cards of one rank, cards that sink, and which are face
// down.
import { describe, expect, it } from 'vitest';
import { CARDS, Game, type Card, type DealStep, type PileGroup, type Variant } from '../../src/engine.js';
import { cards, faceUp, pile } from '../support/decks.js';
import { described, up } from '../support/described.js';

const CELL: PileGroup = { kind: 'reserve', shows: 'all', gives: 'top' };

/** A game dealt by these steps from the deck in the order of `CARDS`: AS, 2S, 3S, … KC. */
const dealt = (
  deal: readonly DealStep[],
  piles: Variant['piles'] = {},
  deck: readonly Card[] = CARDS,
): Game => Game.deal(described(piles, { deal }), { deck });
const columns = (game: Game): string[] => [1, 2, 3, 4].map((n) => cards(game, `tableau-${String(n)}`));
const down = (game: Game): number[] => [1, 2, 3, 4].map((n) => pile(game, `tableau-${String(n)}`).faceDown);

describe('a step', () => {
  it('deals to one pile after the other, or in rows', () => {
    expect(columns(dealt([{ to: 'tableau', each: 2 }]))).toEqual(['AS 2S', '3S 4S', '5S 6S', '7S 8S']);
    expect(columns(dealt([{ to: 'tableau', each: 2, by: 'pile' }]))).toEqual([
      'AS 2S',
      '3S 4S',
      '5S 6S',
      '7S 8S',
    ]);
    expect(columns(dealt([{ to: 'tableau', each: 2, by: 'row' }]))).toEqual([
      'AS 5S',
      '2S 6S',
      '3S 7S',
      '4S 8S',
    ]);
  });

  it('deals as many cards as its list says, none to piles that the list omits', () => {
    expect(columns(dealt([{ to: 'tableau', each: [1, 0, 3] }]))).toEqual(['AS', '', '2S 3S 4S', '']);
    expect(columns(dealt([{ to: 'tableau', each: [1, 0, 3], by: 'row' }]))).toEqual([
      'AS',
      '',
      '2S 3S 4S',
      '',
    ]);
    expect(columns(dealt([{ to: 'tableau', each: [3, 1, 2, 2], by: 'row' }]))).toEqual([
      'AS 5S 8S',
      '2S',
      '3S 6S',
      '4S 7S',
    ]);
    expect(columns(dealt([{ to: 'tableau' }, { to: 'tableau', each: [1] }]))).toEqual(['AS', '', '', '']);
  });

  it('continues with the next card, and the rest is the stock with the last card at its bottom', () => {
    const game = dealt([
      { to: 'tableau', each: [1] },
      { to: 'tableau', each: [1, 1] },
    ]);
    expect(columns(game)).toEqual(['AS 2S', '3S', '', '']);
    const stock = pile(game, 'stock');
    expect([stock.cards.length, stock.cards[0], stock.cards.at(-1), stock.faceDown]).toEqual([
      49,
      'KC',
      '4S',
      49,
    ]);
  });

  it('takes the cards of a rank out of the deck, one for each pile, in the order of the suits', () => {
    const deck = CARDS.toReversed();
    const game = dealt(
      [
        { to: 'foundation', rank: '5' },
        { to: 'tableau', each: 1 },
      ],
      {},
      deck,
    );
    expect([1, 2, 3, 4].map((n) => cards(game, `foundation-${String(n)}`))).toEqual(['5S', '5H', '5D', '5C']);
    expect(columns(game)).toEqual(['KC', 'QC', 'JC', 'TC']);
    const two = { foundation: { count: 2, shows: 'all', takes: up } } as const;
    const some = dealt([{ to: 'foundation', rank: '5' }], two, deck);
    expect([1, 2].map((n) => cards(some, `foundation-${String(n)}`))).toEqual(['5S', '5H']);
    expect(pile(some, 'stock').cards).toContain('5C');
  });

  it('sinks the cards of a rank to the bottom; the others keep their order', () => {
    const game = dealt([{ to: 'tableau', each: [4, 4], sink: '3' }]);
    expect(columns(game)).toEqual(['3S AS 2S 4S', '5S 6S 7S 8S', '', '']);
    const both = dealt([{ to: 'tableau', each: [15], sink: 'A' }]);
    expect(cards(both, 'tableau-1').startsWith('AS AH 2S')).toBe(true);
  });
});

describe('face-down cards', () => {
  const step = (faceDown?: readonly number[]): readonly DealStep[] => [
    { to: 'tableau', each: 3, ...(faceDown && { faceDown }) },
  ];
  const showing = (shows: PileGroup['shows'], faceDown?: readonly number[]): number[] =>
    down(dealt(step(faceDown), { tableau: { count: 4, shows } }));

  it('are those that the pile does not show, unless the step has a list', () => {
    expect(showing('all')).toEqual([0, 0, 0, 0]);
    expect(showing('none')).toEqual([3, 3, 3, 3]);
    expect(showing('top')).toEqual([2, 2, 2, 2]);
    expect(showing('last')).toEqual([3, 3, 3, 3]);
    expect(showing('all', [1, 3, 9])).toEqual([1, 3, 3, 0]);
    expect(showing('top', [1, 3, 9])).toEqual([1, 2, 2, 0]);
    expect(down(dealt([{ to: 'tableau', each: 1 }], { tableau: { count: 4, shows: 'last' } }))).toEqual([
      0, 0, 0, 0,
    ]);
    expect(down(dealt([{ to: 'tableau', each: [1] }], { tableau: { count: 4, shows: 'top' } }))).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('include all cards of a covered pile that shows only its top card', () => {
    const over: PileGroup = { ...CELL, shows: 'top', coveredBy: [['lid']] };
    const deal = (lid: number, shows: PileGroup['shows'] = 'top'): number =>
      faceUp(
        dealt(
          [
            { to: 'over', each: 2 },
            { to: 'lid', each: [lid] },
          ],
          { over: { ...over, shows }, lid: CELL },
        ),
        'over',
      );
    expect([deal(1), deal(0), deal(1, 'all')]).toEqual([0, 1, 2]);
  });
});

describe('the base of the foundations', () => {
  const based = (deal: readonly DealStep[]): readonly string[] =>
    dealt(deal, {
      foundation: { count: 4, shows: 'all', takes: { ...up, empty: [{ accepts: 'base' }] } },
    }).acceptsAt('foundation-2');

  it('is the rank of the first card on the first foundation, or the ace', () => {
    expect(
      based([
        { to: 'tableau', each: 2 },
        { to: 'foundation', each: [1] },
      ]),
    ).toEqual(['9']);
    expect(based([{ to: 'foundation', each: [2, 1] }])).toEqual(['A']);
    expect(based([{ to: 'foundation', each: [0, 0, 1] }])).toEqual(['A']);
    expect(based([{ to: 'foundation', rank: 'K' }])).toEqual(['K']);
    expect(based([{ to: 'tableau', each: 2 }])).toEqual(['A']);
  });
});
