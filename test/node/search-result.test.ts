// The verdicts that follow without a search: from the end of a game, from a reached aim, and from the previous position.
import { describe, expect, it } from 'vitest';
import { Game, type Move, type Position } from '../../src/engine.js';
import {
  lostDeal,
  resultAfter,
  resultWithoutSearch,
  type SearchResult,
} from '../../src/session/search-result.js';
import { klondike, overUnder, reno } from '../../src/variants/index.js';
import { cardsOf } from '../support/cards.js';
import { moveOf } from '../support/decks.js';

const at = (variant: string, more: Partial<Position>): Position => ({
  ...Game.deal(variant, { deal: 1 }).position,
  ...more,
});

/** The position of Over-Under with these cards in one column and no others. */
const withColumn = (cards: string, status: Position['status']): Position => {
  const { piles } = Game.deal('over-under', { deal: 1 }).position;
  return at('over-under', {
    status,
    piles: piles.map((pile) => ({ ...pile, cards: pile.id === 'tableau-3' ? cardsOf(cards) : [] })),
  });
};

describe('without a search, it is known', () => {
  it.each([
    ['of a won game, that it can be won', at('klondike', { status: 'won' }), klondike, 'winnable'],
    ['of a lost game, that it cannot be won', at('klondike', { status: 'lost' }), klondike, 'unwinnable'],
  ] as const)('%s', (_, position, variant, verdict) => {
    const line = verdict === 'winnable' ? { line: [] } : {};
    expect(resultWithoutSearch(position, variant)).toEqual({ verdict, aim: verdict, ...line });
  });

  it('of a game in progress, nothing, unless its aim is reached', () => {
    expect(resultWithoutSearch(at('klondike', { net: 9999 }), klondike)).toBeUndefined();
    expect(resultWithoutSearch(at('over-under', { net: 9999 }), overUnder)).toBeUndefined();
    expect(resultWithoutSearch(at('reno', { net: -1 }), reno)).toBeUndefined();
    expect(resultWithoutSearch(at('reno', { net: 0 }), reno)).toEqual({
      verdict: 'unknown',
      aim: 'winnable',
      line: [],
    });
  });

  it('of a lost game that has reached its aim, that it cannot be won but the aim is reached', () => {
    expect(resultWithoutSearch(at('reno', { status: 'lost', net: 0 }), reno)).toEqual({
      verdict: 'unwinnable',
      aim: 'winnable',
      line: [],
    });
    expect(resultWithoutSearch(at('reno', { status: 'lost', net: -1 }), reno)).toEqual({
      verdict: 'unwinnable',
      aim: 'unwinnable',
    });
  });

  it('of an ended game whose aim is the fewest cards, how many it leaves', () => {
    expect(resultWithoutSearch(withColumn('4S 8H', 'lost'), overUnder)).toEqual({
      verdict: 'unwinnable',
      aim: 'unwinnable',
      fewest: 2,
    });
    expect(resultWithoutSearch(withColumn('', 'won'), overUnder)).toEqual({
      verdict: 'winnable',
      aim: 'winnable',
      fewest: 0,
      line: [],
    });
  });

  it('of a deal from which the aim cannot be reached, that it cannot be won, unless the aim is a score', () => {
    expect(lostDeal(klondike)).toEqual({ verdict: 'unwinnable', aim: 'unwinnable' });
    expect(lostDeal(overUnder)).toEqual({ verdict: 'unwinnable', aim: 'unwinnable' });
    expect(lostDeal(reno)).toEqual({ verdict: 'unknown', aim: 'unwinnable' });
  });
});

describe('after a move', () => {
  const line: readonly Move[] = ['draw', 'waste>tableau-1', 'draw'].map(moveOf);
  const winnable: SearchResult = { verdict: 'winnable', aim: 'winnable', best: 9, isMost: true, line };

  it('of the line, the rest of the line leads to the same result', () => {
    expect(resultAfter(winnable, moveOf('draw'))).toEqual({ ...winnable, line: line.slice(1) });
    expect(resultAfter({ ...winnable, line: line.slice(1) }, moveOf('waste>tableau-1'))).toEqual({
      ...winnable,
      line: line.slice(2),
    });
  });

  it('that is not of the line, nothing is known about a winnable position', () => {
    expect(resultAfter(winnable, moveOf('waste>tableau-2'))).toBeUndefined();
    expect(resultAfter({ ...winnable, line: [] }, moveOf('draw'))).toBeUndefined();
    expect(resultAfter({ ...winnable, line: undefined }, moveOf('draw'))).toBeUndefined();
  });

  it('an unwinnable position stays unwinnable, and its figures no longer apply', () => {
    const lost: SearchResult = { verdict: 'unwinnable', aim: 'unwinnable', fewest: 3, isMost: true };
    expect(resultAfter(lost, moveOf('draw'))).toEqual({ verdict: 'unwinnable', aim: 'unwinnable' });
  });

  it.each([
    ['unwinnable', 'winnable'],
    ['unknown', 'unwinnable'],
    ['unknown', 'unknown'],
  ] as const)('nothing follows if the win is %s and the aim %s', (verdict, aim) => {
    expect(resultAfter({ verdict, aim }, moveOf('draw'))).toBeUndefined();
  });
});
