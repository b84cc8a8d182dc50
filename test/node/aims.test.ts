// The aim of a game: what a verdict is about, the cards left over, and whether and how a score is compared.
import { describe, expect, it } from 'vitest';
import { Game } from '../../src/engine.js';
import { aboutOf, cardsLeft, isFewestAim, isScored, netAim, rated } from '../../src/engine/aim.js';
import { described } from '../support/described.js';

const NONE = described({});
const NET = described({}, { aim: { net: 5 } });
const NET_ZERO = described({}, { aim: { net: 0 } });
const FEWEST = described({}, { goal: { empty: 'tableau' }, aim: { left: 'fewest' } });

describe('the aim of a game', () => {
  it('is a net score only if the description states one, which may be zero', () => {
    expect([NONE, NET, NET_ZERO, FEWEST].map(netAim)).toEqual([undefined, 5, 0, undefined]);
  });

  it('is to leave few cards only if the description says so', () => {
    expect([NONE, NET, FEWEST].map(isFewestAim)).toEqual([false, false, true]);
  });

  it('is what a verdict is about only if it is a net score; otherwise the verdict is about winning', () => {
    expect([NONE, NET, NET_ZERO, FEWEST].map(aboutOf)).toEqual(['win', 'aim', 'aim', 'win']);
  });
});

describe('the cards left', () => {
  it('are those in the piles that the goal empties', () => {
    const { position } = Game.deal(FEWEST, { deal: 1 });
    expect(cardsLeft(position, FEWEST)).toBe(12);
    expect(cardsLeft(position, { goal: { empty: 'stock' } })).toBe(40);
  });

  it('are counted in all piles of a kind, or only in those of a group', () => {
    const piles = [
      { id: 'left-1', kind: 'tableau', cards: ['AS', '2S'], faceDown: 0 },
      { id: 'left-2', kind: 'tableau', cards: ['3S'], faceDown: 0 },
      { id: 'right', kind: 'tableau', cards: ['4S'], faceDown: 0 },
    ] as const;
    expect(cardsLeft({ piles }, { goal: { empty: 'left' } })).toBe(3);
    expect(cardsLeft({ piles }, { goal: { empty: 'tableau' } })).toBe(4);
  });

  it('are none in a game whose goal fills piles', () => {
    expect(cardsLeft(Game.deal(NONE, { deal: 1 }).position, NONE)).toBe(0);
  });
});

describe('a game has a score', () => {
  it.each([
    ['plays score', { plays: [{ to: 'foundation', points: 1 }] }],
    ['complete runs score', { collected: 100 }],
    ['complete runs cost points', { collected: -1 }],
    ['moves score', { moves: 1 }],
    ['moves cost points', { moves: -1 }],
    ['the deck has a price', { stake: 52 }],
  ] as const)('if %s', (_, score) => {
    expect(isScored({ score })).toBe(true);
  });

  it('only if something changes it that the player does', () => {
    expect(isScored({ score: {} })).toBe(false);
    expect(isScored({ score: { plays: [], collected: 0, moves: 0, stake: 0, start: 5, won: 10 } })).toBe(
      false,
    );
  });
});

describe('a score is stored', () => {
  it('negated where the lowest is best, so that more is always better', () => {
    expect(rated({ score: { best: 'lowest' } }, 7)).toBe(-7);
    expect(rated({ score: { best: 'lowest' } }, -7)).toBe(7);
    expect(rated({ score: { best: 'highest' } }, 7)).toBe(7);
    expect(rated({ score: {} }, 7)).toBe(7);
  });

  it('as zero without a sign, and not at all if there is none', () => {
    expect(rated({ score: { best: 'lowest' } }, 0)).toBe(0);
    expect(rated({ score: { best: 'lowest' } }, undefined)).toBeUndefined();
  });
});
