// Columns that block each other: if each card is on one that must go to a foundation first, none can ever go.
import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../src/engine.js';
import { tableAt } from '../../../src/engine/table-from-position.js';
import { Deadlock } from '../../../src/solver/deadlock.js';
import { State } from '../../../src/solver/state.js';
import * as games from '../../../src/variants/index.js';
import { aboveStock, planAt, planFor, withoutOptions, type RuleChange } from '../../support/plans.js';
import { yukon } from '../../support/custom-games.js';

const demon = withoutOptions(games.demon);

describe('the games in which columns can block each other', () => {
  const applies = (game: Variant, ...changes: readonly RuleChange[]): boolean =>
    new Deadlock(planFor(game, ...changes)).applies;

  it('are those in which cards go to the foundations one by one, in whatever way columns move', () => {
    expect(applies(demon)).toBe(true);
    expect(applies(yukon)).toBe(true);
    for (const gives of ['any', 'top', 'run', 'top-or-run'])
      expect(applies(demon, ['piles.tableau.gives', gives])).toBe(true);
  });

  it.each<[path: string, value: unknown]>([
    ['piles.foundation.takes.single', false],
    ['piles.reserve.takes', { from: ['tableau'], build: { suit: 'any', steps: [1] } }],
    ['piles.reserve.takes', { from: ['tableau'], empty: [{ accepts: 'any' }], most: 1 }],
  ])('but not if %s is %j', (path, value) => expect(applies(demon, [path, value])).toBe(false));
});

/** Whether these columns are blocked; foundations begin with fives, and all other cards are available. */
function isBlocked(columns: readonly string[], foundations: readonly string[] = ['5H']): boolean {
  const piles = {
    ...Object.fromEntries(foundations.map((cards, i) => [`foundation-${String(i + 1)}`, cards])),
    ...Object.fromEntries(columns.map((cards, i) => [`tableau-${String(i + 1)}`, cards])),
  };
  const table = tableAt(aboveStock('demon', piles));
  const plan = planAt(table);
  const heights = [0, 0, 0, 0];
  for (const cards of foundations) heights['SHDC'.indexOf(cards.at(-1) as string)] = cards.split(' ').length;
  return new Deadlock(plan).holds(new State(plan, table), heights);
}

describe('whether a card can ever go to a foundation', () => {
  it('no, if two columns wait for each other', () => expect(isBlocked(['6S 8H', '7H 7S'])).toBe(true));
  it('yes, if one of them is in the other order', () => {
    expect(isBlocked(['8H 6S', '7H 7S'])).toBe(false);
    expect(isBlocked(['6S 8H', '7S 7H'])).toBe(false);
  });
  it('no, if a column has its own suit in reverse order', () => {
    expect(isBlocked(['6H 7H'])).toBe(true);
    expect(isBlocked(['7H 6H'])).toBe(false);
    expect(isBlocked(['KC', '9D', '4C 3C', '8D 9S'])).toBe(false);
    expect(isBlocked(['KC', '9D', '3C 4C', '8D 9S'])).toBe(true);
  });
  it('yes, if the lower one is on a foundation', () =>
    expect(isBlocked(['6S 8H', '9S 7S'], ['5H 6H 7H'])).toBe(false));
  it('no, in a cycle of four columns and suits', () => {
    const circle = ['6S 7H', '6H 7D', '6D 7C', '6C 7S'];
    expect(isBlocked(circle)).toBe(true);
    for (const i of circle.keys())
      expect(isBlocked(circle.map((cards, n) => (n === i ? (cards.split(' ')[1] as string) : cards)))).toBe(
        false,
      );
  });
  it('with wrapping: the card after the king waits for it', () => {
    expect(isBlocked(['KS AS'])).toBe(true);
    expect(isBlocked(['AS KS'])).toBe(false);
    expect(isBlocked(['3D AS', 'KS 4D'])).toBe(true);
    expect(isBlocked(['AS 3D', 'KS 4D'])).toBe(false);
  });
});
