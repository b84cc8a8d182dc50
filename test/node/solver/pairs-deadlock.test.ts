// Cards of a game of pairs that can never be paired: all partners are gone, or cover them, or are covered by them. The
// proof of its soundness is covered.test.ts, which compares verdicts with a plain search.
import { describe, expect, it } from 'vitest';
import { CARDS, Game, defineVariant, type Card } from '../../../src/engine.js';
import { tableAt } from '../../../src/engine/table-from-position.js';
import { pyramid } from '../../../src/games/pyramid.js';
import { PairsDeadlock } from '../../../src/solver/pairs-deadlock.js';
import { State } from '../../../src/solver/state.js';
import { solveWith } from '../../../src/solver/stepper.js';
import { planAt } from '../../support/plans.js';

defineVariant(pyramid);

/** A position of Pyramid with these cards; all others are discarded. */
function positionOf(piles: Readonly<Record<string, string>>, options: Record<string, string> = {}) {
  const { position } = Game.deal(pyramid, { deal: 1, options });
  const cardsOf = (id: string): Card[] => (piles[id] ? (piles[id].split(' ') as Card[]) : []);
  const used = new Set(Object.keys(piles).flatMap(cardsOf));
  return {
    ...position,
    deal: null,
    score: 0,
    piles: position.piles.map((pile) => {
      const cards = pile.kind === 'discard' ? CARDS.filter((card) => !used.has(card)) : cardsOf(pile.id);
      return { ...pile, cards, faceDown: pile.kind === 'stock' ? cards.length : 0 };
    }),
  };
}

function isLost(piles: Readonly<Record<string, string>>, options?: Record<string, string>): boolean {
  const table = tableAt(positionOf(piles, options));
  const state = new State(planAt(table), table);
  const deadlock = new PairsDeadlock(state);
  expect(deadlock.applies).toBe(true);
  return deadlock.holds(state);
}

describe('a position of Pyramid is lost', () => {
  // tableau-1 is the tip of the pyramid; tableau-2 and tableau-3 cover it, and tableau-4 covers tableau-2
  it('if the only partners of a card cover it, or lie under it', () => {
    expect(isLost({ 'tableau-1': '8H', 'tableau-2': '5S', 'tableau-3': '5D', stock: '8S 8D' })).toBe(true);
    expect(isLost({ 'tableau-1': '8H', 'tableau-4': '5S', 'tableau-2': '8C', stock: '8S' })).toBe(true);
    expect(isLost({ 'tableau-1': '8H', 'tableau-2': '5S', stock: '5D 8S' })).toBe(false);
    expect(isLost({ 'tableau-2': '8H', 'tableau-3': '5S' })).toBe(false);
  });

  it('if all partners are gone, but not for a king, which leaves alone', () => {
    expect(isLost({ 'tableau-1': '8H', stock: '8S' })).toBe(true);
    expect(isLost({ 'tableau-1': 'KH', stock: '8S' })).toBe(false);
  });

  it('if two cards need the same partner', () => {
    expect(isLost({ 'tableau-2': '8H', 'tableau-3': '8S', waste: '5D' })).toBe(true);
    expect(isLost({ 'tableau-2': '8H', 'tableau-3': '8S', waste: '5D 5C' })).toBe(false);
  });

  it('because of a card of the stock only if all cards have to be cleared', () => {
    expect(isLost({ 'tableau-1': 'KH', stock: '8S' }, { goal: 'all' })).toBe(true);
    expect(isLost({ 'tableau-1': 'KH', stock: '8S 5S' }, { goal: 'all' })).toBe(false);
  });
});

it('a place that is already empty covers nothing, although others cover it', () => {
  // tableau-2 is empty, so tableau-4, which covers its place, does not cover tableau-1
  expect(isLost({ 'tableau-1': '8H', 'tableau-4': '5S' })).toBe(false);
});

it('a deal in which a card can never be paired is decided in one state', () => {
  const lost = positionOf({ 'tableau-1': '8H', 'tableau-2': '5S', 'tableau-3': '5D', stock: '8S 8D 2S 3S' });
  expect(solveWith(lost, {}, () => 0)).toMatchObject({ verdict: 'unwinnable', states: 1 });
});
